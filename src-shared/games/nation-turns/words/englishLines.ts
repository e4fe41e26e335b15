import { count, figure, signed } from '../../../language/figures.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { book, capitalThe, say, the } from '../../text/playing.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import { areaName, names, units } from './places.ts'

/** Lines of the chronicle in English. */
export const ENGLISH_LINES = {
  'line.begin': ({ nations, players }) =>
    `${count(nations, 'nation')} of ${count(players, 'player')} ${nations === 1 ? 'takes its place' : 'take their places'}.`,
  'line.order': ({ order }) => `Order of the nations: ${names(order, the)}.`,
  'line.newRound': ({ round }) => `Round ${figure(round)} begins.`,
  'line.passed': ({ nation }) => `${capitalThe(nation)}: no unit on the map, so nothing moves or fights.`,
  'line.out': ({ nation }) => `${capitalThe(nation)}: no unit left, and no more turns.`,
  ...rulingWords((name) => houseRuleIn(book(), name)).en,
  'line.born': ({ nation, area, unit }) => `${capitalThe(nation)}: born in ${areaName(area)}, ${units(1, unit)}.`,
  'line.unborn': ({ nation, count: lost }) => `${capitalThe(nation)}: nothing more is born, for want of ${count(lost, 'counter')}.`,
  'line.placed': ({ nation, area, unit, count: number }) => `${capitalThe(nation)}: new in ${areaName(area)}, ${units(number, unit)}.`,
  'line.noCounters': ({ nation, unit, count: number }) => `${capitalThe(nation)}: no counters for ${units(number, unit)}.`,
  'line.removed': ({ nation, area, unit, count: number }) => `${capitalThe(nation)}: taken off ${areaName(area)}, ${units(number, unit)}.`,
  'line.surplus': ({ nation, area, unit, count: number, stood, maximum }) =>
    `${capitalThe(nation)}: removed in ${areaName(area)}, ${units(number, unit)}; ${figure(stood)} stood there, and the maximum is ${figure(maximum)}.`,
  'line.surplusInAll': ({ nation, area, unit, count: number, stood, maximum }) =>
    `${capitalThe(nation)}: removed in ${areaName(area)}, ${units(number, unit)}; ${figure(stood)} stood on the map, and what it holds takes ${figure(maximum)}.`,
  'line.noWayBack': ({ nation, area, unit, count: number }) =>
    `${capitalThe(nation)}: removed in ${areaName(area)}, ${units(number, unit)}; there is no way back for them.`,
  'line.waits': ({ nation, area, unit, count: number }) =>
    `${capitalThe(nation)}: still to come, ${units(number, unit)}, for others stand in ${areaName(area)}.`,
  'line.lost': ({ nation, area, unit, count: number }) =>
    `${capitalThe(nation)}: never to come, ${units(number, unit)}, for others stand in ${areaName(area)}.`,
  'line.pool': ({ nation, unit, count: number }) =>
    `${capitalThe(nation)}: ${signed(number)} counters off the map (${say(`unit.${String(unit)}`)}).`,
  'line.points': ({ nation, points }) => `${capitalThe(nation)}: ${signed(points)} victory points.`,
  'line.modify': ({ nation, roll, amount }) =>
    `${capitalThe(nation)}: ${signed(amount)} on ${say(`rollKind.${String(roll)}`)} in this round.`,
  'line.modifyAll': ({ roll, amount }) => `${signed(amount)} on all ${say(`rollKind.${String(roll)}`)} in this round.`,
  'line.note': ({ text }) => `Event: “${figure(text)}”`,
  'line.criterion': ({ nation, text }) => `${capitalThe(nation)}: judged by “${figure(text)}”`,
  'line.move': ({ nation, unit, count: number, from, to }) =>
    `${capitalThe(nation)}: move from ${areaName(from)} to ${areaName(to)}, ${units(number, unit)}.`,
  'line.round': ({ nation, area, attack, defence, hits, suffered }) =>
    `${areaName(area)}: ${dice(attack)} for ${the(nation)}, ${times(hits)}; ${dice(defence)} for the defenders, ${times(suffered)}.`,
  'line.dead': ({ nation, area, unit, count: number }) => `${capitalThe(nation)}: lost in ${areaName(area)}, ${units(number, unit)}.`,
  'line.retreat': ({ nation, unit, count: number, from, to }) =>
    `${capitalThe(nation)}: retreat from ${areaName(from)} to ${areaName(to)}, ${units(number, unit)}.`,
  'line.noRefuge': ({ nation, area }) =>
    `${capitalThe(nation)}: no retreat from ${areaName(area)}, as no neighbouring area is its own, or empty and open to a retreat.`,
  'line.noReturn': ({ nation, area }) =>
    `${capitalThe(nation)}: no way back from ${areaName(area)}, for attackers go only where they came from, and not where others stand.`,
  'line.taken': ({ nation, area }) => `${areaName(area)} is held by ${the(nation)}.`,
  'line.defended': ({ nation, area }) => `${areaName(area)} is held against ${the(nation)}.`,
  'line.emptied': ({ area }) => `Nobody is left in ${areaName(area)}.`,
  'line.hopeless': ({ area }) => `Nobody can hit anybody in ${areaName(area)}: the attackers give way.`,
  'line.hold': ({ nation, area, points }) => `${capitalThe(nation)}: ${signed(points)} for holding ${areaName(area)}.`,
  'line.holdType': ({ nation, area, points }) => `${capitalThe(nation)}: ${signed(points)} for holding ${areaName(area)}, by its ground.`,
  'line.kill': ({ nation, victim, count: number, points }) =>
    `${capitalThe(nation)}: ${signed(points)} for ${figure(number)} killed of ${the(victim)}.`,
  'line.alive': ({ nation, points }) => `${capitalThe(nation)}: ${signed(points)} for being there at the end.`,
  'line.won': ({ winners, nations }) => `The winner is ${names(winners, the)}, with ${names(nations, the)}.`,
  'line.shared': ({ winners, nations }) => `The victory is shared by ${names(winners, the)}, with ${names(nations, the)}.`,
} satisfies Wordings

function dice(faces: number | string | undefined): string {
  return faces === '' || faces === undefined ? 'no dice' : String(faces)
}

function times(number: number | string | undefined): string {
  return number === 0 ? 'no hit' : count(number, 'hit')
}
