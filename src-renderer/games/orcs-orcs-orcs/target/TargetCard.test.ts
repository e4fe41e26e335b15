import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { ORCS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/ruleset.ts'
import { questionKey, type Request } from '../../../../src-shared/kernel/engine/request.ts'
import { mountAt } from '../../../testing/mountAt.ts'
import { pageStage } from '../../../testing/pageStage.ts'
import { tinyHost, type TinyHost } from '../../../testing/tinyBridge.ts'
import TargetCard from './TargetCard.vue'

const shown = pageStage()
const PLAYERS = [
  { colour: 'blue', name: 'Ada' },
  { colour: 'red', name: 'Ben' },
]

async function askedNow(host: TinyHost): Promise<Request | undefined> {
  return (await host.session.view()).pending[0]
}

/** The card at the first question for a path to reveal a marker on; draws before it are left to the app. */
async function atReveal(): Promise<TinyHost> {
  const host = tinyHost(ORCS, {}, { players: PLAYERS })
  let request = await askedNow(host)
  while (request !== undefined && request.wording !== 'choose.reveal') {
    await host.session.answer({ by: 'app' }, questionKey(request))
    request = await askedNow(host)
  }
  shown.mounted = await mountAt(host, TargetCard, () => ({ request }))
  await flushPromises()
  return host
}

const press = (id: string): Promise<void> | undefined => shown.mounted?.wrapper.get(`[data-item="${id}"]`).trigger('click')

test('one press on a path chooses it, the next answers', async () => {
  const host = await atReveal()
  await press('5-2')
  expect(shown.mounted?.wrapper.get<HTMLInputElement>('input:checked').element.value).toBe('5')
  expect((await askedNow(host))?.wording).toBe('choose.reveal')
  await press('5-3')
  await flushPromises()
  expect((await askedNow(host))?.wording).not.toBe('choose.reveal')
  expect(host.session.world.balance('table', 'markers_5')).toBe(5)
  expect(shown.said()).toEqual([])
})

test('OO-REVEAL-2 a press on the own path chooses nothing; its name says why', async () => {
  await atReveal()
  await press('1-3')
  expect(shown.mounted?.wrapper.findAll('input:checked')).toHaveLength(0)
  expect(shown.mounted?.wrapper.get('[data-item="1-3"]').attributes('aria-label')).toContain('OO-REVEAL-2')
})
