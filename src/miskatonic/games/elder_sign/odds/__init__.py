"""What can be told of chances in Elder Sign, exact unless it says otherwise."""
