import { ownMessagesOf } from '../../../kernel/problem.ts'

/** What this game refuses, in English; its other languages have the same keys among the game's words. */
export const MESSAGES = {
  'problem.noSymbol': '{spell} has no symbol for that effect: leave it out, or add another card.',
  'problem.tileCreature': 'This tile takes a life: name a creature.',
  'problem.spellId': '{value} cannot name a spell: use small letters, digits and “_”, and no name the game uses already.',
  'problem.spellTaken': '{field} is {value}, which names another card: give this {spell} an id of its own.',
  'problem.loreLines': '{field} has {value} {value|line|lines}, but {spell} is lore and has none: leave it empty.',
  'problem.numbered':
    '{field}: {value} {value|marker|markers} of {type} bear a 3 or a 4, and there are {markers} in all: lower its threes or fours.',
  'problem.noPower': '{spell} has no type of power: give it one.',
  'problem.noTrack': '{type} has no values on its counter: give at least one.',
  'problem.twoOfColour': '{value} is taken by another player: choose another colour.',
  'problem.playerCount': '{value} {value|player|players}: the game is for 2 to 4.',
  'problem.otherCategory': '{newcomer} is {category}, and {value} is not: let it replace one of {options}.',
  'problem.otherMarkers':
    '{field}: {newcomer} and {value} have different numbers of markers in this deck. Make them equal there, or replace another type.',
  'problem.replacedTwice': '{value} is replaced already: choose another type.',
  'problem.deckSum': '{what}: the figures add up to {value}, and {wanted} are wanted.',
  'problem.terrainCount': '{value} {value|tile|tiles} of terrain: there are {max}.',
  'problem.noModule': 'The module is not played: add {module} to the modules, or leave this out.',
  'problem.ringPaths': 'The ring names the paths {value}: name each of 1 to 6 once.',
  'problem.isThere': 'The {type} is there already: choose another section.',
  'problem.fewLearned':
    '{supports} {supports|spell|spells} of support, and {value} learned: supports are learned spells, count them there as well.',
  'problem.creatureId':
    '{value} cannot name a creature: begin with its type and a dash, and go on with letters and digits, such as “orc-a”.',
  'problem.noToad': 'No toad is played, and so no toadlings: leave this out.',
  'problem.realCards': 'The players hold real cards: the program keeps none of them.',
  'noun.playerList': 'a list of 2 to 4 players in their order, each with its colour and its name',
  'noun.playerName': 'the name of the player of {seat}',
  'noun.modules': 'a list of modules',
  'noun.newcomers': 'an object of newcomers, each with the type it replaces',
  'noun.terrain': 'a list of six numbers of tiles, one for each path',
  'noun.cursor': 'an object with turn, seat and phase',
  'noun.need': 'at least one type of power with its number',
  'noun.line': 'at least one line with the power it needs',
} as const

export type MessageName = keyof typeof MESSAGES

/** Nouns, sentences and refusals of this game. */
export const { ownMessage, ownProblem } = ownMessagesOf(MESSAGES)
