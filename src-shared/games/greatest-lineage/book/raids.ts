import type { RuleTexts } from '../../text/ruleText.ts'

export const RAIDS = {
  'GL-RAID-1': {
    title: "A raid's force",
    summary: "A raid needs no declaration, and fewer than 10% of the raider's people as warriors. There are none in the peaceful game.",
    rulings: [67, 68, 69],
  },
  'GL-RAID-2': { title: 'Time between raids', summary: 'A whole turn must lie between two raids of a player.', rulings: [75] },
  'GL-RAID-3': {
    title: 'Goals of a raid',
    summary: 'Kill people, burn tokens, steal tokens, tear down a monument; never take land.',
    rulings: [70],
  },
  'GL-RAID-4': {
    title: 'Chance of each goal',
    summary: 'Each goal comes true on 40 or less, 8 less for every goal past the first.',
    rulings: [71],
  },
  'GL-RAID-5': {
    title: 'People killed by raiders',
    summary: 'The target loses as large a share of its people as the raiders are of theirs, before any answer.',
    rulings: [72],
  },
  'GL-RAID-6': { title: 'Tokens burnt or stolen', summary: 'Up to half of the successful roll, in tokens.', rulings: [73] },
  'GL-RAID-7': {
    title: 'A monument torn down',
    summary: 'Success removes the monument that was named, and its prestige; no further roll.',
  },
  'GL-RAID-8': {
    title: "The victim's answer",
    summary: 'The victim may fight the raiders with a kill roll as in war, adding 2 for every goal that was tried.',
    rulings: [74],
  },
} satisfies RuleTexts
