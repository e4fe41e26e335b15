import type { OwnerId } from '../../kernel/world/rule.ts'
import type { OwnerFace } from './ledgerFace.ts'
import { playing } from '../text/playing.ts'

/** What a sign stands on. Charts mark the points of a line with the first four. */
export type Ground = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'shield'

/**
 * What an owner is known by at a glance. A sign is the outline of an SVG path (filled even and odd) on a grid of 64 by 64, drawn around its middle
 * as if the ground were a circle; nothing in it is thinner than 6, so that it can be read at 16 pixels.
 */
export interface Emblem {
  readonly ground: Ground
  /** Missing: the initial of the owner's name stands there. */
  readonly sign?: string
  /** The same sign in finer lines, for where there is room. */
  readonly fine?: string
}

interface GroundShape {
  readonly path: string
  /** How a sign drawn for a circle is put into it: how much smaller, and how far down. */
  readonly scale: number
  readonly down: number
}

export const GROUNDS: Readonly<Record<Ground, GroundShape>> = {
  circle: { path: 'M32 2 A30 30 0 0 1 32 62 A30 30 0 0 1 32 2 Z', scale: 0.9, down: 0 },
  square: { path: 'M12 5 H52 A7 7 0 0 1 59 12 V52 A7 7 0 0 1 52 59 H12 A7 7 0 0 1 5 52 V12 A7 7 0 0 1 12 5 Z', scale: 0.92, down: 0 },
  triangle: {
    path: 'M27.7 5.5 A5 5 0 0 1 36.3 5.5 L62.6 51.5 A5 5 0 0 1 58.3 59 H5.7 A5 5 0 0 1 1.4 51.5 Z',
    scale: 0.68,
    down: 9,
  },
  diamond: {
    path: 'M28.5 2.5 A5 5 0 0 1 35.5 2.5 L61.5 28.5 A5 5 0 0 1 61.5 35.5 L35.5 61.5 A5 5 0 0 1 28.5 61.5 L2.5 35.5 A5 5 0 0 1 2.5 28.5 Z',
    scale: 0.8,
    down: 0,
  },
  hexagon: {
    path: 'M29 2.8 A6 6 0 0 1 35 2.8 L56 14.9 A6 6 0 0 1 59 20.1 V43.9 A6 6 0 0 1 56 49.1 L35 61.2 A6 6 0 0 1 29 61.2 L8 49.1 A6 6 0 0 1 5 43.9 V20.1 A6 6 0 0 1 8 14.9 Z',
    scale: 0.9,
    down: 0,
  },
  shield: { path: 'M10 4 H54 A5 5 0 0 1 59 9 V30 C59 46 47 56 32 62 C17 56 5 46 5 30 V9 A5 5 0 0 1 10 4 Z', scale: 0.86, down: -2 },
}

/** The transform that puts a sign into its ground. */
export function placedOn(ground: Ground): string {
  const { scale, down } = GROUNDS[ground]
  const aside = 32 * (1 - scale)
  return `matrix(${scale} 0 0 ${scale} ${aside.toFixed(1)} ${(aside + down).toFixed(1)})`
}

/** The owner of that id, or of whose many it is one. */
export function ownerIn(owners: readonly OwnerFace[], owner: OwnerId): OwnerFace | undefined {
  return owners.find(({ id }) => id === owner) ?? owners.find(({ others }) => others !== undefined && owner.startsWith(others))
}

/** What an owner of the game of the moment is known by: where the game draws nothing for it, the shape of its points in charts; undefined for whoever is no owner. */
export function emblemOf(owner: OwnerId): Emblem | undefined {
  const now = playing()
  const owners = now?.game.owners(now.world) ?? []
  const found = ownerIn(owners, owner)
  return found === undefined ? undefined : (found.emblem ?? { ground: POINTS[owners.indexOf(found) % POINTS.length] ?? 'circle' })
}

const POINTS: readonly Ground[] = ['circle', 'square', 'triangle', 'diamond']
