import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playUntil, toyHost } from '../../testing/toyTable.ts'
import TurnRail from './TurnRail.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

test('each step says by its mark and in words whether it is done, in play or still to come', async () => {
  const host = toyHost()
  await playUntil(host, ({ id }) => id.includes('/5/'))
  mounted = await mountAt(host, TurnRail)
  await flushPromises()
  const steps = mounted.wrapper.findAll('.phases button').map((step) => `${step.get('.mark').text()} ${step.get('.unseen').text()}`)
  expect(steps).toEqual(['✓ , done', '✓ , done', '✓ , done', '✓ , done', '✓ , done', '5 , now', '6 , still to come'])
})
