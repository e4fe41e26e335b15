import type { Cell } from '../../../../board/hexes.ts'
import { InvariantError } from '../../../../kernel/invariantError.ts'
import { ownProblem } from '../messages.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import type { Geography } from '../geography.ts'
import { held, type HouseRules } from '../rulings/switches.ts'
import { COLOURS, NO_LIZARDS, sumOf, type Colour, type Counts, type Terrain } from '../tables.ts'
import {
  DEN_LIZARDS,
  GROUNDS,
  START,
  START_TABLES,
  WARRIORS,
  type StartHex,
  type StartSheet,
  type StartTables,
  type Template,
} from './startTables.ts'
import { besideInTemplate, templateCells, templateHexes } from './template.ts'

/** One thing a sheet asks for. */
export interface StartItem {
  /** Null: the template. */
  readonly hex: number | null
  /** `pop`: den lizards; a colour: warriors. */
  readonly item: 'template' | 'terrain' | 'pop' | Colour
  /** Lizards asked for and bought; 1 and 1 or 0 of a template or terrain. */
  readonly wanted: number
  readonly bought: number
  /** Points paid. */
  readonly price: number
  /** Why not all of it was bought: not enough points, more than 300 warriors in the hex or 600 in all, a den that was not bought. */
  readonly struck: 'points' | 'mostInHex' | 'mostInAll' | 'noDen' | null
}

/** A hex as it was bought. */
export interface BoughtHex {
  readonly hex: number
  readonly terrain: Terrain
  /** `pop` with the free den lizards. */
  readonly den: { readonly colour: Colour; readonly pop: number } | null
  readonly warriors: Counts
}

/** What a start-up sheet comes to. */
export interface ReducedStart {
  readonly template: number
  readonly home: number
  /** How the Home Den was found: named and valid, the first valid one, or by the default that takes the place of a sheet without any. */
  readonly homeBy: 'named' | 'first' | 'default'
  /** All hexes of the template, in number order. */
  readonly hexes: readonly BoughtHex[]
  readonly items: readonly StartItem[]
  /** At most 1200. */
  readonly spent: number
  /** Items of the sheet that was replaced by the default; null: none was. */
  readonly replaced: readonly StartItem[] | null
}

/** LZ-SET-3 Returns the sheet a clan begins with: its own, a default by number, or default 3 where nothing was chosen. */
export function startOf(choice: StartSheet | number | null, { defaults }: StartTables = START_TABLES): StartSheet {
  if (typeof choice === 'object' && choice !== null) return choice
  const sheet = defaults[(choice ?? START.usual) - 1]
  if (sheet === undefined) throw new InvariantError(`There is no default ${String(choice)}`)
  return sheet
}

/**
 * LZ-STARTUP-6 The Home Den is the hex the player named, if a den was bought there and a Fertile hex of the template is next to it; else the first
 * such den in number order. A sheet without any is replaced by default 3 (RULING-70).
 */
export function reduceStart(sheet: StartSheet, houseRules: HouseRules, tables: StartTables = START_TABLES): ReducedStart {
  const own = boughtBy(sheet, houseRules, tables)
  if (own.home !== null) return { ...own, home: own.home, homeBy: own.home === sheet.home ? 'named' : 'first', replaced: null }
  const usual = boughtBy(startOf(null, tables), houseRules, tables)
  if (usual.home === null) throw new InvariantError('Default 3 has no valid Home Den')
  return { ...usual, home: usual.home, homeBy: 'default', replaced: own.items }
}

/** What keeps a table's own defaults from being played: each must cost at most 1200 as a whole, and have a valid Home Den where it says. */
export function defaultProblems(tables: StartTables, field: string): readonly Problem[] {
  return tables.defaults.flatMap((sheet, at) => {
    if (tables.templates[sheet.template - 1] === undefined)
      return [ownProblem(`${field}.${at}.template`, 'problem.templates', { value: sheet.template, max: tables.templates.length })]
    const { home, spent, items } = boughtBy(sheet, {}, tables)
    const count = templateHexes(tables.templates[sheet.template - 1] ?? { price: 0, columns: [] }).length
    const isWhole = items.every(({ struck }) => struck === null) && home === sheet.home && sheet.hexes.every(({ hex }) => hex <= count)
    return isWhole
      ? []
      : [ownProblem(`${field}.${at}`, 'problem.badDefault', { value: spent, homes: home === null ? 0 : 1, max: START.points })]
  })
}

type Bought = Omit<ReducedStart, 'home' | 'homeBy' | 'replaced'> & { readonly home: number | null }

/**
 * LZ-STARTUP-8 Pays for the template, then hex by hex in number order: terrain, den lizards, warriors in the order of the form. What would exceed 1200 is
 * skipped, and what follows is still tried. One item is a cell of the form, or every ten lizards (`reduction_item`, RULING-69).
 */
function boughtBy(sheet: StartSheet, houseRules: HouseRules, { templates }: StartTables): Bought {
  const template = templates[sheet.template - 1]
  if (template === undefined) throw new InvariantError(`There is no template ${sheet.template}`)
  const purse = new Purse(held(houseRules, 'reduction_item') === 'ten')
  purse.buyOne(null, 'template', template.price)
  const written = new Map(sheet.hexes.map((hex) => [hex.hex, hex]))
  const paid = templateHexes(template).map((_, at) => buyHex(at + 1, written.get(at + 1), purse))
  const hexes = paid.map((hex) => ({ ...hex, terrain: cooled(hex, paid, template) }))
  const valid = hexes.filter(({ hex, den }) => den !== null && hasFertile(hex, hexes, template)).map(({ hex }) => hex)
  const home = valid.find((hex) => hex === sheet.home) ?? valid[0] ?? null
  return { template: sheet.template, home, hexes, items: purse.items, spent: purse.spent }
}

function buyHex(hex: number, written: StartHex | undefined, purse: Purse): BoughtHex {
  if (written === undefined) return { hex, terrain: 'water', den: null, warriors: NO_LIZARDS }
  const ground = GROUNDS[written.terrain]
  const isBought = ground.price === 0 || purse.buyOne(hex, 'terrain', ground.price)
  const terrain = isBought ? ground.terrain : 'water'
  const den =
    isBought && ground.den !== null ? { colour: ground.den, pop: START.freeDenLizards + buyPop(hex, ground.den, written.pop, purse) } : null
  if (!isBought && written.pop > 0) purse.strike(hex, 'pop', written.pop, 'noDen')
  const warriors: Record<Colour, number> = { ...NO_LIZARDS }
  for (const colour of COLOURS) warriors[colour] = buyWarriors(hex, colour, written[colour], sumOf(warriors), purse)
  return { hex, terrain, den, warriors }
}

/** LZ-STARTUP-4 Den lizards beyond the 30 that come with the den. */
function buyPop(hex: number, colour: Colour, wanted: number, purse: Purse): number {
  return purse.buyTens(hex, 'pop', wanted, DEN_LIZARDS[colour], [])
}

/** LZ-STARTUP-5 Warriors of any colour in any hex, at most 300 in it and 600 in all. */
function buyWarriors(hex: number, colour: Colour, wanted: number, there: number, purse: Purse): number {
  const limits = [
    { left: START.mostInHex - there, struck: 'mostInHex' },
    { left: START.mostInAll - purse.warriors, struck: 'mostInAll' },
  ] as const
  const bought = purse.buyTens(hex, colour, wanted, WARRIORS[colour], limits)
  purse.warriors += bought
  return bought
}

/** LZ-STARTUP-7 A Volcano next to a den or Fertile hex of the template becomes a Peak, after it is paid for (RULING-71). */
function cooled({ hex, terrain }: BoughtHex, hexes: readonly BoughtHex[], template: Template): Terrain {
  if (terrain !== 'volcano') return terrain
  const around = besideInTemplate(template, hex).map((number) => hexes[number - 1]?.terrain)
  return around.some((other) => other === 'den' || other === 'fertile') ? 'peak' : terrain
}

function hasFertile(hex: number, hexes: readonly BoughtHex[], template: Template): boolean {
  return besideInTemplate(template, hex).some((number) => hexes[number - 1]?.terrain === 'fertile')
}

/** A hex of a start-up on the map. */
export interface PlacedHex extends BoughtHex {
  readonly cell: Cell
  readonly isHome: boolean
}

/** Lays a reduced start-up around a hex of the map, in number order. Cells are `OFF` over the edge of a world that does not wrap. */
export function placeStart(
  { template, home, hexes }: ReducedStart,
  centre: Cell,
  geography: Geography,
  { templates }: StartTables = START_TABLES,
): readonly PlacedHex[] {
  const shape = templates[template - 1]
  if (shape === undefined) throw new InvariantError(`There is no template ${template}`)
  const cells = templateCells(shape, centre, geography)
  return hexes.map((hex, at) => ({ ...hex, cell: cells[at] ?? centre, isHome: hex.hex === home }))
}

type Limit = { readonly left: number; readonly struck: NonNullable<StartItem['struck']> }

/** Points of a start-up, and what was bought of them. */
class Purse {
  readonly items: StartItem[] = []
  warriors = 0
  readonly #byTens: boolean

  constructor(byTens: boolean) {
    this.#byTens = byTens
  }

  get spent(): number {
    return this.items.reduce((sum, { price }) => sum + price, 0)
  }

  /** LZ-STARTUP-1 Returns how many of the 1200 points are left. Those left at the end are lost. */
  left(): number {
    return START.points - this.spent
  }

  /** Buys a template or a terrain; false where it costs too much. */
  buyOne(hex: number | null, item: 'template' | 'terrain', price: number): boolean {
    const isBought = price <= this.left()
    const [bought, paid] = isBought ? [1, price] : [0, 0]
    this.items.push({ hex, item, wanted: 1, bought, price: paid, struck: isBought ? null : 'points' })
    return isBought
  }

  /** Buys lizards, all or none, or as many tens as fit; gives how many. */
  buyTens(hex: number, item: 'pop' | Colour, wanted: number, price: number, limits: readonly Limit[]): number {
    if (wanted === 0) return 0
    const affordable = Math.floor(this.left() / price) * START.ten
    const all: readonly Limit[] = [...limits, { left: affordable, struck: 'points' }]
    const tightest = all.reduce((one, other) => (other.left < one.left ? other : one))
    const fits = wanted <= tightest.left
    const bought = fits ? wanted : this.#byTens ? tightest.left : 0
    this.items.push({ hex, item, wanted, bought, price: (bought / START.ten) * price, struck: fits ? null : tightest.struck })
    return bought
  }

  strike(hex: number, item: 'pop', wanted: number, struck: Limit['struck']): void {
    this.items.push({ hex, item, wanted, bought: 0, price: 0, struck })
  }
}
