import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/devices.ts'
import { EN } from './en/devices.ts'

/** Players' devices: the door, invitations, and who sits where. */
export const devicesTexts = translated({ en: EN, de: DE })
