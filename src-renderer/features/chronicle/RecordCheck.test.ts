import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Checking } from '../../../src-shared/contract/workbenchApi.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import RecordCheck from './RecordCheck.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

let shown: Mounted | null = null
afterEach(() => {
  tellIn(() => 'en')
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

/** A host that checks a piece only when the test lets it. */
class SlowHost {
  readonly asked: boolean[] = []
  readonly host: TinyHost
  #answer: ((checking: Checking) => void) | null = null

  constructor() {
    this.host = tinyHost(toyGame(), {
      verify: (_table, anew) => {
        this.asked.push(anew)
        return new Promise((resolve) => (this.#answer = resolve))
      },
    })
  }

  /** Answers the piece that is asked for; the page may have drawn before it asks. */
  async give(checking: Checking): Promise<void> {
    const answer = await vi.waitUntil(() => this.#answer)
    this.#answer = null
    answer(checking)
    await flushPromises()
  }
}

async function show(host: TinyHost): Promise<Mounted> {
  shown = await mountAt(host, RecordCheck)
  return shown
}

const text = ({ wrapper }: Mounted): string => wrapper.text().replace(/\s+/g, ' ')
const press = async ({ wrapper }: Mounted, name: string): Promise<void> => {
  const found = wrapper.findAll('button').find((button) => button.text().startsWith(name))
  if (found === undefined) throw new Error(`no button ${name}`)
  found.element.focus()
  await found.trigger('click')
  await flushPromises()
}

const HALF: Checking = { found: null, check: 'replay', done: 0.504 }
const GOOD: Checking = { found: { ok: true, entries: 1234, chain: null, folds: null, replay: null } }

describe('the check of the record', () => {
  test('goes on piece by piece, shows how far it is, and tells what it found', async () => {
    const slow = new SlowHost()
    const page = await show(slow.host)
    await press(page, 'Check the record')
    expect(slow.asked).toEqual([true])
    expect(page.wrapper.get('progress').attributes()).toMatchObject({ 'aria-label': 'Checking the record', value: '0' })
    await slow.give(HALF)
    await vi.waitUntil(() => slow.asked.length > 1)
    expect(slow.asked).toEqual([true, false])
    expect(page.wrapper.get('progress').attributes('value')).toBe('50')
    expect(text(page)).toContain('Playing the answers again 50%')
    await slow.give(GOOD)
    expect(page.wrapper.get('.verdict').text()).toBe('All 1,234 entries are in order.')
    expect(page.wrapper.find('progress').exists()).toBe(false)
  })

  test.each<[string, (page: Mounted) => Promise<void>]>([
    ['the button', (page) => press(page, 'Cancel')],
    [
      'Escape',
      async () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
        await flushPromises()
      },
    ],
  ])('is cancelled by %s: nothing more is asked of the host, and nothing is found', async (_by, cancel) => {
    const slow = new SlowHost()
    const page = await show(slow.host)
    await press(page, 'Check the record')
    await slow.give(HALF)
    await vi.waitUntil(() => slow.asked.length > 1)
    await cancel(page)
    expect(page.wrapper.get('.verdict').text()).toBe('The check was stopped: nothing is said about the record.')
    await slow.give(GOOD)
    expect(slow.asked).toEqual([true, false])
    expect(page.wrapper.findAll('.results li')).toHaveLength(0)
    await press(page, 'Check the record')
    expect(slow.asked.at(-1)).toBe(true)
  })

  test('hands the focus from the one button to the other and back', async () => {
    const slow = new SlowHost()
    const page = await show(slow.host)
    await press(page, 'Check the record')
    expect(document.activeElement?.textContent).toContain('Cancel')
    await slow.give(GOOD)
    expect(document.activeElement?.textContent).toBe('Check the record')
  })

  test('ends when the page is left', async () => {
    const slow = new SlowHost()
    const page = await show(slow.host)
    await press(page, 'Check the record')
    page.wrapper.unmount()
    await slow.give(HALF)
    expect(slow.asked).toEqual([true])
  })

  test('tells ears its beginning and its end, and not every step', async () => {
    const slow = new SlowHost()
    const page = await show(slow.host)
    const murmur = vi.spyOn(useAnnouncements(page.pinia), 'murmur')
    await press(page, 'Check the record')
    for (const done of [0.1, 0.2, 0.3]) await slow.give({ found: null, check: 'chain', done })
    await slow.give(GOOD)
    expect(murmur.mock.calls).toEqual([['Playing the whole record again.'], ['All 1,234 entries are in order.']])
  })

  test('says what is wrong, in German as well', async () => {
    const slow = new SlowHost()
    const page = await show(slow.host)
    await press(page, 'Check the record')
    const chain = { what: 'line', line: 4, reason: 'no hash', message: 'Damaged: line 4 (no hash).' } as const
    const replay = { what: 'replay', entry: 7, message: '' } as const
    await slow.give({ found: { ok: false, entries: 1234, chain, folds: null, replay } })
    expect(text(page)).toContain('The chain is broken. Damaged: line 4 (no hash).')
    tellIn(() => 'de')
    const german = await mountAt(slow.host, RecordCheck)
    await press(german, 'Aufzeichnung prüfen')
    await slow.give({ found: { ok: false, entries: 1234, chain, folds: null, replay } })
    expect(text(german)).toContain('Die Aufzeichnung mit 1.234 Einträgen hält der Prüfung nicht stand.')
    expect(text(german)).toContain('Die Kette ist gebrochen. Beschädigt: Zeile 4 (ohne Prüfsumme).')
    expect(text(german)).toContain('Eintrag 7: Die Regeln machen etwas anderes daraus, als aufgezeichnet ist.')
    german.wrapper.unmount()
  })
})
