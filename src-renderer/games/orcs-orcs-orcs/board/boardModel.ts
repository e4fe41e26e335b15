import {
  creaturesOn,
  frontOf,
  frontRule,
  lifeOf,
  terrainAt,
  toadlingsOn,
} from '../../../../src-shared/games/orcs-orcs-orcs/rules/creatures.ts'
import { categoryOf, figuresOf } from '../../../../src-shared/games/orcs-orcs-orcs/rules/figures.ts'
import { activeSeat, deckOf, GAMES, seatAt, type Creature } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { hasSkill } from '../../../../src-shared/games/orcs-orcs-orcs/rules/skills.ts'
import {
  SECTIONS,
  type Category,
  type Colour,
  type CreatureType,
  type Terrain,
} from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'

/** What the picture of the board shows. */
export interface BoardModel {
  /** In their order around the tower, clockwise. */
  readonly paths: readonly PathOnBoard[]
}

export interface PathOnBoard {
  readonly path: number
  /** Markers that are not revealed yet, in both piles together. */
  readonly markers: number
  readonly mage: MageOnBoard | null
  /** The inner one first. */
  readonly sections: readonly SectionOnBoard[]
}

export interface MageOnBoard {
  readonly seat: Colour
  readonly isActive: boolean
  /** Its extra skill No loss is in force: arrivals on this path take no trophy. */
  readonly keepsTrophies: boolean
}

export interface SectionOnBoard {
  /** `4-2`, as questions name it. */
  readonly id: string
  readonly path: number
  readonly section: number
  readonly terrain: Terrain | null
  /** Under the front rule: a creature nearer the tower keeps attacks from this section. */
  readonly isShielded: boolean
  readonly stacks: readonly Stack[]
}

/** Pieces on a section that are alike: of one type, with the same life and the same damage. They share a chip. */
export interface Stack {
  /** That of the piece that came first. */
  readonly id: string
  readonly ids: readonly string[]
  readonly piece: CreatureType | 'toadling'
  /** Null for toadlings, which are of none. */
  readonly category: Category | null
  /** Life now, with fate card, terrain and tiles; 0 for toadlings, which any damage takes. */
  readonly life: number
  /** Life the type has without all that. */
  readonly printed: number
  readonly damage: number
}

/** Life that is left; a defeat that is still to be told leaves none. */
export function lifeLeft({ life, damage }: Pick<Stack, 'life' | 'damage'>): number {
  return Math.max(0, life - damage)
}

/** Reads the board from what the viewer knows of the world. Null before the set-up. */
export function readBoard(world: World): BoardModel | null {
  if (world.record(GAMES, 'game') === undefined) return null
  return { paths: deckOf(world).ring.map((path) => readPath(world, path)) }
}

function readPath(world: World, path: number): PathOnBoard {
  const front = frontRule(world) ? frontOf(world, path) : null
  return {
    path,
    markers: world.balance('table', `markers_${path}`),
    mage: readMage(world, path),
    sections: SECTIONS.map((section) => ({
      ...{ id: `${path}-${section}`, path, section },
      terrain: terrainAt(world, path, section),
      isShielded: front !== null && section > front,
      stacks: stacksOn(world, path, section),
    })),
  }
}

function readMage(world: World, path: number): MageOnBoard | null {
  const seat = seatAt(world, path)
  return seat === null ? null : { seat, isActive: activeSeat(world) === seat, keepsTrophies: hasSkill(world, seat, 'no_loss') }
}

/** Stacks of a section in the order in which the first of each came; toadlings last. */
function stacksOn(world: World, path: number, section: number): readonly Stack[] {
  const stacks = new Map<string, Stack>()
  for (const creature of creaturesOn(world, path, section)) {
    const one = stackOf(world, creature)
    const key = `${one.piece} ${one.life} ${one.damage}`
    const before = stacks.get(key)
    stacks.set(key, before === undefined ? one : { ...before, ids: [...before.ids, creature.id] })
  }
  const ids = toadlingsOn(world, path, section).map(({ id }) => id)
  const [id] = ids
  if (id === undefined) return [...stacks.values()]
  return [...stacks.values(), { id, ids, piece: 'toadling', category: null, life: 0, printed: 0, damage: 0 }]
}

function stackOf(world: World, creature: Creature): Stack {
  const { id, type, damage } = creature
  return {
    ...{ id, ids: [id], piece: type, damage },
    category: categoryOf(world, type),
    life: lifeOf(world, creature),
    printed: figuresOf(world, type).life,
  }
}
