import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { readPack } from '../../../src-shared/table/files/packFile.ts'
import { unseal } from '../../../src-shared/table/files/sealing.ts'
import { MASTER_KEY, SEAT_KEY } from '../../../src-shared/table/testing/samplePack.ts'
import type { Router } from 'vue-router'
import { mountAt } from '../../testing/mountAt.ts'
import { tinySeats, type TinySeats } from '../../testing/tinySeats.ts'
import FilesPanel from './FilesPanel.vue'

const TEMPLATE = '<!doctype html><script type="application/json" id="pack"></script><p>The page</p>'
const PASSPHRASE = 'horse battery staple'

interface Saved {
  readonly name: string
  readonly text: string
}

let wrapper: VueWrapper | null = null

/** The panel for the elves, and every file it hands over. */
async function panel(template = TEMPLATE): Promise<{ readonly wrapper: VueWrapper; readonly saved: Saved[]; readonly router: Router }> {
  const seats: TinySeats = tinySeats(
    {},
    {
      pack: async (_table, seat) =>
        accept({
          ...({ format: 'lineage-pack', version: 1 } as const),
          view: await seats.host.session.viewOf(seat),
          player: 'Ada',
          orders: [],
          basis: 'ab'.repeat(32),
          signingKey: SEAT_KEY.secret,
          recipient: MASTER_KEY.recipient,
        }),
    },
  )
  const saved: Saved[] = []
  const blobs = new Map<string, Blob>()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(template)))
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set('blob:one', blob as Blob)
    return 'blob:one'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const name = this.download
    void blobs
      .get('blob:one')
      ?.text()
      .then((text) => saved.push({ name, text }))
  })
  const mounted = await mountAt(seats.host, FilesPanel)
  wrapper = mounted.wrapper
  await flushPromises()
  return { wrapper, saved, router: mounted.router }
}

afterEach(() => {
  wrapper?.unmount()
  wrapper = null
  tellIn(() => 'en')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

function press(name: string): void {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent.replace(/\s+/g, ' ').trim() === name)
  expect(found, `a button ${name}`).toBeDefined()
  if (found?.type === 'submit') found.form?.dispatchEvent(new Event('submit', { cancelable: true }))
  else found?.click()
}

async function file(saved: readonly Saved[]): Promise<Saved> {
  await expect.poll(() => saved).toHaveLength(1)
  return saved[0] ?? { name: '', text: '' }
}

describe('a player pack', () => {
  test('is one page with the seat’s own pack in it, named by what everybody knows', async () => {
    const { saved } = await panel()
    press('Save the pack of the Elves')
    const { name, text: page } = await file(saved)
    expect(name).toBe('The Winter Crown - elves - round 1.lineage-pack.html')
    expect(page).toContain('<p>The page</p>')
    expect(page).toContain('"seat":"elves"')
    expect(page).not.toContain('"seat":"gm"')
  })

  test('as data it is read again', async () => {
    const shown = await panel()
    await shown.wrapper.get('input[value="json"]').setValue(true)
    press('Save the pack of the Elves')
    const { name, text: pack } = await file(shown.saved)
    expect(name).toBe('The Winter Crown - elves - round 1.lineage-pack.json')
    expect(readPack(pack)).toMatchObject({ ok: true, value: { player: 'Ada', view: { seat: 'elves' } } })
  })

  test('sealed, only the passphrase opens it; without one nothing is made', async () => {
    const shown = await panel()
    await shown.wrapper.get('input[value="json"]').setValue(true)
    await shown.wrapper.get('input[type="checkbox"]').setValue(true)
    expect(shown.wrapper.get('form .primary').attributes('disabled')).toBeDefined()
    await shown.wrapper.get('#pack-passphrase').setValue(PASSPHRASE)
    expect(text()).toContain('Strong.')
    press('Save the pack of the Elves')
    const { text: pack } = await file(shown.saved)
    expect(pack).not.toContain('elves')
    const opened = await unseal(pack, { passphrase: PASSPHRASE })
    expect(opened.ok && readPack(opened.value).ok).toBe(true)
    expect((shown.wrapper.get('#pack-passphrase').element as HTMLInputElement).value).toBe('')
  })

  test('where its page is missing, a sentence says what is left to do', async () => {
    const { saved } = await panel('<!doctype html>')
    press('Save the pack of the Elves')
    await expect.poll(() => text()).toContain('save the pack as data')
    expect(saved).toEqual([])
  })
})

describe('a report', () => {
  test.each([
    ['Save as a page', 'The Winter Crown - elves - round 1.report.html', '<!doctype html>'],
    ['Save as Markdown', 'The Winter Crown - elves - round 1.report.md', '# '],
  ])('%s', async (button, wanted, begin) => {
    const { saved } = await panel()
    press(button)
    const { name, text: report } = await file(saved)
    expect(name).toBe(wanted)
    expect(report.toLowerCase().startsWith(begin)).toBe(true)
    expect(report).toContain('The Winter Crown')
  })

  test('is named in German for a German reader, and so is a pack', async () => {
    tellIn(() => 'de')
    const { saved } = await panel()
    press('Als Seite speichern')
    await expect.poll(() => saved).toHaveLength(1)
    press('Mappe der Elfen speichern')
    await expect.poll(() => saved).toHaveLength(2)
    expect(saved.map(({ name }) => name)).toEqual([
      'The Winter Crown - Elfen - Runde 1.Bericht.html',
      'The Winter Crown - Elfen - Runde 1.lineage-pack.html',
    ])
  })

  test('goes to the sheets of the round that is chosen', async () => {
    const shown = await panel()
    expect(shown.wrapper.findAll('#report-round option').map((option) => option.text())).toEqual([
      'Round 1 (in play)',
      'Before the first round',
    ])
    press('Print, or save as PDF')
    await flushPromises()
    expect(shown.router.currentRoute.value).toMatchObject({
      name: 'print',
      params: { what: 'report' },
      query: { seat: 'elves', round: '1' },
    })
  })
})
