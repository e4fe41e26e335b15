import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import type { MenuParts } from './menu.ts'
import { menuTemplate } from './menu.ts'

function parts(given: Partial<MenuParts> = {}): MenuParts {
  return {
    mac: false,
    developing: false,
    recent: [],
    choose: vi.fn(),
    openFile: vi.fn(),
    openCampaign: vi.fn(),
    showLibrary: vi.fn(),
    ...given,
  }
}

function itemsOf(template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])])
}

function click(items: readonly MenuItemConstructorOptions[], label: string): void {
  const item = items.find((one) => one.label?.replace('&', '') === label)
  ;(item?.click as (() => void) | undefined)?.()
}

/** Every source of the pages, in one text. */
function pageSources(): string {
  const root = path.resolve('src-renderer')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|vue)$/.test(file) && !file.endsWith('.test.ts'),
  )
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')
}

describe('the menu', () => {
  test('has the page run commands that the page knows', () => {
    const given = parts()
    const chosen = vi.mocked(given.choose)
    for (const item of itemsOf(menuTemplate(given)))
      if (item.click !== given.openFile && item.click !== given.showLibrary) (item.click as (() => void) | undefined)?.()
    const ids = chosen.mock.calls.map(([id]) => id)
    expect(ids).toContain('table.takeBack')
    expect(ids.length).toBeGreaterThan(12)
    const sources = pageSources()
    for (const id of ids) {
      // Commands that go to a page are made of the routes' names.
      const known = sources.includes(`'${id}'`) || (id.startsWith('go.') && sources.includes(`name: '${id.slice(3)}'`))
      expect(known, id).toBe(true)
    }
  })

  test('takes a campaign back by the key that the page listens for, without taking the key itself', () => {
    const given = parts()
    const items = itemsOf(menuTemplate(given))
    expect(items.find(({ label }) => label === '&Take back')).toMatchObject({ accelerator: 'CmdOrCtrl+Z', registerAccelerator: false })
    click(items, 'Take back')
    expect(given.choose).toHaveBeenCalledWith('table.takeBack')
    const onMac = itemsOf(menuTemplate(parts({ mac: true })))
    expect(onMac.find(({ label }) => label === '&Take back')).not.toHaveProperty('accelerator')
    expect(onMac.map(({ role }) => role)).toEqual(expect.arrayContaining(['appMenu', 'undo', 'windowMenu']))
  })

  test('opens files and campaigns lately played', () => {
    const given = parts({
      recent: [
        { ref: 'a.lineage', title: 'Salt & Iron' },
        { ref: '/far/b.lineage', title: 'Far' },
      ],
    })
    const items = itemsOf(menuTemplate(given))
    click(items, 'Open ...')
    expect(given.openFile).toHaveBeenCalledOnce()
    expect(items.find(({ label }) => label === 'Salt && Iron')).toBeDefined()
    click(items, 'Far')
    expect(given.openCampaign).toHaveBeenCalledWith('/far/b.lineage')
    click(items, 'Show the library folder')
    expect(given.showLibrary).toHaveBeenCalledOnce()
  })

  test('has the tools for building only where the program is built', () => {
    const roles = (developing: boolean): unknown[] => itemsOf(menuTemplate(parts({ developing }))).map(({ role }) => role)
    expect(roles(true)).toContain('toggleDevTools')
    expect(roles(false)).not.toContain('toggleDevTools')
    expect(roles(false)).not.toContain('reload')
  })
})

describe('the menu in German', () => {
  afterEach(() => tellIn(() => 'en'))

  test('names its own items and those of Electron, each with a key of its own', () => {
    const names = (template: readonly MenuItemConstructorOptions[]): readonly (string | undefined)[] =>
      itemsOf(template)
        .filter(({ type }) => type !== 'separator')
        .map(({ label, role }) => label ?? role)
    const inEnglish = names(menuTemplate(parts()))
    tellIn(() => 'de')
    const template = menuTemplate(parts())
    const inGerman = names(template)
    expect(inGerman).toEqual(
      expect.arrayContaining(['&Datei', '&Neue Kampagne', '&Zurücknehmen', 'Ausschneiden', 'Wie das &System', 'Hilfe']),
    )
    expect(inGerman.filter((name) => inEnglish.includes(name))).toEqual([])
    for (const { submenu } of template) {
      const keys = (submenu as MenuItemConstructorOptions[]).flatMap(({ label }) => /&(.)/.exec(label ?? '')?.[1]?.toLowerCase() ?? [])
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})
