import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { TOKENS } from '../../rules/accounts.ts'
import { GENERAL_WORDS } from './general.ts'
import { listed } from '../../../../language/numbers.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

const NAMES: Wordings = GENERAL_WORDS

const SCORES: Readonly<Record<string, string>> = { culture: 'culture', technology: 'technology', militaryTechnology: 'military technology' }

/** Texts of phase 9. */
export const AGES_WORDS = {
  'choose.advance': ({ age }) => `The ${ageName(age)} can be reached: declare it?`,
  'choose.advance.hint': ({ turnsLeft, brings, ...cost }) =>
    `It costs ${costOf(cost)}${brings === undefined ? '' : `; reached before, it brings ${brings === 'prestige' ? 'only 10 prestige' : 'nothing now'}`}.${putOff(turnsLeft)}`,
  'option.advance': ({ age }) => `Declare the ${ageName(age)} now`,
  'option.wait': ({ turnsLeft }) =>
    turnsLeft === undefined ? 'Wait' : turnsLeft === 0 ? 'Let the chance go' : `Wait (${count(turnsLeft, 'turn')} left)`,
  'fill.ageLand': ({ territories }) => `The new age brings ${count(territories, 'territory', 'territories')}: whose land is it?`,
  'fill.ageLand.hint': ({ blank, guarded }) =>
    `Next to own land, by your choice. ${figure(blank)} on the board are blank, tribes hold ${figure(guarded)}; what is not taken from tribes is blank land.`,
  'field.landFromTribes': ({ max }) => `Territories of tribes (up to ${figure(max)})`,

  'line.ageInReach': ({ age }) => `Everything the ${ageName(age)} asks for is there.`,
  'line.ageOutOfReach': ({ age }) => `The ${ageName(age)} is out of reach again.`,
  'line.ageForced': ({ age }) => `The ${ageName(age)} has been put off long enough and begins by itself.`,
  'line.ageLapsed': ({ age }) => `The chance to declare the ${ageName(age)} is gone until its needs are met again.`,
  'line.ageBegins': ({ age }) => `The ${ageName(age)} begins.`,
  'line.ageUnheld': ({ account, have, need, age }) =>
    `The ${ageName(age)} cannot be held: it needs ${figure(need)} ${SCORES[String(account)] ?? figure(account)}, and there is ${figure(have)}.`,
  'line.ageLost': ({ age, before, prestige }) =>
    `Back from the ${ageName(before)} to the ${ageName(age)}; ${figure(prestige)} prestige lost.`,
  'line.birthChance': ({ chance }) => `From now on a woman bears a child on ${figure(chance)} or less.`,

  'gift.nothing': () => 'nothing',
  'figure.age': () => 'Age',
  'figure.gain': () => 'Technology and people gained',
  'figure.turnsLeft': () => 'Turns left to wait',
  'figure.guarded': () => 'Held by tribes',
  'figure.wood': () => 'Wood',
} satisfies Wordings

function ageName(age: Figure): string {
  return NAMES[`age.${figure(age)}`]?.({}) ?? `age ${figure(age)}`
}

/** A sentence of its own, with a space before it; nothing where there is no limit to waiting. */
function putOff(turnsLeft: Figure): string {
  if (turnsLeft === undefined) return ''
  return turnsLeft === 0
    ? ' Put off once more, it is out of reach until its needs are met again.'
    : ` It can be put off for ${count(turnsLeft, 'more turn')}.`
}

/** "40 food and 45 wood". */
function costOf(figures: Figures): string {
  return listed(TOKENS.flatMap((token) => (figures[token] === undefined ? [] : [`${figure(figures[token])} ${token}`])))
}
