import { afterEach, vi } from 'vitest'
import { playOn } from '../../src-shared/games/text/playing.ts'
import { tellIn } from '../../src-shared/language/language.ts'

// Run before each test file. Files that share a worker share its page, its clock, the open campaign and the language too: each file begins with an empty
// page, no campaign and English, and each test leaves the clock as it was.
playOn(() => null)
tellIn(() => 'en')

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
