import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './deskDialogs.de.ts'
import { EN } from './deskDialogs.en.ts'

/** The game master's dialogs. */
export const deskDialogsTexts = translated({ en: EN, de: DE })
