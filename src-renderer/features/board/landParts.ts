import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { connectedParts } from '../../../src-shared/board/search.ts'
import type { SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import type { BoardPicture } from './boardPicture.ts'

/** Land of one owner that hangs together, and the space nearest to its middle: there its emblem stands. */
export interface LandPart {
  readonly owner: string
  readonly spaces: readonly Space[]
  readonly middle: Space
  /** What its owner is called, on the largest part alone. */
  readonly title: string
}

/** All land with one edge around it. */
export interface Region {
  readonly key: string
  /** Absent: it has nobody's colour. */
  readonly owner?: string
  /** How it is filled, so that it is told from others without its colour. */
  readonly filling: number
  readonly land: string
  readonly border: string
}

export const FILLINGS = 6

export function landParts(board: Board, shown: ReadonlyMap<Space, SpaceShown>): readonly LandPart[] {
  return ownersOf(shown).flatMap((owner) => {
    const parts = connectedParts(board.graph, (space) => shown.get(space)?.owner === owner)
    const largest = parts.reduce<readonly Space[]>((most, part) => (part.length > most.length ? part : most), [])
    return parts.map((spaces) => ({
      owner,
      spaces,
      middle: middleOf(board, spaces),
      title: spaces === largest && spaces.length > 1 ? titleOf(shown.get(spaces[0] ?? 0)) : '',
    }))
  })
}

export function regionsOf(picture: BoardPicture, shown: ReadonlyMap<Space, SpaceShown>): readonly Region[] {
  const lands = new Map<string, Set<Space>>()
  const ownerOf = new Map<string, string>()
  for (const [space, { owner, region = owner }] of shown) {
    if (region === undefined) continue
    const land = lands.get(region) ?? new Set()
    lands.set(region, land.add(space))
    if (owner !== undefined) ownerOf.set(region, owner)
  }
  const owners = ownersOf(shown)
  return [...lands].map(([key, land]) => {
    const owner = ownerOf.get(key)
    return {
      key,
      ...(owner === undefined ? {} : { owner }),
      filling: owner === undefined ? 0 : owners.indexOf(owner) % FILLINGS,
      land: [...land].map((space) => picture.spaces[space]?.path ?? '').join(''),
      border: picture.borderOf((space) => land.has(space)),
    }
  })
}

function titleOf({ realm, holder = '' }: SpaceShown = {}): string {
  return realm ?? holder
}

/** How the land of an owner is filled, among all who hold any. */
export function fillingOf(shown: ReadonlyMap<Space, SpaceShown>, owner: string): number {
  return ownersOf(shown).indexOf(owner) % FILLINGS
}

/** Who holds how many spaces. */
export interface Held {
  readonly owners: readonly {
    readonly owner: string
    readonly title: string
    readonly filling: number
    readonly spaces: number
    /** Besides these, land with an edge of its own. */
    readonly occupied: number
  }[]
  /** How many others hold land, and how much. */
  readonly others: number
  readonly theirs: number
  readonly blank: number
}

export function heldBy(board: Board, shown: ReadonlyMap<Space, SpaceShown>): Held {
  const all = [...shown.values()]
  const owners = ownersOf(shown).map((owner) => {
    const own = all.filter((one) => one.owner === owner)
    const occupied = own.filter(({ region = owner }) => region !== owner).length
    return { owner, title: titleOf(own[0]), filling: fillingOf(shown, owner), spaces: own.length - occupied, occupied }
  })
  const others = all.filter(({ owner, region }) => owner === undefined && region !== undefined)
  const held = all.filter(({ owner, region }) => owner !== undefined || region !== undefined).length
  return {
    owners,
    others: new Set(others.map(({ region }) => region)).size,
    theirs: others.length,
    blank: board.spaces.length - held,
  }
}

function ownersOf(shown: ReadonlyMap<Space, SpaceShown>): readonly string[] {
  return [...new Set([...shown.values()].flatMap(({ owner }) => owner ?? []))].sort()
}

function middleOf(board: Board, spaces: readonly Space[]): Space {
  const centres = spaces.map((space) => board.at(space).centre)
  const [x, y] = [
    centres.reduce((sum, one) => sum + one.x, 0) / spaces.length,
    centres.reduce((sum, one) => sum + one.y, 0) / spaces.length,
  ]
  const far = centres.map((one) => Math.hypot(one.x - x, one.y - y))
  return spaces[far.indexOf(Math.min(...far))] ?? 0
}
