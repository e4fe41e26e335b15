import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { TOKENS } from '../../../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { AGE_CHANGE, type AgeRow } from '../../../../src-shared/games/greatest-lineage/rules/tables/ages.ts'
import { accountName } from '../../../features/ledger/names.ts'
import { agesTexts } from './texts/ages.ts'
import { FAR_OFF, forecastAll } from './forecast.ts'
import { ageName, needName } from './names.ts'
import type { FloorWarning, Grace, Grants, Outlook, Payment } from './outlook.ts'

/** How many needs are met, and when all of them will be. */
export function summaryText(world: World, { needs }: Outlook): string {
  const texts = agesTexts.summary
  const open = needs.filter(({ met }) => !met)
  if (open.length === 0) return texts.ready
  return `${texts.met(needs.length - open.length, needs.length)} ${whenMet(world, open)}`.trimEnd()
}

function whenMet(world: World, open: Outlook['needs']): string {
  const texts = agesTexts.summary
  const all = forecastAll(open.map(({ forecast }) => forecast))
  switch (all.kind) {
    case 'turns': {
      if (all.turns > FAR_OFF) return texts.far
      const last = open.find(({ forecast }) => forecast.kind === 'turns' && forecast.turns === all.turns)
      return open.length === 1 || last === undefined ? texts.turns(all.turns) : texts.turnsLast(all.turns, needName(world, last.id))
    }
    case 'never':
      return texts.never(open.filter(({ forecast }) => forecast.kind === 'never').map(({ id }) => needName(world, id)))
    case 'drawn':
      return texts.drawn(open.filter(({ forecast }) => forecast.kind === 'drawn').map(({ id }) => needName(world, id)))
    case 'points': {
      // Each by itself: together they may come to more.
      const points = open.reduce((sum, { forecast }) => sum + (forecast.kind === 'points' ? forecast.points : 0), 0)
      return points <= all.inHand ? texts.points(points) : texts.notAllPoints(points, all.inHand)
    }
    case 'met':
      return ''
    case 'unknown':
      return texts.unknown
    default:
      return all satisfies never
  }
}

export function warningText(name: string, { need, below }: FloorWarning, age: number): string {
  const texts = agesTexts.warning
  return (below ? texts.below : texts.near)(name, need.have, ageName(age), need.need)
}

export function graceText({ since, rounds, until, turnsLeft, end }: Grace): string {
  const texts = agesTexts.grace
  const begun = texts.since(since, rounds)
  if (until === null || turnsLeft === null) return `${begun} ${texts.free}`
  return `${begun} ${texts.left(turnsLeft, until)}; ${end === 'forced' ? texts.forced : texts.lapse}`
}

/** "40 food (8 missing)" or "40 food (12 left)". */
export function paymentText({ token, amount, left }: Payment, age: number): string {
  const { tokens, payment } = agesTexts
  const cost = tokens(amount, accountName(token, { age }))
  return left < 0 ? payment.missing(cost, -left) : payment.left(cost, left)
}

/** What an age brings, part by part; what is nothing is left out. */
export function grantTexts({ technology, people, morePeople, prestige, territories }: Grants): readonly string[] {
  const { grants } = agesTexts
  const parts = [
    ...(technology === 0 ? [] : [grants.technology(technology)]),
    ...(people === 0 ? [] : [grants.people(people, AGE_CHANGE.peoplePercent, morePeople)]),
    ...(prestige === 0 ? [] : [grants.prestige(prestige)]),
    ...(territories === 0 ? [] : [grants.land(territories)]),
  ]
  return parts.length === 0 ? [grants.nothing] : parts
}

/** What an age takes, whoever reaches it. */
export function costText({ age, cost }: AgeRow): string {
  const { table, tokens } = agesTexts
  return table.costs(
    TOKENS.flatMap((token) => (cost[token] === undefined ? [] : [tokens(cost[token], accountName(token, { age: age - 1 }))])),
  )
}

/** What an age brings when it is reached for the first time. */
export function gainText({ gain }: AgeRow): string {
  const { peoplePercent, prestige, landPercent } = AGE_CHANGE
  return agesTexts.table.brings(gain, peoplePercent, prestige, landPercent)
}
