import { post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { NO_SECRET, postOne, secretOf, stateIn } from './keeping.ts'
import {
  BATTLES,
  gameOf,
  GAMES,
  LETTERS,
  LISTINGS,
  RESULTS,
  seatOf,
  SECRETS,
  SHEETS,
  VIEWS,
  WORLD,
  type Letter,
  type ViewRecord,
} from './records.ts'
import { TERRAINS, type ClanNumber, type Terrain } from './tables.ts'
import type { Battle } from './turn/battle.ts'
import { knowledgeOf, listingOf, type Knowledge, type KnownHex } from './turn/knowledge.ts'
import type { TurnState } from './turn/state.ts'
import type { Posted } from './turn/turn.ts'
import { endingOf, homeDens, pointsOf } from './turn/victory.ts'
import { TERRAIN_LETTERS } from './world/worldShape.ts'

/** LZ-REPORT-2 A turn ends: points, what each clan now knows, what came of its sheet, its battles and letters. Reports go out once. */
export function* afterTurn(world: World): Procedure {
  const state = stateIn(world)
  const { ids, gave, silent, reported } = secretOf(world)
  for (const posted of silent) yield* bookSilent(world, posted)
  yield* postPoints(world, state)
  for (const { clan } of gameOf(world).clans) yield* informClan(world, state, clan)
  if (reported < state.turn) yield* reportTurn(world, state)
  yield* record('LZ-REPORT-2', SECRETS, 'ledger', { ...NO_SECRET, ids, gave, reported: Math.max(reported, state.turn) }, 'gm')
}

/** LZ-REPORT-8 What a clan was not to notice while the turn ran is booked now, without a line (RULING-84). */
function* bookSilent(world: World, posted: Posted): Procedure {
  yield* postOne(world, { ...posted, rule: 'LZ-REPORT-8' })
}

/** LZ-REPORT-3 Points of all clans and the Home Dens that make the target are posted once a turn (RULING-73). */
function* postPoints(world: World, state: TurnState): Procedure {
  for (const [clan, points] of pointsOf(state))
    yield* post('LZ-REPORT-3', seatOf(clan), 'points', points - world.balance(seatOf(clan), 'points'))
  yield* post('LZ-VICTORY-2', WORLD, 'homeDens', homeDens(state) - world.balance(WORLD, 'homeDens'))
}

/** What a clan sees and has when a turn ends. */
function* informClan(world: World, state: TurnState, clan: ClanNumber): Procedure {
  const seat = seatOf(clan)
  const before = world.record(VIEWS, seat)
  const knowledge = knowledgeOf(state, clan, before === undefined ? null : knowledgeIn(before))
  yield* record('LZ-REPORT-7', VIEWS, seat, viewOf(knowledge), [seat])
  yield* record('LZ-REPORT-6', LISTINGS, seat, { turn: state.turn, ...listingOf(state, clan) }, [seat])
}

/** What came of each sheet, the battles of each clan, and the letters. */
function* reportTurn(world: World, { turn }: TurnState): Procedure {
  const { results, battles, letters } = secretOf(world)
  for (const { clan } of gameOf(world).clans) {
    const seat = seatOf(clan)
    const sheet = world.record(SHEETS, seat)
    const lines = results.filter((result) => result.clan === clan).map(({ line, failed, notes }) => ({ line, failed, notes }))
    yield* record('LZ-REPORT-2', RESULTS, seat, { turn, sheet: sheet?.turn === turn ? sheet.lines : '', lines }, [seat])
    yield* record('LZ-REPORT-2', BATTLES, seat, { turn, battles: battles.filter((battle) => isIn(battle, clan)) }, [seat])
    yield* deliver(world, letters, clan)
  }
}

/** LZ-REPORT-4 Letters come with the report: their sender is known, other addressees are not (RULING-78). */
function* deliver(world: World, letters: readonly Letter[], clan: ClanNumber): Procedure {
  const own = letters.filter(({ from, to }) => from === clan || to.includes(clan))
  if (own.length === 0) return
  const seat = seatOf(clan)
  const before = world.record(LETTERS, seat)?.letters ?? []
  const copies = own.map((letter) => (letter.from === clan ? letter : { ...letter, to: [] }))
  yield* record('LZ-REPORT-4', LETTERS, seat, { letters: [...before, ...copies] }, [seat])
}

function isIn({ attacker, defender }: Battle, clan: ClanNumber): boolean {
  return [attacker, defender].some((fighter) => fighter.kind === 'band' && fighter.clan === clan)
}

/** Ends the game where a clan has won when Development ends (LZ-VICTORY-3). */
export function* testEnding(world: World): Procedure {
  const { turn } = world.cursor
  const ending = endingOf(stateIn(world))
  if (ending === null || turn === 0) return
  yield* record('LZ-VICTORY-3', GAMES, 'game', { ...gameOf(world), ended: { ...ending, turn } })
  const winners = ending.winners.map(String).join(' ')
  yield* tell('LZ-VICTORY-3', `line.ended.${ending.how}`, { figures: { winners, turn } })
}

const TERRAIN_OF = new Map<string, Terrain>(TERRAINS.map((terrain) => [TERRAIN_LETTERS[terrain], terrain]))
const FEATURES = { bridge: 'b', raft: 'r', halfbuilt: 'h' } as const
const FEATURE_OF = new Map<string, KnownHex['feature']>([
  ['b', 'bridge'],
  ['r', 'raft'],
  ['h', 'halfbuilt'],
])

/** What a clan knows as the file keeps it. */
export function viewOf({ hexes, ...rest }: Knowledge): ViewRecord {
  return {
    ...rest,
    terrain: hexes.map((hex) => (hex === null ? '?' : TERRAIN_LETTERS[hex.terrain])).join(''),
    seen: hexes.map((hex) => (hex === null ? '00' : hex.seen.toString(36).padStart(2, '0'))).join(''),
    features: hexes.map((hex) => (hex?.feature == null ? '.' : FEATURES[hex.feature])).join(''),
  }
}

export function knowledgeIn({ terrain, seen, features, ...rest }: ViewRecord): Knowledge {
  const hexes = Array.from(terrain, (letter, cell): KnownHex | null => {
    const known = TERRAIN_OF.get(letter)
    if (known === undefined) return null
    return {
      terrain: known,
      seen: parseInt(seen.slice(2 * cell, 2 * cell + 2), 36),
      feature: FEATURE_OF.get(features.charAt(cell)) ?? null,
    }
  })
  return { ...rest, hexes }
}
