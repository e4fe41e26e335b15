import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkpoint, rollOne } from '../../../src-shared/kernel/engine/procedure.ts'
import type { Ruleset } from '../../../src-shared/kernel/engine/ruleset.ts'
import { TOY_SEATS, toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { WHOLE_TOY } from '../../testing/wholeToy.ts'
import DeskPage from './DeskPage.vue'
import { PACES, usePlayOn } from './playOn.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

const LAST_PHASE = 2

/** The toy with turns of three phases, a roll in each: nothing in them needs anybody. */
function rollingToy(): Ruleset {
  return {
    ...toyGame(WHOLE_TOY),
    *play(world) {
      for (;;) {
        const { turn, seat, phase } = world.cursor
        yield* rollOne('weather', seat, () => ({ rule: 'TOY-DAY-1', faces: 10, test: { type: 'number' } }))
        const at = TOY_SEATS.findIndex((one) => one === seat) + 1
        const after = at < TOY_SEATS.length ? { turn, seat: TOY_SEATS[at] ?? '' } : { turn: turn + 1, seat: TOY_SEATS[0] }
        yield* checkpoint(phase < LAST_PHASE ? { turn, seat, phase: phase + 1 } : { ...after, phase: 0 })
      }
    },
  }
}

let mounted: Mounted

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Without cards, which would stop it as well.
  localStorage.setItem('lineage.preferences', JSON.stringify({ playsOn: 'asked', highlights: 'chronicle' }))
})
afterEach(() => {
  mounted.wrapper.unmount()
  vi.useRealTimers()
  localStorage.clear()
})

/** Plays on for longer than any turn takes. */
async function playOn(): Promise<void> {
  usePlayOn(mounted.pinia).start()
  for (let step = 0; step < 12; step++) {
    await flushPromises()
    await vi.advanceTimersByTimeAsync(PACES.normal)
  }
  await flushPromises()
}

test('play goes on through the phases of a turn, and waits for the next player of the same round', async () => {
  mounted = await mountAt(tinyHost(rollingToy(), {}, { rounds: 9, hens: 4 }), DeskPage)
  const { table, pinia } = mounted
  // The roll for the order of play, which is the table's own turn.
  await playOn()
  expect(table.cursor).toMatchObject({ turn: 1, seat: 'red', phase: 0 })
  await playOn()
  expect(table.entries.map(({ request }) => request?.split('/').slice(0, 3).join('/'))).toEqual([
    undefined,
    ...['0/table/0', '1/red/0', '1/red/1', '1/red/2'],
  ])
  expect(table.cursor).toMatchObject({ turn: 1, seat: 'green', phase: 0 })
  expect(usePlayOn(pinia).on).toBe(false)
})
