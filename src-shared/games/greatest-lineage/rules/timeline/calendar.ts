import type { World } from '../../../../kernel/world/world.ts'
import { gameOf } from '../civilisation.ts'
import { ruled } from '../rulings/switches.ts'

/** The timeline has this many turns; after them nothing happens (RULING-16). */
export const LAST_TIMELINE_TURN = 20

/** The timeline turn a round belongs to, counted on past the last: one every `timeline_pace` rounds (RULING-158). */
export function timelineTurnOf(world: World, round: number): number {
  return Math.floor((round - 1) / ruled(world, 'timeline_pace')) + 1
}

/** The round in which a timeline turn begins. */
export function roundOf(world: World, timelineTurn: number): number {
  return (timelineTurn - 1) * ruled(world, 'timeline_pace') + 1
}

/** Whether the table plays with the timeline: always in the peaceful game, which ends with it (RULING-14). */
export function hasTimeline(world: World): boolean {
  return gameOf(world).goal === 'peaceful' || ruled(world, 'timeline') === 'on'
}
