import { creaturesOn, lifeOf, terrainAt } from '../../../../src-shared/games/orcs-orcs-orcs/rules/creatures.ts'
import {
  bonusesOf,
  categoryOf,
  figuresOf,
  skillOf,
  trackOf,
  trophyValue,
} from '../../../../src-shared/games/orcs-orcs-orcs/rules/figures.ts'
import {
  activeSeat,
  CREATURES,
  FATES,
  MAGES,
  PLACES,
  seatsIn,
  TILES,
  typesIn,
  type Creature,
} from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { binds, hasSkill, SKULL_TOP } from '../../../../src-shared/games/orcs-orcs-orcs/rules/skills.ts'
import {
  PATHS,
  SKILLS,
  type Bonus,
  type Category,
  type Colour,
  type CreatureType,
  type FateRule,
  type Skill,
  type Toadling,
} from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'

/** A creature with all that decides what becomes of it. */
export interface CreatureReading {
  readonly creature: Creature
  readonly category: Category
  readonly life: number
  /** What its life is made of; a life that may not fall further is more than their sum. */
  readonly parts: readonly LifePart[]
  /** Its place among those of its section in the order in which they came, from 1 on. */
  readonly order: number
  /** What a trophy of it is worth now. */
  readonly worth: number
  readonly skill: Skill | null
  readonly bonuses: readonly Bonus[]
}

export interface LifePart {
  readonly of: 'printed' | 'fate' | 'tendrils' | 'stone' | 'tiles'
  readonly amount: number
}

/** Null for a creature that is not on the board. */
export function readCreature(world: World, id: string): CreatureReading | null {
  const creature = world.record(CREATURES, id)
  if (creature === undefined) return null
  const { type, path, section } = creature
  return {
    ...{ creature, category: categoryOf(world, type), life: lifeOf(world, creature), parts: lifeParts(world, creature) },
    order: creaturesOn(world, path, section).findIndex((one) => one.id === id) + 1,
    ...{ worth: trophyValue(world, type), skill: skillOf(world, type) ?? null, bonuses: bonusesOf(world, type) },
  }
}

function lifeParts(world: World, { type, path, section, lifeMod }: Creature): readonly LifePart[] {
  const terrain = terrainAt(world, path, section)
  const parts: readonly LifePart[] = [
    { of: 'printed', amount: figuresOf(world, type).life },
    { of: 'fate', amount: binds(world, activeSeat(world), 'life_plus_1') ? 1 : 0 },
    { of: 'tendrils', amount: terrain === 'tendrils' ? -1 : 0 },
    { of: 'stone', amount: terrain === 'stone' ? 1 : 0 },
    { of: 'tiles', amount: lifeMod },
  ]
  return parts.filter(({ of, amount }) => of === 'printed' || amount !== 0)
}

/** Everything around the board: round, piles, counters, players. */
export interface AroundBoard {
  /** Null before the first round. */
  readonly fate: FateReading | null
  /** Null while no seat is on turn. */
  readonly actions: { readonly seat: Colour; readonly left: number } | null
  /** Paths without markers: with four the round is the last. */
  readonly emptied: number
  readonly piles: readonly PileReading[]
  readonly displays: readonly { readonly pile: 'A' | 'B'; readonly faces: readonly string[] }[]
  readonly counters: readonly CounterReading[]
  readonly seats: readonly SeatReading[]
}

export interface FateReading {
  readonly face: string
  readonly rule: FateRule | null
  /** Seats that ignore its rule. */
  readonly exempt: readonly Colour[]
}

export interface PileReading {
  readonly id: 'markers' | 'fate' | 'A' | 'B' | 'toadlings'
  /** Null where the viewer does not know it. */
  readonly left: number | null
}

export interface CounterReading {
  readonly type: CreatureType
  readonly category: Category
  readonly worth: number
  /** What it is worth after the next arrival; null on the last space. */
  readonly next: number | null
  readonly trophies: readonly { readonly seat: Colour; readonly count: number; readonly skull: number }[]
}

export interface SeatReading {
  readonly seat: Colour
  readonly space: number | null
  /** Extra skills in force. */
  readonly skills: readonly Skill[]
  /** Extra skills gained that a fate card suspends. */
  readonly suspended: readonly Skill[]
  readonly tiles: readonly Toadling[]
}

/** Reads everything around the board of a game that is set up. */
export function readAround(world: World): AroundBoard {
  const seat = activeSeat(world)
  return {
    fate: readFate(world),
    actions: seat === null ? null : { seat, left: world.balance(seat, 'actions') },
    emptied: PATHS.filter((path) => world.balance('table', `markers_${path}`) === 0).length,
    piles: (['markers', 'fate', 'A', 'B', 'toadlings'] as const).flatMap((id) => {
      const left = world.record(PLACES, id)?.cards.length ?? null
      // There are toadlings in some campaigns only.
      return id === 'toadlings' && left === null ? [] : [{ id, left }]
    }),
    displays: (['A', 'B'] as const).map((pile) => ({ pile, faces: world.record(PLACES, `display${pile}`)?.cards ?? [] })),
    counters: typesIn(world).map((type) => readCounter(world, type)),
    seats: seatsIn(world).map((one) => readSeat(world, one)),
  }
}

function readFate(world: World): FateReading | null {
  const fate = world.record(FATES, 'fate')
  if (fate === undefined || fate.face === '') return null
  const { face, rule } = fate
  return { face, rule, exempt: rule === null ? [] : seatsIn(world).filter((seat) => !binds(world, seat, rule)) }
}

function readCounter(world: World, type: CreatureType): CounterReading {
  const next = trackOf(world, type)[world.balance('table', `counter_${type}`) + 1] ?? null
  return {
    ...{ type, category: categoryOf(world, type), worth: trophyValue(world, type), next },
    trophies: seatsIn(world).map((seat) => ({
      seat,
      count: world.balance(seat, `trophy_${type}`),
      skull: world.balance(seat, `skull_${type}`),
    })),
  }
}

function readSeat(world: World, seat: Colour): SeatReading {
  const gained = typesIn(world).flatMap((type) => {
    const skill = skillOf(world, type)
    return skill !== undefined && world.balance(seat, `skull_${type}`) >= SKULL_TOP ? [skill] : []
  })
  const skills = SKILLS.filter((skill) => hasSkill(world, seat, skill))
  return {
    ...{ seat, space: world.record(MAGES, seat)?.space ?? null, skills },
    suspended: gained.filter((skill) => !skills.includes(skill)),
    tiles: world.records(TILES).flatMap((tile) => (tile.seat === seat ? [tile.face] : [])),
  }
}
