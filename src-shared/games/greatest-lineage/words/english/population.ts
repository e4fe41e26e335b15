import { withPercent } from '../../../../language/percent.ts'
import { APPENDIX_A } from '../../rules/tables/appendixA.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of phase 3, and of everybody who joins a civilisation. */
export const POPULATION_WORDS = {
  'fill.population': () => 'Who is to be born, wed or named?',
  'fill.population.hint': () => 'Weddings and heirs are paid for now and arrive in a full turn; royal and common births are rolled next.',
  'field.mothers': ({ chance }) => `Women who try for a child (chance ${figure(chance)}%)`,
  'roll.births': ({ mothers, chance }) => `${count(mothers, 'woman tries', 'women try')} for a child: ${figure(chance)} or less each`,
  'roll.births.hint': () => 'One die for each woman. Many dice can be typed as a list, or as how many came out which way.',
  'roll.deaths': ({ mothers }) => `${count(mothers, 'birth', 'births')} failed: who dies in childbirth?`,
  'roll.deaths.hint': () => 'One die for each of them, those with the lowest failed number first; at that number or less she dies.',
  'roll.newcomers': ({ newcomers, cause }) => `Males and females among ${count(newcomers, 'newcomer')}${whyTheyCome(cause)}`,
  'roll.newcomers.hint': () => 'One die on Appendix A for all of them: low numbers bring more males, high ones more females.',
  'roll.newcomersEach': ({ newcomers }) => `Male or female: one die for each of ${count(newcomers, 'newcomer')}`,
  'roll.newcomersEach.hint': () => 'Many dice can be typed as a list, or as how many males and females there are.',
  'fill.newcomersGroup': ({ newcomers }) => `${count(newcomers, 'newcomer')}: how many does the next die count for?`,
  'fill.newcomersGroup.hint': () => 'Each group has its own die on Appendix A, until everybody is placed.',
  'field.groupSize': () => 'Size of the group',
  'outcome.child': () => 'Child born',
  'outcome.noChild': () => 'No child',
  'outcome.motherLost': () => 'Mother dies',
  'outcome.motherLives': () => 'Mother lives',
  'outcome.male': () => 'Male',
  'outcome.female': () => 'Female',
  ...sharesOfAppendixA(),
  'line.gateShut': ({ males, females }) =>
    `No common births: ${count(males, 'male')} to ${count(females, 'female')} is less than one to two.`,
  'line.births': ({ mothers, children, males, females, lost }) =>
    `${count(mothers, 'woman', 'women')} tried for a child: ${born(children, males, females)}; ${deaths(lost)}.`,
  'part.birthBase': () => 'To begin with',
  'part.birthAge': ({ ages }) => (ages === 1 ? 'Ages past the first: none' : `Ages past the first: ${figure(Number(ages) - 1)}`),
  'part.birthShamans': () => 'Shamans',
  'figure.mothers': () => 'Women',
  'figure.newcomers': () => 'Newcomers',
  'figure.chance': () => 'Chance',
  'figureValue.chance': ({ value }) => withPercent(figure(value)),
  'figure.males': () => 'Males',
  'figure.females': () => 'Females',
  'figure.food': () => 'Food',
  'figure.wealth': () => 'Wealth',
} satisfies Wordings

function born(children: number | string | undefined, males: number | string | undefined, females: number | string | undefined): string {
  if (children === 0) return 'no child was born'
  return `${count(children, 'child was', 'children were')} born (${count(males, 'male')}, ${count(females, 'female')})`
}

function deaths(lost: number | string | undefined): string {
  return lost === 0 ? 'no mother died' : `${count(lost, 'mother')} died`
}

/** What each row of Appendix a says: `outcome.males56`. */
function sharesOfAppendixA(): Wordings {
  return Object.fromEntries(
    APPENDIX_A.map(({ males, females }) => [`outcome.males${males}`, () => `${males}% male, ${females}% female`] as const),
  )
}

/** An age asks twice: for those who come with what it brings, and for those it adds to the people. */
function whyTheyCome(cause: number | string | undefined): string {
  if (cause === 'ageGift') return ' who come with the technology of the age'
  return cause === 'ageGrowth' ? ' by whom the age makes the people grow' : ''
}
