import { flushPromises } from '@vue/test-utils'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reportHtml } from '../../../src-shared/report/html.ts'
import { turnReport } from '../../../src-shared/report/report.ts'
import { accept, problem, refuse } from '../../../src-shared/kernel/problem.ts'
import { MASTER_KEY, SEAT_KEY } from '../../../src-shared/table/testing/samplePack.ts'
import { useTable } from '../../stores/table.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinySeats } from '../../testing/tinySeats.ts'
import FilesPanel from './FilesPanel.vue'

const TEMPLATE = '<!doctype html><script type="application/json" id="pack"></script><p>The page</p>'

let mounted: Mounted | null = null

afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The panel of the tiny table, and the ZIP files it hands over: their names, and the texts in each by name. */
async function panel(packs = true) {
  const seats = tinySeats(
    {},
    {
      pack: async (_table, seat) =>
        packs
          ? accept({
              ...({ format: 'lineage-pack', version: 1 } as const),
              view: await seats.host.session.viewOf(seat),
              player: 'Ada',
              orders: [],
              basis: 'ab'.repeat(32),
              signingKey: SEAT_KEY.secret,
              recipient: MASTER_KEY.recipient,
            })
          : refuse(problem('seat', 'problem.notYours')),
    },
  )
  const saved: { readonly name: string; readonly files: Readonly<Record<string, string>> }[] = []
  let blob = new Blob()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(TEMPLATE)))
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob
    return 'blob:one'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const name = this.download
    void blob.arrayBuffer().then((bytes) => {
      const files = Object.entries(unzipSync(new Uint8Array(bytes))).map(([file, text]) => [file, strFromU8(text)])
      saved.push({ name, files: Object.fromEntries(files) as Record<string, string> })
    })
  })
  mounted = await mountAt(seats.host, FilesPanel)
  await flushPromises()
  return { seats, saved, wrapper: mounted.wrapper }
}

async function press({ wrapper }: Pick<Mounted, 'wrapper'>, name: string): Promise<void> {
  await wrapper
    .findAll('button')
    .find((button) => button.text() === name)
    ?.trigger('click')
}

describe('the files of all players', () => {
  test('are reports of the last round that is over, each made from the view of its own seat', async () => {
    const { seats, saved, wrapper } = await panel()
    await press({ wrapper }, 'All reports')
    await expect.poll(() => saved).toHaveLength(1)
    const players = ['elves', 'humans', 'dwarves']
    expect(saved[0]?.name).toBe('The Winter Crown - reports - round 1.zip')
    expect(Object.keys(saved[0]?.files ?? {})).toEqual(players.map((seat) => `01-${seat}-report.html`))
    const { game } = useTable()
    for (const seat of players) {
      const own = game === null ? '' : reportHtml(turnReport(game, await seats.host.session.viewOf(seat), 1))
      expect(saved[0]?.files[`01-${seat}-report.html`]).toBe(own)
    }
  })

  test('are packs, each with the view of its own seat alone', async () => {
    const { saved, wrapper } = await panel()
    await press({ wrapper }, 'All packs')
    await expect.poll(() => saved).toHaveLength(1)
    for (const seat of ['elves', 'humans', 'dwarves']) {
      const page = saved[0]?.files[`01-${seat}.lineage-pack.html`] ?? ''
      expect(page).toContain('<p>The page</p>')
      expect([page.includes(`"seat":"${seat}",`), page.includes('"seat":"gm",')]).toEqual([true, false])
    }
  })

  test('are not made in part: what one seat is refused is told, and nothing is saved', async () => {
    const { saved, wrapper } = await panel(false)
    await press({ wrapper }, 'All packs')
    await expect.poll(() => wrapper.get('#all-problem').text()).not.toBe('')
    expect(saved).toEqual([])
  })
})
