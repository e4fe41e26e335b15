import { useEventListener } from '@vueuse/core'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { isTyping, isUntouched, pressesItself, takesNumbers } from './keys.ts'

/** What has the focus, anew whenever it moves or is typed in. */
export const useFocusNow = defineStore('focusNow', () => {
  const at = shallowRef<{ readonly element: Element | null }>({ element: document.activeElement })
  useEventListener(window, ['focusin', 'focusout', 'input'], () => (at.value = { element: document.activeElement }))
  return { at }
})

/**
 * Whether keys that are shown beside a control do what the control does while the focus is where it is: a button, a link and a field take
 * some keys themselves. `shown`: where the keys stand.
 */
export function isHeardAt(keys: string, focus: Element | null, shown: Element | null): boolean {
  if (focus === null || focus === document.body || shown?.closest('button, a[href], summary')?.contains(focus) === true) return true
  const isNumber = takesNumbers(focus)
  switch (keys) {
    case 'Enter':
      if (pressesItself(focus)) return false
      return !(focus instanceof HTMLTextAreaElement) || isNumber
    case 'Space':
      if (pressesItself(focus) || (focus instanceof HTMLInputElement && focus.type === 'checkbox')) return false
      return !isTyping(focus) || (isNumber && isUntouched(focus))
    case 'Escape':
      return !isTyping(focus)
    case '$mod+KeyZ':
      return !isTyping(focus) || isUntouched(focus)
    // Done is not for a field of numbers, where D may be meant for something else.
    case 'KeyD':
      return !isTyping(focus)
    default:
      return keys.includes('$mod') || keys.startsWith('Alt+') || !isTyping(focus) || isNumber
  }
}
