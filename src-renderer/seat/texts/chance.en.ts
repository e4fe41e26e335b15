/** What a player's device adds to the dice. */
export const EN = {
  title: 'Add to the dice',
  lead: 'Before the first roll this device can add chance of its own. Then nobody alone, not even the game master, has chosen what the app will roll.',
  add: 'Add to the dice',
  added: 'This device adds to the dice when the game master takes it up. Keep this page open until then.',
  elsewhere:
    'Another device of yours has promised to add to the dice, or this page did before it was reloaded. One device adds for your seat: leave it to that one, or add from here instead.',
  instead: 'Add from here instead',
  leftOut: 'The dice were mixed without what this device sent. Ask the game master why.',
  doing: 'something was added to the dice',
  facts: 'The dice',
  hash: 'This is the hash of the seed. Note it down: with it you can tell at the end that the dice were fixed before the first roll.',
  seed: 'This is the seed, shown since the game is over: every roll follows from it.',
  how: 'A page that comes with the program checks every roll once the game is over; it needs no network and no program.',
}
