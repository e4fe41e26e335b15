import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'

/** How long a browser on a busy machine may take to come up, in milliseconds. */
export const PATIENCE = 120_000

interface Served {
  readonly title: string
  /** Of the campaign's file. */
  readonly lines: string
  /** The page of the campaign that is looked at, by its address; one that begins with a stroke is no page of the campaign. */
  readonly page: string
}

/**
 * Shows a campaign as the built table server serves it in a real Chromium. The program is called with the paths of the browser, of the
 * table server and of the built pages.
 */
export async function served({ title, lines, page: address }: Served, use: (page: Page) => Promise<void>): Promise<void> {
  const [browserPath = '', headless = '', pages = ''] = process.argv.slice(2)
  const shelf = mkdtempSync(path.join(tmpdir(), 'bench-'))
  writeFileSync(path.join(shelf, `${title}.lineage`), lines)
  const server = spawn(process.execPath, [headless, '--port', '0', '--library', shelf, '--renderer', pages, '--idle-exit', '60'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(server, 'exit')
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    let start = ''
    for await (const line of createInterface({ input: server.stdout })) {
      start = /http:\/\/\S+\?token=\S+/.exec(line)?.[0] ?? ''
      if (start !== '') break
    }
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    await page.goto(start)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE })
    await page.goto(new URL(address.startsWith('/') ? `/#${address}` : `/#/table/${title}.lineage/${address}`, page.url()).href)
    await page.reload()
    await use(page)
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await gone
    rmSync(shelf, { recursive: true, force: true })
  }
}
