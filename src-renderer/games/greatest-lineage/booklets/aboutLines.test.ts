import { expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'
import { agentPut, agentReady, drop, line, missionPut, put, sentSpy, trainedSpy, writtenWar } from '../../../testing/secrets.ts'
import { bookletOf, type Entry } from './booklet.ts'

tellForGreatestLineage()

/** What the elves wrote in that round, after these answers. */
function written(round: number, ...answers: readonly (readonly Effect[])[]): readonly Entry[] {
  return bookletOf(momentsOf(entriesOf([], answers)), 'elves').pages.find((page) => page.round === round)?.written ?? []
}

/** The same effect, which says what it is about. */
const of = (about: string, effect: Effect): Effect => ({ ...effect, about }) as Effect

/** A second war on the same enemy, from the effects that write the first. */
function secondWar(round: number): readonly Effect[] {
  return writtenWar(round).map((effect) =>
    effect.kind === 'record' ? put(effect.rule, 'war', 'x', { ...(effect.value as object), id: 'x' }, effect.see) : effect,
  )
}

test('of two wars on one enemy that both end, the one a line is about is crossed through', () => {
  const struckOut = line('GL-WAR-2', 'war.struckOut', 'elves', { target: 'humans' }, ['elves'])
  const drops = ['w', 'x'].map((id) => drop('GL-WAR-2', 'war', id, ['elves']))
  const both = written(2, [at(2, 'elves', 5)], [...writtenWar(2), ...secondWar(2)], [at(3, 'elves', 5)], [...drops, of('x', struckOut)])
  const [first, second] = both.map(({ fates }) => fates.map(({ text }) => text))
  expect(second).toEqual(['The war against the humans is struck out again.'])
  expect(first).toHaveLength(1)
  expect(first).not.toEqual(second)
})

test('a theft is what was posted as such, not what it cost besides', () => {
  const [entry] = written(
    4,
    [at(4, 'elves', 5)],
    [...agentReady(4), ...sentSpy(4)],
    [at(4, 'humans', 5)],
    [
      drop('GL-SPY-8', 'mission', 'm', ['elves']),
      of('humans', posting('elves', 'technology', 10, 'GL-SPY-4')),
      posting('elves', 'spies', -1, 'GL-SPY-4'),
      line('GL-SPY-4', 'theftSucceeded', 'elves', { target: 'humans', amount: 10, what: 'technology' }, ['elves']),
    ],
  ).slice(-1)
  expect(entry?.fates[0]?.booked).toMatchObject([{ account: 'technology', delta: 10 }])
})

test('of two agents who are ready at once, each is told of with the chance of its own', () => {
  const ready = (id: string, started: number): Effect => agentPut({ id, started, released: 4, skill: 10 * (4 - started) })
  const says = (turns: number): Effect => line('GL-SPY-3', 'agentReady', 'elves', { kind: 'spy', chance: 10 * turns, turns }, ['elves'])
  const both = written(
    4,
    [at(1, 'elves', 5)],
    [...trainedSpy(1, 's'), at(2, 'elves', 5), ...trainedSpy(2, 't')],
    [at(4, 'elves', 5)],
    [ready('s', 1), ready('t', 2), of('s', says(3)), of('t', says(2))],
  )
  expect(both.map(({ chance }) => chance?.value)).toEqual([30, 20])
})

test('of two missions that are sent at once, each is told of by its own line', () => {
  const figures = { target: 'humans', kind: 'spy', goal: 'technology' }
  const dwarves = { ...figures, target: 'dwarves' }
  const entries = written(
    4,
    [at(4, 'elves', 5)],
    [...agentReady(4), agentPut({ id: 't', started: 1, released: 4, skill: 45 })],
    [
      missionPut(4, 4),
      put('GL-SPY-4', 'mission', 'n', { ...(missionPut(4, 4) as { value: object }).value, id: 'n', agent: 't', target: 'dwarves' }, [
        'elves',
      ]),
      of('n', line('GL-SPY-4', 'missionEntered', 'elves', dwarves, ['elves'])),
      of('m', line('GL-SPY-4', 'missionEntered', 'elves', figures, ['elves'])),
    ],
    [at(4, 'dwarves', 5)],
    [
      drop('GL-SPY-8', 'mission', 'm', ['elves']),
      of('m', line('GL-SPY-4', 'theftSucceeded', 'elves', { ...figures, what: 'technology', amount: 3 }, ['elves'])),
    ],
  )
  expect(entries.slice(-2).map(({ text, fates }) => [text, ...fates.map((fate) => fate.text)])).toEqual([
    ['A spy is sent to steal technology from the dwarves.'],
    ['A spy is sent to steal technology from the humans.', 'Your spy brings home 3 technology of the humans.'],
  ])
})
