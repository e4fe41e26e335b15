import { useEventListener } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, watchEffect } from 'vue'
import { languageOf, tellIn } from '../../src-shared/language/language.ts'
import { readLetterKeys } from '../commands/keysInForce.ts'
import { PREFERENCES_KEY, readPreferences, writePreferences, type Preferences } from '../storage/preferences.ts'

/** Preferences, kept at once and put onto <html> where the style sheets look for them. */
export const usePreferences = defineStore('preferences', () => {
  const chosen = ref<Preferences>(readPreferences())

  const language = computed(() => (chosen.value.language === 'system' ? languageOf(navigator.languages) : chosen.value.language))
  // Whatever is drawn from a catalogue follows the choice at once.
  tellIn(() => language.value)
  readLetterKeys(() => chosen.value.letterKeys)

  function set(change: Partial<Preferences>): void {
    chosen.value = { ...chosen.value, ...change }
    writePreferences(chosen.value)
  }

  // Another tab has chosen: this one follows, and does not write over it what it knew before. A null key: all was cleared.
  useEventListener(window, 'storage', ({ key }: StorageEvent) => {
    if (key === PREFERENCES_KEY || key === null) chosen.value = readPreferences()
  })

  function readHint(hint: string): void {
    if (!chosen.value.hintsRead.includes(hint)) set({ hintsRead: [...chosen.value.hintsRead, hint] })
  }

  watchEffect(() => {
    const root = document.documentElement
    root.lang = language.value
    mark(root, 'theme', chosen.value.theme === 'system' ? null : chosen.value.theme)
    mark(root, 'contrast', chosen.value.contrast === 'more' ? 'more' : null)
    mark(root, 'text', chosen.value.textSize === 'normal' ? null : chosen.value.textSize)
    mark(root, 'motion', chosen.value.motion === 'reduced' ? 'reduced' : null)
  })

  return { chosen, language, set, readHint }
})

function mark(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) root.removeAttribute(`data-${name}`)
  else root.setAttribute(`data-${name}`, value)
}
