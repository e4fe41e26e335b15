import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/diceAudit.ts'
import { EN } from './en/diceAudit.ts'

/** Who rolled, and the check of the record and its seed. */
export const diceAuditTexts = translated({ en: EN, de: DE })
