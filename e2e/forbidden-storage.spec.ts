import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { digestText } from '../src-shared/kernel/journal/hash.ts'
import { readChain } from '../src-shared/kernel/journal/journal.ts'
import { packPage, writePack } from '../src-shared/table/files/packFile.ts'
import { samplePack } from '../src-shared/table/testing/samplePack.ts'
import { RENDERER } from './fixtures/program.ts'
import { expect, test } from './fixtures/test.ts'

const REFUSED = 'This browser does not let the page store anything:'

/** As a browser answers whose owner has blocked site data: the getters throw. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

test('a pack opens in a sandboxed preview, as mail programs show it, and says that it keeps nothing', async ({
  page,
  folder,
  pageServer,
}) => {
  const [header = '', ...lines] = (await readFile(path.join(RENDERER, 'sample.lineage'), 'utf8')).trim().split('\n')
  const pack = samplePack(readChain(header, lines, digestText).entries, 'humans')
  const file = path.join(folder, 'pack.html')
  await writeFile(file, packPage(await readFile(path.join(RENDERER, 'pack.html'), 'utf8'), writePack(pack)))
  await page.route(`${pageServer.address}preview`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe sandbox="allow-scripts" width="1200" height="800" src="/pack-file"></iframe>',
    }),
  )
  await page.route(`${pageServer.address}pack-file`, async (route) =>
    route.fulfill({ contentType: 'text/html', body: await readFile(file, 'utf8') }),
  )
  await page.goto(`${pageServer.address}preview`)
  const shown = page.frameLocator('iframe')
  await expect(shown.getByText('A copy to read and to prepare orders with')).toBeVisible()
  await expect(shown.getByText(REFUSED)).toBeVisible()
  await shown.getByRole('link', { name: 'Ledger' }).first().click()
  await expect(shown.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible()
})

test('a browser without a table server that forbids storage shows the workbench and says so', async ({ page, pageServer }) => {
  await page.addInitScript(forbidStorage)
  await page.goto(pageServer.address)
  await expect(page.getByText(REFUSED)).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the door of a table server tells a browser that forbids storage why it cannot come in', async ({ page, startServer }) => {
  const address = await (await startServer()).freshAddress()
  await page.addInitScript(forbidStorage)
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('Allow site data for this address')
})
