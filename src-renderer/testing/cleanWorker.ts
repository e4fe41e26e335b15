import { afterEach, beforeAll, vi } from 'vitest'

// Test files that share a worker share its page and its clock too: each begins with an empty page, and leaves the clock as it was.
beforeAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
})
