import { describe, expect, test } from 'vitest'
import { withGround } from '../../../board/painting.ts'
import { tellIn } from '../../../language/language.ts'
import { BOARD } from './boardFace.ts'

const world = BOARD.make({ seed: 'face', spaces: 200, name: 'Face' })
const held = (one: typeof world, id: string): readonly string[] => BOARD.holders(one).find((holder) => holder.id === id)?.lands ?? []
const blank = (one: typeof world): string => {
  const taken = new Set(BOARD.holders(one).flatMap(({ lands }) => lands))
  return Object.keys(one.plan.names ?? {}).find((land) => !taken.has(land)) ?? ''
}

describe('worlds of The Greatest Lineage, worked on', () => {
  test('land is given to one holder at a time, and the world stays sound', () => {
    const [capital = '', other = ''] = held(world, 'undead')
    const changed = BOARD.give(world, [other], 'elves')
    expect([held(changed, 'elves'), held(changed, 'undead').includes(other)]).toEqual([[...held(world, 'elves'), other], false])
    expect(held(changed, 'undead')[0]).toBe(capital)
    expect(BOARD.check(changed).ok).toBe(true)
    expect(held(BOARD.give(changed, [other], null), 'elves')).toEqual(held(world, 'elves'))
  })

  test('a new tribe begins with the land it is given; one that has none left is no more', () => {
    const more = BOARD.give(world, [blank(world)], 'fresh-dwarves')
    expect([more.tribes.length, more.tribes.at(-1)?.race]).toEqual([world.tribes.length + 1, 'dwarves'])
    expect(BOARD.check(more).ok).toBe(true)
    const fewer = BOARD.give(world, world.tribes[0]?.lands ?? [], null)
    expect(fewer.tribes).toHaveLength(world.tribes.length - 1)
    expect(BOARD.check(fewer).ok).toBe(true)
  })

  test('whoever is led from elsewhere holds the same; tribes are led from nowhere', () => {
    const [capital = '', other = ''] = held(world, 'demonic')
    const moved = BOARD.lead(world, other)
    expect(held(moved, 'demonic').slice(0, 2)).toEqual([other, capital])
    expect(BOARD.holders(moved).find(({ id }) => id === 'demonic')?.seat).toEqual({ land: other, name: 'capital' })
    const big = world.tribes.find(({ lands }) => lands.length > 1)
    expect(BOARD.lead(world, big?.lands[1] ?? world.tribes[0]?.lands[0] ?? '').tribes).toEqual(world.tribes)
  })

  test('land that is flooded is lost to whoever held it, and what is wrong then is told by its field', () => {
    const drowned = BOARD.withPlan(world, withGround(world.plan, held(world, 'elves'), '~'))
    expect(held(drowned, 'elves')).toEqual([])
    const checked = BOARD.check(drowned)
    expect(!checked.ok && checked.problems.map(({ field }) => field)).toEqual(['homes.elves'])
  })

  test('rolled again it has in common what was kept, and nothing else', () => {
    const names = BOARD.again(world, 'other', 'peoples')
    expect([names.homes, names.kingdoms, names.tribes]).toEqual([world.homes, world.kingdoms, world.tribes])
    expect(names.plan.ground).toEqual(world.plan.ground)
    expect(names.plan.names).not.toEqual(world.plan.names)
    const land = BOARD.again(world, 'other', 'land')
    expect([land.plan.ground, land.plan.rivers]).toEqual([world.plan.ground, world.plan.rivers])
    expect(land.kingdoms).not.toEqual(world.kingdoms)
    const all = BOARD.again(world, 'other', null)
    expect(all.plan.ground).not.toEqual(world.plan.ground)
    for (const one of [names, land, all]) expect(BOARD.check(one).ok).toBe(true)
  })

  test('what is written is read again as it was', () => {
    const read = BOARD.read(BOARD.write(world))
    expect(read.ok && read.value).toEqual(world)
  })

  test('grounds and holders have names in the language of the moment', () => {
    expect([BOARD.grounds['hill']?.name, BOARD.holders(world)[6]?.name]).toEqual(['hills', 'A new elven tribe'])
    tellIn(() => 'de')
    expect([BOARD.grounds['hill']?.name, BOARD.holders(world)[6]?.name]).toEqual(['Hügel', 'Ein neuer Elfenstamm'])
    tellIn(() => 'en')
  })
})
