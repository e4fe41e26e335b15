import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { bookletOf, cameFromElsewhere, type Booklet, type Entry } from './booklet.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { agentPut, agentReady, drop, knowsPlans, line, missionPut, put, sentSpy, trainedSpy, writtenWar } from '../../../testing/secrets.ts'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'

tellForGreatestLineage()

function read(answers: readonly (readonly Effect[])[], more: readonly object[] = [], owner: 'elves' | 'humans' = 'elves'): Booklet {
  return bookletOf(momentsOf([...entriesOf([], answers), ...(more as never[])]), owner)
}

const page = (booklet: Booklet, round: number) => {
  const found = booklet.pages.find((other) => other.round === round)
  if (found === undefined) throw new Error(`no page for round ${round}`)
  return found
}
const texts = (entries: readonly Entry[]) => entries.map(({ text }) => text)
const told = (entry: Entry | undefined) => entry?.fates.map(({ text, at: { turn, seat }, knownTo }) => [turn, seat, knownTo, text])

describe('pages', () => {
  test('one for every turn of the owner; what happens between two belongs to the first', () => {
    const booklet = read([
      [at(1, 'elves', 1)],
      [at(1, 'humans', 1), line('GL-SPY-5', 'nothingFound', 'elves', { owner: 'humans' })],
      [at(2, 'elves', 1), at(2, 'elves', 5)],
      [...writtenWar(2)],
    ])
    expect(booklet.pages.map(({ round }) => round)).toEqual([1, 2])
    expect(texts(page(booklet, 1).watched)).toEqual(['No agent of the humans comes to light.'])
    expect(texts(page(booklet, 2).written)).toEqual(['A war against the humans is written down; it may open from round 4 on.'])
  })

  test('before the first turn there are none', () => {
    expect(read([[at(1, 'humans', 1)]]).pages).toEqual([])
  })

  test('what was taken back is on none of them', () => {
    const retraction = { seq: 3, kind: 'retraction', from: 2 }
    expect(page(read([[at(2, 'elves', 5)], [...writtenWar(2)]], [retraction]), 2).written).toEqual([])
  })

  test('past turns read as they stood when they ended, the last as things stand', () => {
    const booklet = read([
      [at(2, 'elves', 5)],
      [...trainedSpy(2)],
      [at(2, 'humans', 1)],
      [at(3, 'elves', 1)],
      [at(4, 'elves', 1)],
      [at(5, 'elves', 1)],
    ])
    expect(
      booklet.pages.map(({ standing }) => standing.training.map(({ turns, readyFrom, chance }) => [turns, readyFrom, chance.value])),
    ).toEqual([[[0, 4, 40]], [[1, 4, 40]], [[2, 4, 40]], [[3, 4, 45]]])
  })
})

describe('entries', () => {
  test('GL-WAR-2 a war that is struck out stays, crossed through', () => {
    const booklet = read([
      [at(2, 'elves', 5)],
      [...writtenWar(2)],
      [at(3, 'elves', 5)],
      [drop('GL-WAR-2', 'war', 'w', ['elves']), line('GL-WAR-2', 'war.struckOut', 'elves', { target: 'humans' }, ['elves'])],
    ])
    const [entry] = page(booklet, 2).written
    expect(entry?.fates).toMatchObject([{ struck: true, knownTo: null, at: { turn: 3 } }])
    expect(page(booklet, 2).standing.wars).toMatchObject([{ target: 'humans', opensFrom: 4 }])
    expect(page(booklet, 3).standing.wars).toEqual([])
  })

  test('GL-WAR-1 a war that opens is known to everybody from then on, and stands among the wars the booklet led to', () => {
    const open = { ...(writtenWar(2)[0] as { value: object }).value, id: 'o', stage: 'open', opened: 4 }
    const booklet = read([
      [at(2, 'elves', 5)],
      [...writtenWar(2)],
      [at(4, 'elves', 5)],
      [
        drop('GL-WAR-1', 'war', 'w', ['elves']),
        put('GL-WAR-1', 'war', 'o', open),
        line('GL-WAR-1', 'war.opened.secret', 'elves', { aggressor: 'elves', defender: 'humans', entered: 2 }),
      ],
    ])
    expect(told(page(booklet, 2).written[0])).toEqual([
      [4, 'elves', 'all', 'The elves open war on the humans. It has been in their booklet since round 2.'],
    ])
    expect(page(booklet, 4).standing.openWars).toMatchObject([{ target: 'humans', entered: 2, opened: 4 }])
  })

  test('GL-SPY-5 a spy who is uncovered: the entry keeps the moment, and nobody is lost twice', () => {
    const booklet = read([
      [at(4, 'elves', 5)],
      [...agentReady(4), ...sentSpy(4)],
      [
        line('GL-SPY-5', 'spyUncovered', 'elves', { owner: 'elves', target: 'humans' }),
        drop('GL-SPY-5', 'mission', 'm', ['elves']),
        drop('GL-SPY-5', 'agent', 's', ['elves']),
      ],
      [at(4, 'humans', 1)],
    ])
    const { written, came } = page(booklet, 4)
    expect(told(written.at(-1))).toEqual([[4, 'elves', 'all', 'The humans uncover a spy of the elves, who is put to death.']])
    expect(came).toHaveLength(1)
    expect(cameFromElsewhere(page(booklet, 4))).toEqual([])
    expect(page(booklet, 4).standing).toMatchObject({ ready: [], sent: [] })
  })

  test('GL-SPY-8 a mission that goes on is renewed on the next page, with its chance and when it is tried', () => {
    const booklet = read([[at(4, 'elves', 5)], [...agentReady(4), ...sentSpy(4)], [at(5, 'elves', 5)], [missionPut(4, 5)]])
    expect(page(booklet, 5).written).toMatchObject([
      {
        text: 'Goes on: Steal technology from the humans.',
        chance: { value: 45 },
        details: [{}, { value: 'round 5, Humans’ phase 5' }, {}],
      },
    ])
  })

  test('GL-SPY-4 a theft books what it brought, on the page of the mission', () => {
    const booklet = read([
      [at(4, 'elves', 5)],
      [...agentReady(4), ...sentSpy(4)],
      [at(4, 'humans', 5)],
      [
        drop('GL-SPY-8', 'mission', 'm', ['elves']),
        posting('humans', 'technology', -10, 'GL-SPY-4'),
        { ...posting('elves', 'technology', 10, 'GL-SPY-4'), about: 'humans' } as Effect,
        line('GL-SPY-4', 'theftSucceeded', 'elves', { target: 'humans', amount: 10, what: 'technology' }, ['elves']),
      ],
    ])
    const [fate] = page(booklet, 4).written.at(-1)?.fates ?? []
    expect(fate).toMatchObject({ knownTo: null, at: { turn: 4, seat: 'humans' }, booked: [{ account: 'technology', delta: 10 }] })
  })

  test('GL-ASN-5 a plot that another player helps is known to that player only, and goes on', () => {
    const killer = { kind: 'assassin', method: 'melee', skill: 60 }
    const murder = { goal: 'ruler', victim: 'r' } as const
    const booklet = read([
      [at(4, 'elves', 5)],
      [
        agentPut({ ...killer, released: 4 }),
        missionPut(4, 4, murder),
        line('GL-ASN-2', 'missionEntered', 'elves', { target: 'humans', kind: 'assassin', goal: 'ruler' }, ['elves']),
      ],
      [
        missionPut(4, 4, { ...murder, aided: true }),
        line('GL-ASN-5', 'plotAided', 'dwarves', { seat: 'dwarves', owner: 'elves', target: 'humans', chance: 80 }, ['elves', 'dwarves']),
      ],
    ])
    expect(told(page(booklet, 4).written.at(-1))?.[0]?.slice(0, 3)).toEqual([4, 'elves', 'dwarves'])
    expect(page(booklet, 4).standing.sent).toMatchObject([{ chance: { value: 80 } }])
  })

  test('an agent who dies of something else is told of once, by its rule', () => {
    const booklet = read([
      [at(4, 'elves', 5)],
      [...agentReady(4), ...sentSpy(4)],
      [at(4, 'elves', 8), drop('GL-CHK-2', 'mission', 'm', ['elves']), drop('GL-CHK-2', 'agent', 's', ['elves'])],
      [at(4, 'elves', 9)],
    ])
    expect(page(booklet, 4).came).toMatchObject([{ rule: 'GL-CHK-2', text: expect.stringMatching(/^Spy lost: /) as string }])
    expect(told(page(booklet, 4).written.at(-1))?.[0]?.[3]).toBe('It came to nothing.')
  })
})

test('what is due next: training, missions in the target’s phase 5, wars, and plans that go out of date', () => {
  const { due } = page(
    read([
      [at(4, 'elves', 5)],
      [...agentReady(4), ...sentSpy(4), ...writtenWar(4), ...trainedSpy(4, 't'), knowsPlans(3)],
      [at(4, 'humans', 1)],
    ]),
    4,
  ).standing
  expect(due.map(({ round, during, text }) => [round, during, text])).toEqual([
    [4, 'humans', 'Steal technology from the humans: on 45 or less.'],
    [4, 'dwarves', 'What is known of the plans of the dwarves is out of date.'],
    [6, null, 'The war against the humans may open.'],
    [6, null, 'A spy may leave training.'],
  ])
})
