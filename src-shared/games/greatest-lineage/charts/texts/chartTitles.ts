import { translated } from '../../../../language/catalogue.ts'
import { DE } from './chartTitles.de.ts'
import { EN } from './chartTitles.en.ts'

/** What the charts of standing, stores, people and wars tell. */
export const chartTitlesTexts = translated({ en: EN, de: DE })
