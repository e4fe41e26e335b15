import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { largeScenario } from '../src-shared/games/nation-turns/testing/largeScenario.ts'
import { inColours } from './fixtures/colours.ts'
import { picturing, toPage } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { test } from './fixtures/test.ts'

const SETUP = { game: 'nation-turns', players: { p1: { name: 'Ada' }, p2: { name: 'Ben' }, p3: { name: 'Cy' } } }

/** Campaigns, and the area of each whose card is looked at. */
const CARD: Readonly<Record<string, string>> = { Moving: 'LM', Fighting: 'GS', Retreating: 'HF', Forty: 'C4' }

/** Beside the three sizes of every picture: a small telephone and a large screen. */
async function atBothEnds(page: Page, name: string): Promise<void> {
  for (const [size, width, height] of [
    ['small', 360, 740],
    ['large', 2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    await inColours(page, 'light')
    await page.screenshot({ path: path.join('out/look', `${name}-${size}-light.png`) })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('Nation Turns: board and score, a battle, the sample and forty areas', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Moving', setup: SETUP, bot: 'random', until: '2/p2:OT/3/move' })
  await playedCampaign(shelf, { title: 'Retreating', setup: SETUP, bot: 'random', until: '2/p2:HP/4/retreat' })
  await playedCampaign(shelf, { title: 'Fighting', setup: SETUP, bot: 'random', until: '2/p2:HP/4/round' })
  const large = { ...SETUP, scenario: largeScenario(), houseRules: { scenario: 'file' } }
  await playedCampaign(shelf, { title: 'Forty', setup: large, bot: 'random', until: 'turn:4' })
  const picture = await picturing(page, 'n')
  for (const title of Object.keys(CARD)) {
    const library = await enter(page)
    await library.open(title)
    await picture(`${title}-desk`)
    for (const [address, heading] of [
      ['board', 'Board'],
      [`board/${CARD[title] ?? ''}`, 'Board'],
      ['points', 'Score'],
    ] as const) {
      await toPage(page, address, heading)
      await picture(`${title}-${address.replace('/', '-')}`)
      if (heading === 'Board') await atBothEnds(page, `n-${title}-${address.replace('/', '-')}`)
    }
  }
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('Nation Turns in German', { tag: '@look' }, async ({ shelf, startServer, page }) => {
    await mkdir(shelf)
    await playedCampaign(shelf, { title: 'Kampf', setup: SETUP, bot: 'random', until: '2/p2:OT/4/round' })
    const picture = await picturing(page, 'm')
    await page.goto(await (await startServer()).freshAddress())
    await page.getByRole('link', { name: 'Kampf' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spieltisch' }).waitFor({ state: 'attached' })
    for (const [address, title] of [
      ['desk', 'Spieltisch'],
      ['board/LM', 'Karte'],
      ['points', 'Wertung'],
      ['ledger', 'Hauptbuch'],
      ['print/ledger', 'Drucken'],
    ] as const) {
      await toPage(page, address, title)
      await picture(`de-${address.replace('/', '-')}`)
    }
  })
})
