import type { MenuItemConstructorOptions } from 'electron'
import { language } from '../../src-shared/language/language.ts'
import { desktopTexts } from './texts.ts'

export interface MenuParts {
  readonly mac: boolean
  /** Tools for whoever builds the program. */
  readonly developing: boolean
  /** Campaigns lately played, newest first. */
  readonly recent: readonly { readonly ref: string; readonly title: string }[]
  /** Has the page run a command, by its id. */
  readonly choose: (command: string) => void
  readonly openFile: () => void
  readonly openCampaign: (ref: string) => void
  readonly showLibrary: () => void
}

const PAGES = ['desk', 'ledger', 'ages', 'timeline'] as const

/** The menu bar, in the language of the moment. Most items choose a command of the page, so that menu, palette and keys do the same. */
export function menuTemplate(parts: MenuParts): MenuItemConstructorOptions[] {
  const { mac } = parts
  const texts = desktopTexts
  /** A key that the page itself listens for is only shown; a Mac cannot show a key without taking it. */
  const pageKey = (accelerator: string): MenuItemConstructorOptions => (mac ? {} : { accelerator, registerAccelerator: false })
  const command = (label: string, id: string, key?: string): MenuItemConstructorOptions => ({
    label,
    click: () => parts.choose(id),
    ...(key === undefined ? {} : pageKey(key)),
  })
  /** An item of Electron's own, which it names itself in English alone. */
  const own = (role: keyof typeof texts.roles): MenuItemConstructorOptions => ({
    role,
    ...(language() === 'en' ? {} : { label: texts.roles[role] }),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: texts.file,
      submenu: [
        { label: texts.fresh, accelerator: 'CmdOrCtrl+N', click: () => parts.choose('campaign.new') },
        { label: texts.open, click: parts.openFile, ...pageKey('CmdOrCtrl+O') },
        { label: texts.recent, enabled: parts.recent.length > 0, submenu: recentItems(parts) },
        command(texts.sample, 'campaign.sample'),
        line,
        command(texts.save, 'campaign.export', 'CmdOrCtrl+Shift+S'),
        { label: texts.library, click: parts.showLibrary },
        line,
        own(mac ? 'close' : 'quit'),
      ],
    },
    {
      label: texts.edit,
      submenu: [
        command(texts.takeBack, 'table.takeBack', 'CmdOrCtrl+Z'),
        line,
        ...(mac ? [own('undo'), own('redo'), line] : []),
        own('cut'),
        own('copy'),
        own('paste'),
        own('selectAll'),
      ],
    },
    {
      label: texts.play,
      submenu: [command(texts.correct, 'table.correct'), command(texts.note, 'table.note')],
    },
    {
      label: texts.view,
      submenu: [
        command(texts.goLibrary, 'go.library', 'Alt+0'),
        ...PAGES.map((page, index) => command(texts[page], `go.${page}`, `Alt+${index + 1}`)),
        command(texts.settings, 'go.settings', 'CmdOrCtrl+,'),
        line,
        {
          label: texts.colours,
          submenu: [command(texts.light, 'theme.light'), command(texts.dark, 'theme.dark'), command(texts.system, 'theme.system')],
        },
        own('zoomIn'),
        own('zoomOut'),
        own('resetZoom'),
        own('togglefullscreen'),
        ...(parts.developing ? [line, { role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    ...(mac ? [own('windowMenu')] : []),
    {
      ...own('help'),
      submenu: [command(texts.palette, 'app.palette', 'CmdOrCtrl+K'), command(texts.keys, 'go.keys'), ...(mac ? [] : [line, own('about')])],
    },
  ]
}

function recentItems({ recent, openCampaign }: MenuParts): MenuItemConstructorOptions[] {
  // An ampersand would underline the next letter.
  return recent.slice(0, 10).map(({ ref, title }) => ({ label: title.replace(/&/g, '&&'), click: () => openCampaign(ref) }))
}
