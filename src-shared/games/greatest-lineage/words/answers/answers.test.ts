import { beforeEach, expect, test } from 'vitest'
import { WorldState } from '../../../../kernel/world/world.ts'
import { playOn, toldOf } from '../../../text/playing.ts'
import { GAME } from '../../game.ts'
import { nameOf } from '../../rules/territory/map.ts'
import { BOARD, mapStage } from '../../testing/mapStage.ts'
import { actText, optionText, sheetText } from './answers.ts'

beforeEach(() => playOn(() => ({ game: GAME, world: new WorldState() })))

test.each([
  ['conflict', { act: 'ally', with: 'humans' }, 'propose an alliance (with the humans)'],
  ['conflict', { act: 'raid-dwarves', raiders: 5, kill: false, steal: true }, 'raid the dwarves (raiders: 5, steal)'],
  ['council', { act: 'openWar', war: 'elves-war-1' }, 'open a war'],
  ['booklet', { act: 'declare', target: 'tribe-7' }, 'write down a war (tribe 7)'],
  ['booklet', { act: 'trainAssassin', method: 'poison', sex: 'female' }, 'train an assassin (poison, female)'],
  ['booklet', { act: 'sendSpy', mission: 'technology:humans', agent: 'elves-agent-2' }, 'send a spy (technology, the humans)'],
  [
    'treaty',
    { act: 'payment', payer: 'elves', token: 'food', amount: 3, first: 7, rounds: 2 },
    'payment (payer: the elves, food, amount: 3, first: 7, rounds: 2)',
  ],
  ['treaty', { act: 'text', text: 'No towers' }, 'in words (\u201cNo towers\u201d)'],
  ['spend', { act: 'technology', amount: 4 }, 'technology (amount: 4)'],
  ['spend', { act: 'done' }, 'done'],
])('an act in %s is told in words: %o', (question, answer, text) => {
  const { act, ...fields } = answer
  expect(actText(question, act, fields)).toBe(text)
})

test('a sheet tells what was filled in, and how many of those who go by ids only', () => {
  expect(sheetText({ warriors: 20, 'elves-royal-4': true, 'elves-royal-8': true, base: 'elves-settlement-1' })).toBe(
    'warriors: 20, 2 royals',
  )
  expect(sheetText({ land: 'land', destroy: 'none', royal: 'none' })).toBe('land')
  expect(sheetText({ land: 'humans-settlement-1', destroy: 'monument', royal: 'none' })).toBe('destroy: monument')
  expect(sheetText({ food: 10, wood: -10 })).toBe('food: 10, wood: \u221210')
})

test.each([
  ['accept', 'agreed'],
  ['elves-royal-3', ''],
  ['advance', 'advance'],
  ['leave', 'let them go'],
])('option %s', (option, text) => expect(optionText(option)).toBe(text))

test('land is told by its name on the map', () => {
  const world = mapStage()
  const [one = '', other = ''] = BOARD.spaces.map(({ id }) => id)
  toldOf({ game: GAME, world }, () => {
    expect(sheetText({ lands: [one, other] })).toBe(`${nameOf(world, one)}, ${nameOf(world, other)}`)
    expect(sheetText({ seats: [one] })).toBe(nameOf(world, one))
    expect(optionText(one)).toBe(nameOf(world, one))
    expect(sheetText({ lands: [] })).toBe('')
  })
})
