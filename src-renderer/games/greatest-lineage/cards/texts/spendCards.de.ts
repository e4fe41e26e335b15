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
    nobody: 'Niemand',
    together: (tokens) => `zusammen ${count(tokens, 'Marke', 'Marken')}`,
  },
  sheet: {
    groups: { realm: 'Leute und Werte', land: 'Land', ruler: 'Das Oberhaupt', shamans: 'Schamanen' },
    costs: (points) => count(points, 'Punkt', 'Punkte'),
    total: (points) => `Zusammen: ${points}`,
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
