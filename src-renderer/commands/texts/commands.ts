import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './commands.de.ts'
import { EN } from './commands.en.ts'

export const commandsTexts = translated({ en: EN, de: DE })
