import type { MenuItemConstructorOptions } from 'electron'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MenuCommand } from '../../src-shared/contract/pageMenu.ts'
import { readPageMenu } from '../../src-shared/contract/menuCommands.ts'
import { tellIn } from '../../src-shared/language/language.ts'
import { menuTemplate, type MenuParts } from './menu.ts'

const COMMANDS: readonly MenuCommand[] = [
  { id: 'campaign.new', title: 'New campaign', group: 'Campaign' },
  { id: 'campaign.open', title: 'Open a campaign file', group: 'Campaign', keys: '$mod+KeyO' },
  { id: 'campaign.export', title: 'Download this campaign', group: 'Campaign', keys: '$mod+Shift+KeyS' },
  { id: 'table.takeBack', title: 'Take back', group: 'Table', keys: '$mod+KeyZ' },
  { id: 'go.desk', title: 'Desk', group: 'Go to', keys: 'Alt+Digit1' },
  { id: 'go.settings', title: 'Settings', group: 'Go to', keys: '$mod+Comma' },
  { id: 'theme.dark', title: 'Dark colours', group: 'Workbench' },
]

function parts(given: Partial<MenuParts> = {}): MenuParts {
  return {
    mac: false,
    developing: false,
    recent: [],
    commands: COMMANDS,
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

const titles = (template: readonly MenuItemConstructorOptions[]): readonly unknown[] => template.map(({ label, role }) => label ?? role)

function click(items: readonly MenuItemConstructorOptions[], label: string): void {
  const item = items.find((one) => one.label?.replace('&', '') === label)
  ;(item?.click as (() => void) | undefined)?.()
}

afterEach(() => tellIn(() => 'en'))

describe('the menu', () => {
  test('has the commands of the page, each once, under the page\u2019s names, and runs them', () => {
    const given = parts()
    const template = menuTemplate(given)
    expect(titles(template)).toEqual(['&File', '&Edit', '&Table', '&Go to', '&View', 'help'])
    for (const item of itemsOf(template)) {
      if (item.click !== given.openFile && item.click !== given.showLibrary) (item.click as (() => void) | undefined)?.()
    }
    // The menu opens a file with the system's own dialog.
    const ids = COMMANDS.map(({ id }) => id).filter((id) => id !== 'campaign.open')
    expect(vi.mocked(given.choose).mock.calls.map(([id]) => id)).toEqual(ids)
  })

  test('shows the keys that the page listens for, without taking them', () => {
    const keys = (mac: boolean): unknown[] =>
      itemsOf(menuTemplate(parts({ mac })))
        .filter(({ accelerator }) => accelerator !== undefined)
        .map(({ accelerator, registerAccelerator }) => [accelerator, registerAccelerator])
    expect(keys(false)).toEqual(
      ['CmdOrCtrl+O', 'CmdOrCtrl+Shift+S', 'CmdOrCtrl+Z', 'Alt+1', 'CmdOrCtrl+,'].map((accelerator) => [accelerator, false]),
    )
    expect(keys(true)).toEqual([])
    const roles = itemsOf(menuTemplate(parts({ mac: true }))).map(({ role }) => role)
    expect(roles).toEqual(expect.arrayContaining(['appMenu', 'undo', 'windowMenu']))
  })

  test('has nothing of a campaign while the page offers nothing', () => {
    expect(titles(menuTemplate(parts({ commands: [] })))).toEqual(['&File', '&Edit', '&View', 'help'])
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

  test('in German names its own items and those of Electron, each with a key of its own', () => {
    const own = (): readonly unknown[] => titles(itemsOf(menuTemplate(parts({ commands: [] }))).filter(({ type }) => type !== 'separator'))
    const inEnglish = own()
    tellIn(() => 'de')
    expect(own()).toEqual(expect.arrayContaining(['&Datei', 'Ausschneiden', 'Hilfe']))
    expect(own().filter((name) => inEnglish.includes(name))).toEqual([])
    for (const { submenu } of menuTemplate(parts())) {
      const keys = (submenu as MenuItemConstructorOptions[]).flatMap(({ label }) => /&(.)/.exec(label ?? '')?.[1]?.toLowerCase() ?? [])
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})

test.each([
  ['an unknown language', { language: 'xx', commands: [] }],
  ['an unknown group', { language: 'en', commands: [{ id: 'a.b', title: 'A', group: 'Answer' }] }],
  ['more than a command', { language: 'en', commands: [{ id: 'a.b', title: 'A', group: 'Table', click: 'x' }] }],
  ['an id that is none', { language: 'en', commands: [{ id: 'rm -rf', title: 'A', group: 'Table' }] }],
  ['nothing', null],
])('what the page says is checked: %s is no menu', (_, raw) => expect(readPageMenu(raw)).toBeNull())
