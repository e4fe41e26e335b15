import type { RuleTexts } from '../../text/ruleText.ts'

export const ENDING = {
  'GL-WIN-1': { title: 'The last one wins', summary: 'In conquest the last player left wins.', rulings: [154] },
  'GL-WIN-2': {
    title: 'A house dies out',
    summary: 'A player is out when ruler, spouse and everybody who could inherit are dead.',
    rulings: [149],
  },
  'GL-WIN-3': { title: 'All land lost', summary: 'A player without a territory of their own is out.', rulings: [150] },
  'GL-WIN-4': {
    title: 'Broken by the timeline',
    summary: 'A player who can neither bear the loss of timeline turn 6 nor fall back an age is out.',
    rulings: [19],
  },
  'GL-WIN-5': {
    title: 'Falling together',
    summary: 'Players who fall in the same step share a draw if nobody is left; if one is left, that one wins.',
    rulings: [151],
  },
  'GL-WIN-6': {
    title: 'Estate of the fallen',
    summary: 'Land enemies occupy goes to them and the rest to nobody; everything else of the fallen player ends.',
    rulings: [152],
  },
  'GL-WIN-7': {
    title: 'The peaceful game',
    summary:
      'Only kingdoms and tribes may be attacked; raids and assassins are out, spies stay. The game ends with the timeline, and most points win.',
    rulings: [153],
  },
  'GL-WIN-8': {
    title: 'The final score',
    summary:
      'Each culture counts 2, technology 1, military technology 0.5, territory 1.5, prestige 4, person 0.25, stone 1.25, metal 2, food and wood 0.5, wealth 5, and each age past the first 10,000.',
    rulings: [155, 156, 157],
  },
} satisfies RuleTexts
