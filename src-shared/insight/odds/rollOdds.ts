import type { RollRequest, SimpleTest, SumTest, TableTest, TargetTest } from '../../kernel/engine/request.ts'
import { hitsOf, sumPasses, targetsOf } from '../../kernel/chance/rollTest.ts'
import { binomial, successes, type Tries } from './binomial.ts'
import { chanceFor, type WordedChance } from './chance.ts'
import { certain, repeated, spread, uniform, type Distribution, type Spread } from './distribution.ts'

/** Above so many dice a roll with many chances, or a sum of dice, is told by mean and deviation alone. */
const MOST_DICE = 20_000
/** The same for sums, whose highest value this is. */
const MOST_SUMMED = 10_000

/** One way a die can fall, and how many of the dice should. `key`: wording key of the outcome. */
export interface OutcomeOdds extends WordedChance {
  readonly outcome: string
  /** Of the dice of this roll, on average. */
  readonly expected: number
}

/** What a screen can show beside a roll before it is made. */
export type RollOdds =
  | {
      readonly kind: 'test'
      /** `probability` is that of one die; the average where dice differ. */
      readonly outcomes: readonly OutcomeOdds[]
      /** Lowest and highest chance of one die to succeed. */
      readonly range: readonly [number, number]
      /** How many succeed; null where there are too many different dice. */
      readonly successes: Distribution | null
      readonly spread: Pick<Spread, 'mean' | 'deviation'> & Partial<Spread>
      /** At least one succeeds; all do. */
      readonly any: WordedChance
      readonly all: WordedChance
    }
  | { readonly kind: 'table'; readonly outcomes: readonly OutcomeOdds[] }
  | {
      readonly kind: 'sum'
      /** Of all dice together; empty where there are too many. */
      readonly outcomes: readonly OutcomeOdds[]
      /** What the dice show together, no modifier added; null where there are too many. */
      readonly sum: Distribution | null
      readonly spread: Pick<Spread, 'mean' | 'deviation'> & Partial<Spread>
    }
  | {
      readonly kind: 'number'
      /** One die. */
      readonly value: Distribution
      /** All dice together; null where there are too many. */
      readonly sum: Distribution | null
      readonly spread: Pick<Spread, 'mean' | 'deviation'> & Partial<Spread>
    }

/** Odds of a roll that is asked for now: of dice alone, whatever comes after it. */
export function rollOdds({ test, faces, count }: Pick<RollRequest, 'faces' | 'count'> & { readonly test: SimpleTest }): RollOdds {
  if (test.type === 'table') return { kind: 'table', outcomes: tableOutcomes(test, faces, count) }
  if (test.type === 'sum') return sumOdds(test, faces, count)
  if (test.type === 'number') return numberOdds(faces, count)
  return testOdds(test, faces, count)
}

function testOdds(test: TargetTest, faces: number, count: number): RollOdds {
  const kinds = triesOf(test, faces, count)
  const dice = sum(kinds, (kind) => kind.count)
  const expected = sum(kinds, ({ count: tries, hits }) => (tries * hits) / faces)
  const variance = sum(kinds, ({ count: tries, hits }) => (tries * hits * (faces - hits)) / faces / faces)
  const one = dice === 0 ? 0 : expected / dice
  const distribution = kinds.length > 1 && dice > MOST_DICE ? null : successes(kinds)
  const chances = kinds.map(({ hits }) => hits / faces)
  const none = kinds.reduce((all, { count: tries, hits }) => all * ((faces - hits) / faces) ** tries, 1)
  return {
    kind: 'test',
    outcomes: [outcomeOdds(test.success, one, dice), outcomeOdds(test.failure, 1 - one, dice)],
    range: [Math.min(...chances, 1), Math.max(...chances, 0)],
    successes: distribution,
    spread: distribution === null ? { mean: expected, deviation: Math.sqrt(variance) } : spread(distribution),
    any: chanceFor('odds.dice.any', 1 - none),
    all: chanceFor(
      'odds.dice.all',
      kinds.reduce((all, { count: tries, hits }) => all * (hits / faces) ** tries, 1),
    ),
  }
}

/** Dice by their chance. Dice beyond the last group succeed at nothing, as when they are counted. */
function triesOf(test: TargetTest, faces: number, count: number): readonly Tries[] {
  return targetsOf(test, count)
    .filter((target) => target.count > 0 || isWhole(test))
    .map((target) => ({ count: target.count, hits: hitsOf(target, faces), of: faces }))
}

/** Whether all dice of the test must read alike. */
function isWhole({ type }: TargetTest): boolean {
  return type === 'atMost' || type === 'atLeast'
}

function outcomeOdds(outcome: string, probability: number, dice: number): OutcomeOdds {
  return { key: `outcome.${outcome}`, outcome, probability, expected: probability * dice }
}

/** Rows with the same outcome are one. */
function tableOutcomes({ rows, modifier = 0 }: TableTest, faces: number, count: number): readonly OutcomeOdds[] {
  const width = new Map<string, number>()
  for (const { from, to, outcome } of rows)
    width.set(outcome, (width.get(outcome) ?? 0) + hitsOf({ from: from - modifier, to: to - modifier }, faces))
  return [...width].map(([outcome, hits]) => outcomeOdds(outcome, hits / faces, count))
}

function sumOdds(test: SumTest, faces: number, count: number): RollOdds {
  const { sum: total, spread: about } = totalOf(faces, count)
  const probability = total === null ? null : chanceThat(total, (value) => sumPasses(test, value))
  const outcomes = probability === null ? [] : [outcomeOdds(test.success, probability, 1), outcomeOdds(test.failure, 1 - probability, 1)]
  return { kind: 'sum', outcomes, sum: total, spread: about }
}

function chanceThat({ values, probabilities }: Distribution, passes: (value: number) => boolean): number {
  return values.reduce((chance, value, at) => (passes(value) ? chance + (probabilities[at] ?? 0) : chance), 0)
}

function numberOdds(faces: number, count: number): RollOdds {
  return { kind: 'number', value: count === 0 ? certain(0) : uniform(1, faces), ...totalOf(faces, count) }
}

function totalOf(faces: number, count: number): Pick<Extract<RollOdds, { kind: 'number' }>, 'sum' | 'spread'> {
  const total = count * faces > MOST_SUMMED ? null : repeated(uniform(1, faces), count)
  const mean = (count * (faces + 1)) / 2
  const deviation = Math.sqrt((count * (faces * faces - 1)) / 12)
  return { sum: total, spread: total === null ? { mean, deviation } : spread(total) }
}

/** How many of the dice of a table roll show one outcome. */
export function outcomeCount({ faces, count }: Pick<RollRequest, 'faces' | 'count'>, { probability }: OutcomeOdds): Distribution {
  return binomial(count, Math.round(probability * faces), faces)
}

function sum<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((total, item) => total + figure(item), 0)
}
