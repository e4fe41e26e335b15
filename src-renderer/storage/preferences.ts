import { LANGUAGES, type Language } from '../../src-shared/language/language.ts'
import { siteStorage, type TextStorage } from './browserStorage.ts'

/** What one person at one machine prefers. Nothing of a campaign is kept here. */
export interface Preferences {
  /** What everything is told in; `system`: as the browser or the machine speaks. */
  readonly language: 'system' | Language
  readonly theme: 'system' | 'light' | 'dark'
  readonly contrast: 'system' | 'more'
  readonly textSize: 'small' | 'normal' | 'large' | 'largest'
  readonly motion: 'system' | 'reduced'
  /** Dice offered first when a campaign is set up. */
  readonly dice: 'app' | 'typed'
  /** What stands out: on cards in the place of the next question, or in the chronicle alone. */
  readonly highlights: 'cards' | 'chronicle'
  /** Whether what needs nobody is played by itself after every answer, or when it is asked for. */
  readonly playsOn: 'asked' | 'always'
  /** How quickly it is played. */
  readonly pace: 'slow' | 'normal' | 'fast'
  /** Keys that type a sign, such as R for dice: alone, with Alt, or not at all. */
  readonly letterKeys: 'on' | 'alt' | 'off'
  /** Seconds without input until the screen that was handed over covers itself. */
  readonly guestStays: '30' | '60' | '120'
  /** Minutes without input until the game master's own view asks for its PIN, where it has one. */
  readonly masterStays: 'always' | '5' | '15' | '30'
  /** What of the ledger beside the question is seen: all of it, or what the round and the answer move. */
  readonly deskLedger: 'moved' | 'all'
  /** Path of the page shown last, to come back to after a crash; null for the library. */
  readonly lastPage: string | null
  /** Hints that were read and put away. */
  readonly hintsRead: readonly string[]
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'system',
  theme: 'system',
  contrast: 'system',
  textSize: 'normal',
  motion: 'system',
  dice: 'app',
  highlights: 'cards',
  playsOn: 'always',
  pace: 'normal',
  letterKeys: 'on',
  guestStays: '60',
  masterStays: '15',
  deskLedger: 'moved',
  lastPage: null,
  hintsRead: [],
}

/** Where they are kept. */
export const PREFERENCES_KEY = 'lineage.preferences'

const CHOICES = {
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  textSize: ['small', 'normal', 'large', 'largest'],
  motion: ['system', 'reduced'],
  dice: ['app', 'typed'],
  highlights: ['cards', 'chronicle'],
  playsOn: ['asked', 'always'],
  pace: ['slow', 'normal', 'fast'],
  letterKeys: ['on', 'alt', 'off'],
  guestStays: ['30', '60', '120'],
  masterStays: ['always', '5', '15', '30'],
  deskLedger: ['moved', 'all'],
} as const

/** Reads the stored preferences; a value that does not fit is replaced by its default. */
export function readPreferences(storage: Pick<TextStorage, 'getItem'> = siteStorage): Preferences {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PREFERENCES_KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return DEFAULT_PREFERENCES
    const given = kept as Readonly<Record<string, unknown>>
    const chosen = Object.fromEntries(
      Object.entries(CHOICES).flatMap(([name, values]) =>
        (values as readonly unknown[]).includes(given[name]) ? [[name, given[name]]] : [],
      ),
    )
    const { lastPage, hintsRead } = given
    return {
      ...DEFAULT_PREFERENCES,
      ...chosen,
      lastPage: typeof lastPage === 'string' ? lastPage : null,
      hintsRead: Array.isArray(hintsRead) ? hintsRead.filter((hint): hint is string => typeof hint === 'string') : [],
    }
  } catch {
    return DEFAULT_PREFERENCES
  }
}

export function writePreferences(preferences: Preferences, storage: Pick<TextStorage, 'setItem'> = siteStorage): void {
  storage.setItem(PREFERENCES_KEY, JSON.stringify(preferences))
}
