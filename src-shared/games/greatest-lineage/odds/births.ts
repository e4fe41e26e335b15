import type { HouseRules } from '../rules/rulings/switches.ts'
import { sexesOf } from '../rules/newcomers.ts'
import { malePercent } from '../rules/tables/appendixA.ts'
import { binomial } from '../../../insight/odds/binomial.ts'
import type { Chance } from '../../../insight/odds/chance.ts'
import { chanceFor } from '../../../insight/odds/chance.ts'
import type { Distribution, Spread } from '../../../insight/odds/distribution.ts'
import { atLeast, certain, chanceOf, fromWeights, highest, mapValues, repeated, spread, Sums } from '../../../insight/odds/distribution.ts'

const FACES = 100
const PAIRS = FACES * FACES

type HalfGoesTo = NonNullable<HouseRules['gender_half']>

/** How the sexes of newcomers are rolled (RULING-38, 39): one die for all, or one for each. */
export interface SexRules {
  readonly groups?: 'one' | 'each'
  readonly half?: HalfGoesTo
}

export interface Births {
  readonly mothers: number
  /** Percent (see GL-POP-3). */
  readonly chance: number
  /** A failed birth can kill (RULING-37, `birth_death`). */
  readonly deadly: boolean
  readonly sexes?: SexRules
}

export interface BirthOdds {
  /** Of one woman. */
  readonly child: Chance
  readonly motherDies: Chance
  readonly children: Distribution
  readonly deaths: Distribution
  readonly males: Distribution
  readonly females: Distribution
  readonly spreads: { readonly children: Spread; readonly deaths: Spread; readonly males: Spread; readonly females: Spread }
  /** Nobody is born; at least one mother dies. */
  readonly none: Chance
  readonly anyDeath: Chance
}

/** The births of one turn (see GL-POP-4, 5, 7). Children and deaths are binomial, each by itself; see `netBirths` for both together. */
export function birthOdds({ mothers, chance, deadly, sexes = {} }: Births): BirthOdds {
  const need = Math.min(FACES, Math.max(0, chance))
  const deathPairs = deadly ? pairsThatKill(need) : 0
  const children = binomial(mothers, need, FACES)
  const deaths = binomial(mothers, deathPairs, PAIRS)
  const { males, females } = sexesOfNewborn(children, { mothers, need, sexes })
  return {
    child: chanceFor('odds.births.child', need / FACES),
    motherDies: chanceFor('odds.births.motherDies', deathPairs / PAIRS),
    children,
    deaths,
    males,
    females,
    spreads: { children: spread(children), deaths: spread(deaths), males: spread(males), females: spread(females) },
    none: chanceFor('odds.births.none', chanceOf(children, 0)),
    anyDeath: chanceFor('odds.births.anyDeath', atLeast(deaths, 1)),
  }
}

/** Pairs of dice, of 10,000, that cost a woman her life: the first fails with r, the second is r or less (see GL-POP-5). */
function pairsThatKill(need: number): number {
  let pairs = 0
  for (let failed = need + 1; failed <= FACES; failed++) pairs += failed
  return pairs
}

function sexesOfNewborn(
  children: Distribution,
  { mothers, need, sexes }: { readonly mothers: number; readonly need: number; readonly sexes: SexRules },
): { readonly males: Distribution; readonly females: Distribution } {
  const { groups = 'one', half = 'parity' } = sexes
  if (groups === 'each') {
    const male = facesThatMakeMale(half)
    return { males: binomial(mothers, need * male, PAIRS), females: binomial(mothers, need * (FACES - male), PAIRS) }
  }
  return {
    males: spreadOverDie(children, (count, die) => sexesOf(count, die, half).males),
    females: spreadOverDie(children, (count, die) => sexesOf(count, die, half).females),
  }
}

/** Males among `count` newcomers of any source (see GL-POP-7); the rest are females. */
export function newcomersOdds(
  count: number,
  { groups = 'one', half = 'parity' }: SexRules = {},
): { readonly males: Distribution; readonly females: Distribution } {
  const males =
    groups === 'each'
      ? binomial(count, facesThatMakeMale(half), FACES)
      : spreadOverDie(certain(count), (of, die) => sexesOf(of, die, half).males)
  return { males, females: mapValues(males, (many) => count - many) }
}

function facesThatMakeMale(half: HalfGoesTo): number {
  let faces = 0
  for (let die = 1; die <= FACES; die++) faces += sexesOf(1, die, half).males
  return faces
}

/** Faces of the die that give the same share and settle an exact half alike: one face that stands for them all, and how many they are. */
const KINDS_OF_FACE = kindsOfFace()

function kindsOfFace(): readonly { readonly die: number; readonly faces: number }[] {
  const kinds = new Map<string, { readonly die: number; readonly faces: number }>()
  for (let die = 1; die <= FACES; die++) {
    const key = `${malePercent(die)}/${die % 2}`
    const kind = kinds.get(key)
    kinds.set(key, { die: kind?.die ?? die, faces: (kind?.faces ?? 0) + 1 })
  }
  return [...kinds.values()]
}

/** A figure that follows from a count and one more die, which knows nothing of it. */
function spreadOverDie(counts: Distribution, figure: (count: number, die: number) => number): Distribution {
  const top = highest(counts)
  const sums = new Sums(top + 1)
  for (const [at, count] of counts.values.entries()) {
    const probability = counts.probabilities[at] ?? 0
    for (const { die, faces } of KINDS_OF_FACE) sums.add(figure(count, die), (probability * faces) / FACES)
  }
  return sums.distribution(0)
}

/**
 * Children less mothers lost: how many more people there are afterwards. A woman adds one, takes one or neither; those of all are added up by
 * doubling. The work grows with the square of the mothers (2,000: some milliseconds).
 */
export function netBirths({ mothers, chance, deadly }: Births): Distribution {
  const need = Math.min(FACES, Math.max(0, chance))
  const deathPairs = deadly ? pairsThatKill(need) : 0
  const one = fromWeights(-1, 3, (at) => ([deathPairs, PAIRS - need * FACES - deathPairs, need * FACES][at] ?? 0) / PAIRS)
  return repeated(one, mothers)
}
