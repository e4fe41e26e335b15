import type { World } from '../../kernel/world/world.ts'
import type { AheadFace, AheadLine } from '../api/aheadFace.ts'
import { creaturesOn } from './rules/creatures.ts'
import { skillOf, trophyValue } from './rules/figures.ts'
import { GAMES, MAGES, seatsIn, typesIn } from './rules/records.ts'
import { EMPTY_PATHS, emptyPaths, isLastRound } from './rules/scoring.ts'
import { hasSkill, SKULL_TOP } from './rules/skills.ts'
import { isColour, SECTIONS, type Colour } from './rules/types.ts'

const [INNER] = SECTIONS

/** Which creatures could cost a trophy, which skills are near, and how near the end is. Everybody sees all of it. */
export const AHEAD: AheadFace = {
  of: (world, owner) => (isOn(world) && isColour(owner) && seatsIn(world).includes(owner) ? ofSeat(world, owner) : []),
  table: (world) => (isOn(world) ? end(world) : []),
}

function isOn(world: World): boolean {
  return world.record(GAMES, 'game')?.ended === null
}

function ofSeat(world: World, seat: Colour): readonly AheadLine[] {
  return [...arrivals(world, seat), ...skills(world, seat)]
}

/** Creatures one step from the tower on the path below the own mage, of types whose trophies it has. */
function arrivals(world: World, seat: Colour): readonly AheadLine[] {
  const space = world.record(MAGES, seat)?.space
  if (space === undefined || hasSkill(world, seat, 'no_loss')) return []
  const types = new Set(creaturesOn(world, space, INNER).map(({ type }) => type))
  return [...types]
    .filter((type) => world.balance(seat, `trophy_${type}`) > 0)
    .map((type) => ({
      ...{ kind: 'threat', wording: 'ahead.arrival', rule: 'OO-TOWER-2' },
      figures: { seat, type, path: space, each: trophyValue(world, type) },
    }))
}

/** Types of which one more defeat gains the extra skill. */
function skills(world: World, seat: Colour): readonly AheadLine[] {
  return typesIn(world).flatMap((type): readonly AheadLine[] => {
    const skill = skillOf(world, type)
    const isNear = world.balance(seat, `skull_${type}`) === SKULL_TOP - 1
    return isNear && skill !== undefined
      ? [{ kind: 'comes', wording: 'ahead.skill', figures: { seat, type, skill }, rule: 'OO-DEFEAT-3' }]
      : []
  })
}

function end(world: World): readonly AheadLine[] {
  const rule = 'OO-END-1'
  if (isLastRound(world)) return [{ kind: 'comes', wording: 'ahead.last', figures: {}, rule }]
  const left = EMPTY_PATHS - emptyPaths(world)
  return [{ kind: 'comes', wording: 'ahead.end', figures: { left }, rule }]
}
