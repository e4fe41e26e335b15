import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron, expect, test } from '@playwright/test'
import { electronBinary } from '../scripts/lib/electron.mjs'

/** The desktop program itself, in Electron. Runs where Electron's program is, and can be. */

const ROOT = path.resolve(import.meta.dirname, '..')

function whyNot(): string | null {
  if (electronBinary() === undefined)
    return "Electron's program is not on this machine (it is fetched by npm start, where there is a network)"
  if (process.platform !== 'linux') return null
  if (process.getuid?.() === 0) return "Electron's sandbox cannot run as root on Linux"
  if (!process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return 'there is no display for a window'
  return null
}

test('the desktop program opens its window, keeps a campaign in a file and shows it again', async () => {
  const reason = whyNot()
  test.skip(reason !== null, reason ?? '')
  const folder = mkdtempSync(path.join(tmpdir(), 'electron-'))
  const library = path.join(folder, 'library')
  const launch = () =>
    _electron.launch({
      executablePath: electronBinary() ?? '',
      args: [ROOT, '--library', library, `--user-data-dir=${path.join(folder, 'profile')}`],
      env: { ...process.env, LINEAGE_DEVELOPER: '1' },
    })
  try {
    const first = await launch()
    const window = await first.firstWindow()
    await expect(window).toHaveTitle(/Lineage Workbench/)
    expect(new URL(window.url()).protocol).toBe('app:')
    const isolation = await window.evaluate(() => ({
      node: 'require' in globalThis || 'process' in globalThis,
      bridge: Object.keys((globalThis as unknown as { lineageBridge: object }).lineageBridge).sort(),
    }))
    expect(isolation).toEqual({ node: false, bridge: ['call', 'on', 'openFile', 'savePdf', 'showMenu'] })
    const created = await window.evaluate(() => {
      const { lineageBridge } = globalThis as unknown as { lineageBridge: { call(method: string, args: unknown[]): Promise<unknown> } }
      const players = { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cem' } }
      return lineageBridge.call('create', [{ title: 'Iron and Salt', players }])
    })
    expect(created).toEqual({ value: { ok: true, value: 'Iron and Salt.lineage' } })
    await first.close()
    expect(readdirSync(library)).toContain('Iron and Salt.lineage')

    const second = await launch()
    await expect((await second.firstWindow()).getByText('Iron and Salt')).toBeVisible()
    await second.close()
    expect(existsSync(path.join(library, '.Iron and Salt.lineage.lock'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
