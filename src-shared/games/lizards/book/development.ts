import type { RuleTexts } from '../../text/ruleText.ts'

export const DEVELOPING = {
  'LZ-DEV-1': {
    title: 'Order of Development',
    summary:
      'First the orders of this phase are shuffled and carried out. Then rafts sink, leaderless Home Dens and unfinished dens fall, warriors starve, spies rejoin bands, and the spies that are left too long go bush. At the end it is checked whether someone has won.',
  },
  'LZ-DEV-2': {
    title: 'Recruiting warriors',
    summary:
      'RE turns 34% of the den lizards of an own den into warriors, at most once per den and turn. The den may have been taken this turn, but the clan must own a Home Den.',
    rulings: [1, 55],
  },
  'LZ-DEV-3': {
    title: 'Recruits stay put',
    summary: 'Recruits cannot move in the turn in which they are recruited.',
  },
  'LZ-DEV-4': {
    title: 'Giving to others',
    summary:
      'GI gives everything that the clan owns in a hex to another clan: the warriors, the den with its den lizards, or the Temple, bridge or raft. A Home Den cannot be given. Each clan has one GI a turn.',
    rulings: [56],
  },
  'LZ-DEV-5': {
    title: 'Disturbed builders',
    summary:
      'Builders fail if they were disturbed this turn: if they were attacked or hit, if they caught an enemy spy, or if friends moved into their hex.',
    rulings: [57],
  },
  'LZ-DEV-6': {
    title: 'Works per hex',
    summary: 'In one hex Greens can do one work a turn, and Greys one as well.',
  },
  'LZ-DEV-7': {
    title: 'Making land Fertile',
    summary:
      'With BF at least 10 Greens make Plains, a Swamp or Scrub Fertile. They must have been in that hex since the start of the turn.',
    rulings: [57],
  },
  'LZ-DEV-8': {
    title: 'Destroying a Fertile hex',
    summary: 'With DF at least 10 Greens turn a Fertile hex into Plains. They must have been in that hex since the start of the turn.',
    rulings: [57],
  },
  'LZ-DEV-9': {
    title: 'Building a raft',
    summary:
      'With BR at least 20 Greens in Scrub build a raft in a Water hex next to them. It sinks after 5 to 7 turns. Greens aboard know when.',
    rulings: [58],
  },
  'LZ-DEV-10': {
    title: 'Building a den',
    summary:
      'With BD at least 50 Greys build a den on Plains, Scrub or a Fertile hex. They need two turns in a row, but on a Ruin only one.',
    rulings: [59],
  },
  'LZ-DEV-11': {
    title: 'Building a bridge',
    summary:
      'With BB at least 20 Greys on land build a bridge in a water hex next to them, if there is land on its far side. Afterwards it can be entered from all sides.',
    rulings: [60],
  },
  'LZ-DEV-12': {
    title: 'Destroying a bridge',
    summary: 'With DB at least 20 Greys destroy a bridge in a hex next to them. They cannot destroy one they are on.',
    rulings: [79],
  },
  'LZ-DEV-13': {
    title: 'Half-built dens',
    summary: 'A half-built den that is not finished in the next turn vanishes and leaves no Ruin.',
  },
  'LZ-DEV-14': {
    title: 'Starving warriors',
    summary: 'Of each group that is Starving half die every turn, rounded down. So a lone lizard survives.',
    rulings: [61],
  },
  'LZ-DEV-15': {
    title: 'Who owns what',
    summary:
      'Dens, Temples and bridges belong to the clan that built or bought them, until a band of another clan takes them by entering their hex. They stay its own when the band leaves.',
    rulings: [42],
  },
} satisfies RuleTexts

export const SPYING = {
  'LZ-SPY-1': {
    title: 'How spies move',
    summary: 'Only SN moves spies. They may enter hexes with enemies and stay there.',
    rulings: [62],
  },
  'LZ-SPY-2': {
    title: 'Catching spies',
    summary:
      'A spy that is caught dies. In a hex with enemies the chance of that is 1% for every 3 of them, but at most 95%. In a den that is not its own it is always caught.',
    rulings: [63],
  },
  'LZ-SPY-3': {
    title: 'What endangers spies',
    summary:
      'Spies do not fight, and stones never hit them. Sea monsters, Swamps, Whirlpools and Cursed hexes are as dangerous to them as to other lizards.',
  },
  'LZ-SPY-4': {
    title: 'Spies rejoin bands',
    summary:
      'In Development a spy turns back into a warrior of its colour if its clan has a band in that hex and the limit of 300 allows. The band may be a single warrior, but other spies or den lizards are no band.',
    rulings: [64],
  },
  'LZ-SPY-5': {
    title: 'Spies go bush',
    summary: 'A spy that has not rejoined a band within 4 turns returns to the wild and is gone.',
    rulings: [65],
  },
  'LZ-SPY-6': {
    title: 'Spies on rafts',
    summary: 'A raft protects a spy that boards it. But a spy cannot sail: when the raft leaves, it stays behind in the water.',
    rulings: [40],
  },
} satisfies RuleTexts
