import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { EventRow } from '../../../../src-shared/games/nation-turns/rules/scenario.ts'
import { stage } from '../../../../src-shared/games/nation-turns/testing/stage.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { pageOf, playedPage } from '../testing/playedTable.ts'
import EventsPage from './EventsPage.vue'
import { conditionText, rowText } from './rowText.ts'
import { pageStage } from '../../../testing/pageStage.ts'

const shown = pageStage()

/** Each row with what is said of it. */
const rows = (): readonly string[] =>
  [...document.querySelectorAll('.event')].map((row) =>
    [...row.querySelectorAll('p, li')].map((one) => one.textContent.replace(/\s+/g, ' ').trim()).join(' | '),
  )

test('NT-EVT-1 at the beginning everything comes, and a condition says whether it is met', async () => {
  shown.mounted = await pageOf(EventsPage, 'events', 'fill.move')
  expect(rows()).toHaveLength(6)
  expect(rows()[0]).toBe('New units: Crow Tribe: new in Crow Down, 2 × Warrior. NT-NEW-1 | comes')
  expect(rows()[2]).toContain('All nations: −1 on birth rolls until the round ends')
  expect(rows()[5]).toContain('Fell Smiths: +2 victory points, only if Iron Fells is held by Fell Smiths.')
  expect(rows()[5]).toContain('comes: the condition is met now')
  expect(shown.said()).toEqual([])
})

test('NT-EVT-1 what has happened stands with what it posted', async () => {
  shown.mounted = await playedPage(EventsPage, 'events', 4)
  await flushPromises()
  expect(rows()[0]).toContain('has happened | Crow Tribe, Warrior in Crow Down: +2 | Crow Tribe, Warrior off the map: −2')
  expect(document.querySelector('.round.now h2')?.textContent).toContain('Round 4')
})

test('every kind of row and condition is told in both languages', () => {
  const all: readonly EventRow[] = [
    { round: 1, when: 'end', verb: 'remove', nation: 'OT', area: 'LM', type: 'warrior', count: 1 },
    { round: 1, when: 'end', verb: 'pool', nation: 'OT', type: 'warrior', count: -1 },
    { round: 1, when: 'end', verb: 'order', nation: null, order: ['OT', 'HC'] },
    { round: 1, when: 'end', verb: 'note', nation: null, text: 'A comet' },
  ]
  expect(stage().cursor.turn).toBe(1)
  for (const language of ['en', 'de'] as const) {
    tellIn(() => language)
    const told = [
      ...all.map(rowText),
      conditionText({ is: 'units', nation: 'OT', area: null, least: 1 }),
      conditionText({ is: 'round', from: 2, to: 5 }),
    ]
    expect(new Set(told).size).toBe(6)
    expect(told.join(' ')).not.toMatch(/undefined|\[object/)
  }
})

test('in German', async () => {
  tellIn(() => 'de')
  shown.mounted = await pageOf(EventsPage, 'events', 'fill.move')
  expect(rows()[0]).toBe('Neue Einheiten: Crow Tribe: neu in Crow Down, 2 × Krieger. NT-NEW-1 | kommt')
})
