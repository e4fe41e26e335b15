import type { Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inColours } from './fixtures/colours.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import type { QuestionKind } from './pages/desk.ts'
import { LedgerPage } from './pages/ledger.ts'
import { SeatApp } from './pages/seat.ts'
import type { SetupStep } from './pages/setup.ts'
import { SharePage } from './pages/share.ts'
import { WhySheet } from './pages/why.ts'

/** Pictures of every page for people to look at: `npm run look` writes them to out/look. They are compared with nothing. */
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
]

for (const { name, width, height } of SIZES) {
  test(`every page, ${name}`, { tag: '@look' }, async ({ shelf, enter, page, newBrowser, startServer }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height })
    await mkdir(shelf)
    const picture = picturing(page, name)

    const library = await enter(page)
    await picture('library-empty')
    const setup = await library.newCampaign()
    for (const step of ['Players', 'Game', 'House rules', 'Dice', 'Summary'] satisfies SetupStep[]) {
      await setup.step(step)
      await picture(`setup-${step.toLowerCase().replace(' ', '-')}`)
    }
    await playedCampaign(shelf, { title: 'The Winter Crown', until: 'turn:6' })
    await playedCampaign(shelf, { title: 'Two rivers', until: 'turn:2', bot: 'random', seed: '7'.repeat(64) })
    await page.goto(new URL('/#/', page.url()).href)
    await expect(library.campaigns).toHaveCount(2)
    await picture('library')

    const holder = await (await newBrowser()).newPage()
    await (await enter(holder)).open('Two rivers')
    const desk = await library.open('The Winter Crown')
    await picture('desk-first-visit')
    await page.getByRole('button', { name: 'Understood' }).click()
    const met = new Set<QuestionKind>()
    for (let answers = 0; met.size < 4 && answers < 30; answers++) {
      const { kind, dice } = await desk.question()
      if (!met.has(kind) && (kind !== 'roll' || dice > 2)) {
        met.add(kind)
        await picture(`desk-${kind}`)
        if (kind === 'roll') await pictureTyping(page, dice, picture)
      }
      if (kind === 'choose') await desk.card.getByRole('radio').first().check()
      await desk.change(() => (kind === 'roll' ? desk.roll : kind === 'act' ? desk.done : desk.accept).click())
    }
    await picture('desk-next')
    await desk.takeBack()
    await picture('desk-taken-back')
    await page.getByRole('button', { name: /^Population/ }).click()
    await picture('phase-record')
    await page.keyboard.press('Escape')
    await desk.card
      .getByRole('button', { name: /^Rule GL-/ })
      .first()
      .click()
    await picture('rule')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await picture('menu')
    await page.getByRole('menuitem', { name: 'Correct a figure' }).click()
    await picture('correction')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await picture('palette')
    await page.keyboard.press('Escape')

    await desk.go('Ledger')
    const ledger = new LedgerPage(page)
    for (const tab of ['Elves', 'Side by side', 'Non-players'] as const) {
      await ledger.show(tab)
      await picture(`ledger-${tab.toLowerCase().replaceAll(' ', '-')}`)
    }
    await ledger.show('Elves')
    await ledger.view('Statement')
    await picture('statement')
    await ledger.view('Balances')
    const sheet = await WhySheet.of(page, ledger.figure('Food', 'Elves'))
    await picture('why')
    await sheet.close()
    const reckoned = await WhySheet.of(page, ledger.figure('Room for people', 'Elves'))
    await picture('why-reckoned')
    await reckoned.close()
    await desk.go('Ages')
    await picture('ages')
    await page.getByRole('button', { name: 'All 6 ages' }).click()
    await picture('ages-all')
    await desk.go('Booklets')
    await picture('booklets')
    await desk.go('Timeline')
    await picture('timeline')
    await desk.go('House rules')
    await picture('house-rules')
    await playedCampaign(shelf, { title: 'Schemes', until: 'turn:20', bot: 'schemer' })
    await desk.toLibrary()
    await page.reload()
    await (await library.open('Schemes')).go('Booklets')
    await page
      .getByRole('tab', { name: /^Round \d+, with entries$/ })
      .last()
      .click()
    await picture('booklets-written')
    await page
      .getByRole('button', { name: /^Chance of/ })
      .first()
      .click()
    await picture('booklets-chance')
    await page.keyboard.press('Escape')
    const second = await startServer()
    await page.goto(await second.freshAddress())
    await library.open('Two rivers')
    await expect(page.getByRole('status').filter({ hasText: 'For reading only' })).toBeVisible()
    await picture('desk-read-only')
    for (const command of ['Settings', 'Key map']) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: command }).click()
      await expect(page.getByRole('heading', { level: 1, name: command === 'Settings' ? command : 'Keys' })).toBeVisible()
      await picture(command.toLowerCase().replace(' ', '-'))
    }
  })
}

for (const { name, width, height } of SIZES) {
  test(`players and what was played, ${name}`, { tag: '@look' }, async ({ shelf, folder, enter, page, newBrowser }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height })
    await mkdir(shelf)
    await playedCampaign(shelf, { title: 'Schemes', until: 'turn:14', bot: 'schemer', seed: '7'.repeat(64) })
    const desk = await (await enter(page)).open('Schemes')
    const picture = picturing(page, name, 'p')
    for (const name of ['House', 'Works', 'Charts', 'Rules'] as const) {
      await openPage(page, name)
      await picture(name.toLowerCase())
    }

    const share = await SharePage.of(desk)
    await picture('share-closed')
    await share.openDoor()
    const code = await share.invite('Elves')
    await picture('share-invitation')
    const address = await share.address()
    for (const part of ['Shared screen', 'Files for home', 'Orders files'] as const) {
      await share.show(part)
      await picture(`share-${part.toLowerCase().replaceAll(' ', '-')}`)
    }
    await share.show('Files for home')
    await share.forWhom('Elves')
    const pack = await share.save('Save the pack of the Elves')

    const player = await (await newBrowser({ viewport: { width, height }, hasTouch: width < 800 })).newPage()
    const pictureSeat = picturing(player, name, 'q')
    await player.goto(address)
    await expect(player.getByRole('textbox', { name: 'Code' })).toBeVisible()
    await pictureSeat('join')
    const app = await SeatApp.join(player, `${address}#${code}`)
    for (const name of ['Now', 'Orders', 'Ledger', 'Booklet', 'Ages', 'Chronicle', 'Timeline', 'Settings'] as const) {
      await app.go(name)
      await pictureSeat(`seat-${name.toLowerCase()}`)
    }
    const file = path.join(folder, 'pack.html')
    await writeFile(file, pack.text)
    await player.goto(pathToFileURL(file).href)
    await expect(app.nav).toBeVisible()
    for (const name of ['Now', 'Orders'] as const) {
      await app.go(name)
      await pictureSeat(`pack-${name.toLowerCase()}`)
    }

    const curtain = new Curtain(page)
    await curtain.handTo('Elves')
    await picture('curtain-first-pin')
    await curtain.choosePin('2718')
    for (const name of ['Asked now', 'Booklet', 'Orders']) {
      await page.getByRole('tab', { name }).click()
      await picture(`curtain-${name.toLowerCase().replace(' ', '-')}`)
    }
    await curtain.back.click()
    await picture('curtain')
  })
}

/** Goes to a page of the campaign by the bar at the top, or by the menu where it has no room. */
async function openPage(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Pages of the campaign' }).getByRole('link', { name, exact: true })
  if (await link.isVisible()) await link.click()
  else {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
}

/** Takes numbered pictures of a page, light and dark. */
function picturing(page: Page, size: string, set = ''): (state: string) => Promise<void> {
  let number = 0
  return async (state) => {
    number++
    for (const colorScheme of ['light', 'dark'] as const) {
      await inColours(page, colorScheme)
      const file = `${set}${String(number).padStart(2, '0')}-${state}-${size}-${colorScheme}.png`
      await page.screenshot({ path: path.join('out/look', file) })
    }
  }
}

async function pictureTyping(page: Page, dice: number, picture: (state: string) => Promise<void>): Promise<void> {
  const field = page.getByRole('textbox', { name: /as rolled at the table$/ })
  await field.fill(Array.from({ length: dice }, (_, at) => 12 + ((at * 31) % 80)).join(' '))
  await expect(page.getByText(`${dice} of ${dice} typed`)).toBeVisible()
  await picture('desk-roll-typed')
  await field.fill('34 101')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await picture('desk-roll-wrong')
  await field.fill('')
}
