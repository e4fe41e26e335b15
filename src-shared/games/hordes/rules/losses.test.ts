import { expect, test } from 'vitest'
import { playOut, stage } from '../testing/stage.ts'
import { changeElement, lossesOf, lossOf, reckonLosses, takeOff } from './losses.ts'

test.each([
  [20, 24],
  [23, 24],
  [24, 24],
])('HQ-RES-11 with %i of 24 AP lost by hand, the fall of an element of 4 makes %i', (lost, then) => {
  const setting = { ap: 24, red: 'HE* HE', lost: { redHost: lost } }
  const { world } = playOut(stage(setting), (now) => takeOff('HQ-RES-2', now, 'red-1', 'destroyed'))
  expect(world.balance('redHost', 'apLost')).toBe(then)
})

test.each([
  ['table', 0],
  ['reserve', 0],
  ['ensorcelled', 4],
  ['frog', 4],
  ['destroyed', 4],
  ['fled', 4],
] as const)('HQ-RES-11 an element of 4 AP that is %s counts as %i AP lost', (status, lost) => {
  const world = stage({ red: 'SP* HE' })
  expect(lossOf(world, { type: 'HE', status })).toBe(lost)
})

test('RULING-47 hordes_count = false: lost Hordes count for nothing, every other element as before', () => {
  const [counted, not] = [{}, { hordes_count: false }].map((rules) => stage({ rules }))
  const lost = (world = counted, type: 'HO' | 'HE' = 'HO') => (world === undefined ? null : lossOf(world, { type, status: 'destroyed' }))
  expect([lost(counted), lost(not), lost(not, 'HE')]).toEqual([1, 0, 4])
})

test('HQ-RES-11 what comes back takes its cost off again, under the rule that brought it; it never takes more than was lost', () => {
  const setting = { red: 'SP* HE', elements: { 'red-2': { status: 'ensorcelled', takenBy: 'blue-2' } } } as const
  const back = (lost: number) =>
    playOut(stage({ ...setting, lost: { redHost: lost } }), (now) => changeElement('HQ-PIP-6', now, 'red-2', { status: 'reserve' }))
  expect(back(0).postings('apLost')).toMatchObject([{ rule: 'HQ-PIP-6', owner: 'redHost', delta: -4, about: 'red-2' }])
  expect(back(-3).world.balance('redHost', 'apLost')).toBe(0)
})

test('HQ-RES-11 what is lost is told under that rule, and of its own host', () => {
  const { postings } = playOut(stage({ blue: 'SP* HE' }), (now) => takeOff('HQ-RES-2', now, 'blue-2', 'destroyed'))
  expect(postings('apLost')).toMatchObject([{ rule: 'HQ-RES-11', owner: 'blueHost', delta: 4, figures: { element: 'blue-2' } }])
})

test.each([
  ['free_return', 'ensorcelled', 'red-3', 'reserve'],
  ['free_return', 'ensorcelled', 'red-1', 'ensorcelled'],
  ['free_return', 'frog', 'red-3', 'frog'],
  ['nothing', 'ensorcelled', 'red-3', 'ensorcelled'],
] as const)('RULING-42 caster_fall = %s: who is %s by a caster and %s falls, is %s then', (caster_fall, status, falls, then) => {
  const setting = {
    rules: { caster_fall },
    red: 'SP* HE SP',
    blue: 'SP* HE',
    elements: { 'blue-2': { status, takenBy: 'red-3' } },
  } as const
  const { element, lines } = playOut(stage(setting), (now) => takeOff('HQ-RES-2', now, falls, 'destroyed'))
  expect(element('blue-2').status).toBe(then)
  expect(lines('line.freed')).toHaveLength(then === 'reserve' ? 1 : 0)
})

test('RULING-47 AP lost are reckoned anew from the elements, whatever stood there', () => {
  const setting = { red: 'SP* HE', lost: { redHost: 3 }, elements: { 'red-2': { status: 'fled' } } } as const
  const { world, postings } = playOut(stage(setting), (now) => reckonLosses('HQ-RES-11', now))
  expect([world.balance('redHost', 'apLost'), lossesOf(world, 'redHost')]).toEqual([4, 4])
  expect(postings('apLost')).toMatchObject([{ owner: 'redHost', delta: -3 }])
})
