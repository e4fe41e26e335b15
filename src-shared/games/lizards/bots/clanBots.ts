import type { Bot, Chance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { World } from '../../../kernel/world/world.ts'
import { clanOf } from '../rules/records.ts'
import type { OrderLine } from '../rules/sheet/line.ts'
import { MOST_LINES } from '../rules/sheet/form.ts'
import { writeSheet } from '../rules/sheet/writeSheet.ts'
import { BAND, CHANTS, COLOURS, NO_LIZARDS, sumOf, TERRAIN, WORKS, type Chant, type Counts } from '../rules/tables.ts'
import type { Listing } from '../rules/turn/knowledge.ts'
import { anyOrder, type Own } from './lines.ts'
import { Situation, type Target } from './situation.ts'

type OwnBand = Listing['bands'][number]

/** What a bot goes for, in points for a hex it could march to. */
interface Taste {
  /** Dens and weaker bands of other clans. */
  readonly attacks: boolean
  /** Chants, lobs and spies. */
  readonly chants: boolean
}

/** Writes no orders. */
export const sleeper: Bot = (request, world, chance) => idle(request, world, chance)

/** Writes thirty lines that are all refused. */
export const hoarder: Bot = (request, world, chance) =>
  request.kind === 'fill'
    ? { lines: Array.from({ length: MOST_LINES }, (_, at) => `MO,${99 - at}Z,E`).join('\n'), letters: '' }
    : idle(request, world, chance)

/** Writes orders at random, a third of them with a slip. */
export const scribbler: Bot = (request, world, chance) => {
  if (request.kind !== 'fill') return idle(request, world, chance)
  const situation = new Situation(world, request.seat)
  const lines = Array.from({ length: MOST_LINES }, (_, at) => writeSheet([anyOrder(ownOf(situation), situation.geography, at + 1, chance)]))
  return {
    lines: lines.map((line) => (chance(0, 2) === 0 ? slipped(line, chance) : line)).join('\n'),
    letters: letterOf(situation, chance),
  }
}

function slipped(line: string, chance: Chance): string {
  const fields = line.split(',')
  fields[chance(0, fields.length - 1)] = ['', 'X', '0', 'NN', '32', 'eyes', '-1', '1.5'][chance(0, 7)] ?? ''
  return fields.join(',')
}

function letterOf({ clan, clans }: Situation, chance: Chance): string {
  const others = clans.filter((other) => other !== clan)
  const to = others[chance(0, others.length - 1)]
  return to === undefined || chance(0, 3) > 0 ? '' : `to ${to}: Peace until turn ${chance(1, 99)}?`
}

function ownOf(situation: Situation): Own {
  const { clan, clans, listing } = situation
  const cells = listing.bands.map(({ cell }) => cell)
  return {
    clan,
    clans,
    bands: listing.bands,
    dens: listing.dens.map(({ cell }) => cell),
    spies: listing.spies.map(({ cell }) => cell),
    rafts: cells,
    temples: cells.filter((cell) => situation.terrainAt(cell) === 'temple'),
  }
}

/** Feeds its bands, recruits, farms, builds dens and takes Free dens. */
export const forager: Bot = planned({ attacks: false, chants: false })
/** Also attacks dens and weaker bands, and builds bridges. */
export const raider: Bot = planned({ attacks: true, chants: false })
/** Also chants, lobs and sends spies. */
export const chanter: Bot = planned({ attacks: true, chants: true })

function planned(taste: Taste): Bot {
  return (request, world, chance) => {
    if (request.kind !== 'fill' || clanOf(request.seat) === 0) return idle(request, world, chance)
    return { lines: writeSheet(ordersFor(world, request.seat, taste, chance)), letters: '' }
  }
}

/** The orders of a turn: recruits first, then each band, the largest first. */
function ordersFor(world: World, seat: string, taste: Taste, chance: Chance): readonly OrderLine[] {
  const situation = new Situation(world, seat)
  const { dens, bands, spies } = situation.listing
  const orders: Omit<OrderLine, 'line'>[] = dens
    .filter(({ pop, colour }) => pop >= LEAST_POP && colour !== null)
    .map(({ cell }) => ({ ...NOTHING, order: 'RE', hex: cell }))
  for (const band of [...bands].sort((a, b) => sumOf(b.counts) - sumOf(a.counts)))
    orders.push(...bandOrders(situation, band, taste, chance))
  if (taste.chants)
    for (const cell of new Set(spies.map((spy) => spy.cell)))
      orders.push({ ...NOTHING, order: 'SN', hex: cell, ways: situation.within2(cell)[chance(0, 5)]?.ways ?? ['N'] })
  return orders.slice(0, MOST_LINES).map((order, at) => ({ ...order, line: at + 1 }))
}

const NOTHING = { ways: [], counts: null, chant: null, gate: null, to: null } as const
/** Den lizards from which recruiting pays. */
const LEAST_POP = 24

function bandOrders(situation: Situation, band: OwnBand, taste: Taste, chance: Chance): Omit<OrderLine, 'line'>[] {
  const { cell, counts, mired } = band
  const chanted = taste.chants ? fromAfar(situation, band) : null
  if (chanted !== null) return [chanted]
  const worked = workFor(situation, band)
  const target = mired ? null : bestTarget(situation, band, taste, chance)
  if (target === null) return worked === null ? [] : [{ ...NOTHING, order: worked, hex: cell }]
  // Part of a band stays in its den, or at work.
  const stays = situation.denAt(cell) !== undefined || worked !== null
  const going = stays ? halfOf(counts, worked) : counts
  if (sumOf(going) < 2) return []
  const leaves: Omit<OrderLine, 'line'>[] = stays
    ? [{ ...NOTHING, order: 'SP', hex: cell, ways: target.ways, counts: going }]
    : [{ ...NOTHING, order: 'MO', hex: cell, ways: target.ways }]
  return worked === null ? leaves : [...leaves, { ...NOTHING, order: worked, hex: cell }]
}

/** Half of each colour, but no workers that are needed. */
function halfOf(counts: Counts, work: 'BF' | 'BD' | null): Counts {
  const half = { ...NO_LIZARDS }
  for (const colour of COLOURS) {
    const needed = work !== null && WORKS[work].colour === colour ? WORKS[work].workers : 0
    half[colour] = Math.min(Math.floor(counts[colour] / 2), Math.max(0, counts[colour] - needed))
  }
  return half
}

/** Greens farm next to an own den; Greys build on a Ruin, or on land next to Fertile. */
function workFor(situation: Situation, { cell, counts }: OwnBand): 'BF' | 'BD' | null {
  const terrain = situation.terrainAt(cell)
  if (terrain === null) return null
  const around = situation.geography.around(cell)
  const isBesideDen = around.some((other) => situation.denAt(other)?.owner === situation.clan)
  if (counts.grn >= WORKS.BF.workers && TERRAIN[terrain].farmed && isBesideDen) return 'BF'
  const isFed = around.some((other) => situation.terrainAt(other) === 'fertile')
  return counts.gry >= WORKS.BD.workers && TERRAIN[terrain].denTurns > 0 && isFed ? 'BD' : null
}

/** The hex that promises most, or null where staying is as good. */
function bestTarget(situation: Situation, band: OwnBand, taste: Taste, chance: Chance): Target | null {
  const rated = situation
    .within2(band.cell)
    .map((target) => ({ target, worth: worthOf(situation, band, target, taste) + chance(0, 3) / 10 }))
  const best = rated.reduce<(typeof rated)[number] | null>((most, one) => (most === null || one.worth > most.worth ? one : most), null)
  return best === null || best.worth < LEAST_WORTH ? null : best.target
}

/** A march below this is worth no order. */
const LEAST_WORTH = 1

function worthOf(situation: Situation, { counts, hunger }: OwnBand, { cell, ways }: Target, { attacks }: Taste): number {
  const size = sumOf(counts)
  const den = situation.denAt(cell)
  const enemies = situation.enemiesAt(cell)
  if (!situation.isSafe(cell) || situation.ownAt(cell) + size > BAND) return -1
  if (enemies > 0) return attacks && 10 * enemies < 7 * size ? 15 : -1
  const near = 1 / ways.length
  if (den !== undefined && den.owner === 0) return size > 2 * situation.militiaAt(cell) ? 30 + near : -1
  if (den !== undefined && den.owner !== situation.clan) return attacks && size >= RAIDERS ? 20 + (den.home ? 20 : 0) : -1
  const unknown = situation.geography.disc(cell, 2).filter((other) => situation.terrainAt(other) === null).length
  const meal = situation.terrainAt(cell) === 'fertile' ? 4 * Math.max(0, hunger - 1) : 0
  return meal + unknown / 6 + near / 4
}

/** Warriors with which a raider goes for a den whose band it cannot see. */
const RAIDERS = 40

/** Coerces, shunts or lobs at enemies one or two steps away. */
function fromAfar(situation: Situation, { cell, counts }: OwnBand): Omit<OrderLine, 'line'> | null {
  const seen = situation.within2(cell).filter((target) => situation.enemiesAt(target.cell) > 0)
  const [nearest] = seen
  if (nearest === undefined) return null
  const enemies = situation.enemiesAt(nearest.cell)
  const can = (chant: Chant): boolean => counts.blk >= CHANTS[chant].blacks
  const chant: Chant | null =
    can('COER') && counts.blk >= enemies ? 'COER' : can('SHUN') ? 'SHUN' : can('EYES') && enemies > sumOf(counts) ? 'EYES' : null
  if (chant !== null) return { ...NOTHING, order: 'CH', hex: cell, ways: nearest.ways, chant }
  return counts.yel >= LOBBERS ? { ...NOTHING, order: 'LO', hex: cell, ways: nearest.ways } : null
}

/** Yellows for which a lob pays. */
const LOBBERS = 10
