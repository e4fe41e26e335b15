import type { Game } from '../../../src-shared/games/game.ts'
import { has, say } from '../../../src-shared/games/playing.ts'
import type { OwnerId } from '../../../src-shared/kernel/rule.ts'
import type { World } from '../../../src-shared/kernel/world.ts'

/** Owners whose ledgers have the same groups: they stand side by side in one table. */
export interface SheetSection {
  /** Unlike any other section's. */
  readonly id: string
  readonly owners: readonly OwnerId[]
  readonly groups: readonly SheetGroup[]
}

export interface SheetGroup {
  readonly id: string
  /** Empty where the group has no name. */
  readonly title: string
  /** Ids of accounts that one of the owners at least has, in the order of the ledger. */
  readonly accounts: readonly string[]
}

/** Every figure of the game, in the order and the groups of its ledger. */
export function sectionsOf(game: Game, world: World): readonly SheetSection[] {
  const sections = new Map<string, { owners: OwnerId[]; groups: Map<string, string[]> }>()
  for (const { id: owner } of game.owners(world)) {
    const groups = game.ledger.groups(world, owner).filter(({ accounts }) => accounts.length > 0)
    if (groups.length === 0) continue
    const only = groups.length === 1 ? groups[0]?.accounts.join(' ') : ''
    const id = `${groups.map((group) => group.id).join(' ')}:${only ?? ''}`
    const section = sections.get(id) ?? { owners: [], groups: new Map<string, string[]>() }
    sections.set(id, section)
    section.owners.push(owner)
    for (const group of groups) {
      const accounts = section.groups.get(group.id) ?? []
      section.groups.set(group.id, inOrder(accounts, group.accounts))
    }
  }
  return [...sections].map(([id, { owners, groups }]) => ({
    id,
    owners,
    groups: [...groups].map(([group, accounts]) => ({ id: group, title: titleOf(group), accounts })),
  }))
}

export function accountsIn({ groups }: SheetSection): readonly string[] {
  return groups.flatMap(({ accounts }) => accounts)
}

export function hasAccount(game: Game, world: World, owner: OwnerId, account: string): boolean {
  return game.rules.account(world, owner, account) !== undefined
}

function titleOf(group: string): string {
  return has(`group.${group}`) ? say(`group.${group}`) : ''
}

/** Both lists in one, each in its order: what only the second has stands behind what goes before it there. */
function inOrder(first: readonly string[], second: readonly string[]): string[] {
  const all = [...first]
  second.forEach((id, at) => {
    if (all.includes(id)) return
    const before = second.slice(0, at).findLast((other) => all.includes(other))
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id)
  })
  return all
}
