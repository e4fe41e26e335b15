import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { LATEST_EDITION } from '../../../../src-shared/games/greatest-lineage/rules/edition.ts'
import { newcomers } from '../../../../src-shared/games/greatest-lineage/rules/newcomers.ts'
import { mountAt } from '../../../testing/mountAt.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import RequestCard from '../../../features/requests/RequestCard.vue'

const GAME = { goal: 'conquest', houseRules: {}, order: ['elves', 'humans', 'dwarves'], ended: null, edition: LATEST_EDITION }

async function tenChildren() {
  const game = stagedGame({ phase: 3, records: { game: { game: GAME } } }, function* (world) {
    yield* newcomers('GL-POP-4', world, 'elves', 10, 'births')
    yield* newcomers('GL-POP-4', world, 'elves', 10, 'next')
  })
  return mountAt(tinyHost(game), RequestCard, (table) => ({ request: table.pending }))
}

test('newcomers are one group and one die where nothing is said', async () => {
  const { wrapper, table } = await tenChildren()
  await wrapper.get('#typed-dice').setValue('64')
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(table.entries[1]?.answer).toEqual({ by: 'hand', dice: [64] })
  wrapper.unmount()
})

test('they are split on the card that rolls: a die for each group, and sizes that do not add up are refused', async () => {
  const { wrapper, table } = await tenChildren()
  await wrapper.get('#roll-groups').setValue('4 5')
  expect(wrapper.get('#roll-groups-left').text()).toBe('1 left')
  await wrapper.get('#typed-dice').setValue('1 100')
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  expect([table.entries.length, wrapper.get('#dice-problems').text()]).toEqual([1, expect.stringContaining('10')])
  await wrapper.get('#roll-groups').setValue('4 5 1')
  expect(wrapper.findAll('.die')).toHaveLength(3)
  await wrapper.get('#typed-dice').setValue('1 100 38')
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(table.entries[1]?.answer).toEqual({ by: 'hand', dice: [1, 100, 38], groups: [4, 5, 1] })
  wrapper.unmount()
})
