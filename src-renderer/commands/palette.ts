import { defineStore } from 'pinia'
import { ref } from 'vue'

/** Whether the command palette is up. */
export const usePalette = defineStore('palette', () => {
  const open = ref(false)

  function toggle(): void {
    open.value = !open.value
  }

  return { open, toggle }
})
