import { defineAsyncComponent, type Component } from 'vue'

/** What the shelf needs only now and then, or once it stands. */
export const EmptyShelf = defineAsyncComponent<Component>(() => import('./EmptyShelf.vue'))
export const CourseTiles = defineAsyncComponent<Component>(() => import('../charts/CourseTiles.vue'))
