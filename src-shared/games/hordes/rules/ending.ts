import { record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { BATTLE, battleOf, elementsOf, foeOf, hasGeneral, HOSTS, type Clause, type Ending, type Host } from './records.ts'
import { ruled } from './rulings/ruled.ts'

/** What an army has lost, and what it could. */
export interface ArmyLosses {
  readonly ap: number
  readonly lost: number
  readonly general: boolean
  readonly strongholdFell: boolean
}

export function standingOf(world: World, host: Host): ArmyLosses {
  return {
    ap: battleOf(world).armies[host].ap,
    lost: world.balance(host, 'apLost'),
    general: hasGeneral(world, host),
    strongholdFell: elementsOf(world, host).some(({ type, status }) => type === 'ST' && status === 'destroyed'),
  }
}

/** Why an army is beaten, judged at the end of a bound (RULING-46); null where it is not. */
export function beatenBy(world: World, host: Host): Clause | null {
  const { ap, lost, general, strongholdFell } = standingOf(world, host)
  const more = lost > world.balance(foeOf(host), 'apLost')
  const by = ruled(world, 'beaten')
  if (strongholdFell && by !== 'half_only') return 'stronghold'
  if (by === 'general') return general ? null : 'general'
  if (2 * lost >= ap && more) return 'half'
  return by === 'three' && !general && more ? 'general' : null
}

/** HQ-WIN-1 Once after step 3 of every bound: who is beaten, or both, or the last bound is over (RULING-46, RULING-48). */
export function* checkEnd(world: World): Procedure {
  const { turn } = world.cursor
  const ended = endingAt(world, turn)
  if (ended === null) return yield* tellBound(world)
  yield* settle('HQ-WIN-1', world, ended)
  const figures = { winner: ended.winner ?? 'none', ...lossesNow(world) }
  const about = ended.winner === null ? [...HOSTS] : [ended.winner]
  yield* tell('HQ-WIN-1', ended.winner === null ? 'line.drawn' : 'line.won', { about, figures: { ...figures, clause: ended.clause } })
}

export function* settle(rule: RuleId, world: World, ended: Ending): Procedure {
  const battle = battleOf(world)
  if (JSON.stringify(battle.ended) !== JSON.stringify(ended)) yield* record(rule, BATTLE, 'battle', { ...battle, ended })
}

/** How the battle would end with this bound; null where it goes on. */
export function endingAt(world: World, bound: number): Ending | null {
  const beaten = HOSTS.map((host) => ({ host, clause: beatenBy(world, host) })).filter(({ clause }) => clause !== null)
  const [first] = beaten
  if (beaten.length === 2) return { winner: fewerLost(world), clause: 'both', bound }
  if (first?.clause !== null && first !== undefined) return { winner: foeOf(first.host), clause: first.clause, bound }
  const limit = ruled(world, 'bound_limit')
  return limit !== 'none' && bound >= limit ? { winner: fewerLost(world), clause: 'limit', bound } : null
}

function fewerLost(world: World): Host | null {
  const [red, blue] = [world.balance('redHost', 'apLost'), world.balance('blueHost', 'apLost')]
  if (red === blue) return null
  return red < blue ? 'redHost' : 'blueHost'
}

function* tellBound(world: World): Procedure {
  yield* tell('HQ-WIN-1', 'line.bound', { figures: { bound: world.cursor.turn, ...lossesNow(world) } })
}

function lossesNow(world: World): { readonly redLost: number; readonly blueLost: number } {
  return { redLost: world.balance('redHost', 'apLost'), blueLost: world.balance('blueHost', 'apLost') }
}
