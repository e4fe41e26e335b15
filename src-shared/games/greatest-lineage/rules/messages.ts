import { ownMessagesOf } from '../../../kernel/problem.ts'

/** What this game refuses, and the nouns that stand in refusals, in English; its other languages have the same keys among the game's words. */
export const MESSAGES = {
  'problem.peaceNeedsTimeline':
    'The peaceful goal ends with the timeline, so the timeline cannot be off: leave it on, or play for conquest.',
  'problem.smallBoard':
    'Players, kingdoms and tribes begin with {held} {held|territory|territories}, but the board has only {total}: make it larger, or give them less.',
  'problem.landApart':
    '{name} borders neither land of yours nor other land you chose: choose the land between as well, or land that is nearer.',
  'problem.smallMap':
    'Everybody together holds {held} {held|territory|territories}, but the map has only {total}: choose a larger world, or correct the ledgers first.',
  'problem.noMap': 'This campaign is played without a map: give it one first.',
  'problem.paintedLand': 'Land cannot be set as a record: change it on the map, where the ledgers follow.',
  'problem.occupiedLand': '{name} is occupied in a war: whose it is the war decides. Correct the war, or let it end.',
  'problem.foreignLand': '{name} does not belong to the owner of the settlement: choose other land, or give them this first.',
  'problem.seatTaken': 'Two settlements cannot share {name}: choose another territory for one of them.',
  'problem.noTimeline': 'This table plays without the timeline at the moment: switch it on under House rules first.',
  'problem.mixed': 'House rules are told to everybody and events to nobody: decide the one, then the other.',
  'problem.noEvent': 'The timeline has no event {event}: choose one that is on it, or number your own as TABLE-EVENT-1.',
  'problem.eventsOver':
    'This event cannot be changed any more: the last turn of the timeline has begun. Correct what it did in the ledgers, or take its entry back.',
  'problem.eventBegun':
    'This event cannot be changed any more: timeline turn {turn} has begun. Correct what it did in the ledgers, or add an event of your own to one of the turns {first} to {last}.',
  'problem.printedEvent': 'Only an event of your own can be taken out: switch a printed one off.',
  'problem.printedFields': 'A printed event can be moved or switched off: for anything else switch it off and add one of your own.',
  'problem.cannotHave': '{owners} cannot have that: leave it at 0, or leave them out.',
  'problem.losesPeople': 'A civilisation loses people by the event “lose people”: choose that one, or give 0 or more here.',
  'noun.eventTurn': 'The timeline turn',
  'noun.eventOff': 'Switched off',
  'noun.eventVerb': 'What it does',
  'noun.eventWho': 'Who is affected',
  'noun.eventTold': 'What the table is told',
  'noun.eventTerritories': 'The number of territories',
  'noun.eventAmount': 'The modifier',
  'noun.eventLasts': 'How long it lasts',
  'noun.eventPicker': 'Who points it out',
  'noun.eventFrom': 'The kingdom it is taken from',
  'noun.ownTold': 'say in your own words what happens',
  'noun.chooseOne': 'choose one',
  'noun.chooseEach': 'choose at least one, each once',
  'noun.someAmount': 'with nothing but 0 the event does nothing; give at least one amount',
  'noun.world': 'the world to play on: make one, choose one or open a file in the step of the game, or play on your own board',
  'noun.someLand': 'at least one territory, name, ground or seat to change',
  'noun.landName': 'a name for the land',
  'noun.someEvent': 'at least one event to change',
  'noun.removal': 'its removal',
  'noun.ruleId': 'the id of a rule, such as GL-TIME-T01a',
  'noun.tribe': 'a tribe: tribe-1, tribe-2 ...',
  'noun.playersObject': 'an object with elves, humans and dwarves, each with a name',
} as const

export type MessageName = keyof typeof MESSAGES

/** Nouns, sentences and refusals of this game. */
export const { ownMessage, ownProblem: ruled } = ownMessagesOf(MESSAGES)
