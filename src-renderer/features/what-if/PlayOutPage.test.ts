import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PlayOutWish, PlayedOut } from '../../../src-shared/contract/playOut.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { accept, type Outcome } from '../../../src-shared/kernel/problem.ts'
import { playOut } from '../../../src-shared/table/session/playingOut.ts'
import { Campaign } from '../../../src-shared/kernel/engine/campaign.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { SEED, tinyHost } from '../../testing/tinyBridge.ts'
import PlayOutPage from './PlayOutPage.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

/** Copies take as long as they take. */
const PATIENCE = { timeout: 60_000 }
let mounted: Mounted | null = null
let wishes: PlayOutWish[] = []
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  wishes = []
  tellIn(() => 'en')
  document.body.innerHTML = ''
})

/** At the road of red's first turn, a question with choices, or with fewer answers before it; a campaign like it is what bots play on. */
async function opened(answers: readonly unknown[]): Promise<Mounted> {
  const begun = Campaign.begin(toyGame(), { id: 'tiny', title: 'x', seed: SEED }, { hens: 10 })
  if (!begun.ok) throw new Error('the toy refuses its set-up')
  for (const answer of answers) begun.value.answer(answer)
  const played = (_table: string, wish: unknown): Promise<Outcome<PlayedOut>> => {
    wishes.push(wish as PlayOutWish)
    return Promise.resolve(playOut(toyFace(), begun.value, wish))
  }
  const host = tinyHost(
    toyGame(),
    { playOut: played, seatView: async (_table, seat) => accept(await host.session.viewOf(seat)) },
    { hens: 10 },
  )
  for (const answer of answers) await host.answer(answer)
  mounted = await mountAt(host, PlayOutPage)
  return mounted
}

const TO_ROAD = ['3', { counts: { egg: 7, none: 3 } }, '10', '99 99 99 99 99']
const words = (): string => document.body.textContent.replace(/\s+/g, ' ')
async function type(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (field === null) throw new Error(`there is no ${selector}`)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await flushPromises()
}
async function start(): Promise<void> {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await flushPromises()
}

describe('bots play it out', () => {
  test('after each choice, with the same dice, and tell how the figures lie', async () => {
    await opened(TO_ROAD)
    await type('#play-out-copies', '3')
    await start()
    await vi.waitFor(() => expect(document.querySelector('progress')).toBeNull(), PATIENCE)
    const choices = new Set(wishes.map(({ first }) => first?.answer))
    expect(choices.size).toBeGreaterThan(1)
    expect(wishes).toHaveLength(3 * choices.size)
    expect(new Set(wishes.map(({ series }) => series)).size).toBe(1)
    for (let copy = 0; copy < 3; copy++) expect(wishes.filter((wish) => wish.copy === copy)).toHaveLength(choices.size)
    expect(words()).toContain('Results of 3 copies')
    expect(words()).toContain('On average')
    expect(document.querySelectorAll('table')).toHaveLength(3)
    await start()
    await vi.waitFor(() => expect(new Set(wishes.map(({ series }) => series)).size).toBe(2), PATIENCE)
  })

  test('from here where there is nothing to choose, and stops when told to', async () => {
    await opened([])
    await type('#play-out-copies', '400')
    await start()
    await vi.waitFor(() => expect(wishes.length).toBeGreaterThan(3), PATIENCE)
    const stop = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Stop')
    stop?.click()
    await flushPromises()
    const { length } = wishes
    expect(length).toBeLessThan(400)
    expect(wishes.every(({ first }) => first === null)).toBe(true)
    expect(words()).toMatch(/Results? of (one|\d+) cop/)
    await new Promise((go) => setTimeout(go))
    expect(wishes).toHaveLength(length)
  })

  test('is nothing for a player, in German as well', async () => {
    const { table } = await opened(TO_ROAD)
    await table.lend('tiny', 'red')
    await flushPromises()
    expect(document.querySelector('form')).toBeNull()
    tellIn(() => 'de')
    mounted?.wrapper.unmount()
    await opened(TO_ROAD)
    expect(words()).toContain('Von Bots durchspielen lassen')
  })
})
