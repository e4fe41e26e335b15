import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/chartTitles.ts'
import { EN } from './en/chartTitles.ts'

/** What the charts of standing, stores, people and wars tell. */
export const chartTitlesTexts = translated({ en: EN, de: DE })
