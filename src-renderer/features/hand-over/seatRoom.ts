import { defineAsyncComponent, type Component } from 'vue'

/** Fetched with the curtain: nobody needs it before. */
export const fetchSeatRoom = () => import('./SeatRoom.vue')

export const SeatRoom: Component = defineAsyncComponent<Component>(fetchSeatRoom)
