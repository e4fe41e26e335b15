import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './devices.de.ts'
import { EN } from './devices.en.ts'

/** Players' devices: the door, invitations, and who sits where. */
export const devicesTexts = translated({ en: EN, de: DE })
