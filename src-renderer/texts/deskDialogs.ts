import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/deskDialogs.ts'
import { EN } from './en/deskDialogs.ts'

/** The game master's dialogs. */
export const deskDialogsTexts = translated({ en: EN, de: DE })
