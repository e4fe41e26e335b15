import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './spendCards.en.ts'

export const DE: Texts<typeof EN> = {
  gather: {
    people: (sent, most) => `${figure(sent)} von ${count(most, 'Person', 'Leuten')} eingeteilt`,
    left: (left) => (left === 0 ? 'niemand übrig' : `${figure(left)} übrig`),
    brings: (tokens, then) => `${figure(tokens)} mehr: dann ${figure(then)} im Vorrat`,
    nothing: 'Niemand: Der Vorrat bleibt, wie er ist',
    covers: (due) => `genug für die fälligen ${figure(due)}`,
    short: (short, due) => `${figure(short)} zu wenig für die fälligen ${figure(due)}`,
    slider: (kind) => `${kind}, mit dem Regler`,
    rest: (left) => `Der Rest hierhin${left > 0 ? ` ${signed(left)}` : ''}`,
    restOf: (kind, left) => `Der Rest hierhin${left > 0 ? ` ${signed(left)}` : ''}: ${kind}`,
    proposed: 'Wie vorgeschlagen',
    asLast: 'Wie im letzten Zug, soweit Nahrung und Holz für die Prüfung es zulassen: Enter schickt sie so aus.',
    full: (kind) => `Alle sind schon ausgeschickt, die meisten für ${kind}.`,
    over: (over, kind) => `${figure(over)} zu viel, die meisten sind für ${kind} ausgeschickt.`,
    takeFrom: (kind) => `Von ${kind} nehmen`,
    nobody: 'Niemand',
    together: (tokens) => `zusammen ${count(tokens, 'Marke', 'Marken')}`,
  },
  sheet: {
    groups: { realm: 'Leute und Werte', land: 'Land', ruler: 'Das Oberhaupt', shamans: 'Schamanen' },
    costs: (points) => count(points, 'Punkt', 'Punkte'),
    total: (points) => `Zusammen: ${points}`,
    asLast: (points, of) => `Wie im letzten Zug: Enter gibt wieder ${points} von ${of} Punkten aus.`,
    asLastTime: 'Wie beim letzten Mal',
    nothing: 'Nichts',
  },
  purse: {
    title: 'Beutel',
    inStore: 'Punkte',
    costs: 'Das kostet',
    left: 'Danach übrig',
    spent: 'In diesem Zug ausgegeben',
    bought: 'In diesem Zug gekauft',
    most: (most) => `jetzt bis zu ${figure(most)}`,
    takeBack: 'Zurücknehmen',
    takeBackOf: (what) => `Zurücknehmen: ${what}`,
    fromHere: 'Ab hier',
    takeBackFrom: (what) => `Ab hier: ${what} zurücknehmen, samt allem danach`,
    retracted: (what) => `Zurückgenommen: ${what}.`,
  },
}
