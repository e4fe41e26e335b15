import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../../../../kernel/problem.ts'
import { WorldState } from '../../../../kernel/world.ts'
import { toldIn } from '../../../../language/language.ts'
import { sentence } from '../../../../messages/message.ts'
import { tellProblem, tellSentence } from '../../../../messages/tell.ts'
import { playOn } from '../../../playing.ts'
import { GAME } from '../../game.ts'
import { TERMS } from './terms.ts'

let stop = (): void => undefined
beforeAll(() => {
  stop = playOn(() => ({ game: GAME, world: new WorldState() }))
})
afterAll(() => stop())

describe('words of this game in refusals', () => {
  test('are German', () => {
    expect(Object.entries(TERMS).filter(([english, german]) => english === german)).toEqual([])
  })

  test.each([
    [
      sentence('rules.cannotHave', { owners: 'the elves and the Undead kingdom' }),
      'Das gibt es dort nicht (die Elfen und das Reich der Untoten): Lass es bei 0, oder lass sie weg.',
    ],
  ])('%s', (english, german) => expect(toldIn('de', () => tellSentence(english))).toBe(german))

  test.each([
    [
      problem('seat', 'problem.noTurnAhead', { seat: 'dwarves' }),
      'Das Volk der Zwerge hat keinen Zug mehr vor sich, also lässt sich nichts vorbereiten.',
    ],
    [
      problem('request', 'problem.notReady', { seat: 'elves' }),
      'Die Anweisungen der Elfen sind noch nicht bereit: Warte, bis der Spieler sie bereit meldet, oder antworte hier.',
    ],
  ])('%o', (refused, german) => expect(toldIn('de', () => tellProblem(refused))).toBe(german))

  test('are not told where another game is played, or none', () => {
    stop()
    const told = toldIn('de', () => tellProblem(problem('seat', 'problem.noTurnAhead', { seat: 'dwarves' })))
    stop = playOn(() => ({ game: GAME, world: new WorldState() }))
    expect(told).toContain('dwarves')
  })
})
