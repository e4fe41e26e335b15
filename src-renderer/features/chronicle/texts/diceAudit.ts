import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './diceAudit.de.ts'
import { EN } from './diceAudit.en.ts'

/** Who rolled, and the check of the record and its seed. */
export const diceAuditTexts = translated({ en: EN, de: DE })
