import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './roster.de.ts'
import { EN } from './roster.en.ts'

/** The Armies page: both rosters as they stand. */
export const rosterTexts = translated({ en: EN, de: DE })
