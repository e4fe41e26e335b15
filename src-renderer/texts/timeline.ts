import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/timeline.ts'
import { EN } from './en/timeline.ts'

/** The timeline: its line of turns, and what each holds. */
export const timelineTexts = translated({ en: EN, de: DE })
