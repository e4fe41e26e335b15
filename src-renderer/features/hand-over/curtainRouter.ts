import { provide, shallowReactive, watch } from 'vue'
import { createMemoryHistory, createRouter, routeLocationKey, routerKey, routerViewLocationKey, type Router } from 'vue-router'
import { fetchBefore } from '../../games/gamePages.ts'
import { seatRoutes } from '../../seat/routes.ts'

const list = () => import('./LookUpList.vue')

/**
 * Pages of a seat within the page around it: what links and addresses mean below the component that calls this. The window's own address stays as it is and tells
 * nothing. A list of them stands where a player's device has what is not for looking things up.
 */
export function useLookUpRouter(): Router {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [...seatRoutes({ desk: list, orders: list, recap: list, print: list, more: list, settings: list })],
  })
  router.beforeResolve(fetchBefore)
  const here = shallowReactive({ ...router.currentRoute.value })
  watch(router.currentRoute, (now) => Object.assign(here, now), { flush: 'sync' })
  provide(routerKey, router)
  provide(routeLocationKey, here)
  provide(routerViewLocationKey, router.currentRoute)
  void router.push({ name: 'desk' })
  return router
}
