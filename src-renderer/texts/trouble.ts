import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/trouble.ts'
import { EN } from './en/trouble.ts'

export const troubleTexts = translated({ en: EN, de: DE })
