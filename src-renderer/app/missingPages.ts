import type { Router } from 'vue-router'
import type { Sentence } from '../stores/sentences.ts'
import { shellTexts } from './texts/shell.ts'

/** Says so where a page cannot be fetched, as after the program was renewed under an open window: a link that leads nowhere is worse. */
export function tellMissingPages(router: Router, say: (sentence: Sentence) => void): void {
  router.onError(() => say(() => shellTexts.notFetched))
}
