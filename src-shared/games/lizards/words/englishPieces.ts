import type { Figure } from '../../../kernel/world/rule.ts'
import { count } from '../../../language/figures.ts'
import { listed } from '../../../language/numbers.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import type { Terrain } from '../rules/tables.ts'
import { areSeveral, changesIn, hex } from './pieces.ts'

type Told = Figure | undefined

export function some(lizards: Told): string {
  return count(lizards, 'lizard')
}

/** "Red", "Grey". */
export function colour(id: Told): string {
  return say(`colour.${String(id)}`)
}

/** "Red to Green and Black to Yellow" of `red:grn blk:yel`. */
export function colourChanges(changed: Told): string {
  return listed(changesIn(changed).map(([from, to]) => `${colour(from)} to ${colour(to)}`))
}

const TERRAINS: Readonly<Partial<Record<string, string>>> & Readonly<Record<Terrain, string>> = {
  den: 'a Den',
  ruin: 'a Ruin',
  plains: 'Plains',
  swamp: 'a Swamp',
  scrub: 'Scrub',
  fertile: 'Fertile land',
  peak: 'a Peak',
  volcano: 'a Volcano',
  temple: 'a Temple',
  cursed: 'Cursed land',
  water: 'Water',
  whirlpool: 'a Whirlpool',
}

/** "a Swamp", "Plains". */
export function aTerrain(id: Told): string {
  return TERRAINS[String(id)] ?? String(id)
}

/** "north", "two hexes north", "north, then northwest,": directions with blanks between, `N NW`. */
export function wayText(ways: Told): string {
  const [first = '', second] = String(ways).split(' ')
  if (second === undefined) return say(`way.${first}`)
  return first === second ? `two hexes ${say(`way.${first}`)}` : `${say(`way.${first}`)}, then ${say(`way.${second}`)},`
}

/** "to 20M", "back to 5AD", "over the edge of the map" for a hex that is empty. */
export function toHex(from: Told, to: Told): string {
  if (to === '') return 'over the edge of the map'
  return from === to ? `back to ${hex(to)}` : `to ${hex(to)}`
}

/** "20R (two hexes north)", "the own hex 5A". */
export function targetText(to: Told, ways: Told): string {
  if (to === '') return 'a place over the edge of the map'
  if (ways === '') return `their own hex, ${hex(to)}`
  return `${hex(to)} (${wayText(ways).replace(/,$/, '')})`
}

/** `is` or `are`, as the number wants it. */
export function verb(many: Told, one: string, several: string): string {
  return Number(many) === 1 || (typeof many === 'string' && !areSeveral(many)) ? one : several
}

/** Names of pieces in English. */
export const ENGLISH_PIECES = {
  'clan.none': () => 'neutral lizards',
  'lizards.of': ({ count: many, colour: which }) => `${String(many)} ${colour(which)}`,
  'lizards.none': () => 'no lizards',
  'colour.red': () => 'Red',
  'colour.grn': () => 'Green',
  'colour.gry': () => 'Grey',
  'colour.yel': () => 'Yellow',
  'colour.blk': () => 'Black',
  'colour.none': () => 'no colour yet',
  'terrain.den': () => 'Den',
  'terrain.ruin': () => 'Ruin',
  'terrain.plains': () => 'Plains',
  'terrain.swamp': () => 'Swamp',
  'terrain.scrub': () => 'Scrub',
  'terrain.fertile': () => 'Fertile',
  'terrain.peak': () => 'Peak',
  'terrain.volcano': () => 'Volcano',
  'terrain.temple': () => 'Temple',
  'terrain.cursed': () => 'Cursed land',
  'terrain.water': () => 'Water',
  'terrain.whirlpool': () => 'Whirlpool',
  'hunger.0': () => 'Sated',
  'hunger.1': () => 'Peckish',
  'hunger.2': () => 'Hungry',
  'hunger.3': () => 'Famished',
  'hunger.4': () => 'Starved',
  'hunger.5': () => 'Starving',
  'level.0': () => 'Average',
  'level.1': () => 'Good',
  'level.2': () => 'Dangerous',
  'level.3': () => 'Ferocious',
  'level.4': () => 'Fearsome',
  'level.5': () => 'Veteran',
  'way.N': () => 'north',
  'way.NE': () => 'northeast',
  'way.SE': () => 'southeast',
  'way.S': () => 'south',
  'way.SW': () => 'southwest',
  'way.NW': () => 'northwest',
  'site.temple': () => 'Temple',
  'site.bridge': () => 'bridge',
} satisfies Wordings
