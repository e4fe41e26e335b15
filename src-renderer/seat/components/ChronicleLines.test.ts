import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { momentsOf } from '../../../src-shared/kernel/history.ts'
import type { SeenEntry } from '../../../src-shared/kernel/history.ts'
import { at } from '../../testing/played.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'
import { seenChronicle } from '../chronicle.ts'
import ChronicleLines from './ChronicleLines.vue'

tellForGreatestLineage()

const line = { kind: 'line', rule: 'GL-WAR-1', wording: 'line.warBegins', seat: 'elves', figures: { by: 'elves', on: 'humans' } } as const
const ENTRIES: readonly SeenEntry[] = [
  { seq: 0, kind: 'setup', effects: [at(1, 'elves', 5)] },
  { seq: 1, kind: 'answer', effects: [line], thrown: 'app' },
  { seq: 2, kind: 'retraction', from: 1 },
  { seq: 3, kind: 'answer', effects: [line], thrown: 'hand' },
  { seq: 4, kind: 'answer', effects: [line] },
]

test('behind what came of the own roll stands who threw it, and what was taken back is struck through', () => {
  const lines = mount(ChronicleLines, { props: { items: seenChronicle(momentsOf(ENTRIES)) } }).findAll('li')
  const told = lines.map((one) => one.find('.text').text())
  expect(told[0]).not.toContain('rolled')
  expect(told[1]).toMatch(/\S · rolled at the table$/)
  expect(told[2]).toBe('Taken back by the game master')
  expect(lines[3]?.find('del').exists()).toBe(true)
})
