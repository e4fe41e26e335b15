import { defineAsyncComponent, type Component } from 'vue'

/** Fetched with the first campaign that is opened: before, there are no figures to explain. */
export const WhySheet: Component = defineAsyncComponent<Component>(() => import('./WhySheet.vue'))
