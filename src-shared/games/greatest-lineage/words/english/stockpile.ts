import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

const KINDS: Readonly<Record<string, string>> = {
  food: 'food',
  wood: 'wood',
  stone: 'stone',
  copper: 'copper',
  bronze: 'bronze',
  iron: 'iron',
  wealth: 'wealth',
}

/** Texts of phase 4. */
export const STOCKPILE_WORDS = {
  'fill.gather': ({ gatherers, each }) =>
    `${count(gatherers, 'person', 'people')} may gather, ${count(each, 'token')} each: how many gather what?`,
  'fill.gather.hint': ({ foodDue, woodDue }) =>
    `As things stand the resource check will take ${figure(foodDue)} food and ${figure(woodDue)} wood.`,
  'field.gatherers': ({ kind, held }) => `${capital(KINDS[String(kind)] ?? String(kind))} (${figure(held)} in store)`,
  'limit.gatherers': () => 'Only half of the people may gather, and only those who are not tied to other work.',
  'line.nothingToGather': ({ technology }) =>
    `Nobody gathers: with ${figure(technology)} technology a gatherer brings in nothing. The first token comes with 10.`,
  'line.nobodyToGather': () => 'Nobody gathers: there are no people free for it.',
  'line.gathered': ({ gatherers, each, tokens }) =>
    gatherers === 0
      ? 'Nobody was sent to gather.'
      : `${count(gatherers, 'gatherer')} brought in ${count(tokens, 'token')}, ${figure(each)} each.`,
  'line.metalChanged': ({ metal, before, after }) => `The store of ${figure(metal)} ${figure(before)} now counts as ${figure(after)}.`,
  'figure.gatherers': () => 'Gatherers',
  'figure.each': () => 'Tokens each',
  'figure.foodDue': () => 'Food due at the check',
  'figure.woodDue': () => 'Wood due at the check',
  'figure.kind': () => 'Kind',
  'figure.held': () => 'In store',
} satisfies Wordings

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
