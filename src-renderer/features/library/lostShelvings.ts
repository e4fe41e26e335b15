import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import { ConnectionLost } from '../../bridge/wire.ts'
import { randomKey } from '../../storage/randomKey.ts'

interface Lost {
  readonly given: readonly string[]
  readonly key: string
}

/** Acts of the library whose fate nobody knows, and their keys: the connection was lost before they were acknowledged. */
export function lostShelvings() {
  let lost: readonly Lost[] = []

  /** Does an act under a key of its own, or under the one it had when it was lost. `given`: what it is, and everything it was given. */
  async function keyed<T>(given: readonly string[], work: (key: string) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const before = lost.find((act) => act.given.length === given.length && act.given.every((part, at) => part === given[at]))
    const act = before ?? { given, key: randomKey() }
    let isLost = false
    try {
      return await work(act.key)
    } catch (fault) {
      isLost = fault instanceof ConnectionLost
      throw fault
    } finally {
      lost = [...lost.filter((other) => other !== act), ...(isLost ? [act] : [])]
    }
  }

  /** Something else was done to the library: what is given from now on is given anew. */
  function forget(): void {
    lost = []
  }

  return { keyed, forget }
}
