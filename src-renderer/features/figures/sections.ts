import type { Game } from '../../../src-shared/games/api/game.ts'
import { has, say } from '../../../src-shared/games/text/playing.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'

/** Owners who have the same accounts in the same groups: they stand side by side in one table. */
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
  /** Ids, in the order of the ledger. */
  readonly accounts: readonly string[]
}

/** Every figure of the game, in the order and the groups of its ledger. */
export function sectionsOf(game: Game, world: World): readonly SheetSection[] {
  const sections = new Map<string, { readonly owners: OwnerId[]; readonly groups: readonly SheetGroup[] }>()
  for (const { id: owner } of game.owners(world)) {
    const groups = game.ledger.groups(world, owner).filter(({ accounts }) => accounts.length > 0)
    if (groups.length === 0) continue
    const id = groups.map(({ id: group, accounts }) => `${group}: ${accounts.join(' ')}`).join('; ')
    const section = sections.get(id)
    if (section !== undefined) section.owners.push(owner)
    else sections.set(id, { owners: [owner], groups: groups.map((group) => ({ ...group, title: titleOf(group.id) })) })
  }
  return [...sections].map(([id, section]) => ({ id, ...section }))
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
