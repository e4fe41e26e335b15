import type { OwnerId, SeatId } from '../../../src-shared/kernel/rule.ts'
import { GAME_MASTER, maySee } from '../../../src-shared/kernel/rule.ts'
import { accountBounds } from '../../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { isCivilisation } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import type { WhySubject } from '../why/useWhy.ts'

/** Whether this viewer is told what the owner's account holds. What is not known must never be shown as 0. */
export function knowsAccount(viewer: SeatId, owner: OwnerId, account: string): boolean {
  return knowsAll(viewer, owner) || maySee(accountBounds(owner, account)?.see, viewer)
}

/** Whether the viewer knows all of the owner's ledger, and with it whatever is reckoned from it. */
export function knowsAll(viewer: SeatId, owner: OwnerId): boolean {
  return viewer === GAME_MASTER || viewer === owner || !isCivilisation(owner)
}

export function knows(viewer: SeatId, subject: WhySubject): boolean {
  return 'account' in subject ? knowsAccount(viewer, subject.owner, subject.account) : knowsAll(viewer, subject.owner)
}
