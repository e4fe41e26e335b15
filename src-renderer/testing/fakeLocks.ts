/** The locks of a browser as its tabs share them: each held by one at a time, in the order they were asked for. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const lines = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  async function request(
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    work: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> {
    if (ifAvailable && held.has(name)) return work(null)
    const before = lines.get(name)
    const turn = (async () => {
      if (before !== undefined) await before.catch(() => undefined)
      signal?.throwIfAborted()
      held.add(name)
      return Promise.resolve(work({ name, mode: 'exclusive' })).finally(() => held.delete(name))
    })()
    lines.set(name, turn)
    return turn
  }
  return { request: request as LockManager['request'] }
}
