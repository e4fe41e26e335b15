import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PLAYER_ACCENTS } from '../../../src-shared/games/nation-turns/about.ts'
import { distance, VISIONS } from '../../testing/colourVision.ts'

const TOKENS = readFileSync(path.resolve('src-renderer/styles/tokens.css'), 'utf8')

/** The colour of a slot, in the light and the dark theme. */
function coloursOf(slot: number): readonly string[] {
  const [, ...colours] = new RegExp(`--accent-${slot}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(TOKENS) ?? []
  if (colours.length !== 2) throw new Error(`tokens.css has no slot ${slot} in two colours`)
  return colours
}

test.each(Object.keys(VISIONS))('players are told apart in both themes: %s', (vision) => {
  const slots = Object.values(PLAYER_ACCENTS)
  expect(slots).toHaveLength(7)
  for (const [at, one] of slots.entries())
    for (const other of slots.slice(at + 1))
      for (const theme of [0, 1])
        expect(distance(coloursOf(one)[theme] ?? '', coloursOf(other)[theme] ?? '', vision), `${one} and ${other}`).toBeGreaterThan(
          other === slots[6] ? 16 : 18,
        )
})
