import type { Component } from 'vue'

/** What a game has beside its campaigns, in `workshop.ts` of its folder: fetched by the set-up and the workshop alone, and not by players' devices. */
export interface GameWorkshop {
  /** Pages that need no campaign: what campaigns are set up with is made there. */
  readonly pages: readonly WorkshopPage[]
  /**
   * Before the fields of the game's own step of a set-up, for what those cannot ask. Its models are `sheet` and `houseRules` as they are filled in;
   * `made` names the document of the workshop the set-up was opened with.
   */
  readonly setup?: () => Promise<{ readonly default: Component }>
}

/** The component is given the game; what is made (`part` of the address) is a document of `stores/documents.ts`. */
export interface WorkshopPage {
  readonly name: string
  readonly component: () => Promise<{ readonly default: Component }>
}

const WORKSHOPS = import.meta.glob<{ readonly WORKSHOP: GameWorkshop }>('./*/workshop.ts')

/** Empty for a game without one. */
export async function workshopOf(id: string): Promise<GameWorkshop> {
  return (await WORKSHOPS[`./${id}/workshop.ts`]?.())?.WORKSHOP ?? { pages: [] }
}
