import { afterEach, beforeEach, expect, test } from 'vitest'
import { playOn } from '../../../src-shared/games/text/playing.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { knows } from './knowledge.ts'

let stop = (): void => undefined
beforeEach(() => {
  stop = playOn(() => ({ game: toyFace(), world: new WorldState() }))
})
afterEach(() => stop())

test.each([
  ['gm', { owner: 'red', account: 'buried' }, true],
  ['gm', { owner: 'red', derived: 'worth' }, true],
  ['red', { owner: 'red', account: 'buried' }, true],
  ['red', { owner: 'red', derived: 'worth' }, true],
  ['red', { owner: 'green', account: 'buried' }, false],
  ['red', { owner: 'green', account: 'purse' }, false],
  ['red', { owner: 'green', derived: 'worth' }, false],
  ['red', { owner: 'green', account: 'hens' }, true],
  ['red', { owner: 'market', account: 'stock' }, true],
  ['red', { owner: 'market', derived: 'worth' }, true],
  ['red', { owner: 'green', account: 'camels' }, false],
])('%s knows of %o: %s', (viewer, subject, known) => {
  expect(knows(viewer, subject)).toBe(known)
})
