import { markRaw, type Component } from 'vue'
import type { RouteLocationNormalized, RouteLocationRaw } from 'vue-router'
import { GAME_MASTER } from '../../src-shared/kernel/world/rule.ts'
import { useTable } from '../stores/table.ts'
import type { GamePage } from './game.ts'

/** The route of all pages that are a game's own: its parameter `page` names one, `part` what the page shows of it. */
export const OWN_PAGE = 'page'

/** `campaign` where the address names one: a player's device has its own campaign alone. */
export function toOwnPage({ name, alias }: GamePage, campaign?: string, part?: string): RouteLocationRaw {
  const page = campaign === undefined ? { page: alias ?? name } : { campaign, page: name }
  return { name: OWN_PAGE, params: part === undefined ? page : { ...page, part } }
}

/** The page an address names, where the game that is open has it for whoever looks; undefined where not. */
export function ownPageAt(
  { name, params }: Pick<RouteLocationNormalized, 'name' | 'params'>,
  table: Pick<ReturnType<typeof useTable>, 'pages' | 'head'> = useTable(),
): GamePage | undefined {
  if (name !== OWN_PAGE) return undefined
  const { page: asked } = params
  const page = table.pages.pages.find((one) => one.name === asked || one.alias === asked)
  return page?.seat === null && table.head?.seat !== GAME_MASTER ? undefined : page
}

export function ownPageTitle(at: Pick<RouteLocationNormalized, 'name' | 'params'>): string {
  const page = ownPageAt(at)
  if (page === undefined) return ''
  return useTable().head?.seat === GAME_MASTER ? page.title() : (page.seat?.title() ?? page.title())
}

const fetched = new WeakMap<GamePage, Component>()

/** The page itself where it is here already. */
export function fetchedPage(page: GamePage): Component | undefined {
  return fetched.get(page)
}

export async function fetchPage(page: GamePage): Promise<Component> {
  const { default: component } = await page.component()
  fetched.set(page, markRaw(component))
  return component
}

/** Before the address changes: a page that cannot be fetched leaves everything as it is. One whose game is not open yet is fetched when it is. */
export async function fetchBefore(to: RouteLocationNormalized): Promise<void> {
  const page = ownPageAt(to)
  if (page !== undefined && fetchedPage(page) === undefined) await fetchPage(page)
}
