import { count, figure, signed } from '../../../../src-shared/language/figures.ts'
import { accountName, seatName } from '../../../wording/names.ts'

export const EN = {
  title: 'Rules',
  lead: 'In our own words, with what the book leaves open and how this table plays it.',
  unknown: (id: string) => `The rulebook has no rule ${id}. Search for it by a word.`,
  search: 'Search the rules',
  searchCommand: 'Rules: search',
  print: 'Print the rules',
  placeholder: (rule: string) => `Search: ${rule}, or any words`,
  chapter: 'Go to a chapter',
  all: (rules: number) => count(rules, 'rule'),
  found: (found: number, rules: number) => `${figure(found)} of ${count(rules, 'rule')}`,
  none: { title: 'No rule has all these words', text: "Try fewer, or a part of a rule's number such as MON.", back: 'Show all rules' },
  status: {
    moderator: 'The game master decides this at the table.',
    open: 'The table plays this by itself.',
  },
  here: (text: string) => `Here: ${text}`,
  byDefault: (text: string) => `By default: ${text}`,
  applied: 'Last applied:',
  change: (account: string, owner: string, delta: number) => `${accountName(account)} of ${seatName(owner)} ${signed(delta)}`,
  why: (change: string) => `${change}: why?`,
}
