import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/ledger.ts'
import { EN } from './en/ledger.ts'

/** The ledgers: balances of one owner, of several side by side, and of those nobody sits for. */
export const ledgerTexts = translated({ en: EN, de: DE })
