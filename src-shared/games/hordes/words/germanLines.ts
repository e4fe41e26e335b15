import { count, figure } from '../../../language/figures.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { akk, book, Die, die, say } from '../../text/playing.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import type { ENGLISH_LINES } from './englishLines.ts'
import { length } from './lengths.ts'
import { elementText, elementTexts, sumText, who } from './names.ts'

/** Lines of the chronicle in German. */
export const GERMAN_LINES: TranslationOf<typeof ENGLISH_LINES> = {
  ...rulingWords((name) => houseRuleIn(book(), name)).de,
  'line.defence': ({ host, redDie, blueDie }) =>
    `Wer verteidigt: Rot wirft ${figure(redDie)}, Blau ${figure(blueDie)}. ${Die(host)} hat den niedrigeren Wurf und verteidigt.`,
  'line.defenceTied': ({ redDie }) => `Wer verteidigt: Beide werfen ${figure(redDie)} und würfeln noch einmal.`,
  'line.begin': ({ host, foe }) => `${Die(host)} verteidigt und hat den ersten Zug; ${die(foe)} greift an.`,
  'line.pips': ({ host, pips }) => `${Die(host)}: ${pipsOf(pips)} für diesen Zug.`,
  'line.lapse': ({ host, pips }) => `${Die(host)} gibt ${pipsOf(pips)} nicht aus: ${pips === 1 ? 'Er verfällt' : 'Sie verfallen'}.`,
  'line.deployed': ({ host, element }) => `${Die(host)}: neu auf dem Tisch, ${elementText(element)}.`,
  'line.march': ({ host, elements, cost }) => `${Die(host)}: Bewegung von ${elementTexts(elements)}, für ${pipsOf(cost)}.`,
  'line.freed': ({ element, caster }) => `${who(element)}: frei und in der Reserve, denn ${who(caster)} hat den Tisch verlassen.`,
  'line.support': ({ element, other }) => `${who(element)}: Unterstützung gegen ${who(other)} in den Nahkämpfen dieses Zugs.`,
  'line.combat.bespell': (figures) => `Zauber von ${who(figures['element'])} auf ${who(figures['other'])}: ${scores(figures)}`,
  'line.combat.shoot': (figures) => {
    const { element, other, by } = figures
    const [from, on] = by === 'b' ? [other, element] : [element, other]
    const told = scores(figures, by === 'b' ? 'b' : 'a')
    return `Schuss von ${who(from)} auf ${who(on)}: ${told}`
  },
  'line.combat.mutual': (figures) => `${who(figures['element'])} und ${who(figures['other'])} beschießen einander: ${scores(figures)}`,
  'line.combat.close': (figures) => `Nahkampf von ${who(figures['element'])} und ${who(figures['other'])}: ${scores(figures)}`,
  'line.nothing': () => 'Es geschieht nichts.',
  'line.spared': ({ element, other }) => `${who(element)}: geschlagen von ${who(other)}, aber ohne Schaden.`,
  'line.destroyed': ({ element, other }) => `${who(element)}: vernichtet von ${who(other)}.`,
  'line.ensorcelled': ({ element, other }) => `${who(element)}: gebannt von ${who(other)} und nicht mehr auf dem Tisch.`,
  'line.recoils': ({ element, paces }) => `${who(element)}: zurück um ${length(paces)}.`,
  'line.pushes': ({ element, other, paces }) => `${who(element)}: zurück um ${length(paces)}; ${who(other)} wird ebenso weit geschoben.`,
  'line.passes': ({ element, other, paces }) => `${who(element)}: zurück um ${length(paces)}, an ${who(other)} vorbei.`,
  'line.crushes': ({ element, other }) => `${who(other)}: zermalmt von ${who(element)} beim Zurückweichen.`,
  'line.edgeStops': ({ element }) => `${who(element)}: zurück bis an die Kante des Tisches, nicht weiter.`,
  'line.overEdge': ({ element }) => `${who(element)}: über die Kante des Tisches verloren.`,
  'line.caught': ({ element }) => `${who(element)}: vernichtet, denn ein Feind an Flanke oder Rücken lässt kein Zurück.`,
  'line.blocked': ({ element, other }) =>
    `${who(element)}: vernichtet, denn ${other === undefined ? 'das Gelände dahinter' : who(other)} versperrt den Weg zurück.`,
  'line.flees': ({ element, paces }) => `${who(element)}: Flucht um weitere ${length(paces)}.`,
  'line.fliesOff': ({ element, paces }) => `${who(element)}: Flucht um weitere ${length(paces)}, über alle am Boden hinweg.`,
  'line.fleesToEdge': ({ element }) => `${who(element)}: Flucht bis an die Kante des Tisches, nicht weiter.`,
  'line.fleesLost': ({ element }) => `${who(element)}: auf der Flucht verloren.`,
  'line.leavesField': ({ element }) => `${who(element)}: vom Feld geflohen und verloren.`,
  'line.toReserve': ({ element }) => `${who(element)}: vom Feld geflohen und wieder in der Reserve.`,
  'line.follows': ({ element, paces }) => `${who(element)}: Nachsetzen um ${length(paces)}, geradeaus.`,
  'line.ranksFollow': ({ element, paces }) => `${who(element)}: Nachsetzen um ${length(paces)}, geradeaus, samt dem zweiten Glied.`,
  'line.firstOne': ({ element }) => `${who(element)}: eine 1 beim Zaubern. Die zweite macht zum Frosch.`,
  'line.frog': ({ element }) => `${who(element)}: die zweite 1 beim Zaubern, und nun ein Frosch.`,
  'line.bound': ({ bound, redLost, blueLost }) =>
    `Ende von Zug ${figure(bound)}: Rot hat ${figure(redLost)} AP verloren, Blau ${figure(blueLost)}.`,
  'line.won': ({ winner, clause, redLost, blueLost }) =>
    `Sieg für ${akk(winner)}: ${say(`clause.${String(clause)}`)}. Verlorene AP: Rot ${figure(redLost)}, Blau ${figure(blueLost)}.`,
  'line.drawn': ({ clause, redLost }) =>
    `Unentschieden: ${say(`clause.${String(clause)}`)}, und beide haben ${figure(redLost)} AP verloren.`,
}

function pipsOf(value: number | string | undefined): string {
  return count(value, 'PIP', 'PIPs')
}

/** Both scores, those of A first, or those of B. */
function scores(figures: Readonly<Record<string, number | string>>, first: 'a' | 'b' = 'a'): string {
  const { die: shown, total, score, otherDie, otherTotal, otherScore } = figures
  const [a, b] = [sumText(shown, total, score), sumText(otherDie, otherTotal, otherScore)]
  return first === 'a' ? `${a} gegen ${b}.` : `${b} gegen ${a}.`
}
