import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/charts.ts'
import { EN } from './en/charts.ts'

/** The page of the charts: what stands around and in each of them. */
export const chartsTexts = translated({ en: EN, de: DE })
