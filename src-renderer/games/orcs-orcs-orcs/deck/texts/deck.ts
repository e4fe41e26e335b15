import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './deck.de.ts'
import { EN } from './deck.en.ts'

/** Decks: the workshop, the choice of one in the set-up. */
export const deckTexts = translated({ en: EN, de: DE })
