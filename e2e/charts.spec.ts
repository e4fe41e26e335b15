import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { inColours } from './fixtures/colours.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { ChartsPage } from './pages/charts.ts'

/** Every PNG file begins with these bytes; width and height follow. */
const PNG = '89504e470d0a1a0a'

test('the charts: drawn, as tables, and to take away, with nothing the security policy forbids', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const mice = { correct: { seat: 'elves', account: 'food', to: 0, reason: 'Mice.' } }
  // Who lacks food rolls a die of ten faces.
  const answers = [{ until: '1/elves/7/spend' }, mice]
  await playedCampaign(shelf, { title: 'Wars', until: 'turn:24', bot: 'warlike', seed: '2'.repeat(64), answers })
  const desk = await (await enter(page)).open('Wars')
  await desk.go('Charts')
  const charts = new ChartsPage(page)
  await expect(charts.tiles).toHaveCount(9)
  await expectAccessible(page, 'the small charts')
  await charts.open('Culture')
  await expect(charts.drawings).toHaveCount(7) // dice of a hundred and of ten faces apart
  await charts.expectDrawn()
  await expectAccessible(page, 'the charts')

  for (const measure of ['Technology', 'Military technology', 'Prestige', 'People', 'Territories', 'Tokens', 'Age', 'Score', 'Culture']) {
    await charts.measure(measure)
    await charts.expectDrawn()
  }

  const rows = await (await charts.asTable('culture')).getByRole('row').allInnerTexts()
  const csv = await charts.save('CSV', 'culture')
  expect(csv.name).toBe('Wars culture.csv')
  const lines = csv.bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toHaveLength(26)
  // The same numbers, but for how they are written: for ears a dash is "nothing".
  const plain = (row: string): string =>
    row
      .replaceAll(',', '')
      .replace('Set-up', '0')
      .replaceAll(/–\s+nothing/g, '–')
  expect(rows.map((row) => plain(row).split(/\s+/).join(','))).toEqual(lines.map((line) => line.replaceAll(',,', ',–,')))
  await charts.asTable('casualties')
  await charts.asTable('dice')
  await expectAccessible(page, 'the charts as tables')
  for (const chart of ['culture', 'casualties', 'dice']) await charts.asDrawing(chart)

  for (const chart of ['culture', 'score', 'dice']) {
    const { name, bytes } = await charts.save('PNG', chart)
    expect(name).toBe(`Wars ${chart}.png`)
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1920, 1080])
  }
})

test('the charts follow the colours of the page, the range that is chosen, and the way back', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Built', until: 'turn:14' })
  const desk = await (await enter(page)).open('Built')
  await desk.go('Charts')
  const charts = new ChartsPage(page)
  await charts.open('Culture')
  await inColours(page, 'light')
  await expect(async () => expect(Math.min(...(await charts.paper()))).toBeGreaterThan(200)).toPass()
  await inColours(page, 'dark')
  await expect(async () => expect(Math.max(...(await charts.paper()))).toBeLessThan(60)).toPass()
  // Paper is white, whatever the screen wears.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(async () => expect(Math.min(...(await charts.paper()))).toBeGreaterThan(200)).toPass()
  await page.emulateMedia({ media: null })

  await page.getByRole('combobox', { name: 'From' }).selectOption('4')
  await page.getByRole('combobox', { name: 'to', exact: true }).selectOption('9')
  const table = await charts.asTable('culture')
  await expect(table.getByRole('rowheader')).toHaveText(['4', '5', '6', '7', '8', '9'])
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('4')
  await page.getByRole('button', { name: 'Last 10' }).click()
  await expect(page.getByRole('combobox', { name: 'to', exact: true })).toHaveValue('14')
})

test('everything of a chart can be had by the keyboard', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Hands', until: 'turn:5' })
  const desk = await (await enter(page)).open('Hands')
  await desk.go('Charts')
  const charts = new ChartsPage(page)
  await charts.tile('Culture').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Culture', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Table of culture', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'CSV of culture', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'All charts' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Culture', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Technology', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: /^Figures: Technology: / })).toBeFocused()
})

test('before the first round they say what will stand here', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await setup.title.fill('Fresh')
  await setup.start()
  await page.getByRole('link', { name: 'Charts', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await expectAccessible(page, 'no charts yet')
})

test('on a phone nothing is cut off', async ({ shelf, enter, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Wars', until: 'turn:24', bot: 'warlike' })
  const desk = await (await enter(page)).open('Wars')
  await desk.go('Charts')
  const charts = new ChartsPage(page)
  await charts.expectDrawn()
  await expectWithin(page, 'the small charts')
  await charts.open('Culture')
  await charts.expectDrawn()
  await charts.asTable('casualties')
  await expectWithin(page, 'the charts')
  await expectAccessible(page, 'the charts on a phone')
})
