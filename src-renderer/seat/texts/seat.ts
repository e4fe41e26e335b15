import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './seat.de.ts'
import { EN } from './seat.en.ts'

/** A player's own app: its frame, its pages, and the state of its connection. */
export const seatTexts = translated({ en: EN, de: DE })
