/** Work that waits for the page to have nothing else to do: one piece at a time, in the order it was asked for. */
const waiting = new Set<() => void>()
let called = false

/** However busy the page is, a piece is done after so many milliseconds. */
const PATIENCE = 300

/** Does `work` when the page is idle; the function it gives takes it off again. */
export function whenIdle(work: () => void): () => void {
  waiting.add(work)
  call()
  return () => void waiting.delete(work)
}

function call(): void {
  if (called || waiting.size === 0) return
  called = true
  // Not every browser tells when it is idle: there the next task has to do.
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: PATIENCE })
  else setTimeout(next)
}

function next(): void {
  called = false
  const [work] = waiting
  if (work !== undefined) {
    waiting.delete(work)
    work()
  }
  call()
}
