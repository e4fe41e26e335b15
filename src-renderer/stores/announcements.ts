import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Sentence } from './sentences.ts'

export interface Announcement {
  readonly id: number
  readonly tone: 'plain' | 'good' | 'trouble'
  /** In the language of the moment it is read in, where it was said so. */
  readonly text: string
  /** Milliseconds, by `performance.now`. */
  readonly saidAt: number
  readonly action?: AnnouncedAction | undefined
  /** For ears only: what is seen says the same. */
  readonly heardOnly: boolean
}

/** What can be done about a message, on a button of its own. The message goes with it. */
export interface AnnouncedAction {
  readonly label: string
  readonly run: () => unknown
}

/** How long a message stays, in milliseconds; trouble stays at least as long, until it is put away or another page is gone to. */
const STAYS = 4_500
/** And where something can be done about it. */
const STAYS_WITH_ACTION = 12_000

/** Messages in the corner, read out by screen readers. `murmur` is for ears only: what sighted people see happen anyway. */
export const useAnnouncements = defineStore('announcements', () => {
  const shown = ref<readonly Announcement[]>([])
  const murmured = ref('')
  let count = 0
  let isChronicleSeen = (): boolean => false

  /** What stays for long (trouble) is said as a sentence that is told whenever it is read. */
  function say(told: string | Sentence, tone: Announcement['tone'] = 'plain', action?: AnnouncedAction, heardOnly = false): void {
    const id = ++count
    const message: Announcement = {
      ...{ id, tone, action, heardOnly, saidAt: performance.now() },
      get text() {
        return typeof told === 'string' ? told : told()
      },
    }
    const others = shown.value.filter(({ text }) => text !== message.text)
    const last = others.at(-1)
    shown.value = [...others.filter((message) => message === last || message.tone === 'trouble'), message]
    if (tone !== 'trouble') setTimeout(() => dismiss(id), action === undefined ? STAYS : STAYS_WITH_ACTION)
  }

  /** Says what the chronicle tells as well: where that is under the eye, it is for ears only. */
  function record(text: string): void {
    say(text, 'good', undefined, isChronicleSeen())
  }

  /** The chronicle of the page tells whether its newest line is in sight; what is given back puts an end to that. */
  function watchChronicle(isSeen: () => boolean): () => void {
    isChronicleSeen = isSeen
    return () => {
      if (isChronicleSeen === isSeen) isChronicleSeen = () => false
    }
  }

  function murmur(text: string): void {
    murmured.value = text === murmured.value ? `${text} ` : text
  }

  function dismiss(id: number): void {
    shown.value = shown.value.filter((message) => message.id !== id)
  }

  /** Somebody has gone to another page: what could be read on the one before goes with it. */
  function turnPage(): void {
    const now = performance.now()
    shown.value = shown.value.filter(({ tone, saidAt }) => tone !== 'trouble' || now - saidAt < STAYS)
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

  return { shown, murmured, say, record, watchChronicle, murmur, dismiss, turnPage, act, clear }
})
