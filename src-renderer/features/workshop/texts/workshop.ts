import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './workshop.de.ts'
import { EN } from './workshop.en.ts'

/** What every workshop says; a kind of documents can word any of it in its own way. */
export const workshopTexts = translated({ en: EN, de: DE })
