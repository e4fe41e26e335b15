import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import { say } from '../text/playing.ts'
import type { Goal, ReportFace, ReportPart } from '../api/reportFace.ts'
import { holds, nationOf, seatOf } from './rules/board.ts'
import { GAME } from './rules/records.ts'
import { heldBy } from './rules/scoring.ts'
import { areaName } from './words/places.ts'

/** What every report says of a nation: its units and areas, and what it would score. */
export const REPORT: ReportFace = {
  out: () => null,
  reckoned: ['units', 'areas'],
  parts: (world, owner) => nationsOf(world, owner).map((nation) => standing(world, nation)),
}

/** The nations of a player, or the nation itself. */
function nationsOf(world: World, owner: OwnerId): readonly string[] {
  const listed = world.record(GAME, 'game')?.listed ?? []
  return listed.filter((nation) => nation === owner || seatOf(world, nation) === owner)
}

/** What a nation holds of what it scores for, whatever the round. */
function standing(world: World, nation: string): ReportPart {
  const { scoring } = nationOf(world, nation)
  const points = scoring.reduce((sum, one) => {
    if (one.kind !== 'hold' && one.kind !== 'hold_type') return sum
    const [round = 0] = one.rounds
    return sum + heldBy(world, nation, one, round).reduce((total, held) => total + held.points, 0)
  }, 0)
  const goals = scoring.flatMap((one): readonly Goal[] => {
    if (one.kind !== 'hold') return []
    const met = holds(world, nation, one.area)
    return [{ name: areaName(one.area), have: met ? one.points : 0, need: one.points, met }]
  })
  const text = points > 0 ? say('report.now', { points }) : say('report.nothing')
  return { title: say(`seat.${nation}`), text, goals, warning: null }
}
