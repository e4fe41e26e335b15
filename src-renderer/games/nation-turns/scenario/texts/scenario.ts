import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './scenario.de.ts'
import { EN } from './scenario.en.ts'

/** Scenarios: the page of a campaign's own, the workshop where they are made, and the choice of one. */
export const scenarioTexts = translated({ en: EN, de: DE })
