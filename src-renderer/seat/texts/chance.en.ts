/** Chance that a player's device adds: dice and draws follow from it. */
export const EN = {
  title: 'Add chance of your own',
  lead: 'Before the first roll or draw this device can add chance of its own. Then nobody alone, not even the game master, has chosen what the app will roll and draw.',
  add: 'Add chance',
  added: 'This device adds its chance when the game master takes it up. Keep this page open until then.',
  elsewhere:
    'Another device of yours has promised to add its chance, or this page did before it was reloaded. One device adds for your seat: leave it to that one, or add from here instead.',
  instead: 'Add from here instead',
  leftOut: 'Chance was mixed without what this device sent. Ask the game master why.',
  doing: 'chance was added',
  facts: 'Chance at this table',
  hash: 'This is the hash of the seed. Note it down: with it you can tell at the end that dice and draws were fixed before the first of them.',
  seed: 'This is the seed, shown since the game is over: every roll and draw follows from it.',
  how: 'A page that comes with the program checks every roll and draw once the game is over; it needs no network and no program.',
}
