import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './events.de.ts'
import { EN } from './events.en.ts'

/** The form of an event of the timeline. */
export const eventsTexts = translated({ en: EN, de: DE })
