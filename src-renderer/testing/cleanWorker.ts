import { afterEach, vi } from 'vitest'

// Run before each test file. Files that share a worker share its page and its clock too: each begins with an empty page, and each test leaves the clock as
// it was.
if (typeof document !== 'undefined') {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // Happy DOM has no fonts: here they have always arrived.
  Object.defineProperty(document, 'fonts', { value: Object.assign(new EventTarget(), { ready: Promise.resolve() }), configurable: true })
}

afterEach(() => {
  vi.useRealTimers()
})
