import { ownMessagesOf } from '../../../kernel/problem.ts'

/** What this game refuses, in English; its other languages have the same keys among the game's words. */
export const MESSAGES = {
  'problem.otherClan': 'The sheet is headed clan {value}, but the sheet of clan {clan} is wanted: take the one of your own clan.',
  'problem.otherTurn': 'The sheet is headed turn {value}, but turn {turn} is asked for: write the orders on the sheet of this turn.',
  'problem.twoHeaders': 'The text has {value} lines that begin with “#lizards”: leave in one sheet only.',
  'problem.templates': '{field} is {value}: choose a template from 1 to {max}.',
  'problem.template':
    '{field} has {value} {value|hex|hexes} that overlap, or reach more than 2 columns or 2 hexes from the centre: draw it anew.',
  'problem.badDefault':
    '{field} costs {value} points and has {homes} valid {homes|Home Den|Home Dens}: at most {max} points and one of them are wanted.',
  'problem.noDenThere': '{field}: the terrain of {hex} is {value}, and dens are where the terrain is a den only. Change one of the two.',
  'problem.denMissing': 'The terrain of {value} is a den, but “dens” does not describe it: add it there.',
  'problem.ownedMilitia': '{field} is {value}, but militia are in Free dens only: leave out the owner or the militia.',
  'problem.noSite': '{field}: {hex} has neither a temple nor a bridge to own. Take it out, or add the site.',
  'problem.onWater': '{field} names {value}, which is land: bridges and rafts are on water only.',
  'problem.bridgeAndRaft': '{field} names {value}, which has a bridge: a hex has a bridge or a raft, never both.',
  'problem.builtOn': '{field}: {hex} is {value}, where no den is half built. Choose Plains, Scrub or Fertile.',
  'problem.bandLimit': '{field}: clan {clan} has {value} warriors in {hex}, and {max} are the most. Move some of them.',
  'problem.twoBands': '{field}: clan {clan} has warriors in {hex}, and so has clan {value}. Move one of the two.',
  'problem.withMilitia':
    '{field}: clan {clan} has warriors in {hex}, where the militia of a Free den are. Move them, or take out the militia.',
  'problem.noLizards': '{field} has no lizards: give at least one, or leave the group out.',
  'problem.strangeClan': '{field} names clan {value}, which is not among the clans of the world: {options}.',
  'problem.idCount': '{field} is {value}, but ids up to {max} are given: make it {max} or more.',
  'problem.fewDefaults':
    '{field} has {value} {value|sheet|sheets}: give at least {min}, because a clan that chooses none begins with the third.',
  'problem.rising': '{field} has {value} as the highest roll of an entry: they must rise, and the last must be 100.',
  'problem.mixSum': '{field} comes to {value} in 1,000 hexes: lower some, so that Water is left.',
  'problem.addressee': '{field} names clan {value}, to which nothing can be written. Write to one of these: {clans}.',
  'problem.noAddressee': '{field} begins with “{value}”: begin each letter with a line such as “to 3, 7:”.',
  'problem.manyLetters': '{field} has {value} {value|letter|letters}, but at most {most} can be sent in a turn: keep the rest for later.',
  'problem.emptyLetter': '{field}: letter {place} is empty. Write something below its address, or take it out.',
  'problem.longLetter': '{field}: letter {place} has {value} characters, and {max} are the most. Shorten it, or make two of it.',
  'problem.pieceId': '{field} is {value}: groups and spies are numbered, so give a number of up to seven digits.',
  'problem.hexCode': '{field} is {value}, which is no hex: write row and column, from 1A to 32AF.',
  'problem.denTerrain': '{field}: {value} is {terrain}. A hex has a den exactly where its terrain is Den: change one of the two.',
  'problem.worldClans':
    '{field} has the clans {value}, but the world has {clans}: name a player for each clan of the world, and for no other.',
  'problem.playerCount': '{field} has {value} {value|player|players}: {min} to {max} can play.',
  'problem.twoOfClan': '{field} is {value}, which another player has already: give each player a clan of their own.',
  'noun.setup': 'an object with the players',
  'noun.playerList': 'a list of players, each with a name',
  'noun.playerName': 'the name of the player of clan {clan}',
  'noun.cursor': 'an object with turn and phase',
  'noun.start': 'a start-up sheet (an object or a text)',
  'noun.startHexes': 'a list of template hexes',
  'noun.startTemplate': 'the number of a template',
  'noun.terrainRows': '32 rows of letters, or an object of hex and terrain',
} as const

export type MessageName = keyof typeof MESSAGES

/** Nouns, sentences and refusals of this game. */
export const { ownMessage, ownProblem } = ownMessagesOf(MESSAGES)
