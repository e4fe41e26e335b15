import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '../testing/colourVision.ts'

const tokens = readFileSync(path.resolve('src-renderer/styles/tokens.css'), 'utf8')

/** What a block of tokens.css declares, by name. */
function declared(head: string): ReadonlyMap<string, string> {
  const [, block = ''] = new RegExp(`${head.replace(/[[\]().]/g, '\\$&')} \\{([^{}]*)\\}`).exec(tokens) ?? []
  return new Map([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const PLAIN = declared(':root')
const MORE = declared("[data-contrast='more']")
const THEMES = ['light', 'dark'].flatMap((theme) => [
  { theme, name: theme, sets: [PLAIN] },
  { theme, name: `${theme}, more contrast`, sets: [MORE, PLAIN] },
])

function colourOf(token: string, { theme, sets }: (typeof THEMES)[number]): string {
  const value = sets.find((set) => set.has(token))?.get(token) ?? ''
  const same = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (same !== undefined) return colourOf(same, { theme, name: theme, sets })
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? []
  const found = theme === 'light' ? light : dark
  if (found === undefined) throw new Error(`tokens.css has no ${token} in two colours, but '${value}'`)
  return found
}

/** Land of somebody without a colour: its ground under `--land-held`. */
function heldLand(land: string, theme: (typeof THEMES)[number]): string {
  const [, light = '', dark = ''] = /^light-dark\(#([0-9a-f]{8}), #([0-9a-f]{8})\)$/.exec(PLAIN.get('--land-held') ?? '') ?? []
  const [ground, wash] = [colourOf(land, theme).slice(1), theme.theme === 'light' ? light : dark]
  const part = (hex: string, nth: number): number => Number.parseInt(hex.slice(nth * 2, nth * 2 + 2), 16)
  const alpha = part(wash, 3) / 255
  const mixed = [0, 1, 2].map((nth) => Math.round(part(ground, nth) * (1 - alpha) + part(wash, nth) * alpha))
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

const SURFACES = ['--paper', '--sheet', '--sunken', '--raised']
const ACCENTS = [...PLAIN.keys()].filter((token) => /^--accent-\d+$/.test(token))
const LANDS = [...PLAIN.keys()].filter((token) => /^--land-(plain|trees|marsh|rise|height)$/.test(token))
const TONES = ['--table', '--gain', '--loss', '--warn', ...ACCENTS]
const WASHES = TONES.map((tone) => `${tone}-wash`)

describe.each(THEMES)('in the $name theme', (theme) => {
  const least = (token: string, grounds: readonly string[]) =>
    grounds
      .map((ground) => ({ pair: `${token} on ${ground}`, ratio: contrast(colourOf(token, theme), colourOf(ground, theme)) }))
      .reduce((lowest, one) => (one.ratio < lowest.ratio ? one : lowest))

  test.each(['--ink', '--ink-2', '--ink-3'])('%s is read on every surface and wash', (token) => {
    const { pair, ratio } = least(token, [...SURFACES, ...WASHES])
    expect(ratio, pair).toBeGreaterThanOrEqual(4.5)
  })

  test('every tone is read on every surface and on its own wash', () => {
    for (const tone of TONES) {
      const { pair, ratio } = least(tone, [...SURFACES, `${tone}-wash`])
      expect(ratio, pair).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('edges of controls and the ring of the focus are seen on every surface, three to one', () => {
    for (const token of ['--line-control', '--focus']) {
      const { pair, ratio } = least(token, SURFACES)
      expect(ratio, pair).toBeGreaterThanOrEqual(3)
    }
  })

  test('the sea is told from every land, and a river from the land it runs through', () => {
    const sea = least('--water', LANDS)
    expect(sea.ratio, sea.pair).toBeGreaterThanOrEqual(1.8)
    for (const land of LANDS) expect(contrast(colourOf('--water', theme), heldLand(land, theme)), land).toBeGreaterThanOrEqual(1.8)
    const river = least('--river', LANDS)
    expect(river.ratio, river.pair).toBeGreaterThanOrEqual(3)
    const coast = least('--coast', [...LANDS, '--water'])
    expect(coast.ratio, coast.pair).toBeGreaterThanOrEqual(3)
  })

  test('what stands on the colour of an owner is read', () => {
    const { pair, ratio } = least('--sheet', ACCENTS)
    expect(ratio, pair).toBeGreaterThanOrEqual(4.5)
  })
})

test('more contrast is the same by the wish of the system and by ours', () => {
  const [, media = ''] = /@media \(prefers-contrast: more\) \{\s*:root \{([^{}]*)\}/.exec(tokens) ?? []
  const wished = new Map([...media.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
  expect(wished).toEqual(MORE)
  expect(MORE.size).toBeGreaterThan(5)
})
