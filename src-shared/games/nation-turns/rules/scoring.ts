import { post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { holds, nationOf, nationsInOrder, unitsOf } from './board.ts'
import { moderate } from './moderating.ts'
import { scenarioOf, TALLIES } from './records.ts'
import type { Criterion } from './scenario.ts'

/** A line of what a nation scores when holds are counted. */
export interface HoldPoints {
  readonly area: string
  readonly points: number
  /** It scores so because of the area's type. */
  readonly byType: boolean
}

/** NT-VP-1 What the nations hold is counted at the end of the rounds that are named, by each nation's own criteria (RULING-36). */
export function* countHolds(world: World): Procedure {
  const { turn } = world.cursor
  for (const nation of nationsInOrder(world)) {
    for (const criterion of nationOf(world, nation).scoring) {
      if (criterion.kind === 'moderator' && criterion.rounds.includes(turn)) {
        yield* tell('NT-VP-1', 'line.criterion', { seat: nation, figures: { nation, text: criterion.text } })
        yield* moderate('NT-VP-1', world, criterion.text, nation, true)
      }
      for (const { area, points, byType } of heldBy(world, nation, criterion, turn)) {
        yield* post('NT-VP-1', nation, 'vp', points, { about: area })
        const figures = { nation, area, points }
        if (points > 0) yield* tell('NT-VP-1', byType ? 'line.holdType' : 'line.hold', { seat: nation, about: area, figures })
      }
    }
  }
}

/** What one criterion gives for what the nation holds now, where it is counted in this round. */
export function heldBy(world: World, nation: string, criterion: Criterion, round: number): readonly HoldPoints[] {
  if (criterion.kind !== 'hold' && criterion.kind !== 'hold_type') return []
  const { points } = criterion
  if (!criterion.rounds.includes(round)) return []
  if (criterion.kind === 'hold') return holds(world, nation, criterion.area) ? [{ area: criterion.area, points, byType: false }] : []
  const areas = scenarioOf(world).areas.filter(({ id, type }) => type === criterion.type && holds(world, nation, id))
  return areas.map(({ id }) => ({ area: id, points, byType: true }))
}

/** Whoever has a criterion for it scores the casualties of others, up to its cap (RULING-37). */
export function* scoreKills(world: World, killer: string, victim: string, count: number): Procedure {
  for (const [index, criterion] of nationOf(world, killer).scoring.entries()) {
    if (criterion.kind !== 'kill' || (criterion.of !== null && criterion.of !== victim)) continue
    const id = `${killer}.${index}`
    const before = world.record(TALLIES, id)?.points ?? 0
    const points = Math.min(count * criterion.points, Math.max(0, (criterion.cap ?? Infinity) - before))
    if (points === 0) continue
    yield* post('NT-VP-1', killer, 'vp', points, { about: victim, figures: { count } })
    yield* record('NT-VP-1', TALLIES, id, { nation: killer, criterion: index, points: before + points })
    yield* tell('NT-VP-1', 'line.kill', { seat: killer, about: victim, figures: { nation: killer, victim, count, points } })
  }
}

/** After the last round: who is there still. */
export function* countAlive(world: World): Procedure {
  for (const nation of nationsInOrder(world)) {
    for (const criterion of nationOf(world, nation).scoring) {
      if (criterion.kind !== 'alive' || unitsOf(world, nation) === 0) continue
      yield* post('NT-VP-1', nation, 'vp', criterion.points)
      yield* tell('NT-VP-1', 'line.alive', { seat: nation, figures: { nation, points: criterion.points } })
    }
  }
}
