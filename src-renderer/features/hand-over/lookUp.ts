import { defineAsyncComponent, type Component } from 'vue'

/** Fetched when a player opens it. */
export const LookUp: Component = defineAsyncComponent<Component>(() => import('./LookUp.vue'))
