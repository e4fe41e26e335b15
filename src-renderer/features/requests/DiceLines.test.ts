import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { RollTest } from '../../../src-shared/kernel/engine/request.ts'
import type { DiceLine } from '../../games/game.ts'
import DiceLines from './DiceLines.vue'

const TEST: RollTest = {
  type: 'atLeastEach',
  groups: [
    { need: 5, count: 2 },
    { need: 4, count: 1 },
  ],
  success: 'hit',
  failure: 'miss',
}
const LINES: readonly DiceLine[] = [
  { title: 'Reds', note: '2 on 5+', count: 2, tally: (successes) => `${successes} so far` },
  { title: 'Blues', note: '', count: 1, tally: (successes) => `${successes} so far` },
]

/** What each die of each line shows, with `need` where it is said, and what is told behind the line. */
function shown(values: readonly number[]): readonly (readonly [title: string, dice: readonly string[], told: string])[] {
  const wrapper = mount(DiceLines, { props: { request: { test: TEST, faces: 6 }, lines: LINES, values } })
  return wrapper.findAll('.line').map((line) => [
    line.get('strong').text(),
    line.findAll('.die').map(
      (die) =>
        `${die.get('[aria-hidden]').text()} ${die
          .classes()
          .filter((one) => one !== 'die')
          .join()} ${die.get('.need').text()}`,
    ),
    line.get('.told').text(),
  ])
}

test('each line has its own dice, with what they need, and tells its own successes', () => {
  expect(shown([5, 4, 4])).toEqual([
    ['Reds', ['5 hit ≥ 5', '4 miss ≥ 5'], '1 so far'],
    ['Blues', ['4 hit ≥ 4'], '1 so far'],
  ])
})

test('the die that is next is marked in its line; a line without a die tells nothing yet', () => {
  expect(shown([6, 1])).toEqual([
    ['Reds', ['6 hit ≥ 5', '1 miss ≥ 5'], '1 so far'],
    ['Blues', ['? next ≥ 4'], ''],
  ])
})

test('dice beyond the last line are shown as too many', () => {
  const wrapper = mount(DiceLines, { props: { request: { test: TEST, faces: 6 }, lines: LINES, values: [1, 2, 3, 4, 5] } })
  expect(wrapper.findAll('.wrong').map((die) => die.get('[aria-hidden]').text())).toEqual(['4', '5'])
  expect(wrapper.findAll('.line .die')).toHaveLength(3)
})
