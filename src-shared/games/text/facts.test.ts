import { afterEach, expect, test } from 'vitest'
import { WorldState } from '../../kernel/world/world.ts'
import { factsOf } from './facts.ts'
import { playOn } from './playing.ts'
import { toyFace } from '../testing/toyFace.ts'

let back = (): void => undefined
afterEach(() => back())

test('a figure is told with its unit where the game words its value, else as it is', () => {
  const toy = toyFace()
  const words = {
    has: (key: string) => ['figure.chance', 'figure.left', 'figureValue.chance'].includes(key),
    say: (key: string, figures: Readonly<Record<string, number | string>> = {}) =>
      key === 'figureValue.chance' ? `${figures['value'] ?? ''}%` : key.replace('figure.', ''),
  }
  back = playOn(() => ({ game: { ...toy, words: { ...toy.words, ...words } }, world: new WorldState() }))
  expect(factsOf({ chance: 60, left: 4, other: 1 }).map(({ id, value }) => [id, value])).toEqual([
    ['chance', '60%'],
    ['left', '4'],
  ])
})
