import type { MenuItemConstructorOptions } from 'electron'

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

const PAGES = [
  ['go.desk', 'Desk'],
  ['go.ledger', 'Ledger'],
  ['go.ages', 'Ages'],
  ['go.timeline', 'Timeline'],
] as const

/** The menu bar. Most items choose a command of the page, so that menu, palette and keys do the same. */
export function menuTemplate(parts: MenuParts): MenuItemConstructorOptions[] {
  const { mac } = parts
  /** A key that the page itself listens for is only shown; a Mac cannot show a key without taking it. */
  const pageKey = (accelerator: string): MenuItemConstructorOptions => (mac ? {} : { accelerator, registerAccelerator: false })
  const command = (label: string, id: string, key?: string): MenuItemConstructorOptions => ({
    label,
    click: () => parts.choose(id),
    ...(key === undefined ? {} : pageKey(key)),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        { label: '&New campaign', accelerator: 'CmdOrCtrl+N', click: () => parts.choose('campaign.new') },
        { label: '&Open ...', click: parts.openFile, ...pageKey('CmdOrCtrl+O') },
        { label: 'Open &recent', enabled: parts.recent.length > 0, submenu: recentItems(parts) },
        command('Open the sa&mple campaign', 'campaign.sample'),
        line,
        command('Save a &copy ...', 'campaign.export', 'CmdOrCtrl+Shift+S'),
        { label: 'Show the &library folder', click: parts.showLibrary },
        line,
        mac ? { role: 'close' } : { role: 'quit' },
      ],
    },
    {
      label: '&Edit',
      submenu: [
        command('&Take back', 'table.takeBack', 'CmdOrCtrl+Z'),
        line,
        ...(mac ? [{ role: 'undo' } as const, { role: 'redo' } as const, line] : []),
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    {
      label: '&Play',
      submenu: [command('&Correct a figure ...', 'table.correct'), command('Write a &note ...', 'table.note')],
    },
    {
      label: '&View',
      submenu: [
        command('&Library', 'go.library', 'Alt+0'),
        ...PAGES.map(([id, label], index) => command(label, id, `Alt+${index + 1}`)),
        command('&Settings', 'go.settings', 'CmdOrCtrl+,'),
        line,
        {
          label: '&Colours',
          submenu: [command('&Light', 'theme.light'), command('&Dark', 'theme.dark'), command('As the &system has them', 'theme.system')],
        },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { role: 'resetZoom' },
        { role: 'togglefullscreen' },
        ...(parts.developing ? [line, { role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    ...(mac ? [{ role: 'windowMenu' } as const] : []),
    {
      role: 'help',
      submenu: [
        command('&Find a command', 'app.palette', 'CmdOrCtrl+K'),
        command('&Key map', 'go.keys'),
        ...(mac ? [] : [line, { role: 'about' } as const]),
      ],
    },
  ]
}

function recentItems({ recent, openCampaign }: MenuParts): MenuItemConstructorOptions[] {
  // An ampersand would underline the next letter.
  return recent.slice(0, 10).map(({ ref, title }) => ({ label: title.replace(/&/g, '&&'), click: () => openCampaign(ref) }))
}
