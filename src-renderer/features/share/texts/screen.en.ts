import { seatName, theSeat } from '../../../wording/names.ts'

export const EN = {
  hand: {
    title: 'Hand the screen over',
    text: "The curtain comes down, and behind it a player's PIN opens that player's own pages and orders, and what is asked of that player now. Nothing else is on this screen meanwhile.",
    to: (seat: string) => `To ${theSeat(seat)}`,
    lower: 'Only lower the curtain',
  },
  own: {
    title: 'Your own view',
    hasPin:
      'It has a PIN. It is asked for when the campaign is opened, when the screen comes back to you, and after a while without input.',
    noPin: 'It has no PIN: anyone at the screen can go back to your view from the curtain. Set one if players handle this computer.',
    whose: 'PIN of the game master',
    set: 'Set the PIN',
    change: 'Change the PIN',
    hint: "4 to 12 digits. Nobody can look it up: write it down if you may forget it. Anyone who has the campaign's file can read all of it anyway.",
    soFar: 'PIN so far',
    takeAway: 'Take it away',
    goOn: 'Continue',
    changeIt: 'Change it',
    leave: 'Leave it as it is',
    gone: 'The PIN is removed: your view opens without one.',
    isSet: 'The PIN is set. Your view asks for it from now on.',
  },
  players: {
    title: 'PINs of the players',
    text: 'Each player chooses one when the screen is handed over for the first time. Your own PIN can remove a forgotten one, and the player then chooses another.',
    chosen: 'PIN chosen',
    none: 'No PIN yet',
    takeAway: 'Take it away',
    from: (seat: string) => ` from ${theSeat(seat)}`,
    leave: 'Cancel',
    chooseAnew: (seat: string) => `The ${seatName(seat)} choose a new PIN when the screen is handed to them next.`,
    ownFirst: (seat: string) => `Choose a PIN of your own first, above: with it the one of ${theSeat(seat)} can be taken away.`,
  },
  falls: 'When the curtain falls automatically',
}
