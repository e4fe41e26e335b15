import { TABLE_SEAT } from '../world/effect.ts'
import { DECREE_RULE, type RecordChange } from '../journal/journal.ts'
import { accept, problem, refuse, type Problem } from '../problem.ts'
import { chance, choose, collect, fill, post, roll, rollOne, tell, type Procedure } from '../engine/procedure.ts'
import type { Json } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { checkOf, fieldsOf, text, whole } from '../forms/shape.ts'
import { collection, type World } from '../world/world.ts'

/** One for every five hens begun. */
export const COOPS = collection<{ readonly coops: number }>('coop', {
  check: checkOf(fieldsOf<{ readonly coops: number }>({ coops: whole() })),
})
/** What lies where; only its owner knows. */
export const HOARDS = collection<{ readonly owner: string; readonly amount: number }>('hoard', {
  check: checkOf(fieldsOf<{ readonly owner: string; readonly amount: number }>({ owner: text, amount: whole() })),
  see: (id) => [id],
})

/** A hoard is its owner's, and lies under a coop: of two records that name each other neither goes without the other. */
export function recordProblems(after: World, { collection: name, id, to }: RecordChange): readonly Problem[] {
  if (name === COOPS.name) {
    const isNamed = to === null && after.record(HOARDS, id) !== undefined
    return isNamed ? [problem('id', 'problem.namedRecord', { value: id, others: `hoard ${id}` })] : []
  }
  if (name !== HOARDS.name || to === null) return []
  const { owner } = to as { readonly owner: string }
  if (owner !== id) return [problem('owner', 'problem.option', { value: owner, options: id })]
  return after.record(COOPS, id) === undefined ? [problem('id', 'problem.noRecord', { value: id, collection: COOPS.name })] : []
}

/** The cousin who plays behind every seat, once its turn is over. */
export const COUSIN = 'cousin'

/**
 * The feast of a round: everybody bids for it unseen, dives for the ring at the same time, and whispers a name that not even the game
 * master reads; wind and weather are nobody's dice.
 */
export function* feast(world: World, seats: readonly string[]): Procedure {
  yield* bidding(world, seats)
  yield* wind(world)
  yield* diving(seats)
  yield* whispering(seats)
}

/** TOY-BID-1 Whoever has gold bids, sealed; the highest pays and is renowned. Who bid what everybody learns at the end. */
function* bidding(world: World, seats: readonly string[]): Procedure {
  const bids = yield* collect(seats, (seat) =>
    fill('bid', seat, () => {
      const gold = world.balance(seat, 'gold')
      if (gold === 0) return null
      return {
        rule: 'TOY-BID-1',
        fields: [
          { id: 'bid', type: 'number', wording: 'field.bid', min: 0, max: gold, preset: 0 },
          { id: 'word', type: 'text', wording: 'field.word', maxLength: 40, preset: '' },
        ],
      }
    }),
  )
  let best: { readonly seat: string; readonly bid: number } | null = null
  for (const [seat, sheet] of bids) {
    const bid = Math.min(sheet?.['bid'] ?? 0, world.balance(seat, 'gold'))
    yield* tell('TOY-BID-1', 'line.bid', { seat, about: ['feast', seat], figures: { bid, word: sheet?.['word'] ?? '' } })
    if (bid > (best?.bid ?? 0)) best = { seat, bid }
  }
  if (best === null) return
  yield* post('TOY-BID-1', best.seat, 'gold', -best.bid, { about: ['feast', best.seat] })
  yield* post('TOY-BID-1', best.seat, 'renown', 2)
}

/** TOY-WIND-1 Nobody throws for the wind: one die, and one for every hen of the table. */
function* wind(world: World): Procedure {
  const die = yield* rollOne('wind', 'gm', () => ({ rule: 'TOY-WIND-1', faces: 10, test: { type: 'number' }, unattended: true }))
  yield* tell('TOY-WIND-1', 'line.wind', { figures: { die } })
  const feathers = yield* roll('feathers', 'gm', () => ({
    rule: 'TOY-WIND-1',
    faces: 100,
    count: 25 + die,
    test: chance(30, 'lost', 'kept'),
    figures: { die },
    unattended: true,
    see: 'gm',
  }))
  yield* post('TOY-WIND-1', 'market', 'stock', feathers.counts['lost'] ?? 0, { about: String(world.cursor.turn) })
}

/** TOY-DIVE-1 All dive at once; the highest die finds the ring. */
function* diving(seats: readonly string[]): Procedure {
  const dives = yield* collect(seats, (seat) => rollOne('dive', seat, () => ({ rule: 'TOY-DIVE-1', faces: 100, test: { type: 'number' } })))
  const deepest = Math.max(...dives.values())
  for (const [seat, depth] of dives) if (depth === deepest) yield* post('TOY-DIVE-1', seat, 'renown', 1)
}

/** TOY-WHISPER-1 A name whispered to nobody. */
function* whispering(seats: readonly string[]): Procedure {
  yield* collect(seats, function* (seat) {
    const only = { only: [seat] }
    const options = seats.map((id) => ({ id, wording: `seat.${id}` }))
    const name = yield* choose('whisper', seat, () => ({ rule: 'TOY-WHISPER-1', options, see: only }))
    yield* tell('TOY-WHISPER-1', 'line.whisper', { seat, figures: { name: name ?? '' }, see: only })
    yield* post('TOY-WHISPER-1', seat, 'buried', seats.indexOf(name ?? ''), { see: only })
  })
}

/** TOY-COUSIN-1 The cousin of a seat tries a luck of their own, with dice of their own. */
export function* cousin(seat: string): Procedure {
  const die = yield* rollOne('luck', seat, () => ({ rule: 'TOY-COUSIN-1', faces: 100, test: { type: 'number' } }))
  if (die > 50) yield* post('TOY-COUSIN-1', seat, 'eggs', 1)
}

/** Places of the toy from which it can go on: a phase of a seat, or the market day. */
export function readCursor(
  seats: readonly string[],
  { phases, table }: { readonly phases: number; readonly table: number },
  rounds: number,
  raw: unknown,
): ReturnType<NonNullable<Ruleset['readCursor']>> {
  const { turn, seat, phase } = (raw ?? {}) as { readonly turn?: unknown; readonly seat?: unknown; readonly phase?: unknown }
  if (typeof turn !== 'number' || !Number.isInteger(turn) || turn < 1 || turn > rounds)
    return refuse(problem('cursor', 'problem.cursor', { text: `there is no round ${String(turn)}` }))
  if (typeof seat !== 'string' || typeof phase !== 'number')
    return refuse(problem('cursor', 'problem.cursor', { text: 'say whose turn and which phase' }))
  const fits = seat === TABLE_SEAT ? phase === table : seats.includes(seat) && Number.isInteger(phase) && phase >= 0 && phase < phases
  return fits ? accept({ turn, seat, phase }) : refuse(problem('cursor', 'problem.cursor', { text: `no phase ${phase} of ${seat}` }))
}

/** The weather is decreed in eggs for everybody. */
export function readDecree(raw: unknown): ReturnType<NonNullable<Ruleset['readDecree']>> {
  const eggs = (raw as { readonly eggs?: unknown } | null)?.eggs
  if (typeof eggs !== 'number' || !Number.isInteger(eggs) || eggs < 1 || eggs > 9)
    return refuse(problem('eggs', 'problem.range', { value: String(eggs), min: 1, max: 9 }))
  return accept({ eggs })
}

export function* decree(seats: readonly string[], wish: Json): Procedure {
  const { eggs } = wish as { readonly eggs: number }
  for (const seat of seats) yield* post(DECREE_RULE, seat, 'eggs', eggs)
  yield* tell(DECREE_RULE, 'line.decree', { figures: { eggs } })
}

/** A record with a whole number of that name, not below 0. */
