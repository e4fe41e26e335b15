import type { RuleTexts } from '../../text/ruleText.ts'

export const FACTORS = {
  'HQ-FAC-1': {
    title: 'The score',
    summary:
      'Each side throws one die of 6 and adds its factor, against foot if the opponent is foot, else against others, and every line that applies to it.',
    rulings: [30],
  },
  'HQ-FAC-2': {
    title: 'Hampered: 2 less',
    summary:
      'Take 2 off a side in bad going, unless it is Shooters, Warband, Lurkers or Beasts; off mounted troops but Beasts, and off aerials, who fight an enemy in bad going; off who fights Water Lurkers; and off who bespells a Magician within 600 paces of his Stronghold.',
    rulings: [31, 32, 54, 56],
  },
  'HQ-FAC-3': {
    title: 'Sheltered: 2 more',
    summary:
      'Add 2 to the target if the way from who bespells it crosses water, if it is within 600 paces of a Paladin or Cleric, or if it is bespelled or shot at in a wood or a built-up area.',
    rulings: [33],
  },
  'HQ-FAC-4': {
    title: 'The general: 1 more',
    summary: 'Add 1 to the element of the general when it is shot at, bespelled or in close combat.',
  },
  'HQ-FAC-5': {
    title: 'Enemies with aid: 1 less',
    summary:
      'Take 1 off the target for the 2nd and the 3rd element that shoots or bespells along with the first, and likewise off a Stronghold for those that attack it with the first: 2 off at most.',
    rulings: [26, 57],
  },
  'HQ-FAC-6': {
    title: 'An enemy behind: 1 less',
    summary: 'In close combat take 1 off if the whole front edge of an enemy touches the rear edge.',
  },
  'HQ-FAC-7': {
    title: 'Uphill or riverbank: 1 more',
    summary: 'In close combat add 1 for an element uphill of ground troops, or defending a riverbank against them.',
    rulings: [34],
  },
  'HQ-FAC-8': {
    title: 'Flanks and supporters: 1 less',
    summary:
      'In close combat take 1 off for each flank that is overlapped or touched, and 1 off for each enemy shooter or bespeller who supports.',
    rulings: [28, 35],
  },
  'HQ-FAC-9': {
    title: 'A second rank: 1 more',
    summary: 'In close combat add 1 to Spears that other Spears support, or Warband that other Warband supports, both in good going.',
    rulings: [35],
  },
} satisfies RuleTexts
