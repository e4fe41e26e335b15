import type { Figure } from '../../../../kernel/world/rule.ts'
import type { CHECK_WORDS } from '../english/check.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'
import { leute, leuten, prozent, zahl } from './nouns.ts'

const DEAD: Readonly<Record<string, string>> = {
  males: 'Männer',
  females: 'Frauen',
  warriors: 'Krieger',
  spies: 'Spione',
  assassins: 'Attentäter',
}

/** Texts of phase 8, in German. */
export const CHECK_DE: TranslationOf<typeof CHECK_WORDS> = {
  'roll.loss': ({ people }) => `Tod durch Mangel: 20 plus Würfelzahl, in Prozent von ${leuten(people)}`,
  'roll.loss.hint': () =>
    'Ein zehnseitiger Würfel, wie viel auch fehlt; der Verlust wird aufgerundet, wenn euer Tisch es nicht anders entschieden hat.',
  'fill.shortageDeaths': ({ loss }) => `${count(loss, 'Person stirbt', 'Leute sterben')} am Mangel: Wer?`,
  'fill.shortageDeaths.hint': () => 'Vorgeschlagen ist der Verlust nach Anteilen.',
  'field.deaths': ({ account }) => DEAD[String(account)] ?? String(account),
  'limit.deathsTooMany': () => 'Mehr, als der Wurf verlangt, dürfen nicht sterben.',
  'limit.deathsTooFew': () => 'Es müssen so viele sterben, wie der Wurf verlangt.',

  'line.roomEnough': ({ people, capacity }) =>
    `Platz für ${figure(capacity)}: ${people === 0 ? 'Niemand braucht ihn' : `genug für ${everybody(people)}`}.`,
  'line.roomShort': ({ people, capacity, over }) =>
    `Platz für ${figure(capacity)}, aber ${leute(people)} ${zahl(people, 'ist', 'sind')} da: ${figure(over)} zu viele.`,
  'line.foodPaid': ({ need, have }) => `${figure(need)} von ${figure(have)} Nahrung gegessen.`,
  'line.foodShort': ({ need, have }) => `${figure(need)} Nahrung nötig, aber nur ${figure(have)} im Vorrat: Die Leute hungern.`,
  'line.woodPaid': ({ need, have }) => `${figure(need)} von ${figure(have)} Holz für die neuen Leute verbraucht.`,
  'line.woodShort': ({ need, have }) => `${figure(need)} Holz für die neuen Leute nötig, aber nur ${figure(have)} im Vorrat.`,
  'line.shortageDeaths': ({ lost, percent, people }) =>
    `${count(lost, 'Person stirbt', 'Leute sterben')} am Mangel: ${prozent(percent)} von ${figure(people)}.`,

  'figure.loss': () => 'Tote',
}

function everybody(people: Figure): string {
  return people === 1 ? 'die eine Person, die da ist' : `alle ${figure(people)} Leute`
}
