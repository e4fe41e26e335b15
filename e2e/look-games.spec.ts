import { mkdir } from 'node:fs/promises'
import { picturing, toPage } from './fixtures/pictures.ts'
import { playedCampaign, type Campaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { pagesInBar } from './pages/bar.ts'

const NATIONS = { game: 'nation-turns', players: { p1: { name: 'Ada' }, p2: { name: 'Ben' }, p3: { name: 'Cy' } } }
const ARMIES = { redHost: { name: 'Ada', army: 'Hill Host' }, blueHost: { name: 'Ben', army: 'Grave Host' } }
const CAMPAIGNS: readonly Campaign[] = [
  { title: 'Nations', setup: NATIONS, bot: 'random', until: 'turn:5' },
  {
    title: 'Armies',
    setup: { game: 'hordes', players: ARMIES, defender: 'redHost', houseRules: { setup: 'scenario' } },
    bot: 'captain',
    until: '3/redHost/3/wayBack@gm',
  },
]

for (const campaign of CAMPAIGNS) {
  test(`every page and every sheet: ${campaign.title}`, { tag: '@look' }, async ({ shelf, enter, page }) => {
    await mkdir(shelf, { recursive: true })
    await playedCampaign(shelf, campaign)
    const picture = await picturing(page, `z-${campaign.title}-`)
    await (await enter(page)).open(campaign.title)
    for (const { name, address } of await pagesInBar(page)) {
      await toPage(page, address, name)
      await picture(address.replaceAll('/', '-'))
    }
    await toPage(page, 'print', 'Print')
    const kinds = page.getByLabel('What to print')
    for (const kind of await kinds.locator('option').allTextContents()) {
      await kinds.selectOption({ label: kind })
      await expect(page.getByRole('status').filter({ hasText: /^\d+ sheets?\./ })).toBeVisible()
      await picture(`print-${kind.trim().toLowerCase().replaceAll(' ', '-')}`)
    }
  })
}
