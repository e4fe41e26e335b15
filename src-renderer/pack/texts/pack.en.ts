import { shown } from '../../../src-shared/kernel/problem.ts'
import { the } from '../../../src-shared/games/text/playing.ts'
import { count } from '../../../src-shared/language/figures.ts'

export const EN = {
  open: {
    sealedTitle: 'Open your pack',
    sealedLead: 'It is sealed. The game master has told you its passphrase, or you have agreed on one.',
    passphrase: 'Passphrase',
    show: 'Show what is typed',
    open: 'Open',
    opening: 'Opening',
    another: 'Another pack',
    title: 'Open a player pack',
    lead: (ending: string) => `Choose the pack file the game master sent you (its name ends in ${ending}), or drop it here.`,
    choose: 'Choose a pack',
    tooLarge: 'This file is far larger than any pack: choose another.',
    tooOld: 'This browser is too old to unpack the pack in this page: open the file in a current Chrome, Edge, Firefox or Safari.',
    damaged: 'The pack in this page is damaged: ask the game master to send the file again.',
    alone: 'This page works by itself: it sends nothing and loads nothing.',
  },
  atTheTable:
    'A pack cannot answer: answer at the table. Where the game has orders, prepare it as orders, and send the orders file to the game master.',
  file: {
    title: 'Orders file',
    lead: (round: number, lines: number) =>
      `What you prepare stays in this browser. To hand it in, write the orders file (for round ${round}, ${
        lines === 0 ? 'nothing in it so far' : count(lines, 'line')
      }) and send it to the game master by mail or chat.`,
    readers: 'Who can read it',
    master: { title: 'Sealed to the game master', text: 'Only the game master can read it, and you with this pack.' },
    passphrase: { title: 'Sealed with a passphrase', text: 'Anyone who knows the passphrase can read it.' },
    none: { title: 'Not sealed', text: 'Anyone who gets the file can read it.' },
    passphraseLabel: 'Passphrase',
    passphraseHint: 'Tell it to the game master by another way than the file.',
    weak: (least: number) => `Give a passphrase of at least ${least} characters: better, four words nobody would guess.`,
    /** In the name of the file. */
    ofRound: (round: number) => `round ${round}`,
    write: 'Write orders file',
    writing: 'Writing',
    load: 'Load an orders file',
    ofFile: 'Passphrase of the file',
    open: 'Open it',
    tooLarge: 'This file is far larger than any orders: choose another.',
    takenUp: (seat: string) => `The orders of ${the(seat)} were taken up from the file.`,
    otherRound: (written: number, round: number) => ` They were written for round ${written}: look them through for round ${round}.`,
    altered: 'This file was changed since it was written, or written with another pack: choose another, or write the orders again.',
    foreign: (seat: string) =>
      `These are orders of ${shown(seat)} in another campaign or of another seat: choose a file that was written with this pack.`,
  },
}
