/** Milliseconds after which it is done in any case. */
const LATEST = 1000

/** Does what nobody waits for once the page has shown what it is about to show. Where the page goes before, it is not done. */
export function whenIdle(work: () => void): void {
  // Not every browser knows it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST })
  else setTimeout(work, 0)
}
