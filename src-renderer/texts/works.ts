import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/works.ts'
import { EN } from './en/works.ts'

/** The Works page. */
export const worksTexts = translated({ en: EN, de: DE })
