import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './trouble.de.ts'
import { EN } from './trouble.en.ts'

export const troubleTexts = translated({ en: EN, de: DE })
