import { count, figure } from '../../../../src-shared/language/figures.ts'
import { seatName } from '../../../wording/names.ts'

const entries = (many: number): string => count(many, 'entry', 'entries')

export const EN = {
  rolls: {
    title: 'Who rolled',
    forMaster: 'The rolls themselves are in the record of the game master. Their results are in your chronicle, each with its rule.',
    none: 'Nothing has been rolled yet.',
    counted: (app: number, hand: number) => `${count(app + hand, 'roll')}: ${figure(app)} by the app, ${figure(hand)} at the table.`,
    takenBack: (many: number) =>
      `${count(many, 'more was', 'more were')} taken back; the app gives the same dice for the same question again.`,
    once: 'A question is rolled for once: there is no second try, but by taking back in sight of all.',
    seat: 'Seat',
    app: 'By the app',
    hand: 'At the table',
    void: 'Taken back',
    look: 'Look at them',
    every: 'Every roll',
    everyOf: (seat: string) => ` of ${seatName(seat)}`,
    all: 'Every roll in the chronicle',
    atTable: 'Those at the table',
  },
  dice: {
    which: 'Which dice',
    all: 'All dice',
    app: 'Rolled by the app',
    hand: 'Rolled at the table',
    none: 'No percentile dice of this kind have been rolled.',
    forMaster: 'The dice themselves are known to the game master.',
  },
  check: {
    title: 'The record and its seed',
    lead: 'Reads the whole file again, checks its chain, adds up every figure and plays all answers once more.',
    start: 'Check the record',
    cancel: 'Cancel',
    label: 'Checking the record',
    parts: { chain: 'Checking the chain', folds: 'Adding up the figures', replay: 'Playing the answers again' },
    begun: 'Playing the whole record again.',
    stopped: 'The check was stopped: nothing is said about the record.',
    bad: (many: number) => `The record of ${entries(many)} is not in order.`,
    good: (many: number) => (many === 1 ? 'The only entry is in order.' : `All ${entries(many)} are in order.`),
    chain: {
      good: 'The chain is unbroken.',
      bad: 'The chain is broken.',
      means: 'Every entry is sealed to the one before it: nothing was changed, left out or put in between.',
    },
    folds: {
      good: 'The figures add up.',
      bad: 'The figures do not add up.',
      means: 'All postings added up from the first entry give the figures of today.',
    },
    replay: {
      good: 'The replay gives the same record.',
      bad: 'The replay gives a different result.',
      means: 'Played again by the rules, the same answers come to the same, and the dice of the app follow from the seed.',
    },
    older: 'Resolved by older rules.',
    flaws: {
      line: (line: number, reason: string) => `Damaged: line ${line} (${reason}).`,
      seed: 'The seed in line 2 is not the one that line 1 vouches for.',
      folds: 'The stored effects do not add up to the world on the table.',
      replay: (seq: number) => `Entry ${seq}: the rules now give another result than was recorded.`,
      older: (begun: number, now: number) =>
        `The campaign was begun under version ${begun} of its rules, and this program plays version ${now}. What was recorded is unchanged.`,
    },
    reasons: {
      'not the header its entries were made for': 'not the header its entries were made for',
      'not JSON': 'not JSON',
      'no hash': 'no hash',
      'hash does not fit the line': 'hash does not fit the line',
      'does not follow the line before': 'does not follow the line before',
      'wrong number': 'wrong number',
      'no entry this version knows': 'no entry this version knows',
      'nested too deeply': 'nested too deeply',
      'not what the rules write': 'something the rules never write',
    },
  },
  seed: {
    hash: 'Hash of the seed, shown from the start (SHA-256)',
    seed: 'Seed',
    later: 'Shown when the game is over: with it, everybody can work out every roll of the app again.',
    notThen: 'Not shown while you look back.',
    fits: 'Its hash is the one shown from the start: it was not changed.',
    differs: 'Its hash is not the one shown from the start!',
  },
}
