import { expect, test } from 'vitest'
import { stage } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { playOn, richCampaign } from '../../../../src-shared/games/greatest-lineage/testing/secretTable.ts'
import { seenBy } from '../../../../src-shared/table/session/view.ts'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'
import { laidOut, laneGroups, placeOf, type LaneGroup } from './lanes.ts'

tellForGreatestLineage()

const spans = (groups: readonly LaneGroup[], id: LaneGroup['id']): readonly string[] =>
  groups
    .filter((group) => group.id === id)
    .flatMap(({ lanes }) => lanes.flatMap((lane) => lane.spans.map((span) => `${span.owner}: ${span.text}, ${span.from} to ${span.to}`)))

test('of a played campaign each seat reads the ages, rulers and wars that everybody knows, as they were', () => {
  const played = richCampaign(4, 2)
  playOn(played, seededChance(4), 720)
  const seen = (seat: string): readonly LaneGroup[] => laneGroups(played.world, momentsOf(seenBy(played.entries, seat)))
  const master = seen('gm')
  expect(master.map(({ id }) => id)).toEqual(['ages', 'rulers', 'wars'])
  expect(spans(master, 'ages').length).toBeGreaterThanOrEqual(3)
  for (const { lanes } of master)
    for (const lane of lanes)
      for (const [place, span] of lane.spans.entries()) {
        const next = lane.spans[place + 1]
        if (next !== undefined) expect(span.to ?? Infinity, span.key).toBeLessThanOrEqual(next.from)
      }
  for (const seat of ['elves', 'humans', 'dwarves']) {
    const own = seen(seat)
    expect(spans(own, 'ages')).toEqual(spans(master, 'ages'))
    expect(spans(own, 'wars')).toEqual(spans(master, 'wars'))
    expect(spans(own, 'rulers')).toEqual(spans(master, 'rulers'))
  }
}, 60_000)

test.each([
  ['the first turn', 1, 2, { left: 0, width: 5 }],
  ['what lasts, till the round in play', 5, null, { left: 10, width: 7.5 }],
  ['no further than the last turn', 39, 60, { left: 95, width: 5 }],
  ['what began after it, nowhere', 41, 44, null],
])('a span lies under its rounds: %s', (_, from, to, place) => {
  expect(placeOf(stage({ turn: 7 }), { from, to })).toEqual(place)
})

test('every name of a lane can be read: a long one runs on, what follows stands a row lower, and at the end a name stands before its bar', () => {
  const reign = (from: number, to: number | null, text: string) => ({
    key: text,
    owner: 'elves',
    from,
    to,
    text,
    way: { to: 'house', part: 'elves' } as const,
  })
  const lane = {
    spans: [
      reign(1, 4, 'long name'),
      reign(5, 8, 'long name'),
      reign(9, 20, 'long name'),
      reign(21, 36, 'short'),
      reign(37, 40, 'long name'),
    ],
  }
  const laid = laidOut(stage({ turn: 40 }), lane, ({ text }) => text.length * 2)
  expect(laid.map(({ row, left, width, isNamedBefore }) => ({ row, left, width, isNamedBefore }))).toEqual([
    { row: 0, left: 0, width: 10, isNamedBefore: false },
    { row: 1, left: 10, width: 10, isNamedBefore: false },
    { row: 0, left: 20, width: 30, isNamedBefore: false },
    { row: 0, left: 50, width: 40, isNamedBefore: false },
    { row: 1, left: 90, width: 10, isNamedBefore: true },
  ])
  expect(new Set(laidOut(stage({ turn: 40 }), lane, () => 0).map(({ row }) => row))).toEqual(new Set([0]))
})
