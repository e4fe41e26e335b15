import type { World } from '../../../kernel/world/world.ts'
import { fateFace } from './deck/deck.ts'
import { fateCards } from './fate.ts'
import { deckOf, seatsIn, typesIn } from './records.ts'
import { MISSIONS, POISON, SECTIONS, TERRAINS, TOADLINGS } from './types.ts'

const ZONES = ['draw', 'hand', 'discard', 'learned', 'cast', 'missions'] as const

/** The faces that a place can have, each once; null for a place that the game does not have. */
export function facesIn(world: World, place: string): readonly string[] | null {
  const [seat = '', zone, ...more] = place.split('.')
  if (zone === undefined) return tableFaces(world, place)
  const isZone = ZONES.some((one) => one === zone) && seatsIn(world).some((one) => one === seat) && more.length === 0
  if (!isZone) return null
  return zone === 'missions' ? MISSIONS : [...new Set([...deckOf(world).spells.map(({ id }) => id), POISON])]
}

function tableFaces(world: World, place: string): readonly string[] | null {
  const { spells } = deckOf(world)
  const ofPile = (which: 'A' | 'B'): readonly string[] => spells.flatMap(({ id, pile }) => (pile === which ? [id] : []))
  const fates = (): readonly string[] => [...new Set(fateCards(world).map(fateFace))]
  switch (place) {
    case 'markers':
      return typesIn(world)
    case 'fate':
    case 'fateUsed':
      return fates()
    case 'A':
    case 'displayA':
      return ofPile('A')
    case 'B':
    case 'displayB':
      return ofPile('B')
    case 'terrain':
      return TERRAINS
    case 'toadlings':
      return TOADLINGS
    case 'missions':
      return MISSIONS
    case 'sections':
    case 'sectionsUsed':
      return SECTIONS.map((section) => `s${section}`)
    case 'out':
      return [...typesIn(world), ...TERRAINS]
    case 'box':
      return [...typesIn(world), ...spells.map(({ id }) => id), POISON, ...TOADLINGS]
    default:
      return null
  }
}
