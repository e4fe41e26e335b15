import { shallowRef } from 'vue'
import type { Preferences } from '../storage/preferences.ts'

export type LetterKeys = Preferences['letterKeys']

const chosen = shallowRef<() => LetterKeys>(() => 'on')

/** Names where the choice is read, as `tellIn` does for the language. */
export function readLetterKeys(choice: () => LetterKeys): void {
  chosen.value = choice
}

/** A key that types a sign and is a shortcut: dictated words are made of such. `0-9` in the key map types dice and is none. */
const SIGN = /^(?:Shift\+)?(?:Key[A-Z]|Digit\d|Numpad\d|1-9|[?/]|Space)$/

/**
 * The keys of a command as the setting "Single-letter shortcuts" has them: keys that type a sign take Alt, or are off (null). Space takes
 * Shift, as Alt+Space opens the menu of a window; digits take Alt and Shift, as Alt with a digit opens a page.
 */
export function keysWith(letterKeys: LetterKeys, keys: string): string | null {
  if (letterKeys === 'on' || !SIGN.test(keys)) return keys
  // Windows composes signs by their numbers with Alt and the number pad.
  if (letterKeys === 'off' || keys.startsWith('Numpad')) return null
  if (keys === 'Space') return 'Shift+Space'
  return /\d/.test(keys) ? `Alt+Shift+${keys}` : `Alt+${keys}`
}

/** Keys as they are in force; null: switched off. */
export function keysInForce(keys: string): string | null {
  return keysWith(chosen.value(), keys)
}
