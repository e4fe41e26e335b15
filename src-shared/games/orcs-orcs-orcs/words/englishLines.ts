import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { book, capitalThe, say, the } from '../../text/playing.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import { aCreature, creatureName } from './creaturesEnglish.ts'
import { fateMoves, placeText, ringText } from './englishPieces.ts'
import { powerText, spellText } from './names.ts'

/** Lines of the chronicle in English. */
export const ENGLISH_LINES = {
  ...rulingWords((name) => houseRuleIn(book(), name)).en,
  'line.terrain': ({ kind, path, section }) =>
    kind === 'tendrils'
      ? `Tendrils grow on the ${placeText(path, section)}.`
      : `A ${kind === 'stone' ? 'stone field' : 'road'} lies on the ${placeText(path, section)}.`,
  'line.revealed': ({ type, path }) => `${capital(aCreature(type))} appears on path ${figure(path)}.`,
  'line.fate': ({ card }) => `The fate card drives ${fateMoves(card) ?? figure(card)} one section towards the tower.`,
  'line.noFate': () => 'No fate card is left: this round goes without one.',
  'line.fateRule.life_plus_1': () => 'This round every creature has one more life.',
  'line.fateRule.no_spells': () => 'This round no spell may be taken from the displays.',
  'line.fateRule.no_teleportation': () => 'This round no mage may teleport.',
  'line.fateRule.no_extra_skills': () => 'This round extra skills do not work.',
  'line.fateRule.three_spells': () => 'This round a new hand has one card fewer.',
  'line.fateRule.exchange': () => 'Both displays go back into their piles, and new cards are laid out.',
  'line.arrived': ({ type, path, each }) =>
    `The ${creatureName(type)} on path ${figure(path)} reaches the tower: ${aCreature(type)} trophy is now worth ${count(each, 'point')}.`,
  'line.arrivedLast': ({ type, path }) =>
    `The ${creatureName(type)} on path ${figure(path)} reaches the tower; ${creatureName(type)} trophies cannot become worth less.`,
  'line.lostTrophy': ({ seat, type, path }) => `${capitalThe(seat)} looks down path ${figure(path)} and loses ${aCreature(type)} trophy.`,
  'line.noLoss': ({ seat, type }) => `${capitalThe(seat)} keeps every ${creatureName(type)} trophy, by the skill No loss.`,
  'line.teleported': ({ seat, space }) => `${capitalThe(seat)} teleports to space ${figure(space)} of the tower.`,
  'line.lore': ({ seat, spell }) => `${capitalThe(seat)} casts ${spellText(spell)}.`,
  'line.cast': ({ seat, spell }) => `${capitalThe(seat)} begins to cast ${spellText(spell)}.`,
  'line.enhanced': ({ seat, spell, power }) => `${capitalThe(seat)} adds ${spellText(spell)} as one point of ${powerText(power)}.`,
  'line.bonusPower': ({ seat, power }) => `${capitalThe(seat)} uses a point of bonus power as ${powerText(power)}.`,
  'line.castPower': ({ seat, spell, power }) => `${capitalThe(seat)} casts ${spellText(spell)} with power ${figure(power)}.`,
  'line.spellCast': ({ seat }) => `${capitalThe(seat)} casts a spell.`,
  'line.bonusAdds': ({ seat, count: points }) => `${capitalThe(seat)} adds ${count(points, 'point')} of bonus power to the spell.`,
  'line.actionsGained': ({ seat, actions }) => `The spell brings ${the(seat)} ${count(actions, 'more action', 'more actions')}.`,
  'line.newHand': ({ seat, count: cards }) => `${capitalThe(seat)} discards the rest of the hand and draws ${count(cards, 'card')}.`,
  'line.mustDiscard': () => 'Every other player with more than three cards in hand discards one.',
  'line.cardRemoved': ({ seat }) => `${capitalThe(seat)} puts a card of the hand into the box, out of the game.`,
  'line.castFailed': ({ seat, spell, power }) =>
    `${spellText(spell)}, cast by ${the(seat)} with power ${figure(power)}, is too weak for any of its lines and does nothing.`,
  'line.learned': ({ seat, spell }) => `${capitalThe(seat)} learns ${spellText(spell)}.`,
  'line.hit': ({ type, path, damage }) => `The ${creatureName(type)} on path ${figure(path)} takes ${figure(damage)} damage.`,
  'line.weakened': ({ type, path }) => `The ${creatureName(type)} on path ${figure(path)} has one life less this turn.`,
  'line.defeated': ({ seat, type, path }) => `${capitalThe(seat)} defeats the ${creatureName(type)} on path ${figure(path)}.`,
  'line.skill': ({ seat, skill, type }) =>
    `${capitalThe(seat)} reaches the top of the skull track of ${creatureName(type, 2)} and gains the extra skill ${say(`skill.${String(skill)}`)}.`,
  'line.blast': ({ path }) => `The bomber on path ${figure(path)} explodes and harms everything on its section.`,
  'line.toadling': ({ path }) => `The breeding toad leaves a toadling behind on path ${figure(path)}.`,
  'line.tile': ({ seat, face }) => `${capitalThe(seat)} catches a toadling. Its tile reads: ${toadling(face)}.`,
  'line.tileUsed': ({ seat, face }) => `${capitalThe(seat)} uses a toadling tile: ${toadling(face)}.`,
  'line.swapped': ({ seat, type, path, otherType, otherPath }) =>
    `${capitalThe(seat)} makes the ${creatureName(type)} on path ${figure(path)} and the ${creatureName(otherType)} on path ${figure(otherPath)} trade places.`,
  'line.brought': ({ seat, type, from, path, section }) =>
    `${capitalThe(seat)} moves the ${creatureName(type)} from path ${figure(from)} to the ${ringText(section)} section of path ${figure(path)}.`,
  'line.forwarded': ({ seat, type, path, steps }) =>
    `${capitalThe(seat)} draws the ${creatureName(type)} on path ${figure(path)} towards the tower by ${count(steps, 'section')}.`,
  'line.drew': ({ seat, count: cards }) => `${capitalThe(seat)} draws ${cards === 1 ? 'a card' : count(cards, 'card')}.`,
  'line.discarded': ({ seat, spell }) => `${capitalThe(seat)} discards ${spellText(spell)}.`,
  'line.passed': ({ seat, actions }) => `${capitalThe(seat)} passes: ${count(actions, 'action')} ${actions === 1 ? 'is' : 'are'} not used.`,
  'line.removed': ({ seat, spell }) => `${capitalThe(seat)} puts ${spellText(spell)} into the box, out of the game.`,
  'line.poisonBack': ({ seat }) => `${capitalThe(seat)} puts a poison card back onto its pile.`,
  'line.poisoned': ({ seat, victim }) => `${capitalThe(seat)} poisons ${the(victim)}, whose discard pile gets a poison card.`,
  'line.score.trophies': ({ seat, type, trophies, each, points }) =>
    `${capitalThe(seat)} ${scores(points)} for ${trophiesText(type, trophies, each)}.`,
  'line.score.supports': ({ seat, count: spells, points }) =>
    `${capitalThe(seat)} ${scores(points)} for ${count(spells, 'spell of support', 'spells of support')}.`,
  'line.score.poison': ({ seat, count: cards, points }) =>
    `${capitalThe(seat)} loses ${pointsText(points)} for ${count(cards, 'poison card')}.`,
  'line.mission': ({ seat, mission, points }) =>
    `${capitalThe(seat)} shows the mission ${say(`missionName.${String(mission)}`)} and ${scores(points)}.`,
  'line.scoredAgain': ({ seat, points }) => `${capitalThe(seat)} is scored again: ${count(points, 'point')} in all.`,
  'line.won': ({ seat, points, winners }) =>
    winners === 1
      ? `${capitalThe(seat)} wins with ${count(points, 'point')}.`
      : `${capitalThe(seat)} shares the victory with ${count(points, 'point')}.`,
} satisfies Wordings

type Told = Figure | undefined

/** "an orc trophy", "2 orc trophies at 3 points each". */
function trophiesText(type: Told, trophies: Told, each: Told): string {
  if (trophies === 1) return `${aCreature(type)} trophy`
  return `${figure(trophies)} ${creatureName(type)} trophies at ${count(each, 'point')} each`
}

/** "scores 4 points". */
function scores(points: Told): string {
  return points === 0 ? 'scores nothing' : `scores ${count(points, 'point')}`
}

/** "2 points" of −2: those lost. */
function pointsText(points: Told): string {
  return count(Math.abs(Number(points ?? 0)), 'point')
}

function toadling(face: Told): string {
  return say(`toadling.${String(face)}`).toLowerCase()
}
