import type { GamePages } from './game.ts'

/** The pages of every game, fetched with its first campaign. */
const PAGES: Readonly<Record<string, () => Promise<{ readonly PAGES: GamePages }>>> = {
  'greatest-lineage': () => import('./greatest-lineage/pages.ts'),
}

const NONE: Omit<GamePages, 'id'> = { pages: [], cards: {}, fields: {}, beside: [], figuresOnCard: {}, paper: [] }

/** A game without pages of its own has none. */
export async function pagesOf(id: string): Promise<GamePages> {
  return (await PAGES[id]?.())?.PAGES ?? { id, ...NONE }
}
