import { theSeat } from '../../../wording/names.ts'

export const EN = {
  title: 'Share',
  lead: 'How players take part: on their own devices, behind the curtain of this screen, or at home with a file. Each sees what is theirs.',
  ways: 'Ways to share',
  parts: { devices: "Players' devices", screen: 'Shared screen', files: 'Files for home', orders: 'Orders files' },
  files: {
    forWhom: 'For whom',
    player: (name: string) => `(${name})`,
    nobody: 'Nobody plays yet, so there is nobody to give a file to.',
    /** Of a file: the campaign, whose it is, and which round. */
    name: (title: string, seat: string, round: number) => [title, seat, `round ${round}`].filter((part) => part !== '').join(' - '),
    report: (name: string) => `${name}.report`,
  },
  pack: {
    title: 'Player pack',
    lead: 'The ledger with every why, the pages of the game and what this seat saw. It needs no connection.',
    leadOrders: 'An editor in it writes orders to send back.',
    as: 'As',
    html: { title: 'One page', text: 'Opens in a browser, from the disk, on a phone as well.' },
    json: { title: 'Data', text: 'For a player who has the workbench, or wants to look inside.' },
    seal: 'Seal it with a passphrase',
    sealHint: 'Give it to the player separately from the file. It is not stored: without it nobody can open the file.',
    unsealed: (seat: string) => `Not sealed: anyone who gets the file can read the secrets of ${theSeat(seat)}.`,
    unsealedOrders: 'They can also write orders in that player’s name.',
    making: 'Making it',
    save: (seat: string) => `Save the pack of ${theSeat(seat)}`,
  },
  all: {
    title: 'Everybody at once',
    lead: 'One ZIP file with a file for each player, named by round and seat: the reports of the last round that is over, or the packs as they are now.',
    reports: 'All reports',
    packs: 'All packs',
    making: 'Making them',
    unsealed: 'The files in it are not sealed: unpack it, and give each player their own file only.',
    /** Name of the ZIP: the campaign, its contents and the round. */
    file: (title: string, what: 'reports' | 'packs', round: number) =>
      [title, what, `round ${round}`].filter((part) => part !== '').join(' - '),
  },
  key: {
    title: 'A pack in the wrong hands',
    lead: (seat: string) =>
      `Anyone who has a pack of ${theSeat(seat)} can write orders in their name. A new key ends that: orders from every pack made before are refused, and the player needs a new one.`,
    renew: 'Make a new key',
    question: (seat: string) => `Make a new key for the packs of ${theSeat(seat)}?`,
    hint: 'Orders files that were written with packs made so far can no longer be taken, also those that are on their way. What older packs show stays readable.',
    doRenew: 'Make the new key',
    leave: 'Leave it as it is',
    renewed: (seat: string) => `The packs of ${theSeat(seat)} have a new key. Save a new pack, and send it to the player.`,
  },
  passphrase: {
    label: 'Passphrase',
    show: 'Show',
    hide: 'Hide',
    unseen: ' the passphrase',
    empty: 'Four or more words that do not belong together are hard to guess and easy to say aloud.',
    weak: 'Weak: a computer guesses this. Add words.',
    fair: 'Fair: good enough between friends.',
    strong: 'Strong.',
  },
}
