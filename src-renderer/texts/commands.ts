import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/commands.ts'
import { EN } from './en/commands.ts'

export const commandsTexts = translated({ en: EN, de: DE })
