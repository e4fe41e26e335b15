// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../kernel/world/effect.ts'
import type { SeenEntry } from '../../../kernel/journal/history.ts'
import { entriesIn, GoldenStory, spoiled } from '../../testing/goldenStory.ts'
import { battleOf, elementOf, SHEETS } from '../rules/records.ts'
import { brokenInvariants } from './invariants.ts'

const GOLDEN = path.join(import.meta.dirname, '../golden')

function entriesOf(name: string): readonly SeenEntry[] {
  return entriesIn(readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8'))
}

class Story extends GoldenStory {
  constructor(name: string) {
    super(entriesOf(name))
  }

  /** `owner account delta rule` of every posting of a bound. */
  booked(bound: number): readonly string[] {
    return this.effects.flatMap(({ effect, at }) =>
      effect.kind === 'posting' && at.turn === bound ? [`${effect.owner} ${effect.account} ${effect.delta} ${effect.rule}`] : [],
    )
  }

  told(wording: string): readonly Effect[] {
    return this.effects.flatMap(({ effect }) => (effect.kind === 'line' && effect.wording === wording ? [effect] : []))
  }
}

describe('four-bounds: a charge, a spell that fails, and a Stronghold that falls', () => {
  const story = new Story('four-bounds')

  test('HQ-PIP-1 HQ-PIP-2 a group for 1, the Magician for 2, and one PIP that lapses', () => {
    expect(story.booked(1)).toEqual([
      'redHost pipsLeft 4 HQ-SEQ-1',
      'redHost pipsLeft -1 HQ-PIP-1',
      'redHost pipsLeft -1 HQ-PIP-1',
      'redHost pipsLeft -1 HQ-PIP-2',
      'redHost pipsLeft -1 HQ-SEQ-2',
    ])
  })

  test('HQ-RES-2 HQ-RES-9 the Magician is beaten 5 to 10, unharmed, and has rolled a 1', () => {
    expect(elementOf(story.world, 'red-2')).toMatchObject({ status: 'table', ones: 1 })
    expect(story.told('line.spared')).toHaveLength(1)
  })

  test('HQ-RES-1 HQ-RES-10 Knights destroy Spears in good going and follow up', () => {
    expect(elementOf(story.world, 'blue-5').status).toBe('destroyed')
    expect(story.booked(3).filter((posting) => posting.includes('apLost'))).toEqual(['blueHost apLost 2 HQ-RES-11'])
  })

  test('HQ-FAC-5 HQ-WIN-1 two aid against the Stronghold: 10 to 6, and the battle is over', () => {
    expect(story.world.records(SHEETS).at(-1)).toMatchObject({ a: { score: 10, aiders: ['blue-7', 'blue-8'] }, b: { score: 6, fate: 'D' } })
    expect(battleOf(story.world).ended).toEqual({ winner: 'blueHost', clause: 'stronghold', bound: 4 })
  })
})

test.each(['four-bounds', 'captains', 'at-random'])('%s keeps all invariants and comes to an end', (name) => {
  expect(brokenInvariants(entriesOf(name))).toEqual([])
  expect(battleOf(new Story(name).world).ended).not.toBeNull()
})

describe('the invariants see what is wrong', () => {
  const entries = entriesOf('four-bounds')
  const brokenWith = (is: (effect: Effect) => boolean, change: object): readonly string[] => brokenInvariants(spoiled(entries, is, change))
  const isRecord = (effect: Effect, id: string): boolean => effect.kind === 'record' && effect.id === id
  const rolled = (effect: Effect, id: string): boolean =>
    isRecord(effect, id) && effect.kind === 'record' && (effect.value as { a: { die: number } }).a.die > 0

  function valueAt(id: string, is = rolled): object {
    const found = entries.flatMap(({ effects = [] }) => effects).find((effect) => is(effect, id))
    return found?.kind === 'record' ? (found.value as object) : {}
  }

  test.each([
    ['1', (one: Effect) => one.kind === 'posting' && one.rule === 'HQ-SEQ-1', { delta: 7 }],
    ['2', (one: Effect) => one.kind === 'posting' && one.rule === 'HQ-PIP-2', { delta: -3 }],
    ['19', (one: Effect) => one.kind === 'posting' && one.account === 'apLost', { delta: 3 }],
  ])('%s', (number, is, change) => {
    expect(brokenWith(is, change).join(' ')).toMatch(new RegExp(`invariant (?:${number}|1):`))
  })

  test.each([
    ['8', '3-3', { lines: [] }],
    ['12', '2-1', { by: 'a' }],
    ['7', '3-1', { by: 'b' }],
    ['15', '3-3', { comparison: 'doubled' }],
  ])('%s in a combat', (number, id, change) => {
    expect(brokenWith((one) => rolled(one, id), { value: { ...valueAt(id), ...change } }).join(' ')).toContain(`invariant ${number}:`)
  })
})
