import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, handOf, inPlace, isPoison, isSpellPlace, ownedBy, placeOf } from '../rules/cards.ts'
import { creaturesIn, lifeOf, terrainAt } from '../rules/creatures.ts'
import { figuresOf, trackOf } from '../rules/figures.ts'
import { deckOf, gameOf, MAGES, MISSIONS_HELD, PLACES, plays, seatsIn, TOADLINGS_PLACED, typesIn } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { PATHS, PHASE, POISON_CARDS, type Colour, type CreatureType } from '../rules/types.ts'

/** Rounds a game can last, by the number of players: each turn reveals a marker at least. */
const MOST_ROUNDS: Readonly<Record<number, number>> = { 2: 17, 3: 16, 4: 15 }
const MARKERS: Readonly<Record<number, number>> = { 2: 48, 3: 60, 4: 72 }

/** Broken invariants between two answers, in a sentence each (part F of the rules). With real cards those about hands, piles and displays do not apply. */
export function broken(world: World): readonly string[] {
  return [
    ...brokenMarkers(world),
    ...typesIn(world).flatMap((type) => brokenType(world, type)),
    ...brokenFate(world),
    ...(areCardsReal(world) ? brokenRealCards(world) : brokenCards(world)),
    ...brokenBoard(world),
    ...brokenSeats(world),
  ]
}

function brokenMarkers(world: World): readonly string[] {
  const left = inPlace(world, 'markers').length
  const dealt = PATHS.reduce((sum, path) => sum + world.balance('table', `markers_${path}`), 0)
  const all = left + world.balance('table', 'revealed')
  const wanted = MARKERS[seatsIn(world).length] ?? 0
  return [
    ...(left === dealt ? [] : [`${left} markers are left, and ${dealt} lie on the paths`]),
    ...(all === wanted ? [] : [`${all} markers in all, not ${wanted}`]),
  ]
}

/** Every creature of a type is unrevealed, on the board, a trophy, or in the box. */
function brokenType(world: World, type: CreatureType): readonly string[] {
  const { markers, threes, fours } = figuresOf(world, type)
  const players = seatsIn(world).length
  const inPlay = markers - (players < 4 ? fours : 0) - (players < 3 ? threes : 0)
  const unrevealed = inPlace(world, 'markers').filter((face) => face === type).length
  const onBoard = creaturesIn(world).filter((one) => one.type === type).length
  const defeats = sum(seatsIn(world).map((seat) => world.balance(seat, `defeats_${type}`)))
  const gone = inPlay - unrevealed - onBoard - defeats
  const counter = world.balance('table', `counter_${type}`)
  return [
    ...(gone < 0 ? [`${type}: ${-gone} too many`] : []),
    ...(counter <= gone && counter <= trackOf(world, type).length - 1
      ? []
      : [`${type}: the counter fell ${counter} spaces for ${gone} arrivals`]),
    ...seatsIn(world).flatMap((seat) => brokenTrophies(world, seat, type)),
  ]
}

function brokenTrophies(world: World, seat: string, type: CreatureType): readonly string[] {
  const [trophies, defeats, skull] = ['trophy', 'defeats', 'skull'].map((kind) => world.balance(seat, `${kind}_${type}`)) as [
    number,
    number,
    number,
  ]
  const wanted = ruled(world, 'skull_drops') ? null : Math.min(2, defeats)
  return [
    ...(trophies <= defeats ? [] : [`${seat} has ${trophies} trophies of ${type} after ${defeats} defeats`]),
    ...(wanted === null || skull === wanted ? [] : [`${seat}: skull of ${type} at ${skull}, not ${wanted}`]),
  ]
}

function brokenFate(world: World): readonly string[] {
  const { fate, fateX1 } = deckOf(world)
  const fates = inPlace(world, 'fate').length + inPlace(world, 'fateUsed').length
  const wanted = plays(world, 'x1_fate') ? fateX1.length : fate.length
  return fates === wanted ? [] : [`${fates} fate cards, not ${wanted}`]
}

/** The program keeps none of the real cards, and no more poison than there is. */
function brokenRealCards(world: World): readonly string[] {
  const poison = world.balance('table', 'poison')
  return [
    ...world
      .recordIds(PLACES.name)
      .filter(isSpellPlace)
      .map((place) => `${place} is kept, and the cards are real`),
    ...seatsIn(world)
      .filter((seat) => ['hand', 'drawPile', 'discard'].some((account) => world.balance(seat, account) !== 0))
      .map((seat) => `real cards of ${seat} are counted`),
    ...(poison <= POISON_CARDS ? [] : [`${poison} poison cards in the pile`]),
  ]
}

function brokenCards(world: World): readonly string[] {
  const { spells } = deckOf(world)
  const start = spells.flatMap((spell) => (spell.pile === 'start' ? Array.from({ length: spell.copies }, () => spell.id) : [])).length
  const learnable = new Set(spells.flatMap(({ id, pile }) => (pile === 'start' ? [] : [id])))
  const everywhere = [
    ...['A', 'B', 'displayA', 'displayB', 'box'].flatMap((place) => inPlace(world, place)),
    ...seatsIn(world).flatMap((seat) => ownedBy(world, seat)),
  ]
  const spellsFound = everywhere.filter((face) => learnable.has(face)).length
  const startFound = everywhere.filter((face) => !learnable.has(face) && !isPoison(face) && spells.some(({ id }) => id === face)).length
  const poison = everywhere.filter(isPoison).length + world.balance('table', 'poison')
  return [
    ...(spellsFound === 40 ? [] : [`${spellsFound} spells, not 40`]),
    ...(startFound === start * seatsIn(world).length ? [] : [`${startFound} start spells, not ${start * seatsIn(world).length}`]),
    ...(poison === 14 ? [] : [`${poison} poison cards, not 14`]),
    ...(
      [
        ['displayA', 'A'],
        ['displayB', 'B'],
      ] as const
    ).flatMap(([display, pile]) => {
      const shown = inPlace(world, display).length
      return shown === 3 || inPlace(world, pile).length === 0 || world.cursor.turn === 0 ? [] : [`${display} shows ${shown} cards`]
    }),
  ]
}

function brokenBoard(world: World): readonly string[] {
  const spaces = world.records(MAGES).map(({ space }) => space)
  const creatures = creaturesIn(world)
  const tiles = world.records(TOADLINGS_PLACED).length
  return [
    ...(new Set(spaces).size === seatsIn(world).length ? [] : ['two mages are on one space']),
    ...creatures.filter((one) => terrainAt(world, one.path, one.section) === 'road').map(({ id }) => `${id} is on a road`),
    ...(ruled(world, 'life_floor') === 1 ? creatures.filter((one) => lifeOf(world, one) < 1).map(({ id }) => `${id} has no life`) : []),
    ...(tiles <= inPlace(world, 'toadlings').length ? [] : [`${tiles} toadlings are on the board`]),
    ...(world.cursor.turn <= (MOST_ROUNDS[seatsIn(world).length] ?? 0) ? [] : [`round ${world.cursor.turn}`]),
  ]
}

function brokenSeats(world: World): readonly string[] {
  const kept = world.records(MISSIONS_HELD).flatMap((held) => held.kept ?? [])
  return [
    ...(new Set(kept).size === kept.length ? [] : ['two seats keep one mission']),
    ...(areCardsReal(world) ? [] : seatsIn(world).flatMap((seat) => brokenZones(world, seat))),
    ...(gameOf(world).ended === null || world.cursor.phase === PHASE.scoring ? [] : ['the game ended outside scoring']),
  ]
}

function brokenZones(world: World, seat: Colour): readonly string[] {
  const counts = {
    hand: handOf(world, seat).length,
    drawPile: inPlace(world, placeOf(seat, 'draw')).length,
    discard: inPlace(world, placeOf(seat, 'discard')).length,
  }
  const wrong = Object.entries(counts).filter(([account, held]) => world.balance(seat, account) !== held)
  const aside =
    world.cursor.seat === seat && world.cursor.phase === PHASE.actions
      ? []
      : [...inPlace(world, placeOf(seat, 'learned')), ...inPlace(world, placeOf(seat, 'cast'))]
  return [
    ...wrong.map(([account, held]) => `${seat} holds ${held} cards and ${account} says ${world.balance(seat, account)}`),
    ...aside.map((face) => `${seat}: ${face} lies aside outside phase 2`),
    ...inPlace(world, placeOf(seat, 'cast'))
      .filter(isPoison)
      .map(() => `${seat} casts poison`),
  ]
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
