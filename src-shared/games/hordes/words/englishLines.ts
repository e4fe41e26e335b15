import { count, figure } from '../../../language/figures.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { book, capitalThe, say, the } from '../../text/playing.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import { length } from './lengths.ts'
import { elementText, elementTexts, sumText, who } from './names.ts'

/** Lines of the chronicle in English. */
export const ENGLISH_LINES = {
  ...rulingWords((name) => houseRuleIn(book(), name)).en,
  'line.defence': ({ host, redDie, blueDie }) =>
    `Dice for the defence: red ${figure(redDie)}, blue ${figure(blueDie)}. ${capitalThe(host)} has the lower one and defends.`,
  'line.defenceTied': ({ redDie }) => `Dice for the defence: both show ${figure(redDie)}, and are thrown again.`,
  'line.begin': ({ host, foe }) => `${capitalThe(host)} defends and has the first bound; ${the(foe)} attacks.`,
  'line.pips': ({ host, pips }) => `${capitalThe(host)}: ${count(pips, 'PIP')} for this bound.`,
  'line.lapse': ({ host, pips }) => `${capitalThe(host)} leaves ${count(pips, 'PIP')} unspent: ${pips === 1 ? 'it is' : 'they are'} lost.`,
  'line.deployed': ({ host, element }) => `${capitalThe(host)}: new on the table, ${elementText(element)}.`,
  'line.march': ({ host, elements, cost }) => `${capitalThe(host)}: move of ${elementTexts(elements)}, for ${count(cost, 'PIP')}.`,
  'line.freed': ({ element, caster }) => `${who(element)}: free, and waiting in the reserve, as ${who(caster)} has left the table.`,
  'line.support': ({ element, other }) => `${who(element)}: standing by against ${who(other)} in the close combats of this bound.`,
  'line.combat.bespell': (figures) => `Spell of ${who(figures['element'])} on ${who(figures['other'])}: ${scores(figures)}`,
  'line.combat.shoot': (figures) => {
    const { element, other, by } = figures
    const [from, on] = by === 'b' ? [other, element] : [element, other]
    const told = scores(figures, by === 'b' ? 'b' : 'a')
    return `Shot of ${who(from)} at ${who(on)}: ${told}`
  },
  'line.combat.mutual': (figures) => `${who(figures['element'])} and ${who(figures['other'])} shoot at each other: ${scores(figures)}`,
  'line.combat.close': (figures) => `Close combat of ${who(figures['element'])} and ${who(figures['other'])}: ${scores(figures)}`,
  'line.nothing': () => 'Nothing happens.',
  'line.spared': ({ element, other }) => `${who(element)}: beaten by ${who(other)}, but unharmed.`,
  'line.destroyed': ({ element, other }) => `${who(element)}: destroyed by ${who(other)}.`,
  'line.ensorcelled': ({ element, other }) => `${who(element)}: ensorcelled by ${who(other)}, and off the table.`,
  'line.recoils': ({ element, paces }) => `${who(element)}: recoil of ${length(paces)}.`,
  'line.pushes': ({ element, other, paces }) => `${who(element)}: recoil of ${length(paces)}; ${who(other)} is pushed back as far.`,
  'line.passes': ({ element, other, paces }) => `${who(element)}: recoil of ${length(paces)}, past ${who(other)}.`,
  'line.crushes': ({ element, other }) => `${who(other)}: destroyed by the recoil of ${who(element)}.`,
  'line.edgeStops': ({ element }) => `${who(element)}: recoil to the edge of the table, and no farther.`,
  'line.overEdge': ({ element }) => `${who(element)}: lost over the edge of the table.`,
  'line.caught': ({ element }) => `${who(element)}: destroyed, as an enemy touches flank or rear and no recoil is possible.`,
  'line.blocked': ({ element, other }) =>
    `${who(element)}: destroyed, as ${other === undefined ? 'the ground behind' : who(other)} leaves no way back.`,
  'line.flees': ({ element, paces }) => `${who(element)}: flight of another ${length(paces)}.`,
  'line.fliesOff': ({ element, paces }) => `${who(element)}: flight of another ${length(paces)}, over all ground troops.`,
  'line.fleesToEdge': ({ element }) => `${who(element)}: flight to the edge of the table, and no farther.`,
  'line.fleesLost': ({ element }) => `${who(element)}: lost in flight.`,
  'line.leavesField': ({ element }) => `${who(element)}: fled the field, and lost.`,
  'line.toReserve': ({ element }) => `${who(element)}: off the field and back in the reserve.`,
  'line.follows': ({ element, paces }) => `${who(element)}: follow-up of ${length(paces)}, straight ahead.`,
  'line.ranksFollow': ({ element, paces }) => `${who(element)}: follow-up of ${length(paces)}, straight ahead, with the second rank.`,
  'line.firstOne': ({ element }) => `${who(element)}: a 1 for a spell. A second one makes a frog.`,
  'line.frog': ({ element }) => `${who(element)}: a second 1 for a spell, and now a frog.`,
  'line.bound': ({ bound, redLost, blueLost }) =>
    `End of bound ${figure(bound)}: ${figure(redLost)} AP lost by red, ${figure(blueLost)} by blue.`,
  'line.won': ({ winner, clause, redLost, blueLost }) =>
    `Victory for ${the(winner)}: ${say(`clause.${String(clause)}`)}. AP lost: red ${figure(redLost)}, blue ${figure(blueLost)}.`,
  'line.drawn': ({ clause, redLost }) => `A draw: ${say(`clause.${String(clause)}`)}, and both have lost ${figure(redLost)} AP.`,
} satisfies Wordings

/** Both scores, those of A first, or those of B. */
function scores(figures: Readonly<Record<string, number | string>>, first: 'a' | 'b' = 'a'): string {
  const { die: shown, total, score, otherDie, otherTotal, otherScore } = figures
  const [a, b] = [sumText(shown, total, score), sumText(otherDie, otherTotal, otherScore)]
  return first === 'a' ? `${a} against ${b}.` : `${b} against ${a}.`
}
