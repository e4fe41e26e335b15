import { capitalThe, the } from '../names.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'

/** Texts of the kingdoms and the tribes. */
export const FACTION_WORDS = {
  'line.kingdomsSet': ({ territories, warriors }) =>
    `Three kingdoms rule the monsters, each with ${count(territories, 'territory', 'territories')} and ${count(warriors, 'warrior')}.`,
  'line.tribesSet': ({ tribes, territories, total }) =>
    `${count(tribes, 'tribe guards', 'tribes guard')} ${count(territories, 'territory', 'territories')} of the ${figure(total)} on the board.`,
  'line.kingdomsGrew': ({ kingdoms, warriors, extra, kind }) =>
    `${kingdoms === 1 ? 'The last kingdom gains' : `The ${figure(kingdoms)} kingdoms gain`} ${count(Number(warriors) + (kind === 'warrior' ? Number(extra) : 0), 'warrior')}${extra === 0 ? '' : (EXTRAS[String(kind)] ?? '')}${kingdoms === 1 ? '' : ' each'}.`,
  'line.tribesGrew': ({ culture, females, warriors }) =>
    `Every tribe grows by ${count(females, 'female')} and ${count(warriors, 'male warrior')}, and gains ${figure(culture)} culture.`,
  'line.tribesGrewInCulture': ({ culture }) => `Every tribe gains ${figure(culture)} culture.`,
  'line.tribeShrank': ({ tribe, territories }) =>
    `${capitalThe(tribe)} has too few people for its land and gives up ${count(territories, 'territory', 'territories')}.`,
  'line.tribeGone': ({ tribe }) => `${capitalThe(tribe)} has fewer than ten people left and is no more.`,
  'line.tribeLandless': ({ tribe }) => `${capitalThe(tribe)} has lost its last territory and is no more.`,
  'line.modifierLapsed': ({ owner, amount }) => `The ${signed(amount)} on military rolls of ${the(owner)} has lapsed.`,
} satisfies Wordings

/** What the military person of every second round is where it is no warrior (RULING-141). */
const EXTRAS: Readonly<Record<string, string>> = {
  warrior: '',
  non_warrior: ' and 1 other person',
  mil_tech: ' and 1 military technology',
}
