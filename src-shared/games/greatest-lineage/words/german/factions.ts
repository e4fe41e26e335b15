import type { FACTION_WORDS } from '../english/factions.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { figure, signed } from '../../../../language/figures.ts'
import { der, Die } from './names.ts'
import { frauen, gebiete, gebieten, krieger, kriegern, zahl } from './nouns.ts'

/** Texts of the kingdoms and the tribes, in German. */
export const FACTION_DE: TranslationOf<typeof FACTION_WORDS> = {
  'line.kingdomsSet': ({ territories, warriors }) =>
    `Drei Reiche herrschen über die Monster, jedes mit ${gebieten(territories)} und ${kriegern(warriors)}.`,
  'line.tribesSet': ({ tribes, territories, total }) =>
    `${figure(tribes)} ${zahl(tribes, 'Stamm bewacht', 'Stämme bewachen')} ${figure(territories)} von ${gebieten(total)} auf dem Brett.`,
  'line.kingdomsGrew': ({ kingdoms, warriors, extra, kind }) =>
    `${kingdoms === 1 ? 'Das letzte Reich gewinnt' : `Die ${figure(kingdoms)} Reiche gewinnen je`} ${krieger(Number(warriors) + (kind === 'warrior' ? Number(extra) : 0))}${extra === 0 ? '' : (EXTRAS[String(kind)] ?? '')}.`,
  'line.tribesGrew': ({ culture, females, warriors }) =>
    `Jeder Stamm wächst um ${frauen(females)} und ${krieger(warriors)} und gewinnt ${figure(culture)} Kultur.`,
  'line.tribesGrewInCulture': ({ culture }) => `Jeder Stamm gewinnt ${figure(culture)} Kultur.`,
  'line.tribeShrank': ({ tribe, territories }) => `${Die(tribe)} hat zu wenige Leute für sein Land und gibt ${gebiete(territories)} auf.`,
  'line.tribeGone': ({ tribe }) => `${Die(tribe)} hat keine zehn Leute mehr und besteht nicht länger.`,
  'line.tribeLandless': ({ tribe }) => `${Die(tribe)} hat das letzte Gebiet verloren und besteht nicht länger.`,
  'line.modifierLapsed': ({ owner, amount }) => `Die ${signed(amount)} auf Kriegswürfe ${der(owner)} gelten nicht mehr.`,
}

/** What the military person of every second round is where it is no warrior (RULING-141). */
const EXTRAS: Readonly<Record<string, string>> = {
  warrior: '',
  non_warrior: ' und 1 andere Person',
  mil_tech: ' und 1 Kriegstechnik',
}
