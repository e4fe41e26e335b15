import { mkdir } from 'node:fs/promises'
import { picturing, toPage } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'

/** Pictures in German, and with more contrast: `npm run look`. */
test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('pages in German', { tag: '@look' }, async ({ shelf, startServer, page }) => {
    test.setTimeout(300_000)
    await mkdir(shelf)
    await playedCampaign(shelf, { title: 'Schlachtplan', until: 'turn:14', bot: 'warlike' })
    const picture = await picturing(page, 'x')
    await page.goto(await (await startServer()).freshAddress())
    await picture('bibliothek')
    await page.getByRole('link', { name: 'Schlachtplan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spieltisch' })).toBeAttached()
    for (const [address, title] of [
      ['desk', 'Spieltisch'],
      ['ledger/elves', 'Hauptbuch'],
      ['ages', 'Zeitalter'],
      ['booklets/elves', 'Hefte'],
      ['timeline', 'Zeitleiste'],
      ['wars', 'Kriege'],
      ['works/elves', 'Bauten'],
      ['charts', 'Diagramme'],
      ['chronicle', 'Chronik'],
      ['chronicle/dice', 'Chronik'],
      ['share', 'Teilen'],
      ['print/ledger', 'Drucken'],
    ] as const) {
      await toPage(page, address, title)
      await picture(`de-${address.replace('/', '-')}`)
    }
  })
})

test('pages with more contrast', { tag: '@look' }, async ({ shelf, enter, page }) => {
  test.setTimeout(300_000)
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Contrast', until: 'turn:14', bot: 'warlike' })
  const picture = await picturing(page, 'y', 'more')
  const library = await enter(page)
  await picture('contrast-library')
  await library.open('Contrast')
  for (const [address, title] of [
    ['desk', 'Desk'],
    ['ledger/all', 'Ledger'],
    ['wars', 'Wars'],
    ['charts', 'Charts'],
    ['chronicle', 'Chronicle'],
  ] as const) {
    await toPage(page, address, title)
    await picture(`contrast-${address.replace('/', '-')}`)
  }
})
