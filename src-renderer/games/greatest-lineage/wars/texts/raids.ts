import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './raids.de.ts'
import { EN } from './raids.en.ts'

/** Raids, tried out and told. */
export const raidsTexts = translated({ en: EN, de: DE })
