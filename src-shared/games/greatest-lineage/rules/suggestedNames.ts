import type { Option } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { LAND_WORDS, type NameLanguage } from '../board/names.ts'
import { MONUMENTS, NAMED_LAND } from './records.ts'
import type { Civilisation } from './seats.ts'
import { MONUMENT_NAMES } from './tables/monumentNames.ts'

/** How many names are offered at once. */
const OFFERED = 3
/** How far the first name moves from one round to the next; a prime, so that every name of a list comes first in its turn. */
const STRIDE = 7

/** One name in each language: the player takes the one in the language of the screen. */
type NamePair = Readonly<Record<NameLanguage, string>>

/** Names for a new monument of this people that no monument has, in either language. */
export function monumentSuggestions(world: World, seat: Civilisation): readonly Option[] {
  const taken = world.records(MONUMENTS).map(({ name }) => name)
  return offered(world, MONUMENT_NAMES[seat], taken)
}

/** Names for new land on the table, in the words of this people, that no land has, in either language. */
export function landSuggestions(world: World, seat: Civilisation): readonly Option[] {
  const taken = world.records(NAMED_LAND).map(({ name }) => name)
  return offered(world, landNamePairs(seat), taken)
}

/** Every name that a people's words make: each beginning once before any of them comes again. */
function landNamePairs(seat: Civilisation): readonly NamePair[] {
  const { en, de } = LAND_WORDS
  const beginnings = en.beginnings[seat].map((word, at) => ({ en: word, de: de.beginnings[seat][at] ?? word }))
  const english = Object.values(en.endings).flat()
  const german = Object.values(de.endings).flat()
  const endings = english.map((word, at) => ({ en: word, de: german[at] ?? word }))
  return endings.flatMap((_, turned) =>
    beginnings.map((before, at) => {
      const after = endings[(at * STRIDE + turned) % endings.length] ?? { en: '', de: '' }
      return { en: before.en + after.en, de: before.de + after.de }
    }),
  )
}

/** The names from the round's place on, so that two rounds and two campaigns seldom begin alike; the same whenever the question is asked again. */
function offered(world: World, names: readonly NamePair[], taken: readonly string[]): readonly Option[] {
  const used = new Set(taken.map(folded))
  const start = (world.cursor.turn * STRIDE) % Math.max(1, names.length)
  return [...names.slice(start), ...names.slice(0, start)]
    .filter(({ en, de }) => !used.has(folded(en)) && !used.has(folded(de)))
    .slice(0, OFFERED)
    .map(({ en, de }) => ({ id: en, wording: 'option.suggestedName', figures: { en, de } }))
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
