import { countOutcomes, outcomeOfDie, placedParts, sumOf } from '../../../src-shared/kernel/chance/rollTest.ts'
import type { ChronicleLine, Effect } from '../../../src-shared/kernel/world/effect.ts'
import type { RollAnswer, RollRequest, RollTest } from '../../../src-shared/kernel/engine/request.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { DiceFace, DiceTold } from '../../../src-shared/games/api/diceFace.ts'
import type { DiceLine } from '../../games/game.ts'
import { isHarm, lookOf, succeeds, type DieLook } from '../requests/dice.ts'

/** A die that has fallen, and what it means; `outcome`: null where its number is all. */
export interface FallenDie {
  readonly value: number
  readonly look: DieLook
  readonly outcome: string | null
}

/** Dice of one side, or for one thing. */
export interface Cast {
  readonly owner: OwnerId | null
  readonly title: string
  readonly note: string
  readonly faces: number
  readonly dice: readonly FallenDie[]
  readonly sum: { readonly modifier: number; readonly total: number } | null
  /** "4 hits": where the game tells it of such dice. */
  readonly tally: string
}

/** Of two sides against each other: who is ahead, and by how much; null where both come to the same. */
export interface Contest {
  readonly ahead: { readonly owner: OwnerId | null; readonly by: number } | null
}

/** Dice of one outcome among many. `dice` is empty where only their number is kept. */
export interface OutcomeGroup {
  readonly outcome: string
  readonly count: number
  readonly look: DieLook
  readonly dice: readonly FallenDie[]
}

/** How dice lie: by sides or purposes, a few as they fell, or many by what came of them. */
export type Laid =
  | { readonly as: 'casts'; readonly casts: readonly Cast[]; readonly contest: Contest | null }
  | { readonly as: 'few'; readonly dice: readonly FallenDie[]; readonly sum: { readonly modifier: number; readonly total: number } | null }
  | { readonly as: 'groups'; readonly groups: readonly OutcomeGroup[] }
  | { readonly as: 'unknown' }

/** Up to so many dice lie as they fell; more are put together by what came of them. */
export const MOST_AS_FALLEN = 12

/**
 * How the dice of an answer lie, from what the journal keeps of it. `linesOf`: dice the game tells apart. What a line of the chronicle tells
 * of the same dice (whose they are, what is added) goes before all.
 */
export function laidOut(
  request: RollRequest,
  answer: RollAnswer | undefined,
  effects: readonly Effect[],
  face: DiceFace | undefined,
  linesOf: (request: RollRequest) => readonly DiceLine[],
): Laid {
  if (answer === undefined) return { as: 'unknown' }
  if (!('dice' in answer)) return { as: 'groups', groups: groupsOf(request.test, answer.counts, []) }
  const { dice } = answer
  const told = toldAmong(effects, face, dice)
  if (told !== null) return castsTold(told)
  const lines = linesOf(request)
  if (lines.length > 0) return { as: 'casts', casts: castsOf(request, lines, dice), contest: null }
  const fallen = dice.map((value, place) => fallenDie(request.test, value, place))
  if (request.test.type === 'sum') {
    const { modifier = 0 } = request.test
    if (dice.length <= MOST_AS_FALLEN) return { as: 'few', dice: fallen, sum: { modifier, total: sumOf(dice) + modifier } }
  }
  if (dice.length <= MOST_AS_FALLEN || request.test.type === 'number' || request.test.type === 'sum')
    return { as: 'few', dice: fallen, sum: null }
  return { as: 'groups', groups: groupsOf(request.test, countOutcomes(request.test, dice), fallen) }
}

/** What was rolled for, in figures: how many dice of how many came to their success; null where the test knows none, or each die may be its own. */
export function verdictOf(
  { test, count }: Pick<RollRequest, 'test' | 'count'>,
  answer: RollAnswer | undefined,
): { readonly outcome: string; readonly hits: number; readonly of: number; readonly isHarm: boolean } | null {
  if (answer === undefined || !('success' in test)) return null
  const counts = 'dice' in answer ? countOutcomes(test, answer.dice) : answer.counts
  const hits = counts[test.success] ?? 0
  const alone = count === 1 || test.type === 'sum'
  const outcome = alone && hits === 0 ? test.failure : test.success
  return { outcome, hits: alone ? 1 : hits, of: alone ? 1 : count, isHarm: isHarm(test, outcome) && hits > 0 }
}

/** The first line of these effects that tells of dice. */
export function diceTold(
  effects: readonly Effect[],
  face: DiceFace | undefined,
): { readonly line: ChronicleLine; readonly told: DiceTold } | null {
  for (const effect of effects) {
    if (effect.kind !== 'line') continue
    const told = face?.told(effect) ?? null
    if (told !== null) return { line: effect, told }
  }
  return null
}

/** A line with sums that tells of all these dice: what is told of others is not theirs. */
function toldAmong(effects: readonly Effect[], face: DiceFace | undefined, dice: readonly number[]): DiceTold | null {
  const found = diceTold(effects, face)
  if (found === null || !found.told.casts.some(({ sum }) => sum !== undefined)) return null
  const left = found.told.casts.flatMap((cast) => cast.dice)
  for (const die of dice) {
    const at = left.indexOf(die)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return found.told
}

/** Dice as a line tells them. */
export function castsTold({ faces, casts, margin }: DiceTold): Extract<Laid, { as: 'casts' }> {
  const laid = casts.map(({ owner, dice, sum, from }): Cast => ({
    ...{ owner, title: '', note: '', faces, sum: sum ?? null, tally: '' },
    dice: dice.map((value) => ({ value, look: from === undefined ? 'plain' : value >= from ? 'hit' : 'miss', outcome: null })),
  }))
  if (margin === undefined) return { as: 'casts', casts: laid, contest: null }
  const owner = laid[margin > 0 ? 0 : 1]?.owner ?? null
  return { as: 'casts', casts: laid, contest: { ahead: margin === 0 ? null : { owner, by: Math.abs(margin) } } }
}

function castsOf(request: RollRequest, lines: readonly DiceLine[], values: readonly number[]): readonly Cast[] {
  const { test, faces } = request
  return placed(lines).map(({ title, note, owner, count, tally, first }) => {
    const thrown = values.slice(first, first + count)
    const hits = thrown.filter((value, at) => succeeds(test, value, first + at) === true).length
    return {
      ...{ owner: owner ?? null, title, note, faces, sum: sumIn(test, first, thrown), tally: tally?.(hits) ?? '' },
      dice: thrown.map((value, at) => fallenDie(test, value, first + at)),
    }
  })
}

/** What dice of a part come to that counts them together. */
function sumIn(test: RollTest, first: number, thrown: readonly number[]): Cast['sum'] {
  const own = test.type === 'parts' ? placedParts(test.parts).find((part) => part.first === first)?.test : test
  if (own?.type !== 'sum') return null
  const { modifier = 0 } = own
  return { modifier, total: sumOf(thrown) + modifier }
}

function placed(lines: readonly DiceLine[]): readonly (DiceLine & { readonly first: number })[] {
  let end = 0
  return lines.map((line) => {
    const first = end
    end += line.count
    return { ...line, first }
  })
}

function fallenDie(test: RollTest, value: number, place: number): FallenDie {
  return { value, look: lookOf(test, value, place), outcome: outcomeOfDie(test, value, place) }
}

/** Each with its dice in order, the least first. */
function groupsOf(test: RollTest, counts: Readonly<Record<string, number>>, fallen: readonly FallenDie[]): readonly OutcomeGroup[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => {
      const dice = fallen.filter((die) => die.outcome === outcome).sort((one, other) => one.value - other.value)
      return { outcome, count, look: dice[0]?.look ?? lookOfOutcome(test, outcome), dice }
    })
}

function lookOfOutcome(test: RollTest, outcome: string): DieLook {
  if (isHarm(test, outcome)) return 'harm'
  if (test.type === 'parts') return test.parts.map((part) => lookOfOutcome(part.test, outcome)).find((look) => look !== 'plain') ?? 'plain'
  if (!('success' in test)) return 'plain'
  return outcome === test.success ? 'hit' : outcome === test.failure ? 'miss' : 'plain'
}
