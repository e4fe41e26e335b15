import type { GamePages } from './game.ts'

/** The pages of every game, fetched with its first campaign. */
const PAGES: Readonly<Record<string, () => Promise<{ readonly PAGES: GamePages }>>> = {
  'greatest-lineage': () => import('./greatest-lineage/pages.ts'),
  'nation-turns': () => import('./nation-turns/pages.ts'),
  hordes: () => import('./hordes/pages.ts'),
  'orcs-orcs-orcs': () => import('./orcs-orcs-orcs/pages.ts'),
}

/** Of a game without pages of its own. */
export function noPages(id: string): GamePages {
  return { id, pages: [], cards: {}, fields: {}, beside: [], paper: [] }
}

export async function pagesOf(id: string): Promise<GamePages> {
  return (await PAGES[id]?.())?.PAGES ?? noPages(id)
}
