import { addCards } from '../../../kernel/chance/deck.ts'
import { checkpoint, choose, post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, cardsOf, drawHand, drawInOrder, placeOf, postCounts } from './cards.ts'
import { fateFace, type Deck, type SpellPile } from './deck/deck.ts'
import { HAND } from './drawing.ts'
import { fateCards, fillDisplays } from './fate.ts'
import { figuresOf } from './figures.ts'
import { dealMissions } from './missions.ts'
import { DECKS, deckOf, GAMES, gameOf, MAGES, plays, seatsIn, TERRAIN, typesIn } from './records.ts'
import { reveal } from './reveal.ts'
import { ruled } from './rulings/ruled.ts'
import type { Setup } from './setup.ts'
import { MISSIONS, PATHS, PHASE, POISON_CARDS, SECTIONS, TERRAINS, TOADLINGS, type Colour, type CreatureType } from './types.ts'

/** OO-SET-7 Spaces of the tower where the mages begin. */
const SPACES: Readonly<Record<Colour, number>> = { blue: 1, green: 2, red: 3, yellow: 5 }
/** Markers on each path, by the number of players. */
const MARKERS_PER_PATH: Readonly<Record<number, number>> = { 2: 8, 3: 10, 4: 12 }
/** Markers revealed on each path before the first round. */
const FIRST_MARKERS = 2
/** Tiles of each kind of terrain. */
const TILES_OF_KIND = 3

/** Everything before the first round, in the order of the book. */
export function* beginning(world: World, setup: Setup): Procedure {
  yield* putGame(setup)
  for (const seat of seatsIn(world)) yield* record('OO-SET-7', MAGES, seat, { seat, space: SPACES[seat] })
  yield* putMarkers(world)
  yield* putPiles(world)
  yield* placeTerrain(world, setup.terrain)
  yield* firstCreatures(world)
  yield* fillDisplays(world, 'OO-SET-2')
  for (const seat of seatsIn(world)) yield* drawHand(world, 'OO-SET-6', seat, HAND)
  if (plays(world, 'missions')) yield* dealMissions(world)
  yield* checkpoint({ turn: 1, seat: 'table', phase: PHASE.fate })
}

function* putGame({ players, modules, newcomers, houseRules, deck }: Setup): Procedure {
  const seats = players.map(({ colour }) => colour)
  const names = Object.fromEntries(players.map(({ colour, name }) => [colour, name]))
  yield* record('OO-SET-9', GAMES, 'game', { seats, players: names, modules, newcomers, houseRules, ended: null })
  if (deck !== undefined) yield* record('OO-SET-9', DECKS, 'deck', deck)
}

/** OO-SET-4 Markers numbered 3 and 4 stay out with two players, those numbered 4 with three; the rest is mixed and dealt to the paths. */
function* putMarkers(world: World): Procedure {
  const players = seatsIn(world).length
  const faces = typesIn(world).flatMap((type) => Array.from({ length: markersOf(world, type, players) }, () => type))
  yield* addCards(cardsOf(world, 'OO-SET-4'), 'markers', faces)
  for (const path of PATHS) yield* post('OO-SET-4', 'table', `markers_${path}`, MARKERS_PER_PATH[players] ?? 0)
}

function markersOf(world: World, type: CreatureType, players: number): number {
  const { markers, threes, fours } = figuresOf(world, type)
  return markers - (players < 4 ? fours : 0) - (players < 3 ? threes : 0)
}

/**
 * OO-SET-1 The poison pile and the fate cards; the spells of each seat and of the displays, unless the table plays with real ones (RULING-63); tiles
 * and missions of the modules.
 */
function* putPiles(world: World): Procedure {
  yield* post('OO-SET-1', 'table', 'poison', POISON_CARDS)
  yield* addCards(cardsOf(world, 'OO-SET-1'), 'fate', fateCards(world).map(fateFace))
  if (!areCardsReal(world)) yield* putSpells(world)
  if (plays(world, 'missions')) yield* addCards(cardsOf(world, 'OO-MISSION-1'), 'missions', MISSIONS)
  if (gameOf(world).newcomers.toad === undefined) return
  const toadlings = TOADLINGS.flatMap((face) => Array.from({ length: deckOf(world).toadlings[face] }, () => face))
  yield* addCards(cardsOf(world, 'OO-XREIN-4'), 'toadlings', toadlings)
}

function* putSpells(world: World): Procedure {
  const deck = deckOf(world)
  for (const pile of ['A', 'B'] as const) yield* addCards(cardsOf(world, 'OO-SET-2'), pile, spellsOf(deck, pile))
  for (const seat of seatsIn(world)) {
    yield* addCards(cardsOf(world, 'OO-SET-6'), placeOf(seat, 'draw'), spellsOf(deck, 'start'))
    yield* postCounts(world, 'OO-SET-6', seat)
  }
}

function spellsOf({ spells }: Deck, pile: SpellPile): readonly string[] {
  return spells.flatMap((spell) => (spell.pile === pile ? Array.from({ length: spell.copies }, () => spell.id) : []))
}

/**
 * OO-XTERR-1 Nine tiles, mixed face down: one on each path or as the table agreed, on sections that the seats choose path by path, or chance
 * (RULING-52). Then they are revealed; the rest stays out.
 */
function* placeTerrain(world: World, tiles: readonly number[]): Procedure {
  const rule = 'OO-XTERR-1'
  if (tiles.length === 0) return
  yield* addCards(
    cardsOf(world, rule),
    'terrain',
    TERRAINS.flatMap((kind) => Array.from({ length: TILES_OF_KIND }, () => kind)),
  )
  const spots = yield* chooseSpots(world, tiles)
  const faces = yield* drawInOrder(world, rule, { name: 'terrain', from: 'terrain', to: 'out', count: spots.length })
  for (const [at, { path, section }] of spots.entries()) {
    const kind = TERRAINS.find((one) => one === faces[at])
    if (kind === undefined) throw new BrokenRule(`${rule}: ${String(faces[at])} is no terrain`)
    yield* record(rule, TERRAIN, `${path}-${section}`, { path, section, kind })
    yield* tell(rule, 'line.terrain', { figures: { kind, path, section } })
  }
}

function* chooseSpots(world: World, tiles: readonly number[]): Procedure<readonly { readonly path: number; readonly section: number }[]> {
  const spots: { readonly path: number; readonly section: number }[] = []
  const seats = seatsIn(world)
  let next = 0
  for (const [at, count] of tiles.entries()) {
    const path = PATHS[at] ?? 1
    for (let tile = 0; tile < count; tile++) {
      const free = SECTIONS.filter((section) => !spots.some((spot) => spot.path === path && spot.section === section))
      const seat = ruled(world, 'terrain_by') === 'random' ? null : (seats[next++ % seats.length] ?? null)
      const section = yield* chooseSection(world, seat, path, free)
      spots.push({ path, section })
    }
  }
  return spots
}

function* chooseSection(world: World, seat: Colour | null, path: number, free: readonly number[]): Procedure<number> {
  const rule = 'OO-XTERR-1'
  const [only = 1, ...others] = free
  if (others.length === 0) return only
  if (seat === null) return yield* sectionByChance(world, free)
  const chosen = yield* choose('section', seat, () => ({
    rule,
    figures: { path },
    options: free.map((section) => ({ id: String(section), wording: 'option.section', figures: { path, section } })),
  }))
  return Number(chosen)
}

/** Draws one of the free sections, each as likely as any other. */
function* sectionByChance(world: World, free: readonly number[]): Procedure<number> {
  const rule = 'OO-XTERR-1'
  const cards = cardsOf(world, rule)
  yield* record(rule, cards.places, 'sections', { cards: free.map((section) => `s${section}`) })
  const [drawn = 's1'] = yield* drawInOrder(world, rule, { name: 'section', from: 'sections', to: 'sectionsUsed', count: 1 })
  return Number(drawn.slice(1))
}

/** OO-SET-5 Two markers of each path are revealed, their creatures in the outer section (RULING-14). */
function* firstCreatures(world: World): Procedure {
  yield* reveal(
    world,
    'OO-SET-5',
    PATHS.flatMap((path) => Array.from({ length: FIRST_MARKERS }, () => path)),
  )
}
