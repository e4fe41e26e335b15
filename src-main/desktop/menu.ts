import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../../src-shared/contract/pageMenu.ts'
import { language } from '../../src-shared/language/language.ts'
import { desktopTexts } from './texts.ts'

export interface MenuParts {
  readonly mac: boolean
  /** Whether to offer tools for developers. */
  readonly developing: boolean
  /** Recently played campaigns, newest first. */
  readonly recent: readonly { readonly ref: string; readonly title: string }[]
  /** The page's current commands from its own registry; empty while the curtain is down. */
  readonly commands: readonly MenuCommand[]
  /** Makes the page run a command, by its id. */
  readonly choose: (command: string) => void
  readonly openFile: () => void
  readonly openCampaign: (ref: string) => void
  readonly showLibrary: () => void
}

/** The page's command to open a file; the menu uses the system's dialog instead. */
const OWN_DIALOG = 'campaign.open'

/**
 * Returns the menu bar in the current language. The page's commands appear with the page's own names and keys, so that menu, palette,
 * keys and help agree. Files, editing, zoom and windows follow the system.
 */
export function menuTemplate(parts: MenuParts): MenuItemConstructorOptions[] {
  const { mac } = parts
  const texts = desktopTexts
  const group = (name: MenuCommand['group']): MenuItemConstructorOptions[] =>
    parts.commands.filter((command) => command.group === name && command.id !== OWN_DIALOG).map((command) => itemOf(command, parts))
  /** Makes an item of Electron's own, which provides English labels only. */
  const own = (role: keyof typeof texts.roles): MenuItemConstructorOptions => ({
    role,
    ...(language() === 'en' ? {} : { label: texts.roles[role] }),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const whole = (label: string, name: MenuCommand['group']): MenuItemConstructorOptions[] => {
    const submenu = group(name)
    return submenu.length === 0 ? [] : [{ label, submenu }]
  }
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: texts.file,
      submenu: [
        { label: texts.open, click: parts.openFile, ...shownKey('CmdOrCtrl+O', mac) },
        { label: texts.recent, enabled: parts.recent.length > 0, submenu: recentItems(parts) },
        line,
        ...group('Campaign'),
        line,
        { label: texts.library, click: parts.showLibrary },
        line,
        own(mac ? 'close' : 'quit'),
      ],
    },
    {
      label: texts.edit,
      submenu: [...(mac ? [own('undo'), own('redo'), line] : []), own('cut'), own('copy'), own('paste'), own('selectAll')],
    },
    ...whole(texts.table, 'Table'),
    ...whole(texts.go, 'Go to'),
    {
      label: texts.view,
      submenu: [
        ...group('Workbench'),
        line,
        own('zoomIn'),
        own('zoomOut'),
        own('resetZoom'),
        own('togglefullscreen'),
        ...(parts.developing ? [line, { role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    ...(mac ? [own('windowMenu')] : [{ ...own('help'), submenu: [own('about')] }]),
  ]
}

function itemOf({ id, title, keys }: MenuCommand, { mac, choose }: MenuParts): MenuItemConstructorOptions {
  return { label: plain(title), click: () => choose(id), ...(keys === undefined ? {} : shownKey(acceleratorOf(keys), mac)) }
}

/** Shows a key for which the page itself listens. On a Mac an item cannot show a key without taking it. */
function shownKey(accelerator: string, mac: boolean): MenuItemConstructorOptions {
  return mac ? {} : { accelerator, registerAccelerator: false }
}

/** Converts `$mod+Shift+KeyS` to `CmdOrCtrl+Shift+S`. */
function acceleratorOf(keys: string): string {
  const names: Readonly<Record<string, string>> = { $mod: 'CmdOrCtrl', Comma: ',', Period: '.', Escape: 'Esc' }
  return keys
    .split('+')
    .map((part) => names[part] ?? part.replace(/^(Key|Digit)/, ''))
    .join('+')
}

function recentItems({ recent, openCampaign }: MenuParts): MenuItemConstructorOptions[] {
  return recent.slice(0, 10).map(({ ref, title }) => ({ label: plain(title), click: () => openCampaign(ref) }))
}

/** Escapes ampersands, which would underline the next letter. */
function plain(title: string): string {
  return title.replace(/&/g, '&&')
}
