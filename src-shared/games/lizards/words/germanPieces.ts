import type { Figure } from '../../../kernel/world/rule.ts'
import { count } from '../../../language/figures.ts'
import { listed } from '../../../language/numbers.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import type { Colour, Terrain } from '../rules/tables.ts'
import type { ENGLISH_PIECES } from './englishPieces.ts'
import { areSeveral, changesIn, hex } from './pieces.ts'

type Told = Figure | undefined

export function some(lizards: Told): string {
  return count(lizards, 'Echse', 'Echsen')
}

const COLOURS: Readonly<Partial<Record<string, string>>> & Readonly<Record<Colour, string>> = {
  red: 'rot',
  grn: 'grün',
  gry: 'grau',
  yel: 'gelb',
  blk: 'schwarz',
}

/** The adjective of a colour with an ending: "rote", "schwarzer". */
export function colour(id: Told, ending = 'e'): string {
  return `${COLOURS[String(id)] ?? String(id)}${ending}`
}

/** "Schwarze", "Schwarzen": lizards of a colour. */
function lizardsOf(id: Told, ending: string): string {
  const word = colour(id, ending)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** "Rote zu Grünen und Schwarze zu Gelben" of `red:grn blk:yel`. */
export function colourChanges(changed: Told): string {
  return listed(changesIn(changed).map(([from, to]) => `${lizardsOf(from, 'e')} zu ${lizardsOf(to, 'en')}`))
}

/** Each with the word for "a" where it has one; in the nominative, and behind "zu". */
const TERRAINS: Readonly<Partial<Record<string, readonly [is: string, to: string]>>> &
  Readonly<Record<Terrain, readonly [is: string, to: string]>> = {
  den: ['eine Höhle', 'zu einer Höhle'],
  ruin: ['eine Ruine', 'zu einer Ruine'],
  plains: ['eine Ebene', 'zu einer Ebene'],
  swamp: ['ein Sumpf', 'zu einem Sumpf'],
  scrub: ['Busch', 'zu Busch'],
  fertile: ['Fruchtland', 'zu Fruchtland'],
  peak: ['ein Gipfel', 'zu einem Gipfel'],
  volcano: ['ein Vulkan', 'zu einem Vulkan'],
  temple: ['ein Tempel', 'zu einem Tempel'],
  cursed: ['Verfluchtes Land', 'zu Verfluchtem Land'],
  water: ['Wasser', 'zu Wasser'],
  whirlpool: ['ein Strudel', 'zu einem Strudel'],
}

/** "ein Sumpf", "Fruchtland". */
export function einTerrain(id: Told): string {
  return TERRAINS[String(id)]?.[0] ?? String(id)
}

/** "zu einem Sumpf", "zu Fruchtland". */
export function zuTerrain(id: Told): string {
  return TERRAINS[String(id)]?.[1] ?? String(id)
}

/** "nach Norden", "zwei Felder nach Norden", "nach Norden, dann nach Nordwesten,": directions with blanks between, `N NW`. */
export function wayText(ways: Told): string {
  const [first = '', second] = String(ways).split(' ')
  if (second === undefined) return say(`way.${first}`)
  return first === second ? `zwei Felder ${say(`way.${first}`)}` : `${say(`way.${first}`)}, dann ${say(`way.${second}`)},`
}

/** "bis 20M", "zurück nach 5AD", "über den Rand der Karte" for a hex that is empty. */
export function toHex(from: Told, to: Told): string {
  if (to === '') return 'über den Rand der Karte'
  return from === to ? `zurück nach ${hex(to)}` : `bis ${hex(to)}`
}

/** "20R (zwei Felder nach Norden)", "das eigene Feld 5A". */
export function targetText(to: Told, ways: Told): string {
  if (to === '') return 'eine Stelle jenseits des Kartenrands'
  if (ways === '') return `das eigene Feld ${hex(to)}`
  return `${hex(to)} (${wayText(ways).replace(/,$/, '')})`
}

/** "stirbt" or "sterben", as the number wants it. */
export function verb(many: Told, one: string, several: string): string {
  return Number(many) === 1 || (typeof many === 'string' && !areSeveral(many)) ? one : several
}

/** Names of pieces in German. */
export const GERMAN_PIECES: TranslationOf<typeof ENGLISH_PIECES> = {
  'clan.none': () => 'herrenlose Echsen',
  'lizards.of': ({ count: many, colour: which }) => `${String(many)} ${lizardsOf(which, Number(many) === 1 ? 'er' : 'e')}`,
  'lizards.none': () => 'keine Echsen',
  'colour.red': () => 'Rot',
  'colour.grn': () => 'Grün',
  'colour.gry': () => 'Grau',
  'colour.yel': () => 'Gelb',
  'colour.blk': () => 'Schwarz',
  'colour.none': () => 'noch ohne Farbe',
  'terrain.den': () => 'Höhle',
  'terrain.ruin': () => 'Ruine',
  'terrain.plains': () => 'Ebene',
  'terrain.swamp': () => 'Sumpf',
  'terrain.scrub': () => 'Busch',
  'terrain.fertile': () => 'Fruchtland',
  'terrain.peak': () => 'Gipfel',
  'terrain.volcano': () => 'Vulkan',
  'terrain.temple': () => 'Tempel',
  'terrain.cursed': () => 'Verfluchtes Land',
  'terrain.water': () => 'Wasser',
  'terrain.whirlpool': () => 'Strudel',
  'hunger.0': () => 'Satt',
  'hunger.1': () => 'Leicht hungrig',
  'hunger.2': () => 'Hungrig',
  'hunger.3': () => 'Ausgehungert',
  'hunger.4': () => 'Darbend',
  'hunger.5': () => 'Verhungernd',
  'level.0': () => 'Durchschnittlich',
  'level.1': () => 'Gut',
  'level.2': () => 'Gefährlich',
  'level.3': () => 'Wild',
  'level.4': () => 'Furchtbar',
  'level.5': () => 'Veteran',
  'way.N': () => 'nach Norden',
  'way.NE': () => 'nach Nordosten',
  'way.SE': () => 'nach Südosten',
  'way.S': () => 'nach Süden',
  'way.SW': () => 'nach Südwesten',
  'way.NW': () => 'nach Nordwesten',
  'site.temple': () => 'Tempel',
  'site.bridge': () => 'Brücke',
}
