import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, distance, VISIONS } from '../../testing/colourVision.ts'
import { SLOTS } from '../../styles/ownerColours.ts'
import { GAMES } from '../../../src-shared/games/registry.ts'
import { ownerTone, partTone } from '../../../src-shared/games/api/chartFace.ts'
import { playOn } from '../../../src-shared/games/text/playing.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'

const tokens = readFileSync(path.resolve('src-renderer/styles/tokens.css'), 'utf8')
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** What a token is in a theme, as tokens.css has it. */
function colourOf(token: string, theme: Theme): string {
  const [, light, dark] = new RegExp(`\\n {2}${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(tokens) ?? []
  const found = theme === 'light' ? light : dark
  if (found === undefined) throw new Error(`tokens.css has no ${token} in two colours`)
  return found
}

const CIVILISATIONS = ['--accent-1', '--accent-2', '--accent-3']
const PARTS = Array.from({ length: 6 }, (_, place) => `--${partTone(place).colour}`)

const ACCENTS = Array.from({ length: SLOTS }, (_, index) => `--accent-${index + 1}`)

/** Slots that players of any game have. */
const SEATS = [...new Set(GAMES.flatMap(({ accents }) => Object.values(accents)))].map((slot) => `--accent-${slot}`)

/** A distance below which nobody sees one. */
const JUST_SEEN = 2
/** A distance that is seen at a glance. */
const CLEAR = 10 * JUST_SEEN

function nearest(colours: readonly string[], theme: Theme, vision: string): { readonly pair: string; readonly distance: number } {
  const pairs = colours.flatMap((one, at) =>
    colours.slice(at + 1).map((other) => ({
      pair: `${one} and ${other}`,
      distance: distance(colourOf(one, theme), colourOf(other, theme), vision),
    })),
  )
  return pairs.reduce((least, pair) => (pair.distance < least.distance ? pair : least))
}

const CASES = THEMES.flatMap((theme) => Object.keys(VISIONS).map((vision) => [theme, vision] as const))

describe('colours of series keep apart', () => {
  test.each(CASES)('players in the %s theme, %s', (theme, vision) => {
    expect(nearest(CIVILISATIONS, theme, vision).distance).toBeGreaterThan(CLEAR)
  })

  test.each(CASES)('all slots of owners in the %s theme, %s, as far as so many can', (theme, vision) => {
    expect(nearest(ACCENTS, theme, vision).distance).toBeGreaterThan(4 * JUST_SEEN)
  })

  test.each(THEMES)('text in the colour of an owner can be read on every %s surface and on its own wash', (theme) => {
    for (const token of ACCENTS)
      for (const surface of ['--paper', '--sheet', '--sunken', '--raised', `${token}-wash`])
        expect(contrast(colourOf(token, theme), colourOf(surface, theme)), `${token} on ${surface}`).toBeGreaterThanOrEqual(4.5)
  })

  test.each(CASES)('parts of a whole in the %s theme, %s', (theme, vision) => {
    expect(nearest(PARTS, theme, vision).distance).toBeGreaterThan(CLEAR)
  })

  test.each(CASES)('no part looks like a player, in the %s theme, %s', (theme, vision) => {
    expect(SEATS.length).toBeGreaterThan(CIVILISATIONS.length)
    for (const part of PARTS)
      for (const seat of SEATS)
        expect(distance(colourOf(part, theme), colourOf(seat, theme), vision), `${part} and ${seat}`).toBeGreaterThan(7 * JUST_SEEN)
  })

  test.each(THEMES)('and stand out from the %s sheet, three to one', (theme) => {
    for (const token of [...CIVILISATIONS, ...PARTS])
      expect(contrast(colourOf(token, theme), colourOf('--sheet', theme)), token).toBeGreaterThan(3)
  })

  test('dashes, points and hatching repeat what the colours say', () => {
    const game = toyFace()
    const stop = playOn(() => ({ game, world: new WorldState() }))
    const marks = (owners: readonly string[]): readonly number[] => owners.map((owner) => ownerTone(owner).mark)
    expect(new Set(marks(game.owners(new WorldState()).map(({ id }) => id))).size).toBe(4)
    expect(new Set(marks(['red', 'green', 'blue', 'gm'])).size).toBe(4)
    expect(new Set(marks(['red', 'nobody'])).size).toBe(2)
    stop()
    expect(new Set(PARTS.map((_, place) => partTone(place).mark)).size).toBe(PARTS.length)
  })
})

test('the eye of the test sees what is known: red and green meet in deuteranopia, blue and yellow do not', () => {
  expect(distance('#b05020', '#7a7a20', 'deuteranopia')).toBeLessThan(distance('#b05020', '#7a7a20', 'full colour') / 2)
  expect(distance('#0000ff', '#ffff00', 'deuteranopia')).toBeGreaterThan(100)
  expect(distance('#808080', '#808080', 'tritanopia')).toBe(0)
  expect(contrast('#000000', '#ffffff')).toBe(21)
})
