import type { Router } from 'vue-router'

/** Says so where a page cannot be fetched, as after the program was renewed under an open window: a link that leads nowhere is worse. */
export function tellMissingPages(router: Router, say: (sentence: string) => void): void {
  router.onError(() => say('This page could not be fetched. Load the window anew, and try again: nothing is lost by that.'))
}
