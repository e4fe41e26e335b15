import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './timeline.en.ts'

const rounds = (from: number, to: number): string => {
  if (from === to) return `Runde ${figure(from)}`
  return to === from + 1 ? `Runden ${figure(from)} und ${figure(to)}` : `Runden ${figure(from)} bis ${figure(to)}`
}

export const DE: Texts<typeof EN> = {
  title: 'Zeitleiste',
  rounds,
  turn: (turn) => `Zug ${figure(turn)} der Zeitleiste`,
  onDisplay: (turn, last) => `Zeitleiste, Zug ${figure(turn)} von ${figure(last)}`,
  lasts: (rounds) => (rounds === 1 ? 'Nach dieser Runde geht die Welt weiter.' : `In ${figure(rounds)} Runden geht die Welt weiter.`),
  addEvent: 'Ein Ereignis planen',
  toPresent: 'Zur Gegenwart',
  command: 'Zeitleiste: zur Gegenwart',
  where: {
    over: (turns) => `Alle ${figure(turns)} Züge der Zeitleiste sind vorbei.`,
    ended: (turn, turns) => `Das Spiel endete in Zug ${figure(turn)} von ${figure(turns)} der Zeitleiste.`,
    before: (pace) => `Die Zeitleiste beginnt mit der ersten Runde; jeder ihrer Züge dauert ${count(pace, 'Runde', 'Runden')} am Tisch.`,
    now: (turn, turns, pace) =>
      `Zug ${figure(turn)} von ${figure(turns)} der Zeitleiste; jeder dauert ${count(pace, 'Runde', 'Runden')} am Tisch.`,
  },
  off: {
    title: 'Die Zeitleiste ist abgeschaltet',
    text: 'Dieser Tisch spielt ohne sie, nach einer Hausregel aus dem Aufbau: Kein Ereignis der Welt geschieht in dieser Kampagne.',
  },
  ended: {
    title: 'Die Zeitleiste ist zu Ende',
    round: (round) => `Ihr letzter Zug war mit Runde ${figure(round)} vorbei.`,
    peaceful: 'Mit ihr endet das friedliche Spiel.',
    conquest: 'Von nun an überlässt die Welt die Völker sich selbst.',
  },
  line: {
    name: 'Züge der Zeitleiste',
    forgotten: 'Die Vergessene Welt',
    first: 'Die Erste Welt',
    when: { past: 'vergangen', present: 'jetzt', coming: 'kommt noch' },
    whenOver: { past: 'vergangen', present: 'das Ende', coming: 'nicht erreicht' },
    names: {
      1: 'Der erste Dämon',
      3: 'Slithouslon wird Drache',
      4: 'Die wahren Teufel',
      6: 'Die Erste Welt bricht an',
      7: 'Der erste Vampir',
      8: 'Weißes Feuer',
      9: 'Hans der Paladin',
      10: 'Darsh fällt',
      11: 'Hans der Halbgott',
      12: 'Schwarzes Feuer, grünes Feuer',
      13: 'Oranges Feuer',
      15: 'Der Riss',
      16: 'Aeruth der Dunkle',
      17: 'Tiamats Verrat',
      18: 'Der Sturm auf die Hölle',
      19: 'Der Rat der Mächte',
      20: 'Yithrey hütet das Feuer',
    },
    events: (events) => (events === 0 ? 'ruhig' : count(events, 'Ereignis', 'Ereignisse')),
    now: 'jetzt',
    end: 'Ende',
    happened: 'geschehen',
    coming: 'kommt noch',
    notReached: 'nicht erreicht',
    quiet: 'ruhig',
    rounds: 'Die kleinen Zahlen sind die Runden am Tisch.',
  },
  lanes: {
    ages: 'Zeitalter',
    rulers: 'Herrscher',
    wars: 'Kriege',
    since: (round) => `seit Runde ${figure(round)}`,
  },
  detail: {
    when: { past: 'Vergangen', present: 'Jetzt', coming: 'Kommt noch' },
    whenOver: { past: 'Vergangen', present: 'Das Ende', coming: 'Nicht erreicht' },
    hidden: 'Was dieser Zug bringt, weiß nur die Spielleitung.',
    waiting: 'In ihm ist noch nichts geschehen, soweit du weißt.',
    add: 'Ereignis hinzufügen',
  },
  event: {
    own: 'Vom Tisch erdacht',
    change: 'Ändern',
    changeWhich: (event) => `: ${event}`,
    moved: (turn) => `Hierher verlegt aus Zug ${figure(turn)} der Zeitleiste.`,
    off: 'Abgeschaltet: Es geschieht nicht.',
    didNot: 'Hier ist es nicht geschehen.',
    ended: 'Das Spiel war zu Ende, bevor es geschehen konnte.',
    still: 'Geschieht noch in diesem Zug.',
    deeds: 'Was es hier bewirkt hat',
    account: (name) => name,
    by: (rule) => `durch ${rule}`,
    nothing: 'Keine Zahl hat sich geändert.',
    nothingKnown: 'Keine Zahl hat sich geändert, soweit du weißt.',
  },
}
