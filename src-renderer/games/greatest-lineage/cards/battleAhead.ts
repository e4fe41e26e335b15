import { textOf } from '../../../../src-shared/kernel/forms/form.ts'
import { baseNow, onItsGround, planNow, type SidePlan } from '../../../../src-shared/games/greatest-lineage/odds/fromWorld.ts'
import type { Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import type { Request } from '../../../../src-shared/kernel/engine/request.ts'
import type { SeatId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { TOKENS, type Token } from '../../../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { held } from '../../../../src-shared/games/greatest-lineage/rules/civilisation.ts'
import { isCivilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { GROUNDS } from '../../../../src-shared/games/greatest-lineage/rules/tables/ground.ts'
import type { BySide } from '../../../../src-shared/games/greatest-lineage/rules/war/fighters.ts'
import {
  landTargets,
  NO_GOALS,
  readGoals as goalsOnMap,
  type Goals,
  type LandGoal,
} from '../../../../src-shared/games/greatest-lineage/rules/war/goals.ts'
import { musterCost } from '../../../../src-shared/games/greatest-lineage/rules/war/muster.ts'
import { WARS, type SideName, type War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { openWars, otherSide, sideOf } from '../../../../src-shared/games/greatest-lineage/rules/war/wars.ts'
import { startingPlan } from '../wars/planning.ts'

/** The battle a question leads to, for whoever answers it, as it would be with what is filled in. */
export interface Ahead {
  readonly war: War
  /** The side of the one who is asked. */
  readonly side: SideName
  readonly plan: BySide<SidePlan>
  /** The same if nothing of what is filled in were done. */
  readonly before: BySide<SidePlan>
  /** Warriors to be raised, and what they cost of what there is. */
  readonly raised: number
  readonly price: readonly Price[]
}

export interface Price {
  readonly token: Token
  readonly costs: number
  readonly held: number
}

type Asked = Pick<Request, 'seat' | 'wording' | 'figures'>
type Reader = (viewer: SeatId, world: World, request: Asked, sheet: Sheet) => Ahead | null

/** How each question is read; others lead to no battle. */
const READERS: Readonly<Record<string, Reader>> = {
  'fill.muster': readMuster,
  'fill.goals': readGoals,
  'fill.battlePlan': readPlan,
  'act.council': readOpening,
}

/** The option that leaves something alone, or names nobody. */
const NONE = 'none'
/** The option of going for every enemy royal. */
const ALL = 'all'

/** Null where the question leads to no battle, or to none yet. */
export function battleAhead(viewer: SeatId, world: World, request: Asked, sheet: Sheet): Ahead | null {
  return READERS[request.wording]?.(viewer, world, request, sheet) ?? null
}

/** GL-WAR-6 More warriors, royals who fight and a shaman who helps. */
function readMuster(_: SeatId, world: World, request: Asked, sheet: Sheet): Ahead | null {
  const { seat } = request
  const war = warOf(world, request)
  if (war === undefined || !isCivilisation(seat)) return null
  const side = sideOf(war, seat)
  const present = planNow(world, war, side).force.warriors
  const raised = Number(sheet['warriors'] ?? 0) || 0
  const royals = Object.keys(sheet).filter((id) => sheet[id] === true)
  const named = sheet['base']
  const base = named === NONE ? null : typeof named === 'string' ? named : usualBase(world, war, side, request)
  const plan = { force: { warriors: present + raised, royals, base }, goals: NO_GOALS }
  const cost = musterCost(world, seat, raised)
  return {
    war,
    side,
    raised,
    plan: against(world, war, side, request, plan),
    before: against(world, war, side, request, { ...plan, force: { ...plan.force, warriors: present, royals: [] } }),
    price: TOKENS.flatMap((token) => (cost[token] === undefined ? [] : [{ token, costs: cost[token], held: held(world, seat, token) }])),
  }
}

/** Who fights and what for, on one sheet. */
function readPlan(viewer: SeatId, world: World, request: Asked, sheet: Sheet): Ahead | null {
  const ahead = readMuster(viewer, world, request, sheet)
  if (ahead === null) return null
  const { war, side, plan } = ahead
  const planned = { ...plan, [side]: { ...plan[side], goals: goalsIn(world, war, side, sheet) } }
  return { ...ahead, plan: side === 'aggressor' ? onItsGround(world, war, planned) : planned }
}

/** GL-WAR-8 What the side goes for; who fights is settled. */
function readGoals(_: SeatId, world: World, request: Asked, sheet: Sheet): Ahead | null {
  const { seat } = request
  const war = warOf(world, request)
  if (war === undefined || !isCivilisation(seat)) return null
  const side = sideOf(war, seat)
  const own = mustered(world, war, side)
  return {
    war,
    side,
    raised: 0,
    price: [],
    plan: against(world, war, side, request, { ...own, goals: goalsIn(world, war, side, sheet) }),
    before: against(world, war, side, request, own),
  }
}

/** GL-WAR-1 The war that is opened, with armies as they would be offered. */
function readOpening(viewer: SeatId, world: World, { seat }: Asked, sheet: Sheet): Ahead | null {
  const war = sheet['act'] === 'openWar' ? world.record(WARS, textOf(sheet['war'])) : undefined
  if (war === undefined || !isCivilisation(seat)) return null
  const plan = startingPlan(viewer, world, war)
  return { war, side: sideOf(war, seat), raised: 0, price: [], plan, before: plan }
}

function warOf(world: World, { seat, figures }: Asked): War | undefined {
  const parties = [seat, figures['enemy']]
  return openWars(world).find(({ aggressor, defender }) => parties.includes(aggressor) && parties.includes(defender))
}

/** The enemy as it stands, with as many warriors as the question tells. */
function against(world: World, war: War, side: SideName, { figures }: Asked, own: SidePlan): BySide<SidePlan> {
  const enemy = mustered(world, war, otherSide(side))
  const warriors = Number(figures['enemyWarriors'] ?? enemy.force.warriors)
  const other = { ...enemy, force: { ...enemy.force, warriors } }
  return side === 'aggressor' ? { aggressor: own, defender: other } : { aggressor: other, defender: own }
}

function mustered(world: World, war: War, side: SideName): SidePlan {
  const { force, goals } = planNow(world, war, side)
  const { royals, base } = war.sides[side]
  return { force: { ...force, royals, base: base ?? force.base }, goals }
}

/** Whose shaman helps where nobody is named: as the question tells it, else as the rules would have it. */
function usualBase(world: World, war: War, side: SideName, { figures: { base } }: Asked): string | null {
  if (typeof base !== 'string') return baseNow(world, war, side)
  return base === '' ? null : base
}

/** On a map `lands` and `destroyed`; else the fields `land`, `destroy` and `ground`, then `land2` and so on, and `royal`. */
function goalsIn(world: World, war: War, side: SideName, sheet: Sheet): Goals {
  const targets = landTargets(world, war, side)
  const royal = royalIn(war, side, sheet)
  if (targets.places !== undefined) return { ...goalsOnMap(world, war, side, sheet, { ...targets, royals: [] }), royal }
  const numbers = Object.keys(sheet).flatMap((id) => /^land(\d*)$/.exec(id)?.[1] ?? [])
  const territories = numbers.flatMap((number): LandGoal[] => {
    const land = textOf(sheet[`land${number}`])
    if (land === NONE) return []
    const destroy = sheet[`destroy${number}`]
    const ground = GROUNDS.find((known) => known === sheet[`ground${number}`]) ?? 'unknown'
    return [{ land, ground, destroy: destroy === 'monument' || destroy === 'settlement' ? destroy : 'none' }]
  })
  return { territories, royal }
}

function royalIn(war: War, side: SideName, sheet: Sheet): string | null {
  const [first = null] = war.sides[otherSide(side)].royals
  const royal = sheet['royal'] === ALL ? first : sheet['royal'] === NONE ? null : (sheet['royal'] ?? null)
  return typeof royal === 'string' ? royal : null
}
