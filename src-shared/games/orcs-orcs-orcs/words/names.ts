import type { Figure } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { germanProperName, IT, type EnglishName, type GermanName } from '../../../language/grammar.ts'
import { say } from '../../text/playing.ts'
import { deckOf } from '../rules/records.ts'
import { isColour, type Colour } from '../rules/types.ts'

type Told = Figure | undefined

const ENGLISH: Readonly<Record<Colour, string>> = { blue: 'Blue', green: 'Green', red: 'Red', yellow: 'Yellow' }
const GERMAN: Readonly<Record<Colour, string>> = { blue: 'Blau', green: 'Grün', red: 'Rot', yellow: 'Gelb' }

export function englishName(owner: string): EnglishName {
  return { the: isColour(owner) ? ENGLISH[owner] : owner, many: false }
}

export function germanName(owner: string): GermanName {
  return germanProperName(isColour(owner) ? GERMAN[owner] : owner, IT)
}

/**
 * Names of spells that only the deck of this campaign has: the name of the spell, with the types of power where there are several. Null for
 * every other key, and for a face that has its own word.
 */
export function givenName(key: string, world: World, has: (key: string) => boolean, known: (key: string) => string): string | null {
  if (!key.startsWith('spell.') || has(key)) return null
  const spell = deckOf(world).spells.find(({ id }) => `spell.${id}` === key)
  if (spell === undefined) return null
  const name = known(`spell.${spell.name}`)
  return spell.powers.length === 2 ? `${name} (${spell.powers.map((power) => known(`power.${power}`)).join(', ')})` : name
}

export function spellText(face: Told): string {
  return say(`spell.${String(face)}`)
}

export function powerText(power: Told): string {
  return say(`power.${String(power)}`)
}
