import { defineStore } from 'pinia'
import { ref } from 'vue'

export interface Announcement {
  readonly id: number
  readonly tone: 'plain' | 'good' | 'trouble'
  readonly text: string
}

/** How long a message stays, in milliseconds; trouble stays until it is put away. */
const STAYS = 4_500

/** Messages in the corner, read out by screen readers. `murmur` is for ears only: what sighted people see happen anyway. */
export const useAnnouncements = defineStore('announcements', () => {
  const shown = ref<readonly Announcement[]>([])
  const murmured = ref('')
  let count = 0

  function say(text: string, tone: Announcement['tone'] = 'plain'): void {
    const id = ++count
    const others = shown.value.filter((message) => message.text !== text)
    const last = others.at(-1)
    shown.value = [...others.filter((message) => message === last || message.tone === 'trouble'), { id, tone, text }]
    if (tone !== 'trouble') setTimeout(() => dismiss(id), STAYS)
  }

  function murmur(text: string): void {
    murmured.value = text === murmured.value ? `${text} ` : text
  }

  function dismiss(id: number): void {
    shown.value = shown.value.filter((message) => message.id !== id)
  }

  /** Puts everything away: the screen goes into other hands. */
  function clear(): void {
    shown.value = []
    murmured.value = ''
  }

  return { shown, murmured, say, murmur, dismiss, clear }
})
