"""What can be told of chances in the card game, exact unless it says otherwise."""
