import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/raids.ts'
import { EN } from './en/raids.ts'

/** Raids, tried out and told. */
export const raidsTexts = translated({ en: EN, de: DE })
