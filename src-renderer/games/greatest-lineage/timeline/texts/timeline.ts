import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './timeline.de.ts'
import { EN } from './timeline.en.ts'

/** The timeline: its line of turns, and what each holds. */
export const timelineTexts = translated({ en: EN, de: DE })
