import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './displayJoin.de.ts'
import { EN } from './displayJoin.en.ts'

export const displayJoinTexts = translated({ en: EN, de: DE })
