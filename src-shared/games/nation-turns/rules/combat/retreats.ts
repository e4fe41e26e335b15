import { groupField, numberField, type Fields, type Limit, type Sheet } from '../../../../kernel/forms/field.ts'
import { sheetIn } from '../../../../kernel/forms/form.ts'
import { fill, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { areaOf, bordersOf, foreignersIn, nationOf, nationsInOrder, presentIn, seatOf, shift, typesOf, unitsAt, unitsIn } from '../board.ts'
import { changeStack, groupsIn, takeFromGroup, type Group } from '../movement/stacks.ts'
import { ruled } from '../rulings/ruled.ts'
import type { SpecialRetreat } from '../scenario.ts'

/** Units of a kind that may go to an area. */
interface Way {
  readonly to: string
  readonly type: string
  /** The most that may go there. */
  readonly count: number
}

type Kinds = (type: string) => boolean

const ALL: Kinds = () => true

/** After a round: the defenders, nation by nation, then the attacker who has seen it (RULING-29); or the attacker first. */
export function* retreats(world: World, nation: string, area: string): Procedure {
  const attackerFirst = ruled(world, 'retreat_first') === 'attacker'
  if (attackerFirst) yield* attackerRetreats('retreat', world, nation, area, ALL)
  for (const foe of defenders(world, nation)) yield* defenderRetreats('retreat', world, nation, foe, area, ALL)
  if (!attackerFirst) yield* attackerRetreats('retreat', world, nation, area, ALL)
}

/** Nations in a battle none of whose units has anywhere to go: defenders in order, then the attacker. */
export function trappedIn(world: World, attacker: string, area: string): readonly string[] {
  const foes = defenders(world, attacker).filter(
    (foe) => unitsIn(world, foe, area) > 0 && refugesFrom(world, attacker, foe, area).length === 0,
  )
  return groupsIn(world, attacker, area).some((group) => canGoBack(world, attacker, group)) ? foes : [...foes, attacker]
}

/** NT-CBT-2 Before the first roll of an area whoever has a Special Retreat may use it, defenders before the attacker (RULING-21). */
export function* earlyRetreats(world: World, nation: string, area: string): Procedure {
  for (const foe of defenders(world, nation))
    yield* defenderRetreats('early', world, nation, foe, area, specialKinds(world, foe, area, 'defender'))
  yield* attackerRetreats('early', world, nation, area, specialKinds(world, nation, area, 'attacker'))
}

function defenders(world: World, nation: string): readonly string[] {
  return nationsInOrder(world).filter((other) => other !== nation)
}

/** Which kinds of units a Special Retreat lets go here and now. */
function specialKinds(world: World, nation: string, area: string, side: SpecialRetreat['side']): Kinds {
  const ground = areaOf(world, area)
  const fitting = nationOf(world, nation).specialRetreats.filter(
    (special) =>
      special.side === side &&
      (special.round === undefined || special.round === world.cursor.turn) &&
      (special.areaType === undefined || special.areaType === ground.type || ground.also?.includes(special.areaType) === true),
  )
  return (type) => fitting.some(({ unit }) => unit === undefined || unit === type)
}

/** NT-RET-3 Defenders go to an adjacent area that is empty, or where units of their own stand, fighting or not. */
function* defenderRetreats(
  name: 'retreat' | 'early',
  world: World,
  attacker: string,
  nation: string,
  area: string,
  kinds: Kinds,
): Procedure {
  const ways = (): readonly Way[] => {
    if (unitsIn(world, attacker, area) === 0) return []
    const refuges = refugesFrom(world, attacker, nation, area)
    const types = typesOf(world, nation).filter(kinds)
    return refuges.flatMap((to) =>
      types.flatMap((type) => {
        const count = unitsAt(world, nation, area, type)
        return count > 0 ? [{ to, type, count }] : []
      }),
    )
  }
  const rule = name === 'early' ? 'NT-CBT-2' : 'NT-RET-3'
  const sheet = yield* askToRetreat(name, rule, world, nation, area, ways)
  for (const { to, type, count } of going(sheet, ways)) {
    yield* shift(rule, nation, type, count, area, to)
    yield* tellRetreat(rule, nation, type, count, area, to)
  }
}

/** Where defenders may go (RULING-31, RULING-32). */
export function refugesFrom(world: World, attacker: string, nation: string, area: string): readonly string[] {
  const origins = ruled(world, 'retreat_to_origin') ? [] : groupsIn(world, attacker, area).map(({ from }) => from)
  const { retreatTypes } = nationOf(world, nation)
  return bordersOf(world, area).filter((next) => {
    if (retreatTypes?.includes(areaOf(world, next).type) === false) return false
    if (unitsIn(world, nation, next) > 0) return true
    return presentIn(world, next).length === 0 && !origins.includes(next)
  })
}

/** NT-RET-2 Attackers go back to the area they came from (RULING-30), unless none but foreigners stand there. */
function* attackerRetreats(name: 'retreat' | 'early', world: World, nation: string, area: string, kinds: Kinds): Procedure {
  const ways = (): readonly Way[] => {
    if (foreignersIn(world, nation, area) === 0) return []
    return groupsIn(world, nation, area).flatMap((group) => {
      const { type, from, count } = group
      return from !== null && kinds(type) && canGoBack(world, nation, group) ? [{ to: from, type, count }] : []
    })
  }
  const rule = name === 'early' ? 'NT-CBT-2' : 'NT-RET-2'
  const sheet = yield* askToRetreat(name, rule, world, nation, area, ways)
  for (const { to, type, count } of going(sheet, ways)) yield* attackersGoBack(rule, world, nation, area, { type, from: to }, count)
}

export function canGoBack(world: World, nation: string, { from }: Pick<Group, 'from'>): boolean {
  return from !== null && (unitsIn(world, nation, from) > 0 || foreignersIn(world, nation, from) === 0)
}

/** Attackers go where they came from; of the way they had come by, what lies before it stays known. */
export function* attackersGoBack(
  rule: RuleId,
  world: World,
  nation: string,
  area: string,
  group: Pick<Group, 'type' | 'from'>,
  count: number,
): Procedure {
  const { type, from: to } = group
  if (to === null) return
  const taken = yield* takeFromGroup(rule, world, nation, area, group, count)
  yield* shift(rule, nation, type, count, area, to)
  for (const { path, count: some } of taken)
    yield* changeStack(rule, world, { nation, area: to, type, path: path.slice(0, path.indexOf(to)) }, some)
  yield* tellRetreat(rule, nation, type, count, area, to)
}

/** A group for each area, in it a number for each kind: 0 unless somebody says otherwise. */
function* askToRetreat(
  name: 'retreat' | 'early',
  rule: RuleId,
  world: World,
  nation: string,
  area: string,
  ways: () => readonly Way[],
): Procedure<Sheet | null> {
  return yield* fill(name, seatOf(world, nation), () => {
    const offered = ways()
    if (offered.length === 0) return null
    const targets = [...new Set(offered.map(({ to }) => to))]
    const fields: Fields = targets.map((to) =>
      groupField(to, {
        wording: `area.${to}`,
        fields: offered
          .filter((way) => way.to === to)
          .map(({ type, count }) => numberField(type, { wording: `unit.${type}`, min: 0, max: count, preset: 0 })),
      }),
    )
    return { rule, rules: ['NT-RET-1'], fields, limits: together(world, nation, area, offered), figures: { nation, area } }
  })
}

/** Nobody goes to two places. */
function together(world: World, nation: string, area: string, offered: readonly Way[]): readonly Limit[] {
  return [...new Set(offered.map(({ type }) => type))].flatMap((type): readonly Limit[] => {
    const targets = offered.filter((way) => way.type === type)
    if (targets.length < 2) return []
    const weights = Object.fromEntries(targets.map(({ to }) => [`${to}.${type}`, 1]))
    return [{ rule: 'NT-RET-1', wording: 'limit.units', weights, max: unitsAt(world, nation, area, type) }]
  })
}

function going(sheet: Sheet | null, ways: () => readonly Way[]): readonly Way[] {
  if (sheet === null) return []
  return ways().flatMap((way) => {
    const count = Math.min(way.count, Number(sheetIn(sheet[way.to])[way.type] ?? 0))
    return count > 0 ? [{ ...way, count }] : []
  })
}

function* tellRetreat(rule: RuleId, nation: string, type: string, count: number, from: string, to: string): Procedure {
  yield* tell(rule, 'line.retreat', { seat: nation, about: [from, to], figures: { nation, unit: type, count, from, to } })
}
