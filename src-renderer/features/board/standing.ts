import type { Space } from '../../../src-shared/board/graph.ts'
import type { SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import type { Layers } from './boardLook.ts'
import type { LandPart } from './landParts.ts'

type Marks = NonNullable<SpaceShown['marks']>

const FAR = 1.4

/** Whether the whole is looked at rather than a part: signs then stand larger than the ground they stand on (`sign`: times of their size in the picture). */
export function isFar(sign: number): boolean {
  return sign > FAR
}

interface Seen {
  readonly spaces: ReadonlyMap<Space, SpaceShown>
  readonly layers: Layers
  readonly parts: readonly LandPart[]
  readonly signSize: number
}

/** What is seen of that which stands on each space. From afar one sign stands for all of it, besides an army, and where an emblem stands it does so alone but for a capital. */
export function standingOn({ spaces, layers, parts, signSize }: Seen): ReadonlyMap<Space, Marks> {
  const taken = new Set(layers.holders ? parts.map(({ middle }) => middle) : [])
  const seen = (space: Space, own: Marks): Marks => {
    const standing = layers.marks ? own.filter(({ sign }) => sign !== 'army') : []
    const army = layers.armies ? own.filter(({ sign }) => sign === 'army').slice(0, 1) : []
    if (!isFar(signSize)) return [...standing, ...army]
    return [...standing.filter(({ sign }) => !taken.has(space) || sign === 'capital').slice(0, 1), ...army]
  }
  return new Map(
    [...spaces].flatMap(([space, { marks = [] }]) => {
      const standing = seen(space, marks)
      return standing.length === 0 ? [] : [[space, standing]]
    }),
  )
}
