import { afterEach, beforeEach, expect, test } from 'vitest'
import { problem } from '../../../kernel/problem.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { tellIn, toldIn } from '../../../language/language.ts'
import { toldOf } from '../../text/playing.ts'
import { tellProblem } from '../../text/telling.ts'
import { GAME } from '../game.ts'
import { ownMessage, ruled } from '../rules/messages.ts'

beforeEach(() => tellIn(() => 'de'))
afterEach(() => tellIn(() => 'en'))

test('refusals name owners as the game does, in the case of the place', () => {
  const refused = problem('request', 'problem.notReady', { seat: 'elves' })
  const told = toldOf({ game: GAME, world: new WorldState() }, () => [tellProblem(refused), toldIn('en', () => tellProblem(refused))])
  expect(told).toEqual([
    'Die Anweisungen der Elfen sind noch nicht bereit: Warte, bis der Spieler sie bereit meldet, oder antworte hier.',
    'The orders of the elves are not ready: wait for the player to say so, or answer here.',
  ])
})

test("a game's own refusals are told in its words, and their nouns", () => {
  const refused = [
    ruled('e.culture', 'problem.cannotHave', { owners: 'elves,undead' }),
    problem('e.turn', 'problem.missing', { field: ownMessage('noun.eventTurn'), wanted: 'a whole number' }),
  ]
  expect(toldOf({ game: GAME, world: new WorldState() }, () => refused.map(tellProblem))).toEqual([
    'Die Elfen und das Reich der Untoten haben das nicht: Lass es bei 0, oder lass sie weg.',
    'Der Zug der Zeitleiste fehlt: eine ganze Zahl.',
  ])
  expect(refused.map((one) => one.message)).toEqual([
    'elves,undead cannot have that: leave it at 0, or leave them out.',
    'The timeline turn is missing: a whole number.',
  ])
})
