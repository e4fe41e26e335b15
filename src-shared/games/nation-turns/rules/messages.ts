import { ownMessagesOf } from '../../../kernel/problem.ts'

/** What this game refuses, and what it finds missing in a scenario, in English; its other languages have the same keys among the game's words. */
export const MESSAGES = {
  'problem.scenarioId':
    'An id is {value}, but ids are letters, digits and underscores, at most {max} of them, and none that the program uses: choose another.',
  'problem.scenarioName': 'The name is {value}: write one of at most {max} {max|character|characters}.',
  'problem.scenarioTwice': '{value} is the id of an earlier one already: give each an id of its own.',
  'problem.scenarioUnknown': 'It names {value}, which the scenario does not have: name one of {options}.',
  'problem.scenarioNoSuch': 'It names {value}, but the scenario has nothing of that kind yet: add it first, or leave it out.',
  'problem.borderItself': '{value} borders on itself: take it out of its own borders.',
  'problem.borderOneSided': '{value} borders on {other}, but {other} does not border on {value}: add it there, or take it out here.',
  'problem.borderTwice': '{value} is listed twice: name each neighbour once.',
  'problem.noMaximum': 'There are areas of type {value}, but no maximum for them: say how many units of a nation may stand in one.',
  'problem.playerGap': 'Player {value} has no nation, but player {other} has one: number the players from 1 on without a gap.',
  'problem.someAreas': 'There is nothing here: a scenario has at least one area, one kind of unit and one nation.',
  'problem.sharedStart': '{value} begins where {other} stands: let only one nation begin in an area.',
  'problem.noTotem': '{value} grows in its totem areas, but no area has it in totemOf: name it in at least one.',
  'problem.noHome': '{value} grows in its home, but no area has it as homeOf: name it in exactly one.',
  'problem.oneHome': '{value} grows in its home, but {count} {count|area has|areas have} it as homeOf: name it in exactly one.',
  'problem.orderParts': 'The order leaves out {missing}, or names one twice: name every nation once.',
  'problem.newNation': 'A row of phase 2 places units of its nation: give it another time, or make it place units.',
  'problem.idleModify':
    'At the end of a round no roll is left for this row to change: let it happen at the start of the next round, or delete it.',
  'problem.roundSpan': 'The rounds go from {from} to {to}: the first must not come after the last.',
  'problem.scenarioWanted': 'This table plays a scenario of its own, but none is there: give one, or play the sample.',
  'problem.scenarioNotWanted':
    'A scenario is given, but this table plays the sample: leave it out, or set the house rule scenario to “file”.',
  'problem.unitsWanted': 'This table plays with figures of its own for its units, but none are given for {missing}: give a row for each.',
  'problem.unitsNotWanted':
    'Figures of units are given, but this table plays with those of the sample: leave them out, or set the house rule unit_table to “file”.',
  'problem.scenarioFixed': 'Areas, nations and kinds of units cannot come or go in mid-campaign ({missing}): change what is said of them.',
  'problem.stackFits': '{value} of {nation} stand in {area}: a stack of {count} is too many. Lower it, or correct the units first.',
  'noun.playersObject': 'an object with the names of {seats}',
  'noun.playerName': 'the name of player {player}',
  'problem.moreThanStand': 'From {area} {value} {value|unit|units} of a kind would move, and {max} can: move fewer.',
  'problem.noOverrun':
    'Nobody may go on from {area}: {need} must stay there against {occupant}, and {value} would. Let more of them stay there, or go no farther.',
  'gap.nationDetails': 'Nation details: nothing says what {nation} scores for. It will have no victory points of its own.',
  'gap.roundDetails': 'Round details: no event and no arrival is listed for any round.',
  'gap.arrivals': 'Round details: no units arrive in any round.',
  'gap.specialRetreat': 'Nation details: no nation has a special retreat.',
  'gap.people': 'Nation details: no nation is of the kind “{people}”, for which the sheet has a rule.',
  'gap.terrain': 'Map: no area is of the type “{type}”, for which the sheet has a rule.',
  'gap.farmers': 'Counters: {nation} grows with farmers, but no unit of it is one.',
  'gap.modified': 'Counters: no unit has a modifier or more than one die; the sheet names wizards and a giant.',
  'gap.counters': 'Counters: {nation} has nothing off the map and nothing that arrives, so nothing can be born.',
  'gap.outOfReach': 'Map: {area} borders on nothing.',
} as const

export type MessageName = keyof typeof MESSAGES

/** Nouns, sentences and refusals of this game. */
export const { ownMessage, ownProblem } = ownMessagesOf(MESSAGES)
