import type { Monument, Settlement } from '../rules/records.ts'
import type { Side } from '../rules/war/records.ts'
import { WAR_ID, war } from './battles.ts'
import { house, type StageSetting } from './stage.ts'

const plain = { culture: 0 }
export const royal = { ...house('elves', plain), ...house('humans', plain), ...house('dwarves', plain) }

const settlement = (owner: Settlement['owner'], number: number): Settlement => ({
  id: `${owner}-settlement-${number}`,
  owner,
  type: 'tribe',
  established: true,
  prestige: 3,
  fixed: false,
})

const shaman = ({ id, owner }: Settlement) => ({ settlement: id, owner, military: 4, opponent: 4, birth: 0 })

/** A finished monument of the humans, worth 15, at their second settlement. */
export function monument(change: Partial<Monument> = {}): Monument {
  return {
    id: 'humans-monument-1',
    builder: 'humans',
    holder: 'humans',
    settlement: 'humans-settlement-2',
    name: 'Great Stair',
    prestige: 15,
    started: 1,
    due: 3,
    stage: 'standing',
    blessed: false,
    ...change,
  }
}

interface Case {
  readonly edition?: number
  readonly rules?: StageSetting['rules']
  readonly territories?: number
  readonly monuments?: readonly Monument[]
  readonly elves?: Partial<Side>
  readonly humans?: Partial<Side>
  readonly names?: readonly string[]
  readonly enemy?: 'humans' | 'undead'
  readonly aggressor?: 'elves' | 'undead'
}

/** Elves (50 warriors, 4 territories, one settlement) against humans (50 warriors, 7 territories, two settlements); one territory a battle unless `rules` say otherwise. */
export function field({
  edition,
  rules = {},
  territories = 7,
  monuments = [],
  elves,
  humans,
  names = [],
  aggressor = 'elves',
}: Case = {}): StageSetting {
  const settlements = [settlement('elves', 1), settlement('humans', 1), settlement('humans', 2)].slice(0, territories > 5 ? 3 : 2)
  const lands = names.map((name, at) => ({ id: `humans-land-${at + 1}`, owner: 'humans', name }))
  return {
    turn: 5,
    phase: 5,
    ...(edition === undefined ? {} : { edition }),
    rules: { territories_per_combat: 1, ...rules },
    elves: { territories: 4, prestige: 20, females: 20, warriors: 50 },
    humans: { territories, prestige: 20, females: 20, males: 60, warriors: 50 },
    others: { undead: { warriors: 50, territories: 10 } },
    records: {
      royal,
      settlement: byId(settlements),
      shaman: Object.fromEntries(settlements.map((each) => [each.id, shaman(each)])),
      monument: byId(monuments),
      numbering: { 'humans-settlement': { given: 2 } },
      land: byId(lands),
      war: { [WAR_ID]: war({ aggressor }, { warriors: aggressor === 'elves' ? 50 : 0, ...elves }, { warriors: 50, ...humans }) },
    },
  }
}

function byId<T extends { readonly id: string }>(values: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(values.map((value) => [value.id, value]))
}

/** Answers to `fight`: a kill roll that nobody wins, and a territory roll that takes the land. */
export const EVEN = { battle: [[50], [50]] }
export const TAKEN = { ...EVEN, territory: [[90], [20]] }
/** The humans' second settlement. */
export const CITY = 'humans-settlement-2'
