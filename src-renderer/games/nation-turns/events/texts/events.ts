import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './events.de.ts'
import { EN } from './events.en.ts'

/** Events of the rounds. */
export const eventsTexts = translated({ en: EN, de: DE })
