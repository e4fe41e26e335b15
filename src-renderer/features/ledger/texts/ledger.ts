import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './ledger.de.ts'
import { EN } from './ledger.en.ts'

/** The ledgers: balances of one owner, of several side by side, and of those nobody sits for. */
export const ledgerTexts = translated({ en: EN, de: DE })
