import { expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { showPage } from '../../../testing/showPage.ts'
import LedgerPage from '../../../features/ledger/LedgerPage.vue'
import ScoreSheet from './ScoreSheet.vue'

const ELVES: readonly Effect[] = [
  posting('elves', 'culture', 30),
  posting('elves', 'prestige', -4, 'GL-MON-5'),
  posting('elves', 'males', 9, 'GL-SET-3'),
  posting('elves', 'territories', 3, 'GL-SET-5'),
  posting('elves', 'age', 2, 'GL-SET-8'),
]
const HUMANS: readonly Effect[] = [posting('humans', 'wealth', 2, 'GL-STK-2'), posting('humans', 'age', 1, 'GL-SET-8')]
const FALL: Effect = {
  kind: 'record',
  rule: 'GL-WIN-3',
  collection: 'civilisation',
  id: 'dwarves',
  value: {
    seat: 'dwarves',
    player: 'Cy',
    alive: false,
    fell: 7,
    highestAge: 1,
    qualifiedSince: null,
    shortage: false,
    bought: 0,
    claimed: 0,
  },
}
const entries = (goal: string) => entriesOf([...ELVES, ...HUMANS, FALL, at(8, 'elves')], [], {}, goal)

test('GL-WIN-8 every line of the score shows its amount, its weight and their product', async () => {
  const { wrapper } = await showPage(ScoreSheet, 'ledger/all', entries('peaceful'))
  const rows = wrapper.findAll('tbody tr').map((row) => [row.get('th').text(), ...row.findAll('td').map((cell) => cell.text())].join(' | '))
  expect(rows).toEqual([
    'Culture | 2 | 30 | 60 | 0 | 0',
    'Technology | 1 | 0 | 0 | 0 | 0',
    'Military technology | 0.5 | 0 | 0 | 0 | 0',
    'Territories | 1.5 | 3 | 4.5 | 0 | 0',
    'Prestige | 4 | −4 | −16 | 0 | 0',
    'People | 0.25 | 9 | 2.25 | 0 | 0',
    'Stone | 1.25 | 0 | 0 | 0 | 0',
    'Metal | 2 | 0 | 0 | 0 | 0',
    'Food | 0.5 | 0 | 0 | 0 | 0',
    'Wood | 0.5 | 0 | 0 | 0 | 0',
    'Wealth | 5 | 0 | 0 | 2 | 10',
    'Ages past the first | 10,000 | 1 | 10,000 | 0 | 0',
  ])
  expect(wrapper.findAll('tfoot td').map((cell) => [cell.text(), cell.attributes('data-place')])).toEqual([
    ['10,050.75', '1'],
    ['10', '2'],
  ])
  expect(wrapper.text()).toContain('The dwarves fell in round 7 and have no score.')
  wrapper.unmount()
})

test('an amount of the score tells where it comes from', async () => {
  const { wrapper, over } = await showPage(ScoreSheet, 'ledger/all', entries('peaceful'))
  await wrapper.get('button[aria-label="Prestige of Elves: −4. Why?"]').trigger('click')
  expect(over()).toContain('Prestige')
  wrapper.unmount()
})

test.each([
  ['peaceful', 1],
  ['conquest', 0],
])('side by side, a %s game shows the score so far: %i', async (goal, count) => {
  const { wrapper } = await showPage(LedgerPage, 'ledger/all', entries(goal))
  expect(wrapper.findAll('.score')).toHaveLength(count)
  wrapper.unmount()
})
