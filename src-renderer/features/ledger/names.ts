import type { OwnerId } from '../../../src-shared/kernel/rule.ts'
import type { World } from '../../../src-shared/kernel/world.ts'
import { say } from '../../../src-shared/games/playing.ts'
import type { WhySubject } from '../why/useWhy.ts'
import { derivedName } from '../../wording/names.ts'
import type { BookLine } from './book.ts'

/** Name of a line of the ledger; the metal goes by the age of its owner. */
export function lineName({ kind, id }: Pick<BookLine, 'kind' | 'id'>, age: number): string {
  return kind === 'derived' ? derivedName(id) : accountName(id, age)
}

/** Name of an account as its owner calls it in this age: copper, bronze or iron. */
export function accountName(account: string, age: number): string {
  return say(`account.${account}`, { age })
}

/** Name of an account as its owner calls it now. */
export function ownAccountName(world: World, owner: OwnerId, account: string): string {
  return accountName(account, world.balance(owner, 'age'))
}

/** Name of a figure that can be asked why, as its owner calls it now. */
export function subjectName(world: World, subject: WhySubject): string {
  return 'account' in subject ? ownAccountName(world, subject.owner, subject.account) : derivedName(subject.derived)
}
