import { emblemOf, GROUNDS, ownerIn, placedOn, type Emblem } from '../games/api/emblem.ts'
import { playing, say } from '../games/text/playing.ts'
import type { OwnerId } from '../kernel/world/rule.ts'
import { put, type Markup } from './markup.ts'

/** Emblem and colour of an owner in a self-contained file. */
export interface OwnerMark {
  readonly owner: OwnerId
  /** Colour slot, 1 to 16. */
  readonly accent: number
  readonly emblem: Emblem
  /** Shown on the ground of an emblem without a sign. */
  readonly initial: string
}

/** Returns the marks of these owners, each once, in order. Ids that are no owner in the current game have none. */
export function marksOf(named: readonly (OwnerId | null)[]): readonly OwnerMark[] {
  const now = playing()
  const owners = now?.game.owners(now.world) ?? []
  return [...new Set(named)].flatMap((owner): readonly OwnerMark[] => {
    const emblem = owner === null ? undefined : emblemOf(owner)
    if (owner === null || emblem === undefined) return []
    const [initial = ''] = say(`seat.${owner}`)
    return [{ owner, accent: ownerIn(owners, owner)?.accent ?? 1, emblem, initial }]
  })
}

/** Emblems of a file: defined once and reused beside each name, hidden from screen readers. */
export class Emblems {
  readonly #marks: readonly OwnerMark[]

  constructor(marks: readonly OwnerMark[]) {
    this.#marks = marks
  }

  /** Returns the definitions; they must come once, before all uses. */
  drawn(): Markup {
    const symbols = this.#marks.map(({ emblem, initial }, at) => {
      const { ground, sign } = emblem
      const on =
        sign === undefined ? put`<text x="32" y="47" text-anchor="middle">${initial}</text>` : put`<path fill-rule="evenodd" d="${sign}"/>`
      return put`<symbol id="${idOf(at)}" viewBox="0 0 64 64"><path class="ground" d="${GROUNDS[ground].path}"/><g class="sign" transform="${placedOn(ground)}">${on}</g></symbol>\n`
    })
    return symbols.length === 0 ? put`` : put`<svg class="drawn" width="0" height="0" aria-hidden="true">\n${symbols}</svg>\n`
  }

  /** Returns the emblem of that owner with the space before its name; nothing if it has none. `look`: a class of the file's own. */
  of(owner: OwnerId | null, look = ''): Markup {
    const at = this.#marks.findIndex((mark) => mark.owner === owner)
    const mark = this.#marks[at]
    if (mark === undefined) return put``
    return put`<svg class="${look === '' ? 'emblem' : `emblem ${look}`}" data-accent="${String(mark.accent)}" aria-hidden="true"><use href="#${idOf(at)}"/></svg> `
  }

  accent(owner: OwnerId | null): number {
    return this.#marks.find((mark) => mark.owner === owner)?.accent ?? 0
  }
}

function idOf(at: number): string {
  return `emblem-${at}`
}

/** Style of emblems beside a name in any size. On paper without colours their shapes differ. */
export const EMBLEM_STYLE = `
svg.drawn { position: absolute; }
svg.emblem { width: 1.15em; height: 1.15em; vertical-align: -0.22em; print-color-adjust: exact; }
symbol .ground { fill: var(--seat); }
symbol .sign { fill: var(--sheet); }
symbol text { fill: var(--sheet); font: 700 42px system-ui, sans-serif; }
`
