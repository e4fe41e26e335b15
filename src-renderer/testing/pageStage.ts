import { afterEach, beforeEach, vi } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import type { Mounted } from './mountAt.ts'
import { listening } from './toyTable.ts'

/** What the tests of a file have put up. */
export interface PageStage {
  /** Taken down at the end of the test. */
  mounted: Mounted | null
  /** What was complained of on the console in this test. */
  readonly said: () => readonly string[]
}

/** For the tests of a file that put up pages or cards, one at a time: after each the document is empty, and English is spoken. */
export function pageStage(): PageStage {
  let said: () => readonly string[] = () => []
  const stage: PageStage = { mounted: null, said: () => said() }
  beforeEach(() => {
    said = listening()
  })
  afterEach(() => {
    stage.mounted?.wrapper.unmount()
    stage.mounted = null
    tellIn(() => 'en')
    document.body.innerHTML = ''
    vi.restoreAllMocks()
  })
  return stage
}
