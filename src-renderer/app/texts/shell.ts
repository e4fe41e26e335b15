import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './shell.de.ts'
import { EN } from './shell.en.ts'

export const shellTexts = translated({ en: EN, de: DE })
