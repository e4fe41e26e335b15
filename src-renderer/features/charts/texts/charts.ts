import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './charts.de.ts'
import { EN } from './charts.en.ts'

/** The page of the charts: what stands around and in each of them. */
export const chartsTexts = translated({ en: EN, de: DE })
