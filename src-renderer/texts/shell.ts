import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/shell.ts'
import { EN } from './en/shell.ts'

export const shellTexts = translated({ en: EN, de: DE })
