import type { PlayedOut } from '../../../src-shared/contract/playOut.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { derivedName } from '../../wording/names.ts'
import { ownAccountName } from '../ledger/names.ts'
import { boundsOf, spreadOf, type Spread } from './spread.ts'

/** The copies that began with one choice. */
export interface Series {
  readonly label: string
  readonly copies: readonly PlayedOut[]
}

/** One figure of one owner, and how it lies after each choice. */
export interface FigureSpread {
  readonly owner: OwnerId
  readonly id: string
  readonly spreads: readonly Spread[]
}

/** Every figure that came out of the copies, in the order in which they tell it; all choices of a figure share one scale. */
export function figureSpreads(series: readonly Series[]): readonly FigureSpread[] {
  const [first] = series.flatMap(({ copies }) => copies)
  return (first?.figures ?? []).map(({ owner, id }) => {
    const values = series.map(({ copies }) =>
      copies.flatMap(({ figures }) => figures.flatMap((one) => (one.owner === owner && one.id === id ? [one.value] : []))),
    )
    const [from, to] = boundsOf(values.flat())
    return { owner, id, spreads: values.map((all) => spreadOf(all, from, to)) }
  })
}

/** What such a figure is called. */
export function figureName(world: World, owner: OwnerId, id: string, score: string): string {
  if (id === 'score') return score
  return id.startsWith('derived.') ? derivedName(id.slice('derived.'.length)) : ownAccountName(world, owner, id.slice('account.'.length))
}
