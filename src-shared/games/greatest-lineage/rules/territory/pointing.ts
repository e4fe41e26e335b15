import { connectedParts } from '../../../../board/search.ts'
import type { Board } from '../../../../board/board.ts'
import { manyField } from '../../../../kernel/forms/field.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { fill, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Faction } from '../factions/faction.ts'
import { ruled } from '../messages.ts'
import type { Civilisation } from '../seats.ts'
import { boardOf, groundAt, landsOf, territoryAt } from './map.ts'

/** Land to be pointed out on the map. */
export interface Pointing {
  readonly rule: RuleId
  readonly chooser: Civilisation
  /** What happens to it. */
  readonly what: 'claim' | 'gain' | 'lose' | 'take' | 'spread' | 'recede'
  readonly figures?: Figures
  /** So many territories, as far as there are so many. */
  readonly count: number
  /** Fewer will do, down to none. */
  readonly fewer?: boolean
  /** Which may be pointed out, the usual first; asked afresh. */
  readonly lands: () => readonly string[]
  /** Each must border land of this owner, or another that is pointed out. */
  readonly joins?: Faction
}

/** Which land it is: asked on the map where there is a choice. Gives ids; none without a map. */
export function* pointOut(world: World, pointing: Pointing): Procedure<readonly string[]> {
  const { rule, chooser, what, count, fewer = false, lands, joins } = pointing
  const some = (): number => Math.min(count, lands().length)
  const sheet = yield* fill('land', chooser, () => {
    const board = boardOf(world)
    const there = lands()
    if (board === null || some() === 0 || (there.length <= count && !fewer)) return null
    const field = manyField('lands', {
      ...{ wording: 'field.lands', places: true, figures: { most: some() }, ...(joins === undefined ? {} : { joins }) },
      ...{ options: there.map((id) => placeOption(world, board, id)), least: fewer ? 0 : some(), most: some() },
      preset: there.slice(0, some()),
    })
    return {
      rule,
      wording: `fill.land.${what}`,
      figures: { territories: some(), ...pointing.figures },
      fields: [field],
      check: (answer) => (joins === undefined ? [] : apartProblems(world, board, joins, answer.lands)),
    }
  })
  const there = lands()
  if (sheet === null) return there.slice(0, some())
  const chosen = there.filter((id) => sheet.lands.includes(id))
  return chosen.length < some() && !fewer ? there.slice(0, some()) : chosen
}

export function placeOption(world: World, board: Board, id: string): Option {
  const { name } = board.at(board.numberOf(id))
  const holder = territoryAt(world, id)?.holder
  return {
    id,
    wording: 'option.place',
    figures: { place: id, name, ground: groundAt(world, id), ...(holder === undefined ? {} : { holder }) },
  }
}

/** Land that hangs together neither with the owner's nor, over other such land, with it. */
function apartProblems(world: World, board: Board, owner: Faction, lands: readonly string[]): readonly Problem[] {
  const own = landsOf(world, owner)
  if (own.length === 0) return []
  const meant = new Set([...own, ...lands.map((id) => board.numberOf(id))])
  const parts = connectedParts(board.graph, (space) => meant.has(space))
  const joined = new Set(parts.filter((part) => part.some((space) => own.includes(space))).flat())
  const apart = lands.filter((id) => !joined.has(board.numberOf(id)))
  return apart.map((id) => ruled('lands', 'problem.landApart', { name: board.at(board.numberOf(id)).name }, 'GL-GEN-7'))
}
