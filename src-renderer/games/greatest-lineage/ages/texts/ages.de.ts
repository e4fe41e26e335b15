import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { listed } from '../../../../../src-shared/language/numbers.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './ages.en.ts'

const inTurns = (turns: number): string => `in ${count(turns, 'Zug', 'Zügen')}`

export const DE: Texts<typeof EN> = {
  title: 'Zeitalter',
  leadForAll: 'Was jedem Volk zum nächsten Zeitalter noch fehlt. Drück auf eine Zahl, und du siehst, wie sie zustande kommt.',
  leadForOne: 'Was dir zum nächsten Zeitalter noch fehlt. Drück auf eine Zahl, und du siehst, wie sie zustande kommt.',
  all: 'Alle Zeitalter',
  allOfThem: (ages) => `Alle ${figure(ages)} Zeitalter`,
  command: 'Zeitalter: die ganze Tabelle',
  about:
    'Alle beginnen in der Vorsteinzeit, die nichts verlangt. Was erreicht ist, bleibt, solange Kultur, Technik und Kriegstechnik nicht unter das Nötige fallen.',
  known: 'Von den anderen kennst du Land, Zeitalter und Prestige.',
  fell: (round) => `In Runde ${figure(round)} gefallen.`,
  ladder: 'Wo jedes Volk steht',
  tracks: {
    caption: 'Was das nächste Zeitalter von jedem verlangt',
    need: 'Bedingung',
    way: 'Auf dem Weg',
    hint: 'Die Zeichen stehen da, wo jedes Volk auf dem Weg zum eigenen nächsten Zeitalter ist; hinter dem Strich ist das Verlangte da.',
    next: (age) => `bis: ${age}`,
    last: 'im letzten Zeitalter',
    notAsked: 'nicht verlangt',
  },
  card: {
    below: 'Unter der Grenze.',
    near: 'Knapp über der Grenze.',
    next: (age) => `Als Nächstes: ${age}`,
    declaring: 'Ausrufen',
    costs: 'Es kostet',
    brings: 'Es bringt',
    last: 'Das ist das letzte Zeitalter: Weiter geht es nicht.',
  },
  need: {
    of: (need) => `von ${figure(need)}`,
    met: 'erfüllt',
    missing: (missing, forecast) => `${figure(missing)} ${missing === 1 ? 'fehlt' : 'fehlen'}, ${forecast}`,
  },
  cell: {
    met: 'erfüllt',
    missing: (missing) => `${figure(missing)} ${missing === 1 ? 'fehlt' : 'fehlen'}`,
    done: 'erledigt',
    held: 'gehalten',
    below: (missing) => `${figure(missing)} zu wenig`,
  },
  table: {
    met: (met, all) => `${figure(met)} von ${figure(all)} erfüllt`,
    need: 'Bedingung',
    needed: 'Nötig',
    neededLead: 'nötig ',
    fallen: 'gefallen',
    terms: 'Kosten und Ertrag',
    now: 'in diesem Zeitalter',
    reached: 'erreicht',
    next: 'als Nächstes',
    costs: (tokens) => `Kostet ${listed(tokens)}`,
    brings: (gain, peoplePercent, prestige, landPercent) =>
      `Bringt ${signed(gain)} Technik, ${signed(gain)} Leute und danach ${figure(peoplePercent)}\u00a0% mehr, ${signed(prestige)} Prestige und ${figure(landPercent)}\u00a0% mehr Land`,
  },
  summary: {
    ready: 'Alles Verlangte ist da: Es kann in Phase 9 ausgerufen werden.',
    met: (met, all) => `${figure(met)} von ${count(all, 'Bedingung', 'Bedingungen')} erfüllt.`,
    turns: (turns) => `Wenn es so weitergeht, ${inTurns(turns)}.`,
    turnsLast: (turns, last) => `Wenn es so weitergeht, ${inTurns(turns)}, zuletzt: ${last}.`,
    far: 'Wenn es so weitergeht, liegt es weit voraus.',
    never: (stuck) => `So wird es nie erreicht, denn hier wächst nichts: ${listed(stuck)}.`,
    drawn: (stores) => `Noch zu sammeln: ${listed(stores)}.`,
    points: (points) => `${figure(points)} der vorhandenen Punkte würden für den Rest reichen.`,
    notAllPoints: (points, inHand) =>
      `Der Rest kostet ${count(points, 'Punkt', 'Punkte')}; ${figure(inHand)} ${inHand === 1 ? 'ist' : 'sind'} vorhanden.`,
    unknown: 'Noch kein Zug, aus dem sich etwas schließen ließe.',
  },
  forecast: {
    turns: (turns, rate) => `${inTurns(turns)} bei ${signed(rate)} je Zug`,
    far: (rate) => `weit voraus bei ${signed(rate)} je Zug`,
    never: 'so nie',
    points: (points) => `${figure(points)} der vorhandenen Punkte würden reichen`,
    drawn: (rate) => `noch zu sammeln (bisher ${signed(rate)} je Zug)`,
    neverFalling: (rate) => `so nie (${signed(rate)} je Zug)`,
    unknown: 'noch kein Zug zum Vergleich',
  },
  warning: {
    below: (name, have, age, need) =>
      `${name}: ${figure(have)}, nötig für „${age}“: ${figure(need)}. In der nächsten Phase 9 geht das Zeitalter verloren, wenn sich das nicht ändert.`,
    near: (name, have, age, need) =>
      `${name}: ${figure(have)}, nötig für „${age}“: ${figure(need)}. Das sind ${figure(have - need)} mehr als nötig.`,
  },
  grace: {
    since: (round, rounds) =>
      `In Reichweite seit Runde ${figure(round)} (${rounds === 0 ? 'seit dieser Runde' : `seit ${count(rounds, 'Runde', 'Runden')}`}).`,
    free: 'Es darf beliebig lange warten.',
    left: (turns, until) =>
      turns === 0 ? 'Es darf nicht länger warten' : `Es darf noch ${count(turns, 'Zug', 'Züge')} warten, bis Runde ${figure(until)}`,
    forced: 'danach beginnt es von selbst.',
    lapse: 'danach ist die Gelegenheit vorbei, bis alles von Neuem erfüllt ist.',
  },
  tokens: (amount, name) => `${figure(amount)} ${name}`,
  payment: {
    missing: (tokens, missing) => `${tokens} (${figure(missing)} ${missing === 1 ? 'fehlt' : 'fehlen'})`,
    left: (tokens, left) => `${tokens} (${figure(left)} ${left === 1 ? 'bleibt' : 'bleiben'})`,
  },
  grants: {
    technology: (gain) => `${signed(gain)} Technik`,
    people: (gain, percent, more) => `${signed(gain)} Leute und danach ${figure(percent)}\u00a0% mehr (derzeit ${signed(more)})`,
    prestige: (gain) => `${signed(gain)} Prestige`,
    land: (gain) => `${signed(gain)} Land`,
    nothing: 'nichts als das Zeitalter selbst',
  },
}
