import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, type Pinia } from 'pinia'
import type { Component } from 'vue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrdersProposal } from '../../../src-shared/contract/seats.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import OpenPack from '../../pack/OpenPack.vue'
import SharePage from './SharePage.vue'
import { useAnnouncements } from '../../stores/announcements.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { tinySeats, type TinySeats } from '../../testing/tinySeats.ts'
import DevicesPanel from './DevicesPanel.vue'
import OrdersDiff from './OrdersDiff.vue'
import PackKey from './PackKey.vue'
import ScreenPanel from './ScreenPanel.vue'

let wrapper: VueWrapper | null = null
let pinia: Pinia

async function show(component: Component, seats: TinySeats): Promise<string> {
  ;({ wrapper, pinia } = await mountAt(seats.host, component))
  // Preferences, where a page reads them, bring the machine's own language.
  tellIn(() => 'de')
  await flushPromises()
  return words(document.body.textContent)
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((button) => words(button.textContent) === name)
  expect(found, `a button ${name}`).toBeDefined()
  found?.click()
  await flushPromises()
}

beforeEach(() => {
  localStorage.setItem('lineage.preferences', JSON.stringify({ language: 'de' }))
  tellIn(() => 'de')
})
afterEach(() => {
  wrapper?.unmount()
  wrapper = null
  document.body.innerHTML = ''
  localStorage.clear()
  tellIn(() => 'en')
})

describe('sharing in German', () => {
  test('the page and its ways', async () => {
    const text = await show(SharePage, tinySeats())
    expect(text).toContain('Teilen')
    expect(text).toContain('Bildschirm')
    expect(text).toContain('Die Tür ist zu')
    expect(text).toContain('nicht verschlüsselt: Wer dieses Netz')
  })

  test.each([
    [1, 0, '1 Gerät, keines verbunden'],
    [2, 1, '2 Geräte, 1 verbunden'],
  ])('%i devices, %i of them connected', async (devices, connected, told) => {
    const seats = tinySeats()
    seats.change('humans', { devices, connected })
    expect(await show(DevicesPanel, seats)).toContain(told)
    await press('Wegschicken: die Geräte der Menschen')
    expect(words(document.body.textContent)).toContain('Die Geräte der Menschen wegschicken?')
  })

  test('PINs and the handing over', async () => {
    const text = await show(ScreenPanel, tinySeats({ dwarves: '1234' }))
    expect(text).toContain('An die Zwerge')
    await press('Entfernen: die PIN der Zwerge')
    expect(words(document.body.textContent)).toContain('Mit ihr lässt sich die der Zwerge entfernen.')
  })

  test('orders of a file, counted', async () => {
    const line = { id: 'a', phase: 7, question: 'spend', answer: 'done' }
    const proposal: OrdersProposal = {
      seat: 'elves',
      round: 7,
      outdated: true,
      lines: [{ id: 'a', change: 'added', line, before: null, warnings: [] }],
    }
    const diff = mount(OrdersDiff, { props: { proposal, busy: false } })
    const text = words(diff.text())
    expect(text).toContain('Anweisungen der Elfen für Runde 7')
    expect(text).toContain('Eine Zeile weicht von dem ab, was da ist; 1 von 1 würden übernommen.')
    expect(text).toContain('Seitdem haben die Elfen mehr gesehen.')
    diff.unmount()
  })

  test('a pack is opened in the language that is chosen before', async () => {
    const pack = mount(OpenPack, { props: { embedded: null, problems: [] }, global: { plugins: [createPinia()] } })
    expect(pack.get('h1').text()).toBe('Eine Spielermappe öffnen')
    await pack.get('input[value="en"]').setValue()
    expect(pack.get('h1').text()).toBe('Open a player pack')
    pack.unmount()
  })
})

test('a new key for the packs of a seat is asked about, made, and what follows is said', async () => {
  tellIn(() => 'en')
  const renewKey = vi.fn(() => Promise.resolve(accept(null)))
  ;({ wrapper, pinia } = await mountAt(tinySeats({}, { renewKey }).host, PackKey, () => ({ seat: 'elves' })))
  await press('Make a new key')
  expect(renewKey).not.toHaveBeenCalled()
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('can no longer be taken')
  await press('Leave it as it is')
  expect(renewKey).not.toHaveBeenCalled()
  await press('Make a new key')
  await press('Make the new key')
  expect(renewKey).toHaveBeenCalledWith('tiny', 'elves')
  expect(useAnnouncements(pinia).shown.at(-1)?.text).toBe(
    'The packs of the Elves have a new key. Save a new pack, and send it to the player.',
  )
})
