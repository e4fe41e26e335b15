import { describe, expect, test } from 'vitest'
import type { ChartChoice, ChartFace, ChartSource, ChartSpec } from '../../../src-shared/games/api/chartFace.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { chartRows } from './chosen.ts'

const SOURCE: ChartSource = { world: new WorldState(), moments: [], ledger: [], viewer: 'gm' }
const EMPTY = { kind: 'lines', title: '', about: '', axis: '', unit: '', labels: [], series: [], notes: [] } as const

function chart(id: string, choice?: string): ChartSpec {
  return {
    id,
    wide: false,
    ...(choice === undefined ? {} : { choice }),
    name: (of) => `${id} ${of}`,
    empty: () => '',
    figures: () => EMPTY,
  }
}

function choice(id: string, preset: string, ...options: readonly string[]): ChartChoice {
  return { id, label: () => id, options: () => options.map((name) => ({ id: name, name })), preset: () => preset }
}

function rows(face: ChartFace, asked: Readonly<Record<string, string | null>> = {}): readonly (readonly (string | null)[])[] {
  return chartRows(face, SOURCE, asked).map(({ spec, chosen, own, shared }) => [
    spec.name(chosen),
    own?.choice.id ?? null,
    shared?.choice.id ?? null,
  ])
}

describe('charts of a game', () => {
  test('one alone has its choice in its card, several have it once before the first', () => {
    const face = {
      choices: [choice('a', 'y', 'x', 'y'), choice('b', 'q', 'q', 'r')],
      charts: [chart('1', 'a'), chart('2', 'b'), chart('3', 'b'), chart('4')],
    }
    expect(rows(face)).toEqual([
      ['1 y', 'a', null],
      ['2 q', null, 'b'],
      ['3 q', null, null],
      ['4 ', null, null],
    ])
  })

  test('what the address names is chosen where there is such an option, else the preset, else the first', () => {
    const face = { choices: [choice('a', 'y', 'x', 'y', 'z')], charts: [chart('1', 'a')] }
    expect(rows(face, { a: 'z' })).toEqual([['1 z', 'a', null]])
    expect(rows(face, { a: 'nothing' })).toEqual([['1 y', 'a', null]])
    expect(rows({ ...face, choices: [choice('a', 'gone', 'x', 'y')] })).toEqual([['1 x', 'a', null]])
  })

  test('one option is no choice, and without any the chart is not drawn', () => {
    expect(rows({ choices: [choice('a', 'x', 'x')], charts: [chart('1', 'a')] })).toEqual([['1 x', null, null]])
    expect(rows({ choices: [choice('a', 'x')], charts: [chart('1', 'a'), chart('2')] })).toEqual([['2 ', null, null]])
  })

  test('a chart of a choice nobody has declared is a fault of the game', () => {
    expect(() => rows({ choices: [], charts: [chart('1', 'a')] })).toThrow('the chart 1')
  })
})
