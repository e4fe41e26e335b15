import { mkdir } from 'node:fs/promises'
import { toPage } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { pagesInBar } from './pages/bar.ts'

/** A command leads there. */
const OUT_OF_RAIL = [
  { name: 'All figures on one sheet', address: 'figures' },
  { name: 'Since last time', address: 'recap?seat=gm' },
]

/** A map takes all the width there is, as the desk does: its heading keeps the height, and stands where what it heads begins. */
const MAP = 'map'

test('the heading of every page stands at one edge and at one height', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:3' })
  await (await enter(page)).open('Played')
  await page.setViewportSize({ width: 1440, height: 900 })
  const pages = (await pagesInBar(page)).filter(({ address }) => address !== 'desk')
  const places: Record<string, { readonly left: number; readonly top: number }> = {}
  for (const { name, address } of [...pages, ...OUT_OF_RAIL]) {
    await toPage(page, address, name)
    const box = await page.getByRole('heading', { level: 1, name }).boundingBox()
    places[address] = { left: Math.round(box?.x ?? NaN), top: Math.round(box?.y ?? NaN) }
  }
  const first = Object.values(places)[0]
  expect(Object.keys(places).length).toBeGreaterThan(12)
  await toPage(page, MAP, 'Map')
  const below = await page.locator('.page > .page-head + *').boundingBox()
  const edgeOf = (address: string): number | undefined => (address === MAP ? Math.round(below?.x ?? NaN) : first?.left)
  const stray = Object.entries(places).filter(([address, { left, top }]) => top !== first?.top || left !== edgeOf(address))
  expect(Object.fromEntries(stray)).toEqual({})
})

test('on a small laptop the turns of the timeline stand at the edge of its heading, all twenty in sight', async ({
  shelf,
  enter,
  page,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:3' })
  await (await enter(page)).open('Played')
  await page.setViewportSize({ width: 1440, height: 900 })
  await toPage(page, 'timeline', 'Timeline')
  const heading = await page.getByRole('heading', { level: 1, name: 'Timeline' }).boundingBox()
  const card = await page.locator('.page > .card, .page > :has(> .card)').first().boundingBox()
  expect(Math.round(card?.x ?? NaN)).toBe(Math.round(heading?.x ?? NaN))
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 })
})

for (const width of [1024, 1440, 1920, 2560]) {
  test(`what belongs to no campaign lies in the middle of a window ${width} pixels wide, from edge to edge of one column`, async ({
    shelf,
    enter,
    page,
  }) => {
    await mkdir(shelf)
    await playedCampaign(shelf, { title: 'Played', until: 'turn:3' })
    await enter(page)
    await page.setViewportSize({ width, height: 900 })
    const columns: Record<string, { readonly left: number; readonly right: number }> = {}
    for (const address of ['', 'new', 'settings', 'keys', 'trash']) {
      await page.goto(new URL(`/#/${address}`, page.url()).href)
      // Loaded anew: else the heading that is seen could be that of the page before, which is about to go.
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const boxes = await page
        .locator('.page > *')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).flatMap(({ left, right, height }) => (height > 0 ? [{ left, right }] : [])),
        )
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
      columns[address] = { left: Math.round(left), right: Math.round(width - right) }
    }
    for (const [address, { left, right }] of Object.entries(columns)) expect(Math.abs(left - right), address).toBeLessThan(20)
    expect(new Set(Object.values(columns).map(({ left }) => left)).size).toBe(1)
  })
}
