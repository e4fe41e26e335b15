import type { Bot } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { DONE, type ActRequest, type ChooseRequest, type Option } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, isPoison } from '../rules/cards.ts'
import { spellOf } from '../rules/casting/power.ts'
import { CASTS, CREATURES, deckOf, mageSpace, seatsIn, TILES } from '../rules/records.ts'
import { lifeOf } from '../rules/creatures.ts'
import { scoreLines } from '../rules/scoring.ts'
import { isColour, type Colour } from '../rules/types.ts'
import { random } from './random.ts'
import { plansFor, worthOfHit, worthOfLine, type Addition, type CastPlan } from './plans.ts'

/** What learning a card is worth at the beginning of the game, and how much less each round. */
const LEARNING = 1.6
const ROUND = 0.12
/** What the next cast is worth from where a teleport would go, as a part. */
const LATER = 0.6
/** A plan below this is worth no action. */
const LEAST = 0.05

/** Casts what defeats most, enhanced as far as it pays, and teleports to where more can be had. It has no real cards: with them it plays at random. */
export const squasher: Bot = (request, world, chance) => {
  if (!isColour(request.seat)) return idle(request, world, chance)
  if (request.kind !== 'choose' && areCardsReal(world)) return random(request, world, chance)
  if (request.kind === 'act')
    return request.wording === 'act.cast' ? goOn(request, world, request.seat) : nextAct(request, world, request.seat)
  if (request.kind === 'choose') return choice(request, world, request.seat) ?? idle(request, world, chance)
  return idle(request, world, chance)
}

function nextAct(request: ActRequest, world: World, seat: Colour): object | string {
  const offered = optionsOf(request, 'cast', 'card')
  const casts = offered.flatMap((face) => bestOf(world, seat, face) ?? [])
  const best = most(casts)
  const jump = world.balance(seat, 'actions') > 1 ? bestSpace(world, seat, optionsOf(request, 'teleport', 'space'), offered) : null
  const tile = usableTile(world, optionsOf(request, 'tile', 'tile'))
  if (tile !== null) return { act: 'tile', tile, creature: weakest(world) }
  if (jump !== null && jump.worth > (best?.worth ?? 0)) return { act: 'teleport', space: jump.space }
  if (best !== null && best.worth > LEAST) return { act: 'cast', card: best.face }
  const victim = leader(world, optionsOf(request, 'poison', 'seat'))
  if (victim !== null) return { act: 'poison', seat: victim }
  const unwanted = optionsOf(request, 'remove', 'card').find(isPoison)
  return unwanted === undefined ? DONE : { act: 'remove', card: unwanted }
}

function bestOf(world: World, seat: Colour, face: string): CastPlan | null {
  if (spellOf(world, face).kind === 'lore') return { face, additions: [], worth: Math.max(0, LEARNING - ROUND * world.cursor.turn) }
  return most(plansFor(world, seat, face, null))
}

/** The space from which the best plain line of a card would be worth most. */
function bestSpace(
  world: World,
  seat: Colour,
  spaces: readonly string[],
  faces: readonly string[],
): { readonly space: string; readonly worth: number } | null {
  const worthAt = (path: number): number =>
    Math.max(
      0,
      ...faces
        .map((face) => spellOf(world, face))
        .map((spell) => (spell.lines[0] === undefined ? 0 : worthOfLine(world, seat, spell, spell.lines[0], path))),
    )
  const here = worthAt(mageSpace(world, seat))
  const jumps = spaces.map((space) => ({ space, worth: LATER * (worthAt(Number(space)) - here) }))
  const best = jumps.reduce<(typeof jumps)[number] | null>((found, one) => (one.worth > (found?.worth ?? 0) ? one : found), null)
  return best === null ? null : { ...best, worth: best.worth + LATER * here }
}

/** The next card of the best way to go on with the cast; it is cast once nothing more pays. */
function goOn(request: ActRequest, world: World, seat: Colour): object | string {
  const cast = world.record(CASTS, 'cast')
  const plan = cast === undefined ? null : most(plansFor(world, seat, cast.main, cast))
  const next = plan?.additions[0]
  if (next === undefined || !optionsOf(request, 'enhance', 'card').includes(useOf(next))) return DONE
  const draws = spellOf(world, next.face).effects.includes('draw')
  return {
    act: 'enhance',
    card: useOf(next),
    ...(next.space === null ? {} : { teleport: String(next.space) }),
    ...(draws ? { draw: true } : {}),
  }
}

function useOf({ face, power }: Addition): string {
  return `${face}:${power}`
}

function choice(request: ChooseRequest, world: World, seat: Colour): string | null {
  switch (request.wording) {
    case 'choose.target':
    case 'choose.order':
      return bestTarget(request.options, world, seat)
    case 'choose.take':
      return bestLesson(request.options, world)
    case 'choose.power':
      return ownPower(world)
    case 'choose.discard':
      return worstCard(request.options, world)
    case 'choose.bonus':
      return request.options[0]?.id ?? null
    case 'choose.line':
      return request.options.at(-1)?.id ?? null
    case 'choose.replenish':
      return request.options.at(-1)?.id ?? null
    default:
      return null
  }
}

/** The target that is worth most; of sections and of seats the first, which is the fullest path's or the next seat. */
function bestTarget(options: readonly Option[], world: World, seat: Colour): string | null {
  const damage = damageOf(world)
  const rated = options
    .filter(({ id }) => world.record(CREATURES, id) !== undefined)
    .map(({ id }) => ({ id, worth: worthOfHit(world, seat, id, damage) }))
  return (
    rated.reduce<(typeof rated)[number] | null>((found, one) => (one.worth > (found?.worth ?? -1) ? one : found), null)?.id ??
    options[0]?.id ??
    null
  )
}

/** Damage of the line that the running cast would use. */
function damageOf(world: World): number {
  const cast = world.record(CASTS, 'cast')
  if (cast === undefined) return 1
  const points = Object.values(cast.power).reduce((sum, count) => sum + count, 0)
  const line = spellOf(world, cast.main)
    .lines.filter(({ need }) => typeof need === 'number' && need <= points)
    .at(-1)
  return line?.does.do === 'damage' ? line.does.amount : 1
}

/** A support while there is one, since it scores; else a big attack. */
function bestLesson(options: readonly Option[], world: World): string | null {
  const kinds = new Map(deckOf(world).spells.map(({ id, kind }) => [id, kind]))
  const wanted = ['support', 'attack', 'lore'].flatMap((kind) => options.filter(({ id }) => kinds.get(id) === kind))
  return wanted[0]?.id ?? null
}

function ownPower(world: World): string | null {
  const cast = world.record(CASTS, 'cast')
  return cast === undefined ? null : (spellOf(world, cast.main).powers[0] ?? null)
}

/** Poison first, then lore. */
function worstCard(options: readonly Option[], world: World): string | null {
  const kinds = new Map(deckOf(world).spells.map(({ id, kind }) => [id, kind]))
  const rank = ({ id }: Option): number => [undefined, 'lore', 'attack', 'support'].indexOf(kinds.get(id))
  return [...options].sort((one, other) => rank(one) - rank(other))[0]?.id ?? null
}

/** The seat that scores most so far without missions, of those named. */
function leader(world: World, seats: readonly string[]): string | null {
  const score = (seat: Colour): number => scoreLines(world, seat).reduce((sum, { points }) => sum + points, 0)
  const rated = seatsIn(world)
    .filter((seat) => seats.includes(seat))
    .map((seat) => ({ seat, score: score(seat) }))
  return (
    rated.reduce<(typeof rated)[number] | null>((found, one) => (found === null || one.score > found.score ? one : found), null)?.seat ??
    null
  )
}

/** A tile that is of use now: one that takes a life waits for a creature that it defeats. */
function usableTile(world: World, ids: readonly string[]): string | null {
  return ids.find((id) => world.record(TILES, id)?.face !== 'life' || weakest(world) !== 'nothing') ?? null
}

/** A creature that one life less would defeat; none by `nothing`. */
function weakest(world: World): string {
  return world.records(CREATURES).find((one) => one.damage > 0 && one.damage + 1 >= lifeOf(world, one))?.id ?? 'nothing'
}

function most(plans: readonly CastPlan[]): CastPlan | null {
  return plans.reduce<CastPlan | null>((found, plan) => (found === null || plan.worth > found.worth ? plan : found), null)
}

function optionsOf(request: ActRequest, act: string, field: string): readonly string[] {
  const found = request.acts.find(({ id }) => id === act)?.fields.find(({ id }) => id === field)
  return found?.type === 'pick' ? found.options.map(({ id }) => id) : []
}
