import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/why.ts'
import { EN } from './en/why.ts'

/** The sheet that tells where a figure comes from. */
export const whyTexts = translated({ en: EN, de: DE })
