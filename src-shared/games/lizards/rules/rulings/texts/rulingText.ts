import type { RulingTexts as TextsOfRulings, SwitchTexts as TextsOfSwitches } from '../../../../text/rulingText.ts'
import type { SWITCHES, SwitchName } from '../switches.ts'

export type RulingTexts = TextsOfRulings<SwitchName>
export type SwitchTexts = TextsOfSwitches<typeof SWITCHES>
