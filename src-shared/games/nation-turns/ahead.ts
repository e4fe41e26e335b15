import type { World } from '../../kernel/world/world.ts'
import type { AheadFace, AheadLine } from '../api/aheadFace.ts'
import { holds, nationOf, seatOf } from './rules/board.ts'
import { crowds } from './rules/overpopulation.ts'
import { GAME, SCENARIO, scenarioOf, WAITING } from './rules/records.ts'

/** What the rounds to come hold for the nations: everybody can see it on the map and on the sheet. */
export const AHEAD: AheadFace = {
  of: (world, owner) =>
    (isInPlay(world) ? nations(world).filter((nation) => nation === owner || seatOf(world, nation) === owner) : []).flatMap((nation) => [
      ...surplus(world, nation),
      ...waiting(world, nation),
      ...scoring(world, nation),
    ]),
  table: (world) => (isInPlay(world) ? events(world) : []),
}

function isInPlay(world: World): boolean {
  return world.record(SCENARIO, 'scenario') !== undefined && world.record(GAME, 'game')?.ended === null
}

/** Nations that still have turns. */
function nations(world: World): readonly string[] {
  const game = world.record(GAME, 'game')
  return (game?.listed ?? []).filter((nation) => game?.out.includes(nation) !== true)
}

/** Units that will be removed unless they go elsewhere. */
function surplus(world: World, nation: string): readonly AheadLine[] {
  return crowds(world, nation).map(({ areas, surplus: count, maximum }) => {
    const figures = { nation, count, maximum, ...(areas.length === 1 ? { area: areas[0] ?? '' } : {}) }
    return { kind: 'owed', wording: areas.length === 1 ? 'ahead.surplus' : 'ahead.surplusInAll', figures, rule: 'NT-OVP-1' }
  })
}

/** Units that arrive as soon as nobody else stands there. */
function waiting(world: World, nation: string): readonly AheadLine[] {
  return world.records(WAITING).flatMap(({ nation: whose, area, type, count }): readonly AheadLine[] => {
    if (whose !== nation) return []
    return [{ kind: 'comes', wording: 'ahead.waiting', figures: { nation, area, unit: type, count }, rule: 'NT-NEW-1' }]
  })
}

/** Areas that are counted at the end of the next round that is named for them. */
function scoring(world: World, nation: string): readonly AheadLine[] {
  return nationOf(world, nation).scoring.flatMap((criterion): readonly AheadLine[] => {
    if (criterion.kind !== 'hold') return []
    const round = criterion.rounds.filter((one) => one >= world.cursor.turn).toSorted((one, other) => one - other)[0]
    if (round === undefined || round > world.cursor.turn + 1) return []
    const { area, points } = criterion
    const held = holds(world, nation, area)
    const figures = { nation, area, points, round }
    return [{ kind: held ? 'comes' : 'threat', wording: held ? 'ahead.scores' : 'ahead.missing', figures, rule: 'NT-VP-1' }]
  })
}

/** Rounds with events from the next one on: the nearest. */
function events(world: World): readonly AheadLine[] {
  const coming = scenarioOf(world).events.filter(({ round }) => round > world.cursor.turn)
  const round = Math.min(...coming.map((row) => row.round))
  if (!Number.isFinite(round)) return []
  const figures = { round, count: coming.filter((row) => row.round === round).length }
  return [{ kind: 'comes', wording: 'ahead.events', figures, rule: 'NT-EVT-1' }]
}
