import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './boardDrawing.en.ts'

/** Wie sie vor einer anderen heißen, und allein oder am Ende. */
const DIRECTIONS: Readonly<Record<string, readonly [string, string]>> = {
  N: ['nord', 'norden'],
  E: ['ost', 'osten'],
  S: ['süd', 'süden'],
  W: ['west', 'westen'],
}

/** Jedes Brett, gezeichnet und als Liste. */
export const DE: Texts<typeof EN> = {
  board: 'Brett',
  keys: 'Pfeiltasten gehen, Enter wählt, + und − kommen näher und gehen weiter weg, 0 zeigt alles.',
  touch: 'Ziehen bewegt, zwei Finger kommen näher, ein Tippen erzählt von einem Land.',
  closer: 'Näher',
  further: 'Weiter weg',
  whole: 'Das ganze Brett zeigen',
  layers: {
    title: 'Was gezeichnet wird',
    ground: 'Boden',
    holders: 'Besitz',
    marks: 'Siedlungen',
    names: 'Namen',
    armies: 'Heere',
    reach: 'Entfernung',
  },
  unheld: 'niemand hält es',
  steps: (steps) => (steps === 1 ? '1 Schritt von deinem Land' : `${figure(steps)} Schritte von deinem Land`),
  unreached: 'von deinem Land führt kein Weg dorthin',
  legend: 'Wer wie viel hält',
  othersToo: (holders) => (holders === 1 ? '1 weiterer' : `${figure(holders)} weitere`),
  blank: 'Niemand',
  besides: (spaces) => `+ ${figure(spaces)} besetzt`,
  byRiver: 'an einem Fluss',
  riverSides: 'Wasser fließt an seiner Seite im',
  side: (name) =>
    Array.from(name, (letter, nth) => (DIRECTIONS[letter] ?? [letter, letter])[nth < name.length - 1 ? 0 : 1])
      .join('')
      .replace(/^./, (first) => first.toUpperCase()),
  can: 'kann gewählt werden',
  canNow: 'kann gewählt werden: hängt schon an',
  canLater: 'kann gewählt werden: braucht Land dazwischen',
  cannot: (why) => `kann nicht gewählt werden: ${why}`,
  chosen: 'gewählt',
  chosenApart: 'gewählt, hängt aber noch nicht an: wähle auch Land dazwischen',
  joins: { title: 'Land muss zusammenhängen', now: 'Hängt schon an', later: 'Braucht Land dazwischen' },
  told: (name, said) => `${name}, ${said.join(', ')}`,
  list: 'Alle Felder',
  search: 'Nach Name, Boden oder Besitz suchen',
  found: (found, of) => `${figure(found)} von ${figure(of)}`,
  none: 'Keines heißt so. Ohne Suchwort stehen alle da.',
  onlyOpen: 'Nur was gewählt werden kann',
  picture: { svg: 'Bild (SVG)', png: 'Bild (PNG)' },
}
