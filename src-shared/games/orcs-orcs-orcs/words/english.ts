import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import { listed } from '../../../language/numbers.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import { creatureName } from './creaturesEnglish.ts'
import { ENGLISH_LINES } from './englishLines.ts'
import { ENGLISH_PAGES } from './englishPages.ts'
import { ENGLISH_PIECES, placeText, ringText } from './englishPieces.ts'
import { ENGLISH_MESSAGES } from './messages.ts'
import { powerText, spellText } from './names.ts'

/** Seats, phases, and what pages speak of, in English. */
const NAMED = {
  'rail.table': () => 'Fate',
  'seat.blue': () => 'Blue',
  'seat.green': () => 'Green',
  'seat.red': () => 'Red',
  'seat.yellow': () => 'Yellow',
  'phase.0': () => 'Fate card',
  'phase.1': () => 'Reveal markers',
  'phase.2': () => 'Perform actions',
  'phase.3': () => 'Draw new spells',
  'phase.9': () => 'Scoring',
  'phase.short.0': () => 'Fate',
  'phase.short.1': () => 'Reveal',
  'phase.short.2': () => 'Act',
  'phase.short.3': () => 'Draw',
  'phase.short.9': () => 'Score',
  'counts.trophies': () => 'trophies',
  'group.turn': () => 'The turn',
  'group.cards': () => 'Cards',
  'group.trophies': () => 'Trophies',
  'group.skulls': () => 'Skull tracks',
  'group.defeats': () => 'Defeats',
  'group.score': () => 'Score',
  'group.counters': () => 'Counters',
  'group.markers': () => 'Markers',
  'group.piles': () => 'Piles',
  'derived.worth': () => 'Worth of the trophies',
  'derived.worth.hint': () => 'Each trophy by what its type is worth now; spells, poison and missions come to it in the end.',
  'score.trophies': ({ type, trophies, each }) =>
    `${count(trophies, creatureName(type), creatureName(type, 2))} at ${count(each, 'point')} each`,
  'score.supports': ({ count: spells }) => count(spells, 'spell of support', 'spells of support'),
  'score.poison': ({ count: cards }) => count(cards, 'poison card'),
  'score.worth': () => 'Trophies',
  'score.rest': () => 'Spells, poison and mission',
} satisfies Wordings

/** Questions in English. */
const ASKED = {
  'choose.section': ({ path }) => `On which section of path ${figure(path)} does the terrain lie?`,
  'choose.section.hint': () => 'The tile is turned up only when all of them are placed.',
  'question.section': () => 'where terrain lies',
  'draw.section': () => 'The section on which the terrain lies',
  'draw.terrain': () => 'Terrain is turned up',
  'question.terrain': () => 'terrain',
  'draw.markers': () => 'Markers are revealed',
  'question.markers': () => 'markers',
  'draw.fate': () => 'The fate card of the round',
  'question.fate': () => 'the fate card',
  'draw.hand': () => 'Cards from the draw pile',
  'question.hand': () => 'cards drawn',
  'draw.toadling': () => 'A toadling is turned over',
  'question.toadling': () => 'a toadling',
  'draw.missions': () => 'Two secret missions are dealt',
  'question.missions': () => 'missions dealt',
  'draw.discard': () => 'Chance picks the card to be discarded',
  'draw.display.A': () => 'Display A is filled',
  'question.display.A': () => 'display A',
  'draw.display.B': () => 'Display B is filled',
  'question.display.B': () => 'display B',
  'choose.mission': () => 'Which secret mission is kept?',
  'choose.mission.hint': () => 'It is shown at the end; the other one goes away unseen.',
  'question.mission': () => 'the mission that is kept',
  'choose.reveal': () => 'On which path is a marker revealed?',
  'choose.reveal.hint': () => 'Its creature enters the outer section. The path of the own mage may not be chosen.',
  'question.reveal': () => 'the path of the next marker',
  'act.turn': ({ actions }) => `What is done next? ${count(actions, 'action')} left.`,
  'question.turn': () => 'actions',
  'act.turn.cast': () => 'Cast a spell',
  'act.turn.cast.hint': () => 'Enhancements are added one by one once the spell lies on the table.',
  'act.turn.teleport': () => 'Teleport the mage',
  'act.turn.remove': () => 'Put a card of the hand into the box',
  'act.turn.remove.hint': () => 'Once a turn, by the extra skill Remove hand.',
  'act.turn.poison': () => 'Give a poison card away',
  'act.turn.poison.hint': () => 'Once a turn, by the extra skill Poison: it goes to the discard pile of another player.',
  'act.turn.done': () => 'No more actions',
  'act.tile': () => 'Use a toadling tile',
  'act.tile.hint': () => 'It costs no action.',
  'act.cast': () => 'What is added to the spell?',
  'act.cast.hint': () => 'Each card adds one power of its type. A card that is drawn can be added at once.',
  'question.cast': () => 'enhancements',
  'act.cast.enhance': () => 'Add a card',
  'act.cast.done': () => 'Cast it now',
  'choose.line': () => 'Which line of the spell is used?',
  'question.line': () => 'the line of the spell',
  'choose.target': () => 'Which target?',
  'question.target': () => 'the target',
  'choose.order': () => 'Who is defeated first?',
  'choose.order.hint': () => 'What a defeat brings may matter to those that follow.',
  'question.order': () => 'who is defeated first',
  'choose.bonus': () => 'Which bonus is used?',
  'choose.bonus.hint': () => 'Those that are left can be used afterwards, or declined together.',
  'question.bonus': () => 'the bonus',
  'choose.power': () => 'Of which type is the bonus power?',
  'question.power': () => 'the type of the bonus power',
  'choose.discard': () => 'Which card is discarded?',
  'question.discard': () => 'the card that is discarded',
  'choose.replenish': () => 'How many cards are drawn?',
  'choose.replenish.hint': () => 'Poison could come, or the discard pile would be shuffled in.',
  'question.replenish': () => 'how many cards are drawn',
  'choose.take': () => 'Which card of the displays is learned?',
  'question.take': () => 'the card that is learned',

  'field.card': () => 'Card',
  'field.space': () => 'Space of the tower',
  'field.seat': () => 'Player',
  'field.tile': () => 'Tile',
  'field.creature': () => 'Creature',
  'field.creature.hint': () => 'Only for a tile that takes a life.',
  'field.teleport': () => 'Teleport the mage',
  'field.teleport.hint': () => 'Only with a card that bears the symbol; the new path counts for the spell.',
  'field.draw': () => 'Draw a card',
  'field.draw.hint': () => 'Only with a card that bears the symbol.',
  'option.nothing': () => 'Nothing',
  'option.stay': () => 'Stay',
  'option.space': ({ space }) => `Space ${figure(space)}`,
  'option.path': ({ path }) => `Path ${figure(path)}`,
  'option.section': ({ path, section }) => capital(placeText(path, section)),
  'option.cards': ({ count: cards }) => (cards === 0 ? 'No card' : count(cards, 'card')),
  'option.enhance': ({ spell, power, effects }) => `${spellText(spell)}: one point of ${powerText(power)}${effectsText(effects)}`,
  'option.line.one': ({ damage }) => `${figure(damage)} damage to one creature`,
  'option.line.section': ({ damage }) => `${figure(damage)} damage to everything on one section`,
  'option.line.beside': ({ damage }) => `${figure(damage)} damage to everything on one section and on the one left or right of it`,
  'option.line.behind': ({ damage }) => `${figure(damage)} damage to everything on one section and on the one behind it`,
  'option.line.swap': () => 'Two creatures trade places',
  'option.line.bring': () => 'A creature comes to the own path',
  'option.line.forward': ({ steps }) => `A creature moves ${count(steps, 'section')} towards the tower`,
  'option.line.draw': ({ cards, actions }) => `Draw up to ${count(cards, 'card')}${moreActions(actions)}`,
  'option.line.discardOne': ({ actions }) => `Another player discards a card${moreActions(actions)}`,
  'option.line.discardAll': ({ actions }) => `All other players discard a card${moreActions(actions)}`,
  'figure.actions': () => 'Actions left',
  'figure.path': () => 'Path',
  'figure.section': () => 'Section',
  'figure.type': () => 'Creature',
  'figure.trophies': () => 'Trophies',
  'figure.each': () => 'Worth of each',
  'figure.count': () => 'Number',
  'figure.damage': () => 'Damage',
  'figureValue.section': ({ value }) => ringText(value),

  'answer.section': ({ section }) => `The terrain goes to the ${ringText(section)} section.`,
  'answer.reveal': ({ path }) => `A marker is revealed on path ${figure(path)}.`,
  'answer.mission': ({ mission }) => `The mission ${say(`missionName.${String(mission)}`)} is kept.`,
  'answer.order': ({ type }) => `The ${creatureName(type)} is defeated first.`,
  'answer.bonus.card': () => 'The bonus is a card.',
  'answer.bonus.action': () => 'The bonus is an action.',
  'answer.bonus.discard': () => 'The bonus makes the others discard.',
  'answer.bonus.power': () => 'The bonus is spell power for the next action.',
  'answer.bonus.nothing': () => 'No more bonuses are used.',
  'answer.discard': ({ spell }) => `${spellText(spell)} is discarded.`,
  'answer.target.creature': ({ type }) => `The target is the ${creatureName(type)}.`,
  'answer.target.section': ({ path, section }) => `The target is the ${placeText(path, section)}.`,
  'answer.target.seat': ({ seat }) => `The target is ${say(`seat.${String(seat)}`)}.`,
  'answer.target.nothing': () => 'No target is chosen.',
  'answer.replenish': ({ count: cards }) =>
    cards === 0 ? 'No card is drawn.' : `Up to ${count(cards, 'card')} ${cards === 1 ? 'is' : 'are'} drawn.`,
  'answer.power': ({ power }) => `The bonus power is ${powerText(power)}.`,
  'answer.line': ({ line }) => `Line ${figure(line)} of the spell is used.`,
  'answer.take': ({ spell }) => `${spellText(spell)} is learned.`,
  'answer.take.nothing': () => 'No card is learned.',
  'answer.turn.cast': ({ spell }) => `${spellText(spell)} is to be cast.`,
  'answer.turn.teleport': ({ space }) => `The mage is to teleport to space ${figure(space)}.`,
  'answer.turn.remove': ({ spell }) => `${spellText(spell)} is to leave the game.`,
  'answer.turn.poison': ({ seat }) => `Poison is to go to ${say(`seat.${String(seat)}`)}.`,
  'answer.turn.done': () => 'No more actions are taken.',
  'answer.tile': () => 'A toadling tile is used.',
  'answer.tile.creature': ({ type }) => `A toadling tile is used on the ${creatureName(type)}.`,
  'answer.cast.enhance': ({ spell, power }) => `${spellText(spell)} adds one point of ${powerText(power)}.`,
  'answer.cast.teleport': ({ spell, power, space }) =>
    `${spellText(spell)} adds one point of ${powerText(power)} and teleports the mage to space ${figure(space)}.`,
  'answer.cast.draw': ({ spell, power }) => `${spellText(spell)} adds one point of ${powerText(power)} and a card is drawn.`,
  'answer.cast.both': ({ spell, power, space }) =>
    `${spellText(spell)} adds one point of ${powerText(power)}, teleports the mage to space ${figure(space)}, and a card is drawn.`,
  'answer.cast.done': () => 'Nothing more is added to the spell.',
} satisfies Wordings

function moreActions(actions: Figure | undefined): string {
  return Number(actions ?? 0) > 0 ? `; ${count(actions, 'more action', 'more actions')}` : ''
}

/** What a card does besides giving power: "(teleportation or a card)". */
function effectsText(effects: Figure | undefined): string {
  const names = String(effects ?? '')
    .split(',')
    .filter((effect) => effect !== '')
  return names.length === 0 ? '' : ` (${listed(names.map((effect) => say(`effect.${effect}`)))})`
}

export const ENGLISH = { ...NAMED, ...ASKED, ...ENGLISH_PIECES, ...ENGLISH_LINES, ...ENGLISH_PAGES, ...ENGLISH_MESSAGES } satisfies Wordings
