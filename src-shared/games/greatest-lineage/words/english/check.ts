import type { Figure } from '../../../../kernel/world/rule.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

const DEAD: Readonly<Record<string, string>> = {
  males: 'Males',
  females: 'Females',
  warriors: 'Warriors',
  spies: 'Spies',
  assassins: 'Assassins',
}

/** Texts of phase 8. */
export const CHECK_WORDS = {
  'roll.loss': ({ people }) => `Death by shortage: 20% and what the die shows, of ${count(people, 'person', 'people')}`,
  'roll.loss.hint': () => 'One ten-sided die, however much is lacking; the loss is rounded up unless your table decided otherwise.',
  'fill.shortageDeaths': ({ loss }) => `${count(loss, 'person dies', 'people die')} of shortage: who?`,
  'fill.shortageDeaths.hint': () => 'The figures filled in share the loss out in proportion.',
  'field.deaths': ({ account }) => DEAD[String(account)] ?? String(account),
  'limit.deathsTooMany': () => 'Not more may die than the roll demands.',
  'limit.deathsTooFew': () => 'As many must die as the roll demands.',

  'line.roomEnough': ({ people, capacity }) =>
    `Room for ${figure(capacity)}: ${people === 0 ? 'nobody needs it' : `enough for ${everybody(people)}`}.`,
  'line.roomShort': ({ people, capacity, over }) =>
    `Room for ${figure(capacity)}, but ${count(people, 'person', 'people')}: ${figure(over)} too many.`,
  'line.foodPaid': ({ need, have }) => `${figure(need)} food eaten of ${figure(have)}.`,
  'line.foodShort': ({ need, have }) => `${figure(need)} food needed, but only ${figure(have)} in store: people starve.`,
  'line.woodPaid': ({ need, have }) => `${figure(need)} wood used for the newcomers, of ${figure(have)}.`,
  'line.woodShort': ({ need, have }) => `${figure(need)} wood needed for the newcomers, but only ${figure(have)} in store.`,
  'line.shortageDeaths': ({ lost, percent, people }) =>
    `${count(lost, 'person dies', 'people die')} of shortage: ${figure(percent)}% of ${figure(people)}.`,

  'figure.loss': () => 'Deaths',
} satisfies Wordings

function everybody(people: Figure): string {
  return people === 1 ? 'the one person there is' : `all ${count(people, 'person', 'people')}`
}
