import { GAME_MASTER, maySee, type OwnerId, type SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { playing } from '../../../src-shared/games/text/playing.ts'
import type { WhySubject } from '../why/useWhy.ts'

/** Whether numbers of entries are told to this viewer: a seat's are its own, and name others at the table. */
export function knowsEntryNumbers(viewer: SeatId | undefined): boolean {
  return viewer === GAME_MASTER
}

/** Whether this viewer is told what the owner's account holds. What is not known must never be shown as 0. */
export function knowsAccount(viewer: SeatId, owner: OwnerId, account: string): boolean {
  return viewer === GAME_MASTER || viewer === owner || isTold(viewer, owner, account)
}

/** Whether the viewer knows all of the owner's ledger, and with it whatever is reckoned from it. */
export function knowsAll(viewer: SeatId, owner: OwnerId): boolean {
  if (viewer === GAME_MASTER || viewer === owner) return true
  const now = playing()
  const accounts = now?.game.rules.accountsOf(now.world, owner) ?? []
  return accounts.every((account) => isTold(viewer, owner, account))
}

/** Nothing is told of an account no game has. */
function isTold(viewer: SeatId, owner: OwnerId, account: string): boolean {
  const now = playing()
  const bounds = now?.game.rules.account(now.world, owner, account)
  return bounds !== undefined && maySee(bounds.see, viewer)
}

export function knows(viewer: SeatId, subject: WhySubject): boolean {
  return 'account' in subject ? knowsAccount(viewer, subject.owner, subject.account) : knowsAll(viewer, subject.owner)
}
