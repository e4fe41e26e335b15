import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './fields.de.ts'
import { EN } from './fields.en.ts'

/** Fields that are a group of controls. */
export const fieldTexts = translated({ en: EN, de: DE })
