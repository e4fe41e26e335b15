import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CampaignStream } from '../campaigns/campaignStream.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { isOwnPage } from './addresses.ts'
import { serveAppFile, serveCampaign } from './appFiles.ts'

let folder: string
let root: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'app-'))
  root = path.join(folder, 'renderer')
  mkdirSync(path.join(root, 'assets'), { recursive: true })
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>')
  writeFileSync(path.join(root, 'assets', 'app.js'), 'export {}')
  writeFileSync(path.join(root, 'assets', 'a b.woff2'), 'font')
  writeFileSync(path.join(root, '.hidden.js'), 'secret')
  writeFileSync(path.join(root, 'notes.exe'), 'secret')
  writeFileSync(path.join(folder, 'secret.js'), 'secret')
})

afterAll(() => rmSync(folder, { recursive: true }))

function get(url: string, method = 'GET'): Promise<Response> {
  return serveAppFile(root, { url, method })
}

describe('the own scheme', () => {
  test.each([
    ['app://workbench/', 'text/html; charset=utf-8', '<!doctype html>'],
    ['app://workbench/index.html?x=1#/table', 'text/html; charset=utf-8', '<!doctype html>'],
    ['app://workbench/assets/app.js', 'text/javascript; charset=utf-8', 'export {}'],
    ['app://workbench/assets/a%20b.woff2', 'font/woff2', 'font'],
  ])('serves %s', async (url, type, text) => {
    const reply = await get(url)
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, type, text])
    const policy = reply.headers.get('content-security-policy')
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self';",
    )
    expect(policy).not.toMatch(/unsafe|http|\*/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each([
    'app://workbench/../secret.js',
    'app://workbench/%2e%2e/secret.js',
    'app://workbench/..%2fsecret.js',
    'app://workbench/assets/..%2f..%2fsecret.js',
    'app://workbench/..%5csecret.js',
    'app://workbench/%2fetc/passwd',
    'app://workbench/C:%5csecret.js',
    'app://workbench/assets/app.js%00.html',
    'app://workbench/%E0%A4%A',
    'app://workbench/.hidden.js',
    'app://workbench/notes.exe',
    'app://workbench/assets',
    'app://workbench/nothing.js',
    'app://workbench/index.html/x.js',
    'app://elsewhere/index.html',
    'file:///etc/passwd',
    'https://workbench/index.html',
    'nonsense',
  ])('has nothing at %s', async (url) => {
    const reply = await get(url)
    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toContain('secret')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('answers nothing but GET', async () => {
    expect((await get('app://workbench/', 'POST')).status).toBe(404)
  })
})

describe('addresses', () => {
  test.each(['app://workbench/', 'app://workbench/index.html#/table/x', 'app://workbench'])('%s is our own page', (url) =>
    expect(isOwnPage(url)).toBe(true),
  )

  test.each([
    'app://workbench.evil/',
    'app://evil/',
    'app://user@workbench/',
    'https://workbench/',
    'file:///workbench',
    'about:blank',
    'javascript:alert(1)',
    '',
  ])('%s is not', (url) => expect(isOwnPage(url)).toBe(false))
})

describe('a whole campaign file', () => {
  const stream = (ref: string): Promise<CampaignStream> => new FileLibrary(path.join(folder, 'library')).stream(ref)
  const ask = (url: string, method = 'GET'): Promise<Response | null> => serveCampaign(stream, { url, method })

  test('goes out as it is', async () => {
    const text = `{"format":"lineage","version":1}\n${'{"seq":0}\n'.repeat(50_000)}`
    mkdirSync(path.join(folder, 'library'), { recursive: true })
    writeFileSync(path.join(folder, 'library', 'Ä b.lineage'), text)
    const reply = await ask(`app://workbench/campaign?ref=${encodeURIComponent('Ä b.lineage')}`)
    expect([reply?.status, reply?.headers.get('x-content-type-options'), (await reply?.text()) === text]).toEqual([200, 'nosniff', true])
  })

  test('that is none is told in a sentence; other requests are for others', async () => {
    const reply = await ask('app://workbench/campaign?ref=..%2Fsecret.js')
    expect([reply?.status, await reply?.json()]).toEqual([404, { error: expect.objectContaining({ key: 'library.unknown' }) }])
    for (const url of [
      'app://workbench/',
      'app://workbench/campaign/x',
      'app://elsewhere/campaign?ref=a',
      'https://workbench/campaign?ref=a',
    ])
      expect(await ask(url)).toBeNull()
    expect(await ask('app://workbench/campaign?ref=a', 'POST')).toBeNull()
  })
})
