import { expect, test } from 'vitest'
import { playOut, stage } from '../testing/stage.ts'
import { takeOff } from './losses.ts'

test.each([
  [20, 24],
  [23, 24],
  [24, 24],
])('HQ-RES-11 with %i of 24 AP lost by hand, the fall of an element of 4 makes %i', (lost, then) => {
  const setting = { ap: 24, red: 'HE* HE', lost: { redHost: lost } }
  const { world } = playOut(stage(setting), (now) => takeOff('HQ-RES-2', now, 'red-1', 'destroyed'))
  expect(world.balance('redHost', 'apLost')).toBe(then)
})
