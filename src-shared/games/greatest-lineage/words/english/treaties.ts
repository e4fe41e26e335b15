import type { Clause } from '../../rules/diplomacy/records.ts'
import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import { capitalThe, the } from '../names.ts'
import { capital } from '../../../../language/grammar.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Every kind of clause as a sentence, of its figures. */
const CLAUSES: Readonly<Record<Clause['kind'], (figures: Figures) => string>> = {
  tokens: ({ from, to, goods: what }) => `${capitalThe(from)} give ${the(to)} ${goods(what)}.`,
  people: ({ from, to, males, females }) =>
    `${people(males, females)} of ${the(from)} ${Number(males) + Number(females) === 1 ? 'goes' : 'go'} to ${the(to)}.`,
  land: ({ from, to, territories }) => `${capitalThe(from)} give ${the(to)} ${count(territories, 'territory', 'territories')}.`,
  release: ({ from, to, territories }) =>
    `${capitalThe(from)} give back ${count(territories, 'captured territory', 'captured territories')} to ${the(to)}.`,
  agents: ({ from, to }) => `${capitalThe(from)} call back all agents they have out against ${the(to)}.`,
  war: ({ one, other, victor }) =>
    `The war between ${listed([the(one), the(other)])} ends${victor === '' ? ' without a victor' : `; ${the(victor)} have won it`}.`,
  alliance: ({ one, other }) => `${capital(listed([the(one), the(other)]))} become allies.`,
  payment: ({ from, to, token, amount, first, last }) =>
    `${capitalThe(from)} pay ${the(to)} ${figure(amount)} ${figure(token)} ${rounds(first, last)}.`,
  text: ({ text }) => `“${figure(text)}”`,
}

/** Texts of treaties: their clauses, the forms they are written with, and what comes of them. */
export const TREATY_WORDS = {
  ...forms(),
  ...lines(),
} satisfies Wordings

function forms() {
  return {
    'act.treaty.tokens': () => 'Tokens',
    'act.treaty.tokens.hint': ({ other }) => signs(other),
    'act.treaty.people': () => 'People',
    'act.treaty.people.hint': ({ other }) => `${signs(other)} Commoners only; those without work go first.`,
    'act.treaty.land': () => 'Land',
    'act.treaty.land.hint': ({ other }) => signs(other),
    'act.treaty.release': () => 'Captured land goes back',
    'act.treaty.release.hint': () => 'What is not given back is its captor’s when the war ends.',
    'act.treaty.agents': () => 'Agents are called back',
    'act.treaty.agents.hint': () => 'Missions against the other party end. Whether there are any stays secret.',
    'act.treaty.war': () => 'The war ends',
    'act.treaty.war.hint': () => 'The victor, if there is one, is credited the prestige the war has cost the other.',
    'act.treaty.alliance': () => 'The two become allies',
    'act.treaty.payment': () => 'A payment in later rounds',
    'act.treaty.payment.hint': () => 'It is made in phase 5 of the payer. Who has too little then pays what there is.',
    'act.treaty.text': () => 'Anything else, in your own words',
    'act.treaty.text.hint': () => 'It is written down; to keep it is up to the two.',
    'act.treaty.remove': () => 'Take a clause out',
    'act.treaty.offer': ({ other }) => `Offer it to ${the(other)}`,
    'act.treaty.done': () => 'Leave it',
    'field.treaty.release': ({ from }) => `Territories ${the(from)} give back`,
    'field.treaty.agents': ({ from }) => `${capitalThe(from)} call back their agents`,
    'field.treaty.victor': () => 'Who has won it',
    'option.treaty.noVictor': () => 'Nobody',
    'option.treaty.victor': ({ victor }) => capitalThe(victor),
    'field.treaty.payer': () => 'Who pays',
    'field.treaty.token': () => 'What',
    'field.treaty.amount': () => 'How much a round',
    'field.treaty.first': () => 'In which round',
    'field.treaty.rounds': () => 'For how many rounds',
    'field.treaty.text': () => 'What is agreed',
    'field.treaty.clause': () => 'Which',
    ...Object.fromEntries(Object.entries(CLAUSES).map(([kind, text]) => [`option.treaty.${kind}`, text])),
  } satisfies Wordings
}

function lines() {
  return {
    ...Object.fromEntries(Object.entries(CLAUSES).map(([kind, text]) => [`line.treaty.${kind}`, text])),
    'line.treaty.concluded': ({ one, other }) => `${capital(listed([the(one), the(other)]))} make a treaty.`,
    'line.treaty.refused': ({ one, other }) => `${capitalThe(other)} refuse the treaty ${the(one)} have offered.`,
    'line.treaty.left': ({ one, other }) => `${capitalThe(one)} break off: the treaty with ${the(other)} comes to nothing.`,
    'line.treaty.short': ({ from, agreed, given }) =>
      `${capitalThe(from)} have only ${figure(given)} of the ${figure(agreed)} agreed upon to give.`,
    'line.treaty.recalled': ({ to, missions }) => `${count(missions, 'agent comes', 'agents come')} home from ${the(to)}.`,
    'line.treaty.paid': ({ from, to, token, amount, paid }) =>
      paid === amount
        ? `${capitalThe(from)} pay ${the(to)} ${figure(paid)} ${figure(token)}, as promised.`
        : `${capitalThe(from)} owe ${the(to)} ${figure(amount)} ${figure(token)} and pay ${paid === 0 ? 'nothing: there is none' : `${figure(paid)}, all there is`}.`,
  } satisfies Wordings
}

/** "5 food and 3 wood", of `food:5,wood:3`; "nothing" of an empty text. */
export function goods(what: Figure): string {
  const parts = String(what ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [token = '', amount = ''] = part.split(':')
      return `${figure(Number(amount))} ${token}`
    })
  return parts.length === 0 ? 'nothing' : listed(parts)
}

/** The clauses of a treaty one after the other, after a word of introduction; `none` where there are none. */
export function termsRead(terms: Figure, introduction: string, none: string): string {
  const read = typeof terms === 'string' ? (JSON.parse(terms) as readonly Figures[]) : []
  const sentences = read.map((clause) => CLAUSES[clause['kind'] as Clause['kind']](clause))
  return sentences.length === 0 ? none : `${introduction}: ${sentences.join(' ')}`
}

function people(males: Figure, females: Figure): string {
  const parts = [males === 0 ? '' : count(males, 'male'), females === 0 ? '' : count(females, 'female')]
  return listed(parts.filter((part) => part !== ''))
}

function rounds(first: Figure, last: Figure): string {
  return first === last ? `in round ${figure(first)}` : `in each of the rounds ${figure(first)} to ${figure(last)}`
}

function signs(other: Figure): string {
  return `A number above 0 goes to ${the(other)}, one below 0 comes from them.`
}
