import { count, figure, signed } from '../../../language/figures.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { book, Die, akk, der, die, say } from '../../text/playing.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import type { ENGLISH_LINES } from './englishLines.ts'
import { areaName, names, units } from './places.ts'

/** Lines of the chronicle in German. */
export const GERMAN_LINES: TranslationOf<typeof ENGLISH_LINES> = {
  'line.begin': ({ nations, players }) =>
    `${count(nations, 'Nation', 'Nationen')} von ${count(players, 'Spieler', 'Spielern')} ${nations === 1 ? 'stellt' : 'stellen'} sich auf.`,
  'line.order': ({ order }) => `Reihenfolge der Nationen: ${names(order, die)}.`,
  'line.newRound': ({ round }) => `Runde ${figure(round)} beginnt.`,
  'line.passed': ({ nation }) => `${Die(nation)}: keine Einheit auf der Karte, also zieht und kämpft niemand.`,
  'line.out': ({ nation }) => `${Die(nation)}: keine Einheit übrig und kein Zug mehr.`,
  ...rulingWords((name) => houseRuleIn(book(), name)).de,
  'line.born': ({ nation, area, unit }) => `${Die(nation)}: Zuwachs in ${areaName(area)}, ${units(1, unit)}.`,
  'line.unborn': ({ nation, count: lost }) => `${Die(nation)}: zu wenige Spielsteine, ${figure(lost)} mal bleibt der Zuwachs aus.`,
  'line.placed': ({ nation, area, unit, count: number }) => `${Die(nation)}: neu in ${areaName(area)}, ${units(number, unit)}.`,
  'line.noCounters': ({ nation, unit, count: number }) => `${Die(nation)}: keine Spielsteine für ${units(number, unit)}.`,
  'line.removed': ({ nation, area, unit, count: number }) => `${Die(nation)}: aus ${areaName(area)} entfernt, ${units(number, unit)}.`,
  'line.surplus': ({ nation, area, unit, count: number, stood, maximum }) =>
    `${Die(nation)}: aus ${areaName(area)} entfernt, ${units(number, unit)}; dort standen ${figure(stood)}, die Höchstzahl ist ${figure(maximum)}.`,
  'line.surplusInAll': ({ nation, area, unit, count: number, stood, maximum }) =>
    `${Die(nation)}: aus ${areaName(area)} entfernt, ${units(number, unit)}; auf der Karte standen ${figure(stood)}, die gehaltenen Gebiete fassen ${figure(maximum)}.`,
  'line.noWayBack': ({ nation, area, unit, count: number }) =>
    `${Die(nation)}: aus ${areaName(area)} entfernt, ${units(number, unit)}; für sie gibt es keinen Weg zurück.`,
  'line.waits': ({ nation, area, unit, count: number }) =>
    `${Die(nation)}: noch nicht angekommen, ${units(number, unit)}, denn in ${areaName(area)} stehen andere.`,
  'line.lost': ({ nation, area, unit, count: number }) =>
    `${Die(nation)}: ausgeblieben, ${units(number, unit)}, denn in ${areaName(area)} stehen andere.`,
  'line.pool': ({ nation, unit, count: number }) =>
    `${Die(nation)}: ${signed(number)} Spielsteine im Vorrat (${say(`unit.${String(unit)}`)}).`,
  'line.points': ({ nation, points }) => `${Die(nation)}: ${signed(points)} Siegpunkte.`,
  'line.modify': ({ nation, roll, amount }) => `${Die(nation)}: ${signed(amount)} auf ${say(`rollKind.${String(roll)}`)} in dieser Runde.`,
  'line.modifyAll': ({ roll, amount }) => `${signed(amount)} auf alle ${say(`rollKind.${String(roll)}`)} in dieser Runde.`,
  'line.note': ({ text }) => `Ereignis: „${figure(text)}“`,
  'line.criterion': ({ nation, text }) => `${Die(nation)}: beurteilt nach „${figure(text)}“`,
  'line.move': ({ nation, unit, count: number, from, to }) =>
    `${Die(nation)}: Zug von ${areaName(from)} nach ${areaName(to)}, ${units(number, unit)}.`,
  'line.round': ({ nation, area, attack, defence, hits, suffered }) =>
    `${areaName(area)}: ${dice(attack)} für ${akk(nation)}, ${times(hits)}; ${dice(defence)} für die Verteidiger, ${times(suffered)}.`,
  'line.dead': ({ nation, area, unit, count: number }) => `${Die(nation)}: verloren in ${areaName(area)}, ${units(number, unit)}.`,
  'line.retreat': ({ nation, unit, count: number, from, to }) =>
    `${Die(nation)}: Rückzug von ${areaName(from)} nach ${areaName(to)}, ${units(number, unit)}.`,
  'line.noRefuge': ({ nation, area }) =>
    `${Die(nation)}: kein Rückzug aus ${areaName(area)}, denn kein Gebiet daneben ist ein eigenes, oder leer und offen für einen Rückzug.`,
  'line.noReturn': ({ nation, area }) =>
    `${Die(nation)}: kein Weg zurück aus ${areaName(area)}, denn Angreifer gehen nur dorthin, wo sie herkamen, und nicht zu anderen.`,
  'line.taken': ({ nation, area }) => `${areaName(area)} ist in der Hand ${der(nation)}.`,
  'line.defended': ({ nation, area }) => `${areaName(area)} wird gegen ${akk(nation)} gehalten.`,
  'line.emptied': ({ area }) => `In ${areaName(area)} ist niemand übrig.`,
  'line.hopeless': ({ area }) => `In ${areaName(area)} kann niemand mehr treffen: Die Angreifer weichen.`,
  'line.hold': ({ nation, area, points }) => `${Die(nation)}: ${signed(points)}, ${areaName(area)} gehalten.`,
  'line.holdType': ({ nation, area, points }) => `${Die(nation)}: ${signed(points)}, ${areaName(area)} gehalten, wegen des Geländes.`,
  'line.kill': ({ nation, victim, count: number, points }) =>
    `${Die(nation)}: ${signed(points)}, ${count(number, 'Einheit', 'Einheiten')} ${der(victim)} getötet.`,
  'line.alive': ({ nation, points }) => `${Die(nation)}: ${signed(points)}, am Ende noch da.`,
  'line.won': ({ winners, nations }) => `Den Sieg hat ${names(winners, die)}, mit ${names(nations, die)}.`,
  'line.shared': ({ winners, nations }) => `Den Sieg teilen sich ${names(winners, die)}, mit ${names(nations, die)}.`,
}

function dice(faces: number | string | undefined): string {
  return faces === '' || faces === undefined ? 'kein Würfel' : String(faces)
}

function times(number: number | string | undefined): string {
  return number === 0 ? 'kein Treffer' : count(number, 'Treffer', 'Treffer')
}
