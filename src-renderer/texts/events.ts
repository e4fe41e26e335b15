import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/events.ts'
import { EN } from './en/events.ts'

/** The form of an event of the timeline. */
export const eventsTexts = translated({ en: EN, de: DE })
