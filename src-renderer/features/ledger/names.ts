import type { Figures, OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { playing, say } from '../../../src-shared/games/text/playing.ts'
import type { WhySubject } from '../why/useWhy.ts'
import { derivedName } from '../../wording/names.ts'
import type { BookLine } from './book.ts'

/** What the names of the owner's accounts are told with, as it stands in this world. */
export function namingOf(world: World, owner: OwnerId): Figures {
  return playing()?.game.ledger.naming?.(world, owner) ?? {}
}

/** The same for the world that is looked at. */
export function namingNow(owner: OwnerId): Figures {
  const now = playing()
  return now === null ? {} : namingOf(now.world, owner)
}

/** Name of a line of the ledger as its owner calls it. */
export function lineName({ kind, id }: Pick<BookLine, 'kind' | 'id'>, naming: Figures): string {
  return kind === 'derived' ? derivedName(id) : accountName(id, naming)
}

/** Name of an account as its owner calls it. */
export function accountName(account: string, naming: Figures): string {
  return say(`account.${account}`, naming)
}

/** Name of an account as its owner calls it now. */
export function ownAccountName(world: World, owner: OwnerId, account: string): string {
  return accountName(account, namingOf(world, owner))
}

/** Name of a figure that can be asked why, as its owner calls it now. */
export function subjectName(world: World, subject: WhySubject): string {
  return 'account' in subject ? ownAccountName(world, subject.owner, subject.account) : derivedName(subject.derived)
}
