import { effectiveMoments, momentsOf, type SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import { WorldState, type World } from '../../../src-shared/kernel/world/world.ts'
import type { Game } from '../../../src-shared/games/api/game.ts'
import { has, say } from '../../../src-shared/games/text/playing.ts'
import { derivedName } from '../../wording/names.ts'
import { accountName, namingOf } from '../ledger/names.ts'

/** The world as it stood when that round was over, or as far as it came. */
export function worldAtRound(entries: readonly SeenEntry[], round: number): WorldState {
  const world = new WorldState()
  for (const { effects } of effectiveMoments(momentsOf(entries)))
    for (const { effect } of effects) {
      if (effect.kind === 'checkpoint' && effect.cursor.turn > round) return world
      world.apply(effect)
    }
  return world
}

/** One figure of one owner, as it happened and as it is in the copy. */
export interface Compared {
  readonly owner: OwnerId
  readonly id: string
  readonly group: string
  readonly name: string
  readonly happened: number
  readonly instead: number
}

/** Every figure of every owner, in the order of the ledger, accounts before what is reckoned from them. */
export function compare(game: Game, happened: World, instead: World): readonly Compared[] {
  return game.owners(instead).flatMap(({ id: owner }) => {
    const [were, are] = [happened, instead].map((world) => new Map(game.ledger.figures(world, owner).map(({ id, value }) => [id, value])))
    const naming = namingOf(instead, owner)
    return game.ledger.groups(instead, owner).flatMap(({ id: of, accounts, derived }): readonly Compared[] => {
      const group = has(`group.${of}`) ? say(`group.${of}`) : ''
      return [
        ...accounts.map((id) => ({
          ...{ owner, group, id: `account.${id}`, name: accountName(id, naming) },
          ...{ happened: happened.balance(owner, id), instead: instead.balance(owner, id) },
        })),
        ...derived.map((id) => ({
          ...{ owner, group, id: `derived.${id}`, name: derivedName(id) },
          ...{ happened: were?.get(id) ?? 0, instead: are?.get(id) ?? 0 },
        })),
      ]
    })
  })
}
