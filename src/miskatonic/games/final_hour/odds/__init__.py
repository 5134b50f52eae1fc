"""What can be told of chances in Final Hour, exact unless it says otherwise."""
