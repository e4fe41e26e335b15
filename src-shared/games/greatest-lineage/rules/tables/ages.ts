import type { Token } from '../accounts.ts'

export const FIRST_AGE = 1
export const LAST_AGE = 6

/** What an age past the first asks for, takes and gives. */
export interface AgeRow {
  readonly age: number
  readonly culture: number
  readonly technology: number
  /** null: none is asked for. */
  readonly militaryTechnology: number | null
  readonly territories: number
  /** Tokens that must be in store. */
  readonly stock: Readonly<Partial<Record<Token, number>>>
  /** Must be there and is not paid; null: none is asked for (RULING-118). */
  readonly prestige: number | null
  /** Tokens that are paid. */
  readonly cost: Readonly<Partial<Record<Token, number>>>
  /** So much technology, and as many people (RULING-115). */
  readonly gain: number
}

/** T-AGES: the ages that can be reached, in order. Scores in points, land in territories, stores in tokens. */
export const AGES: readonly AgeRow[] = [
  {
    age: 2,
    culture: 70,
    technology: 60,
    militaryTechnology: null,
    territories: 12,
    stock: { food: 40, wood: 45 },
    prestige: null,
    cost: { food: 40, wood: 45 },
    gain: 10,
  },
  {
    age: 3,
    culture: 250,
    technology: 250,
    militaryTechnology: null,
    territories: 70,
    stock: { food: 120, stone: 300, wood: 150 },
    prestige: 350,
    cost: { food: 120, stone: 300, wood: 150 },
    gain: 15,
  },
  {
    age: 4,
    culture: 900,
    technology: 675,
    militaryTechnology: 50,
    territories: 110,
    stock: { food: 300, wealth: 600, stone: 1000 },
    prestige: 900,
    cost: { food: 300, wealth: 600, stone: 1000 },
    gain: 20,
  },
  {
    age: 5,
    culture: 3500,
    technology: 3500,
    militaryTechnology: 100,
    territories: 160,
    stock: { food: 600, wealth: 800 },
    prestige: 1700,
    cost: { food: 600, wealth: 800 },
    gain: 25,
  },
  {
    age: 6,
    culture: 9000,
    technology: 10_000,
    militaryTechnology: 200,
    territories: 180,
    stock: { food: 1000, wealth: 1200 },
    prestige: 4500,
    cost: { food: 1000, wealth: 1200 },
    gain: 30,
  },
]

/** T-AGE-X: prestige gained with an age and lost with one, percent of people and land gained, own turns declaring may be put off. */
export const AGE_CHANGE = { prestige: 10, peoplePercent: 30, landPercent: 10, waitTurns: 3, prestigeLost: 10 } as const

/** The row of an age; undefined for the first, which asks for nothing, and beyond the last. */
export function ageRow(age: number): AgeRow | undefined {
  return AGES.find((row) => row.age === age)
}
