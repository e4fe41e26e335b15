import type { Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { digestText } from '../src-shared/kernel/journal/hash.ts'
import { readChain } from '../src-shared/kernel/journal/journal.ts'
import { isGenuine, readOrdersFile } from '../src-shared/table/files/ordersFile.ts'
import { packPage, writePack } from '../src-shared/table/files/packFile.ts'
import { isSealed, seal, unseal } from '../src-shared/table/files/sealing.ts'
import { MASTER_KEY, SEAT_KEY, samplePack } from '../src-shared/table/testing/samplePack.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'

const RENDERER = path.join(import.meta.dirname, '../out/renderer')

async function humansPack() {
  const [header = '', ...lines] = (await readFile(path.join(RENDERER, 'sample.lineage'), 'utf8')).trim().split('\n')
  return samplePack(readChain(header, lines, digestText).entries, 'humans', {
    player: '</script><script>document.title="taken over"</script>',
  })
}

/** Writes a page with this pack in it (or none) and opens it from the disk. Gives every address the page asks for. */
async function openFromDisk(page: Page, folder: string, text: string | null): Promise<readonly string[]> {
  const template = await readFile(path.join(RENDERER, 'pack.html'), 'utf8')
  const file = path.join(folder, 'pack.html')
  await writeFile(file, text === null ? template : packPage(template, text))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  return asked
}

/** Prepares that phase 7 ends with nothing spent. */
async function prepareOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await page.getByRole('checkbox', { name: 'I do nothing here' }).last().check()
}

async function writtenFile(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Write orders file' }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a pack opens from the disk, asks nobody for anything, and writes orders that are genuine', async ({ page, folder }) => {
  const asked = await openFromDisk(page, folder, writePack(await humansPack()))
  await expect(page.getByText('A copy to read and to prepare orders with')).toBeVisible()
  await expect(page).toHaveTitle('Now · Lineage Workbench')

  await prepareOrders(page)
  const { name, text } = await writtenFile(page)
  expect(name).toMatch(/^the-winter-crown-humans-round-15\.lineage-orders\.json$/)
  expect(isSealed(text)).toBe(true)
  const opened = await unseal(text, { identity: MASTER_KEY.identity })
  const read = readOrdersFile(opened.ok ? opened.value : '')
  expect(read).toMatchObject({ ok: true, value: { seat: 'humans', round: 15, lines: [{ answer: 'done' }] } })
  expect(read.ok && isGenuine(read.value, SEAT_KEY.public)).toBe(true)

  // Once more, and legible: another salt, the same lines.
  await page.getByRole('radio', { name: /Not sealed/ }).check()
  const again = readOrdersFile((await writtenFile(page)).text)
  expect(again.ok && read.ok && again.value.salt !== read.value.salt && isGenuine(again.value, SEAT_KEY.public)).toBe(true)
  expect(asked).toEqual([page.url().replace(/#.*/, '')])
})

test('orders stay in the browser, and come back out of a file', async ({ page, folder }) => {
  await openFromDisk(page, folder, writePack(await humansPack()))
  await prepareOrders(page)
  const { text } = await writtenFile(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'I do nothing here' }).last()).toBeChecked()

  await page.getByRole('checkbox', { name: 'I do nothing here' }).last().uncheck()
  await expect(page.getByText('nothing in it so far')).toBeVisible()
  const orders = { name: 'mine.lineage-orders.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Load an orders file').setInputFiles(orders)
  await expect(page.getByRole('checkbox', { name: 'I do nothing here' }).last()).toBeChecked()
  await page.getByLabel('Load an orders file').setInputFiles({ ...orders, buffer: Buffer.from('{"format":"lineage-pack"}') })
  await expect(page.getByRole('alert').getByText('orders of a player')).toBeVisible()
})

test('a sealed pack asks for its passphrase first', async ({ page, folder }) => {
  const sealed = await seal(writePack(await humansPack()), { passphrase: 'three wise owls', workFactor: 15 })
  await openFromDisk(page, folder, sealed)
  await page.getByLabel('Passphrase').fill('three wise cats')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not the passphrase')).toBeVisible()
  await expectAccessible(page, 'a passphrase that does not fit')
  await page.getByLabel('Passphrase').fill('three wise owls')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A copy to read and to prepare orders with')).toBeVisible()
})

test('a page without a pack opens one from a file', async ({ page, folder }) => {
  await openFromDisk(page, folder, null)
  const pack = { name: 'x.lineage-pack.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"lineage-pack","version":1}') }
  await page.getByLabel('Choose a pack').setInputFiles(pack)
  await expect(page.getByText('view is missing')).toBeVisible()
  await expectAccessible(page, 'a file that is no pack')
  await page.getByLabel('Choose a pack').setInputFiles({ ...pack, buffer: Buffer.from(writePack(await humansPack())) })
  await expect(page.getByText('A copy to read and to prepare orders with')).toBeVisible()
})

test('a pack on a telephone, its orders page without a fault', async ({ page, folder }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFromDisk(page, folder, writePack(await humansPack()))
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Orders file' })).toBeVisible()
  await expectWithin(page, 'orders in a pack')
  await expectAccessible(page, 'orders in a pack')
})
