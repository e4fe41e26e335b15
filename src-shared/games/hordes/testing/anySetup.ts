import type { Chance } from '../../../insight/bots/bot.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { armyProblems, mayBeGeneral, type RosterEntry } from '../rules/army.ts'
import { SETTLED_AT_SETUP, SWITCHES } from '../rules/rulings/switches.ts'
import { entryOf, SAMPLE_ARMIES } from '../rules/sample.ts'
import { CODES, costOf, type TypeCode } from '../rules/types.ts'
import { PLAYERS } from './stage.ts'

const AP = 24
/** Most bounds of a campaign that is drawn, so that every one ends. */
export const BOUNDS = 40

/** A set-up whose armies, and perhaps house rules, are drawn. */
export function anySetup(chance: Chance): Json {
  const houseRules = anyRules(chance)
  const scenario = houseRules['setup'] === 'scenario'
  return {
    players: {
      redHost: { ...PLAYERS.redHost, elements: anyArmy(chance) },
      blueHost: { ...PLAYERS.blueHost, elements: anyArmy(chance) },
    },
    houseRules: { ...houseRules, bound_limit: BOUNDS },
    ...(scenario ? { defender: chance(0, 1) === 0 ? 'redHost' : 'blueHost' } : {}),
  } as unknown as Json
}

/** House rules each with a value of their own, about half of them by default. */
function anyRules(chance: Chance): Record<string, string | number | boolean> {
  const chosen = Object.entries(SWITCHES).flatMap(([name, one]) => {
    if (one.type !== 'list' || chance(0, 1) === 0) return []
    const value = one.values[chance(0, one.values.length - 1)]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(chosen)
}

/** A house rule decided anew in mid-campaign. */
export function anyRuling(chance: Chance): Json {
  const open = Object.entries(SWITCHES).filter(([name, { type }]) => type === 'list' && !SETTLED_AT_SETUP.has(name as never))
  const [name, one] = open[chance(0, open.length - 1)] ?? []
  if (name === undefined || one?.type !== 'list') return {}
  return { [name]: one.values[chance(0, one.values.length - 1)] ?? one.preset }
}

/**
 * What an army is drawn around: who bespells and is bespelled, so that the ensorcelled come back; who waits in reserve for a die of six; or
 * nothing. Drawn one by one these types are too rare for every rule about them to be met in thirty battles.
 */
const SORCERERS: readonly TypeCode[] = ['HE', 'MA', 'MA']
const CORES: readonly (readonly TypeCode[])[] = [SORCERERS, ['GO', 'DR'], ['DR', 'DR'], []]

/** Types drawn one by one until they make 24 AP, half of it cheap. */
export function anyArmy(chance: Chance): readonly RosterEntry[] {
  for (let tries = 0; tries < 200; tries++) {
    const army = drawn(chance)
    if (army !== null) return army
  }
  return SAMPLE_ARMIES.redHost.elements
}

function drawn(chance: Chance): readonly RosterEntry[] | null {
  const types: TypeCode[] = [...(CORES[chance(0, CORES.length - 1)] ?? [])]
  let left = AP - types.reduce((sum, type) => sum + costOf(type), 0)
  while (left > 0) {
    const able = CODES.filter((code) => code !== 'ST' && costOf(code) <= left && (costOf(code) <= 2 || left > AP / 2))
    const type = able[chance(0, able.length - 1)]
    if (type === undefined) return null
    types.push(type)
    left -= costOf(type)
  }
  const generals = types.flatMap((type, at) => (mayBeGeneral(type) ? [at] : []))
  const general = generals[chance(0, generals.length - 1)]
  const army = types.map((type, at) => ({ ...entryOf(type, at === general), water: type === 'LU' && chance(0, 1) === 0 }))
  return armyProblems(army, AP, '').length === 0 ? army : null
}
