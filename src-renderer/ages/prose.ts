import type { World } from '../../src-shared/kernel/world.ts'
import { TOKENS } from '../../src-shared/rulesets/greatest-lineage/accounts.ts'
import type { AgeRow } from '../../src-shared/rulesets/greatest-lineage/tables/ages.ts'
import { AGE_CHANGE } from '../../src-shared/rulesets/greatest-lineage/tables/ages.ts'
import { count, figure, signed } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { accountName } from '../ledger/names.ts'
import { forecastAll, tellForecast } from './forecast.ts'
import { ageName, needName } from './names.ts'
import type { FloorWarning, Grace, Grants, Outlook, Payment } from './outlook.ts'

/** How many needs are met, and when all of them will be. */
export function summaryText(world: World, { needs }: Outlook): string {
  const open = needs.filter(({ met }) => !met)
  if (open.length === 0) return 'Everything it asks for is there: it can be declared in phase 9.'
  const met = `${figure(needs.length - open.length)} of ${count(needs.length, 'need')} met.`
  const all = forecastAll(needs.map(({ forecast }) => forecast))
  switch (all.kind) {
    case 'turns': {
      const last = open.find(({ forecast }) => forecast.kind === 'turns' && forecast.turns === all.turns)
      return `${met} At this rate in ${count(all.turns, 'turn')}${open.length === 1 || last === undefined ? '' : `, ${needName(world, last.id).toLowerCase()} last`}.`
    }
    case 'never': {
      const stuck = open.filter(({ forecast }) => forecast.kind === 'never').map(({ id }) => needName(world, id).toLowerCase())
      return `${met} Not at this rate: ${listed(stuck)} ${stuck.length === 1 ? 'does' : 'do'} not grow.`
    }
    case 'met':
    case 'unknown':
      return `${met} ${sentence(tellForecast(all))}`.trimEnd()
    default:
      return all satisfies never
  }
}

export function warningText(name: string, { need, below }: FloorWarning, age: number): string {
  const held = `${name} stands at ${figure(need.have)}, the ${ageName(age)} needs ${figure(need.need)}`
  if (below) return `${held}: it is lost in the next phase 9 unless this is mended.`
  return `${held}: ${figure(need.have - need.need)} to spare.`
}

export function graceText({ since, rounds, until, turnsLeft, end }: Grace): string {
  const begun = `Within reach since round ${figure(since)} (${rounds === 0 ? 'this round' : `${count(rounds, 'round')} ago`}).`
  if (until === null || turnsLeft === null) return `${begun} It may wait as long as one likes.`
  const left = turnsLeft === 0 ? 'It may not wait any longer' : `It may wait ${count(turnsLeft, 'more turn')}, until round ${figure(until)}`
  return `${begun} ${left}; ${end === 'forced' ? 'then it begins by itself' : 'then the chance is gone until the needs are met anew'}.`
}

/** "40 food (8 missing)" or "40 food (12 left)". */
export function paymentText({ token, amount, left }: Payment, age: number): string {
  return `${figure(amount)} ${accountName(token, age).toLowerCase()} (${left < 0 ? `${figure(-left)} missing` : `${figure(left)} left`})`
}

/** What an age brings, part by part; what is nothing is left out. */
export function grantTexts({ technology, people, morePeople, prestige, territories }: Grants): readonly string[] {
  const parts = [
    technology === 0 ? '' : `${signed(technology)} technology`,
    people === 0
      ? ''
      : `${signed(people)} people and then ${figure(AGE_CHANGE.peoplePercent)} in 100 more (${signed(morePeople)} as things stand)`,
    prestige === 0 ? '' : `${signed(prestige)} prestige`,
    territories === 0 ? '' : `${signed(territories)} land`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? ['nothing but the age itself'] : parts
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function sentence(words: string): string {
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** What an age takes, whoever reaches it. */
export function costText({ age, cost }: AgeRow): string {
  return `Costs ${listed(TOKENS.flatMap((token) => (cost[token] === undefined ? [] : [`${figure(cost[token])} ${accountName(token, age - 1).toLowerCase()}`])))}`
}

/** What an age brings when it is reached for the first time. */
export function gainText({ gain }: AgeRow): string {
  const { peoplePercent, prestige, landPercent } = AGE_CHANGE
  return `Brings ${signed(gain)} technology, ${signed(gain)} people and then ${figure(peoplePercent)} in 100 more, ${signed(prestige)} prestige and ${figure(landPercent)} in 100 more land`
}
