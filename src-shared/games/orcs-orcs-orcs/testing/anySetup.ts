import type { Chance } from '../../../insight/bots/bot.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { OURS_1 } from '../rules/deck/ours.ts'
import { MODULES } from '../rules/records.ts'
import { SETTLED_AT_SETUP, SWITCHES } from '../rules/rulings/switches.ts'
import { BASIC_TYPES, COLOURS, NEWCOMERS, PATHS } from '../rules/types.ts'

/** Most tiles of terrain on a path of a set-up that is drawn. */
const MOST_TILES = 1

/** Two to four players in any order, with some of the modules and newcomers, and house rules of which about half differ. */
export function anySetup(chance: Chance): Json {
  const modules = MODULES.filter(() => chance(0, 1) === 0)
  return {
    ...{ players: [...anyPlayers(chance)], modules, newcomers: anyNewcomers(chance), houseRules: anyRules(chance) },
    ...(modules.includes('x1_terrain') ? { terrain: PATHS.map(() => chance(0, MOST_TILES)) } : {}),
  }
}

/** Two to four, in an order of their own. */
export function anyPlayers(chance: Chance): readonly { readonly colour: string; readonly name: string }[] {
  const left: string[] = [...COLOURS]
  const seats = Array.from({ length: chance(2, COLOURS.length) }, () => left.splice(chance(0, left.length - 1), 1)[0] ?? 'blue')
  return seats.map((colour) => ({ colour, name: `Player of ${colour}` }))
}

/** Newcomers each in place of a type of their category, no two of the same. */
function anyNewcomers(chance: Chance): Json {
  const taken = new Set<string>()
  const categoryOf = (type: string): string | undefined => OURS_1.creatures.find(({ id }) => id === type)?.category
  const drawn = NEWCOMERS.flatMap((newcomer) => {
    const types = BASIC_TYPES.filter((type) => categoryOf(type) === categoryOf(newcomer) && !taken.has(type))
    const type = types[chance(0, types.length)]
    if (type === undefined) return []
    taken.add(type)
    return [[newcomer, type] as const]
  })
  return Object.fromEntries(drawn)
}

function anyRules(chance: Chance): Record<string, string | number | boolean> {
  const chosen = Object.entries(SWITCHES).flatMap(([name, { values }]) => {
    if (chance(0, 1) === 0) return []
    const value = values[chance(0, values.length - 1)]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(chosen)
}

/** A house rule decided anew in mid-campaign. */
export function anyRuling(chance: Chance): Json {
  const open = Object.entries(SWITCHES).filter(([name]) => !SETTLED_AT_SETUP.has(name as never))
  const [name, one] = open[chance(0, open.length - 1)] ?? []
  return name === undefined || one === undefined ? {} : { [name]: one.values[chance(0, one.values.length - 1)] ?? one.preset }
}
