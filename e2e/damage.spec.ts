import { appendFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { play, playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { LedgerPage } from './pages/ledger.ts'
import { WhySheet } from './pages/why.ts'

test.beforeEach(({ shelf }) => mkdir(shelf))

test('a flipped bit in the middle: everything is shown, for reading, the file untouched; a copy is played on', async ({
  shelf,
  enter,
  page,
}) => {
  const file = await playedCampaign(shelf, { title: 'Scratched', until: 'turn:3' })
  const bytes = await readFile(file)
  const lines = bytes.toString('utf8').trimEnd().split('\n').length
  const line = Math.floor(lines / 2)
  const at = nthLine(bytes, line) + 40
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file, bytes)

  const library = await enter(page)
  await expect(library.campaign('Scratched')).toContainText(`Damaged: line ${line}`)
  const desk = await library.open('Scratched')
  const told = page.getByRole('status').filter({ hasText: 'For reading only' })
  await expect(told).toContainText(`The file was damaged (line ${line}) and could be restored to the letter`)
  expect(await desk.entry()).toBe(lines - 2)
  await expect(desk.roll.or(desk.accept).or(desk.doIt)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(0)

  await desk.go('Ledger')
  const ledger = new LedgerPage(page)
  await ledger.show('Elves')
  const sheet = await WhySheet.of(page, ledger.figure('Food', 'Elves'))
  await expect(sheet.dialog.getByRole('listitem').first()).toBeVisible()
  await sheet.close()
  await page.getByRole('button', { name: 'Check the record' }).click()
  await expect(library.message(new RegExp(`line ${line}`))).toBeVisible()
  expect(await readFile(file)).toEqual(bytes)

  await desk.toLibrary()
  await library.choose('Scratched', 'Duplicate')
  const copy = await library.open('Scratched (copy)')
  await expect(copy.card).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'For reading only' })).toBeHidden()
})

test('an entry that cannot be restored: what lies behind it is shown, and what is missing is said', async ({ shelf, enter, page }) => {
  const file = await playedCampaign(shelf, { title: 'Burnt', until: 'turn:3' })
  const bytes = await readFile(file)
  const lines = bytes.toString('utf8').trimEnd().split('\n').length
  bytes.write('######', nthLine(bytes, 30) + 40)
  await writeFile(file, bytes)
  const desk = await (await enter(page)).open('Burnt')
  await expect(page.getByRole('status').filter({ hasText: 'For reading only' })).toContainText('entries of it cannot be restored (28)')
  expect(await desk.entry()).toBe(lines - 2)
})

test('a campaign that was cut off: shown for reading, nothing cut, and the version of the last round put back', async ({
  shelf,
  enter,
  page,
}) => {
  const file = await playedCampaign(shelf, { title: 'Short', until: 'turn:2' })
  const played = (await readFile(file, 'utf8')).trimEnd().split('\n')
  await writeFile(file, `${played.slice(0, -1).join('\n')}\n`)
  const desk = await (await enter(page)).open('Short')
  await desk.change(() => desk.done.click())
  const whole = await readFile(file, 'utf8')
  expect(whole).toContain('"turn":2')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Close this campaign' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  await writeFile(file, whole.slice(0, -700))
  const library = await enter(page)
  await library.open('Short')
  const told = page.getByRole('status').filter({ hasText: 'For reading only' })
  await expect(told).toContainText('you had round 2')
  expect(await readFile(file, 'utf8')).toBe(whole.slice(0, -700))
  await told.getByRole('button', { name: 'Earlier versions' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Put back round 2/ })
    .click()
  await expect(told).toBeHidden()
  await expect.poll(() => readFile(file, 'utf8')).toBe(whole)

  // So little is left that nothing can be shown.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Close this campaign' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  await writeFile(file, whole.slice(0, 600))
  await page.getByRole('link', { name: 'Short' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Nothing can be shown of this campaign')
  await alert.getByRole('button', { name: 'Earlier versions' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Put back round 2/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeAttached()
  await expect.poll(() => readFile(file, 'utf8')).toBe(whole)
})

test('a torn tail is cut, kept beside the file and told; play goes on', async ({ shelf, enter, page }) => {
  const file = await playedCampaign(shelf, { title: 'Torn', until: 'phase:3', setup: { firstPlayer: 'elves' } })
  const whole = await readFile(file, 'utf8')
  await appendFile(file, '{"seq":99,"kind":"answ')

  const library = await enter(page)
  const desk = await library.open('Torn')
  await expect(library.message('The last line of the file was torn (22 bytes, never acknowledged) and is left out.')).toBeVisible()
  await desk.change(() => desk.accept.click())
  const now = await readFile(file, 'utf8')
  expect(now.startsWith(whole)).toBe(true)
  expect(await play('verify', file)).toMatchObject({ code: 0 })
  const kept = (await readdir(shelf)).filter((name) => name.includes('.torn-'))
  expect(kept).toHaveLength(1)
})

test('a file that is no campaign stands in the library with the reason, and does not open', async ({ shelf, enter, page }) => {
  await writeFile(`${shelf}/Notes.lineage`, 'buy milk\n')
  const library = await enter(page)
  await expect(library.campaign('Notes')).toContainText('"Notes.lineage" does not begin like a campaign')
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByRole('alert')).toContainText('The campaign could not be opened')
  await expect(page.getByRole('alert')).toContainText('does not begin like a campaign: choose another file, or take it from a backup')
})

/** Where a line begins, counted from 1. */
function nthLine(bytes: Buffer, line: number): number {
  let at = 0
  for (let passed = 1; passed < line; passed++) at = bytes.indexOf(0x0a, at) + 1
  return at
}
