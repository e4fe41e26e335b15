import { describe, expect, test } from 'vitest'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { losePeople, releaseMissingWarriors } from '../people.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { shortageDeaths } from '../shortage.ts'
import { house, playOut, stage } from '../../testing/stage.ts'
import { textsOf } from '../../testing/texts.ts'
import { takePeople } from '../timeline/losses.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { FRESH_SIDE, WARS, type War } from './records.ts'

function war(id: string, defender: War['defender'], warriors: number): War {
  const side = { ...FRESH_SIDE, warriors }
  const open = { stage: 'open', entered: 1, opensFrom: 3, opened: 3, turns: 1 } as const
  return { id, aggressor: 'elves', defender, ...open, sides: { aggressor: side, defender: FRESH_SIDE } }
}

const WARS_OF_ELVES = { old: war('old', 'humans', 10), new: war('new', 'undead', 6) }

function elves(warriors: number, males = 2, shared_army = false) {
  return stage({ rules: { shared_army }, elves: { males, warriors }, records: { war: WARS_OF_ELVES, royal: house('elves') } })
}

function armies(world: World): readonly (number | undefined)[] {
  return ['old', 'new'].map((id) => world.record(WARS, id)?.sides.aggressor.warriors)
}

describe('armies keep in step with the account', () => {
  test.each([
    [16, [10, 6]],
    [15, [10, 5]],
    [9, [9, 0]],
    [0, [0, 0]],
    [20, [10, 6]],
  ])('GL-WAR-3 with %i warriors left the armies have %j: the newest war loses first', (warriors, left) => {
    const { world } = playOut(elves(warriors), (now) => releaseMissingWarriors('GL-CHK-4', now, 'elves'))
    expect(armies(world)).toEqual(left)
  })

  test.each<[string, (world: World) => Procedure<unknown>, readonly number[]]>([
    ['any loss of people', (world) => losePeople('GL-CHK-4', world, 'elves', 9, ['males', 'warriors']), [9, 0]],
    ['deaths of shortage', (world) => shortageDeaths(world, 'elves', 5), [10, 3]],
    ["the game master's correction", (world) => GREATEST_LINEAGE.afterCorrection(world, []), [10, 6]],
  ])('GL-WAR-3 after %s', (_, take, left) => {
    const played = playOut(elves(16), take)
    expect([played.pending, armies(played.world)]).toEqual([null, left])
  })

  test('GL-WAR-3 a correction of the warriors is followed at once, and told', () => {
    const played = playOut(elves(12), (world) => GREATEST_LINEAGE.afterCorrection(world, []))
    expect(armies(played.world)).toEqual([10, 2])
    expect(textsOf(played, ENGLISH)).toContain('2 warriors are left of the army in the war against the Undead kingdom.')
  })

  test('GL-WAR-3 RULING-47 shared_army = true: the books follow without a word, since everybody fights in each war', () => {
    const played = playOut(elves(9, 2, true), (world) => releaseMissingWarriors('GL-CHK-4', world, 'elves'))
    expect(armies(played.world)).toEqual([9, 0])
    expect(played.effects.filter(({ kind }) => kind === 'line')).toEqual([])
  })
})

describe('RULING-18 an event takes warriors', () => {
  const lose = (males: number) => (world: World) => takePeople('GL-TIME-T07a', world, 'elves', { males, females: 0 })

  test('GL-TIME-2 the owner says which army, the oldest first in the list', () => {
    const played = playOut(elves(16), lose(5), ['new'])
    expect(played.asked).toMatchObject([{ kind: 'choose', seat: 'elves', preset: 'old', options: [{ id: 'old' }, { id: 'new' }] }])
    expect([armies(played.world), played.world.balance('elves', 'warriors')]).toEqual([[10, 3], 13])
    expect(textsOf(played, ENGLISH)).toEqual([
      '3 warriors are lost: which army loses them?',
      'The army against the humans, 10 warriors',
      'The army against the Undead kingdom, 6 warriors',
      '3 warriors are left of the army in the war against the Undead kingdom.',
    ])
  })

  test('GL-TIME-2 what that army cannot lose is taken from the other, without another question', () => {
    const played = playOut(elves(16), lose(11), ['new'])
    expect([played.pending, armies(played.world), played.world.balance('elves', 'warriors')]).toEqual([null, [7, 0], 7])
  })

  test.each([
    ['free males suffice', 16, 2, [10, 6], 16],
    ['warriors of no army suffice', 19, 5, [10, 6], 16],
    ['everybody goes', 16, 30, [0, 0], 0],
  ])('GL-TIME-2 nothing is asked where %s', (_, warriors, males, left, balance) => {
    const played = playOut(elves(warriors), lose(males))
    expect([played.pending, armies(played.world), played.world.balance('elves', 'warriors')]).toEqual([null, left, balance])
  })

  test('GL-TIME-2 RULING-47 shared_army = true: nothing is asked', () => {
    const played = playOut(elves(16, 2, true), lose(5))
    expect([played.pending, played.world.balance('elves', 'warriors')]).toEqual([null, 13])
  })
})
