import { watch } from 'vue'
import type { Router } from 'vue-router'
import type { useCurtain } from './curtain.ts'

/** While the curtain is not up there is one address, which tells nothing; going anywhere else makes a guest give the screen back. */
export function keepBehindCurtain(router: Router, curtain: ReturnType<typeof useCurtain>): void {
  router.beforeEach((to) => {
    if (curtain.standing === 'up') return to.name === 'curtain' ? { name: 'library', replace: true } : true
    if (to.name === 'curtain') return true
    curtain.giveBack()
    return { name: 'curtain', replace: true }
  })
  watch(
    () => curtain.standing,
    (standing) => {
      if (standing !== 'up') void router.replace({ name: 'curtain' })
    },
    { flush: 'sync' },
  )
}
