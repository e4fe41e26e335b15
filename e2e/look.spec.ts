import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { inColours } from './fixtures/colours.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import type { QuestionKind } from './pages/desk.ts'
import { LedgerPage } from './pages/ledger.ts'
import type { SetupStep } from './pages/setup.ts'
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
    let number = 0
    const picture = async (state: string): Promise<void> => {
      number++
      for (const colorScheme of ['light', 'dark'] as const) {
        await inColours(page, colorScheme)
        const file = `${String(number).padStart(2, '0')}-${state}-${name}-${colorScheme}.png`
        await page.screenshot({ path: path.join('out/look', file) })
      }
    }

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
