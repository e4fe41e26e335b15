import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './doorMark.de.ts'
import { EN } from './doorMark.en.ts'

/** What every page of the game master shows of the door. Loaded with the first page, the texts of the share page are not. */
export const doorMarkTexts = translated({ en: EN, de: DE })
