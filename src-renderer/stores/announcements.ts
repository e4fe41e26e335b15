import { defineStore } from 'pinia'
import { ref } from 'vue'

export interface Announcement {
  readonly id: number
  readonly tone: 'plain' | 'good' | 'trouble'
  readonly text: string
  readonly action?: AnnouncedAction | undefined
}

/** What can be done about a message, on a button of its own. The message goes with it. */
export interface AnnouncedAction {
  readonly label: string
  readonly run: () => unknown
}

/** How long a message stays, in milliseconds; trouble stays until it is put away. */
const STAYS = 4_500
/** And where something can be done about it. */
const STAYS_WITH_ACTION = 12_000

/** Messages in the corner, read out by screen readers. `murmur` is for ears only: what sighted people see happen anyway. */
export const useAnnouncements = defineStore('announcements', () => {
  const shown = ref<readonly Announcement[]>([])
  const murmured = ref('')
  let count = 0

  function say(text: string, tone: Announcement['tone'] = 'plain', action?: AnnouncedAction): void {
    const id = ++count
    const others = shown.value.filter((message) => message.text !== text)
    const last = others.at(-1)
    shown.value = [...others.filter((message) => message === last || message.tone === 'trouble'), { id, tone, text, action }]
    if (tone !== 'trouble') setTimeout(() => dismiss(id), action === undefined ? STAYS : STAYS_WITH_ACTION)
  }

  function murmur(text: string): void {
    murmured.value = text === murmured.value ? `${text} ` : text
  }

  function dismiss(id: number): void {
    shown.value = shown.value.filter((message) => message.id !== id)
  }

  /** Does what can be done about it. */
  async function act({ id, action }: Announcement): Promise<void> {
    dismiss(id)
    await action?.run()
  }

  /** Puts everything away: the screen goes into other hands. */
  function clear(): void {
    shown.value = []
    murmured.value = ''
  }

  return { shown, murmured, say, murmur, dismiss, act, clear }
})
