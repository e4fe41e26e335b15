import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'

function locksHere(): LockManager | null {
  const { locks } = navigator as { readonly locks?: LockManager | null }
  return locks ?? null
}

const nameOf = (ref: string): string => `lineage/${ref}`

/** One tab writes at a time. Gives the way to let go; does nothing where the browser has no locks. */
export async function lockTab(ref: string): Promise<() => void> {
  const locks = locksHere()
  if (locks === null) return () => undefined
  return new Promise((resolve, reject) => {
    locks
      .request(nameOf(ref), { ifAvailable: true }, (held) => {
        if (held === null) {
          reject(new StoreError(message('shelf.elsewhere')))
          return Promise.resolve()
        }
        return new Promise<void>((letGo) => resolve(() => letGo()))
      })
      .catch(reject)
  })
}

/** Calls `then` once no tab writes to that campaign any more. Gives the way to wait no longer. */
export function whenTabIsFree(ref: string, then: () => void): () => void {
  const giveUp = new AbortController()
  // Held for a moment only: whoever takes it up then locks it anew.
  locksHere()
    ?.request(nameOf(ref), { signal: giveUp.signal }, () => undefined)
    .then(
      () => {
        if (!giveUp.signal.aborted) then()
      },
      () => undefined,
    )
  return () => giveUp.abort()
}
