import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './pages.de.ts'
import { EN } from './pages.en.ts'

/** Names of the game's own pages. */
export const pageTexts = translated({ en: EN, de: DE })
