import type { World } from '../../../kernel/world/world.ts'
import { germanProperName, SHE, type EnglishName, type GermanName } from '../../../language/grammar.ts'
import { translated } from '../../../language/catalogue.ts'
import { GAME, SCENARIO } from '../rules/records.ts'
import { SAMPLE } from '../rules/sample.ts'

const TEXTS = translated({
  en: {
    player: (number: string) => `Player ${number}`,
    pool: (unit: string) => `${unit} off the map`,
    placed: (unit: string, area: string) => `${unit} in ${area}`,
  },
  de: {
    player: (number: string) => `Spieler ${number}`,
    pool: (unit: string) => `${unit} im Vorrat`,
    placed: (unit: string, area: string) => `${unit} in ${area}`,
  },
})

/**
 * Names only the campaign knows: of nations, players, areas and units as its scenario has them, and of the accounts they make. Units of the sample
 * that are called as there are left to the words of the game, which know them in both languages.
 */
export function givenName(key: string, world: World, known: (key: string) => string): string | null {
  const [kind, id = '', rest] = key.split('.')
  switch (kind) {
    case 'seat':
      return rest === undefined ? ownerName(id, world) : null
    case 'area':
      return world.record(SCENARIO, 'scenario')?.areas.find((area) => area.id === id)?.name ?? null
    case 'unit':
      return unitName(id, world)
    case 'account': {
      if (rest === undefined || key.endsWith('.hint')) return null
      const unit = unitName(rest, world) ?? known(`unit.${rest}`)
      return id === 'pool' ? TEXTS.pool(unit) : TEXTS.placed(unit, givenName(`area.${id}`, world, known) ?? id)
    }
    default:
      return null
  }
}

function unitName(id: string, world: World): string | null {
  const name = (world.record(SCENARIO, 'scenario') ?? SAMPLE).units.find((unit) => unit.id === id)?.name
  const isSample = SAMPLE.units.some((unit) => unit.id === id && unit.name === name)
  return name === undefined || isSample ? null : name
}

/** A nation by its name; a player by his, or by his number where there is none. Null for a stranger. */
function ownerName(id: string, world: World): string | null {
  const nation = (world.record(SCENARIO, 'scenario') ?? SAMPLE).nations.find((one) => one.id === id)
  if (nation !== undefined) return nation.name
  const player = /^p(\d+)$/.exec(id)?.[1]
  return player === undefined ? null : (world.record(GAME, 'game')?.players[id] ?? TEXTS.player(player))
}

export function englishName(owner: string, world: World): EnglishName {
  return { the: ownerName(owner, world) ?? owner, many: false }
}

export function germanName(owner: string, world: World): GermanName {
  return germanProperName(ownerName(owner, world) ?? owner, SHE)
}
