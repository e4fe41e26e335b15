import type { Wording } from '../../language/wordings.ts'
import { meaningOf, type HouseRule } from '../rulebook/rulebook.ts'

/** The line of the chronicle that tells a house rule decided anew, for a game's own words in each language. */
export function rulingWords(find: (name: string) => HouseRule | undefined) {
  return {
    en: { 'line.ruling': line('House rule changed.', 'Until now:', find) },
    de: { 'line.ruling': line('Hausregel geändert.', 'Bisher:', find) },
  } as const
}

function line(changed: string, untilNow: string, find: (name: string) => HouseRule | undefined): Wording {
  return ({ rule, value, before }) => {
    const houseRule = find(String(rule))
    const question = houseRule?.question ?? String(rule)
    return `${changed} ${question} ${meaning(houseRule, value)} ${untilNow} ${meaning(houseRule, before)}`
  }
}

/** What a value means, by the text it has in the chronicle. */
function meaning(houseRule: HouseRule | undefined, value: string | number | undefined): string {
  const named = houseRule?.values.find((choice) => String(choice.value) === String(value))
  if (named !== undefined) return named.text
  return houseRule === undefined || meaningOf(houseRule, Number(value)) === undefined ? String(value) : `${String(value)}.`
}
