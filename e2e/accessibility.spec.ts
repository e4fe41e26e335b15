import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { earlierVersions } from './fixtures/earlierVersions.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import type { QuestionKind } from './pages/desk.ts'
import { LedgerPage } from './pages/ledger.ts'
import type { SetupStep } from './pages/setup.ts'
import { WhySheet } from './pages/why.ts'

test('library, settings, key map and palette', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const library = await enter(page)
  await expectAccessible(page, 'the empty library')
  await playedCampaign(shelf, { title: 'Played', until: 'turn:2' })
  await page.reload()
  await expect(library.campaign('Played')).toBeVisible()
  await expectAccessible(page, 'the library')
  await page.getByRole('button', { name: 'More for Played' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the menu of a campaign')
  await page.keyboard.press('Escape')
  await library.choose('Played', 'Rename')
  await expect(page.getByRole('dialog', { name: 'Rename the campaign' })).toBeVisible()
  await expectAccessible(page, 'renaming')
  await page.keyboard.press('Escape')
  await earlierVersions(shelf, 'Played', [1, 2])
  await library.choose('Played', 'Earlier versions')
  await expect(page.getByRole('button', { name: /^Put back round 1/ })).toBeVisible()
  await expectAccessible(page, 'earlier versions')
  await page.keyboard.press('Escape')
  await library.choose('Played', 'Move to the trash')
  await expect(page.getByRole('dialog', { name: /^Move Played to the trash/ })).toBeVisible()
  await expectAccessible(page, 'moving to the trash')
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click()
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('button', { name: /^Bring back Played/ })).toBeVisible()
  await expectAccessible(page, 'the trash, and a message with something to do')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expectAccessible(page, 'the settings')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
  await expectAccessible(page, 'the key map')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox', { name: 'Commands' })).toBeVisible()
  await expectAccessible(page, 'the palette')
})

test('the set-up, step by step', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await expectAccessible(page, 'players')
  for (const step of ['Game options', 'Dice', 'Summary'] satisfies SetupStep[]) {
    await setup.step(step)
    if (step === 'Dice') await page.getByRole('radio', { name: /^By all of us/ }).check()
    await expectAccessible(page, step)
  }
  await setup.decide('How many players are there?', /^Two players/)
  await page.getByRole('searchbox', { name: 'Search the house rules' }).fill('players')
  await expectAccessible(page, 'a house rule changed')
  await page.getByRole('searchbox', { name: 'Search the house rules' }).fill('')
  await expectAccessible(page, 'the house rules')
})

test('the desk, for every kind of question, with its problems and its dialogs', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:6' })
  const desk = await (await enter(page)).open('Played')
  const met = new Set<QuestionKind>()
  for (let answers = 0; met.size < 4 && answers < 30; answers++) {
    const { kind, dice } = await desk.question()
    if (!met.has(kind) && (kind !== 'roll' || dice > 1)) {
      met.add(kind)
      await expectAccessible(page, `a question to ${kind}`)
      if (kind === 'roll') {
        await desk.typedDice.fill('34 101')
        await expect(desk.typedDice).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page, 'dice that cannot be')
        await desk.typedDice.fill(Array.from({ length: dice }, (_, at) => 40 + at).join(' '))
        await expect(desk.card.getByText(`${dice} of ${dice} typed`)).toBeVisible()
        await expectAccessible(page, 'dice typed')
      }
    }
    if (kind === 'choose') await desk.card.getByRole('radio').first().check()
    await desk.change(() => (kind === 'roll' ? desk.roll : kind === 'act' ? desk.done : desk.accept).click())
  }
  expect([...met].sort()).toEqual(['act', 'choose', 'fill', 'roll'])

  await desk.takeBack()
  await expectAccessible(page, 'an entry taken back')
  await page.getByRole('button', { name: /^Population/ }).click()
  await expect(page.getByRole('dialog', { name: 'Population' })).toBeVisible()
  await expectAccessible(page, 'the record of a phase')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Take back from here on/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Take back/ })).toBeVisible()
  await expectAccessible(page, 'taking back')
  await page.keyboard.press('Escape')
  await desk.card
    .getByRole('button', { name: /^Rule GL-/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Rule GL-/ })).toBeVisible()
  await expectAccessible(page, 'a rule')
  await page.keyboard.press('Escape')
  for (const [command, title] of [
    ['Correct a figure', 'Correct a figure'],
    ['Write a note', 'Write a note'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: command }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectAccessible(page, title)
    await page.keyboard.press('Escape')
  }
})

test('the ledger, and why', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:6' })
  const desk = await (await enter(page)).open('Played')
  await desk.go('Ledger')
  const ledger = new LedgerPage(page)
  for (const tab of ['Elves', 'Side by side', 'Non-players'] as const) {
    await ledger.show(tab)
    await expectAccessible(page, `the ledger, ${tab}`)
  }
  await ledger.show('Humans')
  await ledger.view('Statement')
  await expectAccessible(page, 'the statement')
  await ledger.view('Balances')
  const sheet = await WhySheet.of(page, ledger.figure('Food', 'Humans'))
  await expectAccessible(page, 'why an account holds what it does')
  await sheet.close()
  await WhySheet.of(page, ledger.figure('Room for people', 'Humans'))
  await expectAccessible(page, 'why a figure is reckoned so')
})

test('ages and timeline', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:6' })
  const desk = await (await enter(page)).open('Played')
  await desk.go('Ages')
  await expectAccessible(page, 'the ages')
  await desk.go('Timeline')
  await expectAccessible(page, 'the timeline')
})

test('a campaign for reading only, one that does not open, and an address that leads nowhere', async ({
  library,
  page,
  newBrowser,
  startServer,
}) => {
  const setup = await library.newCampaign()
  await setup.title.fill('Held')
  await setup.start()
  const second = await startServer()
  const reader = await (await newBrowser()).newPage()
  await reader.goto(await second.freshAddress())
  await reader.getByRole('link', { name: 'Held' }).click()
  await expect(reader.getByRole('status').filter({ hasText: 'For reading only' })).toBeVisible()
  await expectAccessible(reader, 'for reading only')
  await page.goto(new URL('/#/table/gone.lineage/desk', page.url()).href)
  await expect(page.getByRole('alert')).toContainText('could not be opened')
  await expectAccessible(page, 'a campaign that does not open')
  await page.goto(new URL('/#/nowhere/at/all', page.url()).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible()
  await expectAccessible(page, 'nothing here')
})
