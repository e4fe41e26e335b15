import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import type { LedgerFace } from '../../../src-shared/games/api/ledgerFace.ts'
import type { WhySubject } from '../why/useWhy.ts'

/** How the id of a figure begins that is reckoned and not booked. */
const RECKONED = 'derived.'

/** A figure a player looks for most. */
export interface KeyFigure {
  /** As the ledger of the game names it: an account, or `derived.<figure>`. */
  readonly id: string
  readonly value: number
  readonly subject: WhySubject
}

/** The figures of an owner the game names as its key figures; those it cannot reckon are left out. */
export function keyFiguresOf(world: World, face: LedgerFace, owner: OwnerId): readonly KeyFigure[] {
  const reckoned = face.figures(world, owner)
  return face.keyFigures(world, owner).flatMap((id): KeyFigure[] => {
    if (!id.startsWith(RECKONED)) return [{ id, value: world.balance(owner, id), subject: { owner, account: id } }]
    const derived = id.slice(RECKONED.length)
    const found = reckoned.find((figure) => figure.id === derived)
    return found === undefined ? [] : [{ id, value: found.value, subject: { owner, derived } }]
  })
}

/** What the figures of several owners come to, by id, in the order in which they come. */
export function totalsOf(figures: readonly (readonly KeyFigure[])[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const { id, value } of figures.flat()) totals.set(id, (totals.get(id) ?? 0) + value)
  return totals
}
