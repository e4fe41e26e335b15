import { expect, test } from 'vitest'
import { at, started } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import { PLACES } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { foldHistory } from '../../../../src-shared/kernel/journal/foldHistory.ts'
import { lifeLeft, readBoard, type BoardModel, type SectionOnBoard, type Stack } from './boardModel.ts'
import { ONLOOKER } from '../../../../src-shared/kernel/world/rule.ts'
import { WorldState } from '../../../../src-shared/kernel/world/world.ts'
import { seenBy } from '../../../../src-shared/table/session/view.ts'

type Position = Parameters<typeof at>[0]

function board(position: Position): BoardModel {
  const read = readBoard(at(position).world)
  if (read === null) throw new Error('nothing is set up')
  return read
}

function section(model: BoardModel, id: string): SectionOnBoard {
  const found = model.paths.flatMap(({ sections }) => sections).find((one) => one.id === id)
  if (found === undefined) throw new Error(`no section ${id}`)
  return found
}

/** `golem ×2 3/4 1`: type, how many, life left of life now, damage. */
function told(stack: Stack): string {
  return `${stack.piece} ×${stack.ids.length} ${lifeLeft(stack)}/${stack.life} ${stack.damage}`
}

test('creatures of one type with the same life and damage share a chip, in the order in which they came', () => {
  const model = board({ creatures: ['golem 2-1', 'goblin 2-1', 'golem 2-1 1', 'goblin 2-1', 'goblin 2-2'] })
  expect(section(model, '2-1').stacks.map(told)).toEqual(['golem ×1 4/4 0', 'goblin ×2 2/2 0', 'golem ×1 3/4 1'])
  expect(section(model, '2-1').stacks[1]?.ids).toEqual(['goblin-b', 'goblin-d'])
  expect(section(model, '2-2').stacks.map(told)).toEqual(['goblin ×1 2/2 0'])
})

test('life is that of now: with the fate card, with terrain, and never below 1', () => {
  const model = board({
    modules: ['x1_terrain'],
    fate: 'life_plus_1',
    terrain: { '1-1': 'stone', '2-2': 'tendrils' },
    creatures: ['golem 1-1', 'golem 2-2', 'golem 3-3'],
  })
  expect(section(model, '1-1').stacks.map(told)).toEqual(['golem ×1 6/6 0'])
  expect(section(model, '2-2').stacks.map(told)).toEqual(['golem ×1 4/4 0'])
  expect(section(model, '3-3').stacks.map(({ printed }) => printed)).toEqual([4])
  expect(section(model, '1-1').terrain).toBe('stone')
})

test('toadlings of a section share the last chip, and have no life to count', () => {
  const model = board({ newcomers: { toad: 'shaman' }, creatures: ['toad 4-3'], toadlings: ['4-3', '4-3'] })
  expect(section(model, '4-3').stacks.map(told)).toEqual(['toad ×1 3/3 0', 'toadling ×2 0/0 0'])
})

test('OO-XFATE-2 under the front rule sections behind the first with creatures are shielded', () => {
  const creatures = ['orc 5-2', 'orc 5-3']
  const shielded = (model: BoardModel): readonly boolean[] => [1, 2, 3].map((one) => section(model, `5-${one}`).isShielded)
  expect(shielded(board({ modules: ['x1_fate'], creatures }))).toEqual([false, false, true])
  expect(shielded(board({ creatures }))).toEqual([false, false, false])
})

test('mages stand on their spaces, who is on turn and whose trophies are safe is told', () => {
  const model = board({ mages: { blue: 1, red: 4 }, figures: { 'red skull_orc': 2 } })
  const mages = model.paths.map(({ path, mage }) => [path, mage?.seat, mage?.isActive, mage?.keepsTrophies])
  expect(mages[0]).toEqual([1, 'blue', true, false])
  expect(mages[3]).toEqual([4, 'red', false, true])
})

test('markers of each path are counted, the paths in the order of the ring', () => {
  const model = board({ figures: { 'table markers_3': 0 } })
  expect(model.paths.map(({ path }) => path)).toEqual([1, 2, 3, 4, 5, 6])
  expect(model.paths.map(({ markers }) => markers)).toEqual([10, 10, 0, 10, 10, 10])
})

test('whoever only looks on sees the same board, although hands are not in their world', () => {
  const campaign = started({ houseRules: { gm_peeks: false }, modules: ['x1_fate', 'x1_terrain'] })
  const { world } = foldHistory(seenBy(campaign.entries, ONLOOKER))
  expect(world.record(PLACES, 'blue.hand')).toBeUndefined()
  expect(readBoard(world)).toEqual(readBoard(campaign.world))
})

test('before the set-up there is no board', () => {
  expect(readBoard(new WorldState())).toBeNull()
})
