import { ownMessagesOf } from '../../../kernel/problem.ts'

/** What this game refuses, in English; its other languages have the same keys among the game's words. */
export const MESSAGES = {
  'problem.armyCost': 'The army costs {value} AP, and {wanted} are wanted: add or take out elements.',
  'problem.armyCheap': 'Elements of 1 or 2 AP make {value} of {whole} AP: at least half of the army must be such.',
  'problem.noGeneral': 'The army has no general: mark one element as the general.',
  'problem.armyGenerals': 'The army has {value} {value|general|generals}: mark one element, and no other, as the general.',
  'problem.notGeneral': '{type} cannot be the general: mark another element.',
  'problem.notInArmy': 'A Stronghold costs nothing and belongs in no roster: take it out. The house rules say who has one.',
  'problem.notWater': '{type} cannot be of the water: only Lurkers can.',
  'problem.manyElements': 'The army has {value} {value|element|elements}: {max} is the most.',
  'problem.defenderWanted': 'The scenario has to say who defends: name one of {options}.',
  'problem.defenderNotWanted': 'A defender is named, but the dice decide: leave it out, or set the house rule setup to “scenario”.',
  'problem.purse': 'It costs {value} {value|PIP|PIPs}, and {purse} {purse|is|are} left: choose something cheaper.',
  'problem.aiders': '{value} cannot aid its own act: name others.',
  'problem.tick': '“{tick}” cannot hold for {element} here: leave it out.',
  'problem.supportFull': '{element} has {max} {max|supporter|supporters} against it already: name another enemy.',
  'problem.notFresh': 'Neither moved into contact in this bound: leave “contact made in this bound” out.',
  'problem.aidStronghold': 'Only an attack on a Stronghold is aided: leave aiders out.',
  'problem.moveWith': '{element} cannot move any more in this bound: leave it out.',
  'problem.boundSeat': 'Bound {bound} is the bound of {wanted}, not of {value}: name the other.',
  'problem.elementFixed': 'Type and owner of an element stay as they are: change what has become of it instead.',
  'problem.twoGenerals': '{owner} has another general already: only one element can be it.',
  'problem.sorcererOnly': '{type} cannot be {value}: only Heroes, Aerial Heroes and Magicians can.',
  'problem.frogOnly': '{type} cannot be a frog: only Magicians can.',
  'noun.hostsObject': 'an object with the players {seats}',
  'noun.playerName': 'the name of the player of {seat}',
  'noun.roster': 'a list of elements, each with its type',
  'noun.entry': 'an element: its type, and label, general or water where it has them',
} as const

export type MessageName = keyof typeof MESSAGES

/** Nouns, sentences and refusals of this game. */
export const { ownMessage, ownProblem } = ownMessagesOf(MESSAGES)
