import type { World } from '../../../kernel/world/world.ts'
import { holds, nationOf, seatOf, unitsOf } from '../rules/board.ts'
import { GAME, SCENARIO, scenarioOf, TALLIES } from '../rules/records.ts'
import { heldBy } from '../rules/scoring.ts'
import type { Criterion, Scenario } from '../rules/scenario.ts'
import { PHASE, ROUNDS, type AreaType } from '../rules/tables.ts'

/** The points as they stand, and what the next counting would add to them. */
export interface PointsReading {
  readonly players: readonly PlayerPoints[]
  /** The round at whose end holds are counted next; null where they are counted no more. */
  readonly next: number | null
}

export interface PlayerPoints {
  readonly seat: string
  readonly points: number
  /** What its nations would score if the next counting came now. */
  readonly due: number
  readonly units: number
  readonly nations: readonly NationPoints[]
}

export interface NationPoints {
  readonly nation: string
  readonly points: number
  readonly due: number
  readonly units: number
  readonly criteria: readonly CriterionReading[]
}

export interface CriterionReading {
  readonly criterion: Criterion
  /** As things stand it would score. */
  readonly met: boolean
  /** Points it would bring at the next counting; of kills, what it has brought. */
  readonly brings: number
}

/** Empty before the set-up. */
export function readPoints(world: World): PointsReading {
  const [scenario, game] = [world.record(SCENARIO, 'scenario'), world.record(GAME, 'game')]
  if (scenario === undefined || game === undefined) return { players: [], next: null }
  const next = nextCounting(world, scenario)
  const nations = scenario.nations.map(({ id }) => readNation(world, id, next))
  const players = Object.keys(game.players).map((seat): PlayerPoints => {
    const own = nations.filter(({ nation }) => seatOf(world, nation) === seat)
    const sum = (of: (one: NationPoints) => number): number => own.reduce((total, one) => total + of(one), 0)
    return { seat, nations: own, points: sum(({ points }) => points), due: sum(({ due }) => due), units: sum(({ units }) => units) }
  })
  return { players, next }
}

/** The earliest round to come, or in play and not counted yet, that a criterion names; the last where only what is alive then counts. */
function nextCounting(world: World, { nations }: Scenario): number | null {
  const { turn, phase } = world.cursor
  const rounds = nations.flatMap(({ scoring }) =>
    scoring.flatMap((one) => (one.kind === 'hold' || one.kind === 'hold_type' ? one.rounds : one.kind === 'alive' ? [ROUNDS] : [])),
  )
  const ahead = rounds.filter((round) => round > turn || (round === turn && phase !== PHASE.closing))
  return ahead.length === 0 || world.record(GAME, 'game')?.ended != null ? null : Math.min(...ahead)
}

function readNation(world: World, nation: string, next: number | null): NationPoints {
  const criteria = nationOf(world, nation).scoring.map((criterion, at) => readCriterion(world, nation, criterion, at, next))
  const due = criteria.reduce((sum, { criterion, brings }) => (criterion.kind === 'kill' ? sum : sum + brings), 0)
  return { nation, criteria, due, points: world.balance(nation, 'vp'), units: unitsOf(world, nation) }
}

function readCriterion(world: World, nation: string, criterion: Criterion, at: number, next: number | null): CriterionReading {
  switch (criterion.kind) {
    case 'hold':
    case 'hold_type': {
      const brings = next === null ? 0 : heldBy(world, nation, criterion, next).reduce((sum, { points }) => sum + points, 0)
      const met = criterion.kind === 'hold' ? holds(world, nation, criterion.area) : holdsType(world, nation, criterion.type)
      return { criterion, met, brings }
    }
    case 'kill': {
      const brings = world.record(TALLIES, `${nation}.${at}`)?.points ?? 0
      return { criterion, met: brings > 0, brings }
    }
    case 'alive': {
      const met = unitsOf(world, nation) > 0
      return { criterion, met, brings: met && next === ROUNDS ? criterion.points : 0 }
    }
    case 'moderator':
      return { criterion, met: false, brings: 0 }
  }
}

function holdsType(world: World, nation: string, wanted: AreaType): boolean {
  return scenarioOf(world).areas.some(({ id, type }) => type === wanted && holds(world, nation, id))
}
