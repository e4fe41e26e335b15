import { mkdir } from 'node:fs/promises'
import { picturing, toPage } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { test } from './fixtures/test.ts'

const PLAYERS = { redHost: { name: 'Ada', army: 'Hill Host' }, blueHost: { name: 'Ben', army: 'Grave Host' } }
const SETUP = { game: 'hordes', players: PLAYERS, defender: 'redHost', houseRules: { setup: 'scenario' } }

test('Hordes: cards, armies, combats, odds, the army builder', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf, { recursive: true })
  await playedCampaign(shelf, { title: 'Moving', setup: SETUP, bot: 'random', until: '1/redHost/1/command' })
  await playedCampaign(shelf, { title: 'Shooting', setup: SETUP, bot: 'idle', until: '1/redHost/2/ranged@gm' })
  await playedCampaign(shelf, { title: 'Fighting', setup: SETUP, bot: 'idle', until: '1/redHost/3/fight@gm' })
  await playedCampaign(shelf, { title: 'Later', setup: SETUP, bot: 'captain', until: '3/redHost/3/wayBack@gm' })
  const picture = await picturing(page, 'h')

  const library = await enter(page)
  await library.open('Moving')
  await page.getByLabel('Magician', { exact: true }).check()
  await page.getByLabel('Knights 1', { exact: true }).check()
  await picture('moving')

  await page.goto(page.url().replace(/#.*$/, '#/'))
  await (await enter(page)).open('Shooting')
  await page.getByText('Shoot', { exact: true }).first().click()
  await page.getByRole('group', { name: 'Who shoots' }).getByRole('radio').first().check()
  await page.getByRole('group', { name: 'Target' }).getByRole('radio').nth(2).click()
  await picture('shooting')

  await (await enter(page)).open('Fighting')
  await picture('fight-begun')
  await page.getByRole('group', { name: 'Who', exact: true }).getByLabel('Knights 1', { exact: true }).click()
  await page.getByRole('group', { name: 'Against whom' }).getByRole('radio').nth(4).click()
  await picture('fight')
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.screenshot({ path: 'out/look/h-fight-large.png' })
  await page.setViewportSize({ width: 1440, height: 900 })

  await (await enter(page)).open('Later')
  await picture('wayBack')
  for (const [address, heading] of [
    ['armies', 'Armies'],
    ['combats', 'Combats'],
    ['odds', 'Combat odds'],
    ['print/reference', 'Print'],
    ['print/roster', 'Print'],
    ['ledger', 'Ledger'],
  ] as const) {
    await toPage(page, address, heading)
    await picture(address.replace('/', '-'))
  }
  await page.goto(page.url().replace(/#.*$/, '#/workshop/hordes/armies'))
  await page.getByRole('button', { name: /^Begin with the Hill/ }).click()
  await picture('builder')
  await page.getByRole('button', { name: 'Set up a battle with it' }).click()
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Game options' }).click()
  await picture('setup')
})
