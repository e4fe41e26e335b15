import { mkdir } from 'node:fs/promises'
import { picturing, toPage } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { test } from './fixtures/test.ts'

const SETUP = {
  game: 'orcs-orcs-orcs',
  players: [
    { colour: 'blue', name: 'Ada' },
    { colour: 'green', name: 'Ben' },
    { colour: 'red', name: 'Cleo' },
    { colour: 'yellow', name: 'Dan' },
  ],
}
const FULL = { modules: ['missions', 'bonus', 'x1_fate', 'x1_terrain'], newcomers: { croco: 'orc', toad: 'shaman', bomber: 'golem' } }

test('Orcs Orcs Orcs: the hand, a cast, the tower, corrections, the end', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf, { recursive: true })
  await playedCampaign(shelf, { title: 'A turn', setup: SETUP, bot: 'squasher', until: '3/red/2/turn' })
  await playedCampaign(shelf, { title: 'Everything', setup: { ...SETUP, ...FULL }, bot: 'squasher', until: '5/green/2/turn' })
  await playedCampaign(shelf, { title: 'Over', setup: SETUP, bot: 'squasher', until: 'end' })
  const picture = await picturing(page, 'o')

  const library = await enter(page)
  await library.open('A turn')
  await picture('turn')
  const free = page.locator('[data-card]:not([aria-disabled="true"])')
  await free.first().click()
  await picture('chosen')
  await page
    .getByRole('list', { name: 'Hand' })
    .locator('[data-card]:not([aria-disabled="true"]):not([aria-pressed="true"])')
    .first()
    .click()
  await picture('enhanced')
  await toPage(page, 'board', 'Tower')
  await picture('tower')

  await page.goto(page.url().replace(/#.*$/, '#/'))
  await (await enter(page)).open('Everything')
  await picture('turn-full')
  for (const [address, heading] of [
    ['board', 'Tower'],
    ['ledger', 'Ledger'],
    ['odds', 'Odds'],
    ['print/reference', 'Print'],
    ['print/scoring', 'Print'],
    ['print/trophies', 'Print'],
    ['charts', 'Charts'],
    ['house-rules', 'House rules'],
  ] as const) {
    await toPage(page, address, heading)
    await picture(address.replace('/', '-'))
  }
  await page.goto(page.url().replace(/#.*$/, '#/'))
  await (await enter(page)).open('Over')
  await picture('over')

  await page.goto(page.url().replace(/#.*$/, '#/'))
  await (await enter(page)).newCampaign()
  await page.getByRole('radio', { name: /^Orcs Orcs Orcs/ }).check()
  await picture('setup')
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Game options' }).click()
  await page.getByRole('checkbox', { name: /^Terrain/ }).check()
  await picture('options')

  await page.goto(page.url().replace(/#.*$/, '#/workshop/orcs-orcs-orcs/decks'))
  await page.getByRole('button', { name: 'Begin with the program’s deck' }).click()
  await picture('deck')
  await page.getByRole('tab', { name: 'Spells' }).click()
  await picture('deck-spells')
  await page.getByRole('tab', { name: 'Fate cards' }).click()
  await picture('deck-fate')
  await page.getByRole('tab', { name: 'Tiles and paths' }).click()
  await picture('deck-tiles')
})
