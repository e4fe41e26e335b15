import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepPlace, readPlace, type Bounds } from './windowBounds.ts'

const SCREEN: Bounds = { x: 0, y: 0, width: 1920, height: 1040 }
const LEFT: Bounds = { x: -1280, y: 0, width: 1280, height: 1024 }

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'place-'))
  file = path.join(folder, 'window.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe("the window's place", () => {
  test('is kept from one time to the next', () => {
    const place = { bounds: { x: 50, y: 60, width: 1000, height: 700 }, maximized: true }
    keepPlace(file, place)
    expect(readPlace(file, [SCREEN])).toEqual(place)
  })

  test.each<[string, Bounds, readonly Bounds[], boolean]>([
    ['on a second screen', { x: -1200, y: 10, width: 900, height: 700 }, [SCREEN, LEFT], true],
    ['on a screen that is gone', { x: -1200, y: 10, width: 900, height: 700 }, [SCREEN], false],
    ['with a corner to grip', { x: 1800, y: 1000, width: 900, height: 700 }, [SCREEN], true],
    ['out of reach to the right', { x: 1850, y: 10, width: 900, height: 700 }, [SCREEN], false],
    ['out of reach below', { x: 0, y: 1039, width: 900, height: 700 }, [SCREEN], false],
    ['with its bar above the screen', { x: 0, y: -30, width: 900, height: 700 }, [SCREEN], false],
    ['too small to use', { x: 0, y: 0, width: 20, height: 20 }, [SCREEN], false],
  ])('%s', (_, bounds, screens, usable) => {
    keepPlace(file, { bounds, maximized: false })
    expect(readPlace(file, screens).bounds).toEqual(usable ? bounds : null)
  })

  test.each<[string, Bounds, Bounds]>([
    ['larger both ways', { x: 0, y: 0, width: 3840, height: 2100 }, { x: 0, y: 0, width: 1366, height: 728 }],
    ['wider alone', { x: -100, y: 20, width: 1900, height: 700 }, { x: 0, y: 20, width: 1366, height: 700 }],
    ['higher alone', { x: 300, y: 20, width: 900, height: 1000 }, { x: 300, y: 0, width: 900, height: 728 }],
  ])('from a larger screen is made to fit: %s', (_, kept, fits) => {
    keepPlace(file, { bounds: kept, maximized: false })
    expect(readPlace(file, [{ x: 0, y: 0, width: 1366, height: 728 }]).bounds).toEqual(fits)
  })

  test.each(['', 'nonsense', 'null', '7', '{"bounds":{"x":"1"}}', '{"bounds":{"x":0.5,"y":0,"width":900,"height":700},"maximized":1}'])(
    'that reads %j is no place',
    (text) => {
      writeFileSync(file, text)
      expect(readPlace(file, [SCREEN])).toEqual({ bounds: null, maximized: false })
    },
  )

  test('that cannot be kept is forgotten', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    keepPlace(path.join(file, 'no folder'), { bounds: SCREEN, maximized: false })
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
    expect(readPlace(file, [SCREEN]).bounds).toBeNull()
    keepPlace(file, { bounds: SCREEN, maximized: false })
    expect(readFileSync(file, 'utf8')).toContain('1920')
  })
})
