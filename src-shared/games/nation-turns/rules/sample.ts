import type { Area, Criterion, EventRow, Nation, Placed, Scenario, UnitType } from './scenario.ts'
import { OUR_UNITS, type AreaType } from './tables.ts'

type Drawn = readonly [id: string, name: string, type: AreaType, x: number, y: number, borders: string]

const AREAS: readonly Drawn[] = [
  ['SM', 'Saltmouth', 'city', 6, 50, 'BR KH'],
  ['BR', 'Barley Reach', 'open', 20, 24, 'SM KH LM'],
  ['KH', 'Kiln Hills', 'rough', 20, 76, 'SM BR LM IF'],
  ['LM', 'Long Meadow', 'open', 37, 46, 'BR KH HF CD'],
  ['HF', 'Harrow Ford', 'open', 54, 24, 'LM CD TP RM'],
  ['TP', 'Tall Pines', 'elfwood', 73, 10, 'HF RM AM'],
  ['AM', 'Antler Moor', 'rough', 90, 28, 'TP RM WT'],
  ['RM', 'Reedmere', 'open', 73, 42, 'HF TP AM CD'],
  ['CD', 'Crow Down', 'open', 55, 60, 'LM HF RM GS IF'],
  ['IF', 'Iron Fells', 'mountain', 41, 90, 'KH CD GS'],
  ['GS', "Giant's Stair", 'mountain', 72, 84, 'CD IF WT'],
  ['WT', 'White Tongue', 'mountain', 93, 66, 'AM GS'],
]

const TOTEMS: Readonly<Record<string, readonly string[]>> = { TP: ['HP'], AM: ['HP'], RM: ['HP'] }
const HOMES: Readonly<Record<string, string>> = { IF: 'FS', WT: 'TT' }

const UNITS: readonly UnitType[] = Object.entries({
  soldier: 'Soldier',
  warrior: 'Warrior',
  beast: 'Beast',
  smith: 'Smith',
  troll: 'Troll',
  farmer: 'Farmer',
  wizard: 'Wizard',
  giant: 'Giant',
}).map(([id, name]) => ({
  id,
  name,
  dice: OUR_UNITS[id]?.dice ?? 1,
  mod: OUR_UNITS[id]?.mod ?? 0,
  farmer: id === 'farmer',
  ignores: [],
  printed: ['troll', 'farmer', 'wizard'].includes(id),
}))

const HOLD_ROUNDS = [5, 11, 17] as const

/** `SM2 BR2`: so many points for each of these areas, whenever holds are counted. */
function holds(list: string): readonly Criterion[] {
  return list.split(' ').map((one) => ({ kind: 'hold', area: one.slice(0, 2), rounds: HOLD_ROUNDS, points: Number(one.slice(2)) }))
}

function placed(area: string, type: string, count: number): Placed {
  return { area, type, count }
}

const NATIONS: readonly Nation[] = [
  {
    ...{ id: 'HC', name: 'Harbour Charter', people: 'malkioni', growth: 'occupied_farmers', basic: 'soldier', player: 1 },
    start: [placed('SM', 'soldier', 1), placed('SM', 'wizard', 1), placed('BR', 'soldier', 1), placed('BR', 'farmer', 1)],
    pool: { soldier: 8, farmer: 3, wizard: 1 },
    specialRetreats: [],
    scoring: holds('SM2 BR2 KH3 LM3'),
  },
  {
    ...{ id: 'OT', name: 'Oak Tribe', people: 'barbarian', growth: 'occupied', basic: 'warrior', player: 2 },
    start: [placed('LM', 'warrior', 3), placed('HF', 'warrior', 2)],
    pool: { warrior: 10 },
    specialRetreats: [],
    scoring: holds('LM3 HF3 BR4 RM3'),
  },
  {
    ...{ id: 'CT', name: 'Crow Tribe', people: 'barbarian', growth: 'occupied', basic: 'warrior', player: 3 },
    start: [placed('CD', 'warrior', 3), placed('KH', 'warrior', 2)],
    pool: { warrior: 10 },
    specialRetreats: [],
    scoring: holds('CD3 KH3 LM3 SM4'),
  },
  {
    ...{ id: 'HP', name: 'Heron People', people: 'beast', growth: 'totem', basic: 'beast', player: 2 },
    start: [placed('RM', 'beast', 2), placed('AM', 'beast', 1)],
    pool: { beast: 10 },
    specialRetreats: [{ side: 'defender', areaType: 'elfwood' }],
    scoring: holds('TP2 AM2 RM2 HF2'),
  },
  {
    ...{ id: 'FS', name: 'Fell Smiths', people: 'elder', growth: 'one_area', basic: 'smith', player: 3 },
    start: [placed('IF', 'smith', 2)],
    pool: { smith: 4 },
    specialRetreats: [],
    scoring: holds('IF2 KH2 CD2'),
  },
  {
    ...{ id: 'TT', name: 'Tongue Trolls', people: 'elder', growth: 'one_area', basic: 'troll', player: 3 },
    start: [placed('WT', 'troll', 2)],
    pool: { troll: 6 },
    specialRetreats: [],
    scoring: holds('WT2 AM2 GS2 IF2'),
  },
  {
    ...{ id: 'SW', name: 'Stair-Walker', people: 'elder', growth: 'none', basic: 'giant', player: 1 },
    start: [placed('GS', 'giant', 1)],
    pool: {},
    specialRetreats: [],
    scoring: [...holds('GS2'), { kind: 'kill', of: null, points: 1, cap: 10 }, { kind: 'alive', points: 3 }],
  },
]

const EVENTS: readonly EventRow[] = [
  { round: 3, when: 'new', verb: 'place', nation: 'CT', ...placed('CD', 'warrior', 2) },
  { round: 4, when: 'new', verb: 'place', nation: 'HC', ...placed('BR', 'farmer', 1) },
  { round: 6, when: 'start', verb: 'modify', nation: null, roll: 'population', amount: -1 },
  { round: 7, when: 'new', verb: 'place', nation: 'TT', ...placed('WT', 'troll', 2) },
  { round: 9, when: 'new', verb: 'place', nation: 'HP', ...placed('TP', 'beast', 2) },
  { round: 12, when: 'end', verb: 'vp', nation: 'FS', points: 2, condition: { is: 'holds', nation: 'FS', area: 'IF' } },
]

/** The Northern Ring: twelve areas, seven nations, three players. All of it is ours; the sheet prints no scenario. */
export const SAMPLE: Scenario = {
  id: 'northern_ring',
  name: 'The Northern Ring',
  areas: AREAS.map(([id, name, type, x, y, borders]): Area => ({
    ...{ id, name, type, x, y },
    borders: borders.split(' '),
    totemOf: TOTEMS[id] ?? [],
    homeOf: HOMES[id] ?? null,
  })),
  units: UNITS,
  nations: NATIONS,
  events: EVENTS,
  maxima: {
    types: { open: 3, rough: 2, mountain: 2, elfwood: 2, city: 4 },
    nations: { FS: { mountain: 4 }, TT: { mountain: 3 }, HP: { elfwood: 3 } },
  },
}
