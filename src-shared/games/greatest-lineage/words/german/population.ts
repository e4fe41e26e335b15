import type { Figure } from '../../../../kernel/world/rule.ts'
import { withPercent } from '../../../../language/percent.ts'
import { APPENDIX_A } from '../../rules/tables/appendixA.ts'
import type { POPULATION_WORDS } from '../english/population.ts'
import type { TranslationOf, Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'
import { frauen, maenner, prozent, zahl } from './nouns.ts'

/** Texts of phase 3, and of everybody who joins a civilisation, in German. */
export const POPULATION_DE: TranslationOf<typeof POPULATION_WORDS> = {
  'fill.population': () => 'Geburten, Hochzeit, Erben: Was soll geschehen?',
  'fill.population.hint': () =>
    'Hochzeiten und Erben werden jetzt bezahlt und kommen nach einem vollen Zug; um Geburten im Herrscherhaus und im Volk wird gleich danach gewürfelt.',
  'field.mothers': ({ chance }) => `Frauen, die sich ein Kind wünschen (Chance ${prozent(chance)})`,
  'roll.births': ({ mothers, chance }) =>
    `${count(mothers, 'Frau wünscht', 'Frauen wünschen')} sich ein Kind: ${zahl(mothers, '', 'je ')}${figure(chance)} oder weniger`,
  'roll.births.hint': () => 'Ein Würfel für jede Frau. Viele Würfel lassen sich als Liste eingeben oder gezählt nach ihrem Ausgang.',
  'roll.deaths': ({ mothers }) => `${count(mothers, 'Geburt ist', 'Geburten sind')} misslungen: Wer stirbt im Kindbett?`,
  'roll.deaths.hint': () =>
    'Ein Würfel für jede, die mit dem niedrigsten misslungenen Wurf zuerst; bei dieser Zahl oder weniger stirbt sie.',
  'roll.newcomers': ({ newcomers, cause }) =>
    `Männer und Frauen unter ${count(newcomers, 'neuen Person', 'neuen Leuten')}${whyTheyCome(cause)}`,
  'roll.newcomers.hint': () => 'Ein Würfel auf Anhang A für alle: Niedrige Zahlen bringen mehr Männer, hohe mehr Frauen.',
  'roll.newcomersEach': ({ newcomers }) =>
    newcomers === 1
      ? 'Mann oder Frau: ein Würfel für die neue Person'
      : `Mann oder Frau: je ein Würfel für ${figure(newcomers)} neue Leute`,
  'roll.newcomersEach.hint': () => 'Viele Würfel lassen sich als Liste eingeben oder als Zahl der Männer und Frauen.',
  'fill.newcomersGroup': ({ newcomers }) => `${count(newcomers, 'neue Person', 'neue Leute')}: Für wie viele steht der nächste Würfel?`,
  'fill.newcomersGroup.hint': () => 'Jede Gruppe bekommt ihren eigenen Würfel auf Anhang A, bis alle verteilt sind.',
  'field.groupSize': () => 'Größe der Gruppe',
  'outcome.child': () => 'Kind geboren',
  'outcome.noChild': () => 'Kein Kind',
  'outcome.motherLost': () => 'Mutter stirbt',
  'outcome.motherLives': () => 'Mutter lebt',
  'outcome.male': () => 'Männlich',
  'outcome.female': () => 'Weiblich',
  ...sharesOfAppendixA(),
  'line.gateShut': ({ males, females }) =>
    `Keine Geburten im Volk: ${maenner(males)} auf ${frauen(females)} sind weniger als einer auf zwei.`,
  'line.births': ({ mothers, children, males, females, lost }) =>
    `${count(mothers, 'Frau wünschte', 'Frauen wünschten')} sich ein Kind: ${born(children, males, females)}; ${deaths(lost)}.`,
  'part.birthBase': () => 'Grundwert',
  'part.birthAge': ({ ages }) =>
    ages === 1 ? 'Zeitalter nach dem ersten: keines' : `Zeitalter nach dem ersten: ${figure(Number(ages) - 1)}`,
  'part.birthShamans': () => 'Schamanen',
  'figure.mothers': () => 'Frauen',
  'figure.newcomers': () => 'neue Leute',
  'figure.chance': () => 'Chance',
  'figureValue.chance': ({ value }) => withPercent(figure(value)),
  'figure.males': () => 'Männer',
  'figure.females': () => 'Frauen',
  'figure.food': () => 'Nahrung',
  'figure.wealth': () => 'Reichtum',
}

function born(children: Figure, males: Figure, females: Figure): string {
  if (children === 0) return 'Kein Kind wurde geboren'
  return `${count(children, 'Kind wurde', 'Kinder wurden')} geboren (${figure(males)} männlich, ${figure(females)} weiblich)`
}

function deaths(lost: Figure): string {
  return lost === 0 ? 'keine Mutter starb' : count(lost, 'Mutter starb', 'Mütter starben')
}

/** What each row of Appendix A says: `outcome.males56`. */
function sharesOfAppendixA(): Wordings {
  return Object.fromEntries(
    APPENDIX_A.map(
      ({ males, females }) => [`outcome.males${males}`, () => `${prozent(males)} männlich, ${prozent(females)} weiblich`] as const,
    ),
  )
}

/** An age asks twice: for those who come with what it brings, and for those it adds to the people. */
function whyTheyCome(cause: Figure): string {
  if (cause === 'ageGift') return ', die mit der Technik des Zeitalters kommen'
  return cause === 'ageGrowth' ? ', um die das Zeitalter das Volk wachsen lässt' : ''
}
