import type { Royal, Sex } from '../../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { capital } from '../../../../../src-shared/language/grammar.ts'
import { kin, kinAmong } from '../../../../../src-shared/games/greatest-lineage/words/english/persons.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'
import { seatName } from '../../../../wording/names.ts'

const TITLES: Readonly<Record<Royal['role'], Readonly<Record<Sex, string>>>> = {
  ruler: { male: 'King', female: 'Queen' },
  spouse: { male: 'Prince consort', female: 'Queen consort' },
  child: { male: 'Son', female: 'Daughter' },
  heir: { male: 'Named heir', female: 'Named heiress' },
}

/** The royal family, the line of rulers, and the shamans. */
export const EN = {
  title: 'House',
  lead: 'The royal family, who sat on the throne before, and the shamans of the settlements.',
  whose: 'Whose house',
  fell: (seat: string, round: number) =>
    `The ${seatName(seat)} fell in round ${figure(round)}. What is told here is how their house ended.`,
  family: 'The royal family',
  /** Around what the house adds, and the culture that counts then. */
  culture: {
    adds: 'It adds',
    toCulture: 'to the culture that counts',
    now: ', now',
    brings: 'It brings',
    each: 'culture in every phase 2.',
    part: 'the royal house',
  },
  lifespan: (rounds: number) => `A ruler lives ${count(rounds, 'round', 'rounds')} on the throne.`,
  lineOfRulers: 'Line of rulers',
  tree: {
    empty: 'Nobody is left of this house. A new ruler is chosen as soon as there is somebody to choose.',
    vacant: 'The throne is empty.',
    children: 'Children',
    noChildren: 'No children.',
    named: 'Named from outside',
    dies: 'Dies of age at the start of the next turn.',
    lives: (round: number, left: number) => `Lives to round ${figure(round)} at most, ${count(left, 'round')} from now.`,
  },
  person: {
    title: (role: Royal['role'], sex: Sex) => TITLES[role][sex],
    /** "Second son": where there are several of them. */
    nth: (number: number, alike: number, role: Royal['role'], sex: Sex) => capital(kinAmong({ role, sex, number, alike })),
    culture: (culture: number) => `${signed(culture)} culture`,
    battle: (military: number) => `${signed(military)} in battle`,
    land: (territories: number) => `${count(territories, 'territory', 'territories')} by power`,
    fromBeginning: (role: Royal['role']) => (role === 'ruler' ? 'on the throne from the beginning' : 'there from the beginning'),
    since: (role: Royal['role'], round: number) => {
      const verbs = { ruler: 'on the throne since', spouse: 'wed in', child: 'born in', heir: 'of the house since' } as const
      return `${verbs[role]} round ${figure(round)}`
    },
    wedding: 'The wedding is paid for; the spouse arrives in the next phase 3.',
    heir: (sex: Sex) => `A ${kin('heir', sex)} is on the way.`,
  },
  rulers: {
    child: (sex: Sex) => `${TITLES.ruler[sex]}, ${sex === 'male' ? 'a son' : 'a daughter'} of the house`,
    heir: (sex: Sex) => `${TITLES.ruler[sex]}, a ${kin('heir', sex)}`,
    since: (round: number) => `since round ${figure(round)}`,
    rounds: (from: number, to: number) => `rounds ${figure(from)} to ${figure(to)}`,
    spouses: (spouses: number) => count(spouses, 'spouse'),
    sons: (sons: number) => count(sons, 'son'),
    daughters: (daughters: number) => count(daughters, 'daughter'),
    heirs: (heirs: number) => count(heirs, 'named heir'),
    withFamily: (family: string) => `With ${family}.`,
    noFamily: 'With no family.',
    left: 'Left the house.',
    told: (round: number, text: string) => `Round ${figure(round)}: ${text}`,
    hand: (whose: string) => ` It was the hand of ${the(whose)}.`,
  },
  shamans: {
    title: 'Shamans',
    none: 'There is no settlement, so there is no shaman.',
    settlement: 'Settlement',
    own: 'Own rolls',
    enemy: 'Enemy rolls',
    births: 'Births',
    noBirths: 'none',
    vacant: 'No shaman now; the post is filled in phase 7.',
  },
}
