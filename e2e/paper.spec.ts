import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'

/** A block as spreadsheets put it on the clipboard: names above and beside, a decimal comma, a name nobody has here. */
const BLOCK = '\tElves\tHumans\tOrcs\nMales\t77\t60,0\t9\nTerritories\t17\t12\t9'

test('a game on paper is taken over in its thirteenth round, tried out in a copy, and is as it was', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await setup.step('Game options')
  const first = page.getByRole('combobox', { name: /first/i })
  if (await first.isVisible()) await first.selectOption({ index: 1 })
  await setup.step('Summary')
  await page.getByRole('checkbox', { name: 'It was begun on paper: continue from there' }).check()
  await setup.startNow.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Take over from paper' })).toBeVisible()
  const roll = page.getByRole('button', { name: 'Let the app roll it' })
  const round = page.getByRole('spinbutton', { name: 'Round' })
  await expect(roll.or(round)).toBeVisible()
  if (await roll.isVisible()) await roll.click()
  await round.fill('13')
  const males = page.getByRole('textbox', { name: 'Males, Elves', exact: true })
  await males.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, BLOCK)
  await expect(page.getByText('D1: “Orcs” is the name of no player and of no account here.')).toBeVisible()
  await page.locator('[data-kind="monument"] summary').click()
  await page.getByRole('button', { name: 'Add a monument (Elves)' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('The Spire')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  // What was filled in outlives the page.
  await page.reload()
  await expect(males).toHaveValue('77')
  await expect(round).toHaveValue('13')
  await page.getByRole('button', { name: 'Take over and play on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Take over from paper' })).toBeHidden()
  await expect(page.getByText('Round 13').first()).toBeVisible()
  const taken = page.url()

  await page.goto(taken.replace(/\/desk.*$/, '/chronicle'))
  await page
    .getByRole('button', { name: /^What if from entry/ })
    .last()
    .click()
  const told = page.getByText('What if — nothing of this is kept.')
  await expect(told).toBeVisible()
  await page.reload()
  await expect(told).toBeVisible()
  await page.getByRole('link', { name: 'Compared with what happened' }).click()
  await expect(page.getByText('no figure differs')).toBeVisible()
  await page.getByRole('button', { name: 'Back to what happened' }).click()
  await expect(told).toBeHidden()
  await page.getByRole('button', { name: 'Back into the what if' }).click()
  await expect(told).toBeVisible()

  // What is played in it is handed on as a file like any other, and kept as a campaign of its own if one says so.
  const desk = await Desk.on(page)
  const before = await desk.entry()
  await desk.accept.click()
  await expect(desk.entryText).not.toHaveText(`${before + 1} entries`)
  await expect(page.getByRole('contentinfo')).toContainText('Not kept')
  const entries = await desk.entry()
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Control+Shift+S')
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^Campaign of .* \(what if\)\.lineage$/)
  const file = await readFile(await download.path(), 'utf8')
  // The header, and entries from 0 on.
  expect(file.trimEnd().split('\n')).toHaveLength(entries + 2)
  await page.getByRole('button', { name: 'Keep as a campaign of its own' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('The other winter')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(told).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('The other winter')
  // Its dice follow from a seed of its own: one entry more.
  await expect(desk.entryText).toHaveText(`${entries + 2} entries`)
  await page.goto(taken)
  await expect(desk.entryText).toHaveText(`${before} entries`)
})
