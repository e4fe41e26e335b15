import { record, type Procedure } from '../../../kernel/engine/procedure.ts'
import { CORRECTION_RULE, type Change, type RecordChange } from '../../../kernel/journal/journal.ts'
import { problem, type Problem } from '../../../kernel/problem.ts'
import type { Collection, World } from '../../../kernel/world/world.ts'
import { switchProblems } from '../../rulebook/deciding.ts'
import { recount } from './accounts.ts'
import { secretOf } from './keeping.ts'
import { ownProblem } from './messages.ts'
import {
  BATTLES,
  clanIn,
  gameOf,
  GAMES,
  geographyIn,
  GROUPS,
  HEXES,
  LETTERS,
  LISTINGS,
  RESULTS,
  SECRETS,
  SHEETS,
  SPIES,
  VIEWS,
  type Game,
  type GroupRecord,
  type HexRecord,
  type SpyRecord,
} from './records.ts'
import { SWITCHES } from './rulings/switches.ts'
import { BAND, COLOURS, isWater, TERRAIN } from './tables.ts'

/** Every kind of record the rules keep. */
export const COLLECTIONS: readonly Collection<unknown>[] = [
  ...[GAMES, SECRETS, HEXES, GROUPS, SPIES, SHEETS],
  ...[RESULTS, BATTLES, LISTINGS, VIEWS, LETTERS],
]

/** What a record set by hand has against the rest. */
export function recordProblems(after: World, { collection, id, to }: RecordChange): readonly Problem[] {
  if (to === null) return collection === GAMES.name || collection === HEXES.name ? [problem('id', 'problem.keptRecord', { value: id })] : []
  const value = to as never
  switch (collection) {
    case GAMES.name:
      return gameProblems(after, value)
    case HEXES.name:
      return hexProblems(after, id, value)
    case GROUPS.name:
      return groupProblems(after, id, value)
    case SPIES.name:
      return [...idProblems(id), ...placeProblems(after, value)]
    default:
      return []
  }
}

function gameProblems(after: World, { clans, houseRules }: Game): readonly Problem[] {
  const before = gameOf(after).clans.map(({ clan }) => clan)
  return [
    ...(clans.every(({ clan }, at) => before[at] === clan) ? [] : [problem('clans', 'problem.settled')]),
    ...Object.entries(houseRules).flatMap(([name, value]) => switchProblems(SWITCHES, `houseRules.${name}`, name, value)),
  ]
}

/** Groups and spies are numbered: play counts on from there. */
function idProblems(id: string): readonly Problem[] {
  return /^[1-9]\d{0,6}$/.test(id) ? [] : [ownProblem('id', 'problem.pieceId', { value: id })]
}

function hexProblems(after: World, id: string, { terrain, den, bridge, raft, halfbuilt, owner }: HexRecord): readonly Problem[] {
  const water = isWater(terrain)
  return [
    ...(geographyIn(after).cellOf(id) < 0 ? [ownProblem('id', 'problem.hexCode', { value: id })] : []),
    ...((den !== undefined) === (terrain === 'den') ? [] : [ownProblem('den', 'problem.denTerrain', { value: id, terrain })]),
    ...(bridge === true && !water ? [ownProblem('bridge', 'problem.onWater', { value: id })] : []),
    ...(raft !== undefined && !water ? [ownProblem('raft', 'problem.onWater', { value: id })] : []),
    ...(bridge === true && raft !== undefined ? [ownProblem('raft', 'problem.bridgeAndRaft', { value: id })] : []),
    ...(halfbuilt !== undefined && TERRAIN[terrain].denTurns !== 2
      ? [ownProblem('halfbuilt', 'problem.builtOn', { value: terrain, hex: id })]
      : []),
    ...(owner !== undefined && bridge !== true && terrain !== 'temple' ? [ownProblem('owner', 'problem.noSite', { hex: id })] : []),
    ...(den?.owner === undefined ? [] : clanProblems(after, 'den.owner', den.owner)),
    ...(owner === undefined ? [] : clanProblems(after, 'owner', owner)),
    ...(den?.owner !== undefined && (den.militia ?? 0) > 0
      ? [ownProblem('den.militia', 'problem.ownedMilitia', { value: den.militia ?? 0 })]
      : []),
  ]
}

function clanProblems(after: World, field: string, clan: number): readonly Problem[] {
  if (clanIn(after, clan) !== undefined) return []
  const options = gameOf(after)
    .clans.map((one) => one.clan)
    .join(', ')
  return [problem(field, 'problem.option', { value: clan, options })]
}

function placeProblems(after: World, { clan, hex }: Pick<SpyRecord, 'clan' | 'hex'>): readonly Problem[] {
  return [
    ...(clan === 0 ? [] : clanProblems(after, 'clan', clan)),
    ...(geographyIn(after).cellOf(hex) < 0 ? [ownProblem('hex', 'problem.hexCode', { value: hex })] : []),
  ]
}

function groupProblems(after: World, id: string, group: GroupRecord): readonly Problem[] {
  const there = after.recordIds(GROUPS.name).flatMap((other) => {
    const record = other === id ? group : after.record(GROUPS, other)
    return record?.hex === group.hex ? [record] : []
  })
  const stranger = there.find(({ clan }) => clan !== group.clan)
  const warriors = there.filter(({ clan }) => clan === group.clan).reduce((sum, each) => sum + lizardsOf(each), 0)
  return [
    ...idProblems(id),
    ...placeProblems(after, group),
    ...(lizardsOf(group) === 0 ? [ownProblem('red', 'problem.noLizards', {})] : []),
    ...(stranger === undefined ? [] : [ownProblem('hex', 'problem.twoBands', { clan: stranger.clan, hex: group.hex, value: group.clan })]),
    ...(warriors > BAND ? [ownProblem('red', 'problem.bandLimit', { clan: group.clan, value: warriors, hex: group.hex, max: BAND })] : []),
  ]
}

function lizardsOf(group: GroupRecord): number {
  return COLOURS.reduce((sum, colour) => sum + (group[colour] ?? 0), 0)
}

/** Makes accounts follow the map after records were set by hand, and keeps new ids above those that are given. */
export function* afterCorrection(world: World, _changes: readonly Change[]): Procedure {
  yield* raiseIds(world)
  yield* recount(world, CORRECTION_RULE)
}

function* raiseIds(world: World): Procedure {
  const secret = secretOf(world)
  const highest = Math.max(secret.ids, ...[...world.recordIds(GROUPS.name), ...world.recordIds(SPIES.name)].map(Number))
  if (highest > secret.ids) yield* record(CORRECTION_RULE, SECRETS, 'ledger', { ...secret, ids: highest }, 'gm')
}
