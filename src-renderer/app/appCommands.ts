import { onScopeDispose } from 'vue'
import { useRoute, useRouter, type RouteLocationNormalizedLoaded, type RouteLocationRaw } from 'vue-router'
import { useBridge } from '../bridge/hostBridge.ts'
import { ownPageAt } from '../games/gamePages.ts'
import { useChangingCommands, useCommandRegistry, type Command } from '../commands/commands.ts'
import { usePalette } from '../commands/palette.ts'
import { usePreferences } from '../stores/preferences.ts'
import { useTable } from '../stores/table.ts'
import { commandsTexts } from '../commands/texts/commands.ts'
import { pagesTexts } from './texts/pages.ts'
import { shellTexts } from './texts/shell.ts'
import { useCampaignFiles } from '../features/library/campaignFiles.ts'
import { useSeats } from '../features/share/seatsStore.ts'
import { useHostMenu } from './hostMenu.ts'
import { useTablePages } from './tablePages.ts'

/** Commands that are there on every page. A host's menu chooses them by id. */
export function useAppCommands(): void {
  const router = useRouter()
  const route = useRoute()
  const table = useTable()
  const preferences = usePreferences()
  const registry = useCommandRegistry()
  const files = useCampaignFiles()
  const palette = usePalette()
  const seats = useSeats()

  const hasTable = (): boolean => table.head !== null
  const tablePages = useTablePages()
  const pages = (): Command[] =>
    tablePages.value.map(({ name, label, to }, index) => ({
      id: `go.${name}`,
      get title() {
        return label()
      },
      group: 'Go to',
      // There are nine such keys.
      ...(index < 9 ? { keys: [`Alt+Digit${index + 1}`] } : {}),
      whileTyping: true,
      enabled: hasTable,
      run: () => router.push(to(table.head?.table ?? '')),
    }))

  useChangingCommands(() => [
    {
      id: 'app.palette',
      get title() {
        return shellTexts.find
      },
      group: 'Workbench',
      keys: ['$mod+KeyK'],
      whileTyping: true,
      unlisted: true,
      run: () => palette.toggle(),
    },
    {
      id: 'campaign.new',
      get title() {
        return commandsTexts.newCampaign
      },
      group: 'Campaign',
      run: () => router.push({ name: 'setup' }),
    },
    {
      id: 'campaign.open',
      get title() {
        return commandsTexts.openFile
      },
      group: 'Campaign',
      keys: ['$mod+KeyO'],
      whileTyping: true,
      run: () => files.pick(),
    },
    {
      id: 'campaign.sample',
      get title() {
        return commandsTexts.openSample
      },
      group: 'Campaign',
      run: () => files.openSample(),
    },
    {
      id: 'campaign.export',
      get title() {
        return commandsTexts.download
      },
      group: 'Campaign',
      keys: ['$mod+Shift+KeyS'],
      whileTyping: true,
      enabled: hasTable,
      run: () => files.download(table.head?.table ?? ''),
    },
    {
      id: 'go.library',
      get title() {
        return pagesTexts.library
      },
      group: 'Go to',
      keys: ['Alt+Digit0'],
      whileTyping: true,
      run: () => router.push({ name: 'library' }),
    },
    ...pages(),
    {
      id: 'go.display',
      get title() {
        return pagesTexts.display
      },
      get also() {
        return pagesTexts.displayAlso
      },
      group: 'Go to',
      enabled: () => hasTable() && seats.state?.door.possible === true,
      run: () => router.push({ name: 'display', params: { campaign: table.head?.table ?? '' } }),
    },
    {
      id: 'go.trash',
      get title() {
        return pagesTexts.trash
      },
      group: 'Go to',
      run: () => router.push({ name: 'trash' }),
    },
    {
      id: 'go.print',
      get title() {
        return commandsTexts.print
      },
      group: 'Go to',
      keys: ['$mod+KeyP'],
      whileTyping: true,
      // Charts are printed as they stand, and the sheets by the system's own dialog.
      enabled: () => hasTable() && route.name !== 'print' && route.name !== 'charts',
      run: () => router.push(printOf(route)),
    },
    {
      id: 'go.settings',
      get title() {
        return pagesTexts.settings
      },
      group: 'Go to',
      keys: ['$mod+Comma'],
      whileTyping: true,
      run: () => router.push({ name: 'settings' }),
    },
    {
      id: 'go.keys',
      get title() {
        return commandsTexts.keyMap
      },
      group: 'Go to',
      keys: ['?', 'Shift+?'],
      run: () => router.push({ name: 'keys' }),
    },
    {
      id: 'theme.light',
      get title() {
        return commandsTexts.light
      },
      group: 'Workbench',
      run: () => preferences.set({ theme: 'light' }),
    },
    {
      id: 'theme.dark',
      get title() {
        return commandsTexts.dark
      },
      group: 'Workbench',
      run: () => preferences.set({ theme: 'dark' }),
    },
    {
      id: 'theme.system',
      get title() {
        return commandsTexts.system
      },
      group: 'Workbench',
      run: () => preferences.set({ theme: 'system' }),
    },
    // Each under its own name, so that somebody who reads no other finds it.
    { id: 'language.en', title: 'English', group: 'Workbench', run: () => preferences.set({ language: 'en' }) },
    { id: 'language.de', title: 'Deutsch', group: 'Workbench', run: () => preferences.set({ language: 'de' }) },
  ])

  /** The sheets that belong to a page: the open ledger, the rules, the chronicle, what a game's own page names; the ledgers for every other. */
  function printOf({ name, params, query }: RouteLocationNormalizedLoaded): RouteLocationRaw {
    const { campaign, seat, part } = params
    if (name === 'chronicle') return { name: 'print', params: { campaign: String(campaign), what: 'chronicle' }, query }
    const what = ownPageAt(route, table)?.sheets ?? SHEETS[String(name)] ?? 'ledger'
    const players = table.game?.owners(table.world).filter(({ kind }) => kind === 'player') ?? []
    const whose = players.find(({ id }) => id === seat || id === part)
    return { name: 'print', params: { campaign: String(campaign), what }, query: whose === undefined ? {} : { seat: whose.id } }
  }

  onScopeDispose(useBridge().listen({ commandChosen: (id) => void registry.run(id) }))
  useHostMenu()
}

const SHEETS: Readonly<Record<string, string>> = { rules: 'rules', share: 'report' }
