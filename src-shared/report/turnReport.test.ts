import { describe, expect, test } from 'vitest'
import type { TableView } from '../contract/workbenchApi.ts'
import { toyFace } from '../games/testing/toyFace.ts'
import { playOn } from '../games/text/playing.ts'
import type { Request } from '../kernel/engine/request.ts'
import type { SeenEntry } from '../kernel/journal/history.ts'
import { numberField } from '../kernel/forms/field.ts'
import type { Effect } from '../kernel/world/effect.ts'
import { GAME_MASTER, type SeatId } from '../kernel/world/rule.ts'
import { WorldState } from '../kernel/world/world.ts'
import { Emblems, marksOf } from './ownerMarks.ts'
import { roundsOf, turnReport } from './report.ts'

const at = (turn: number, seat: SeatId): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase: 3 } })
const gold = (delta: number): Effect => ({ kind: 'posting', rule: 'TOY-EGG-1', owner: 'red', account: 'gold', delta })
const rests = (seat: SeatId): Effect => ({ kind: 'line', rule: 'TOY-ACT-1', wording: 'line.rest', seat })

/** Red's view after two rounds and a bit, with a posting in each. */
function viewOf(change: Partial<TableView> = {}): TableView {
  const entries: readonly SeenEntry[] = [
    { seq: 0, kind: 'setup', effects: [gold(5), at(1, 'red')] },
    { seq: 1, kind: 'answer', effects: [gold(1), rests('red'), at(1, 'green'), rests('green'), at(2, 'red')] },
    { seq: 2, kind: 'answer', effects: [gold(10), rests('red'), at(3, 'blue')] },
    { seq: 3, kind: 'answer', effects: [gold(100)] },
    { seq: 4, kind: 'naming', names: { green: 'The Greens' } },
  ]
  return { title: 'The Winter Crown', seat: 'red', pending: [], seed: null, entries, ...change } as unknown as TableView
}

const HEAD = { id: '3/red/3/q', occurrence: 0, seat: 'red', rule: 'TOY-EGG-1', figures: { hens: 4 } } as const
const options = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
const field = numberField('sell', { wording: 'field.sell', min: 0, max: 9, preset: 0 })
const deed = (id: string) => ({ id, rule: 'TOY-ACT-1', wording: `act.market.${id}`, fields: [] })

describe('the report of a round', () => {
  test('has the figures of its own end, and nothing of another round', () => {
    const goldOf = (round: number) =>
      turnReport(toyFace(), viewOf(), round).standing.groups.flatMap(({ lines }) => lines.filter(({ name }) => name === 'Gold'))
    expect([0, 1, 2, 3, 4].map((round) => goldOf(round).map(({ opening, change, balance }) => [opening, change, balance]))).toEqual([
      [[0, 5, 5]],
      [[5, 1, 6]],
      [[6, 10, 16]],
      [[16, 100, 116]],
      [[116, 0, 116]],
    ])
  })

  test('says whose it is, of which round, whether that is over, and where play is', () => {
    const { title, seat, seatName, player, accent, round, roundName, over, now, notesHeading, notes } = turnReport(toyFace(), viewOf(), 2)
    expect({ title, seat, seatName, player, accent, round, roundName, over, notesHeading, notes }).toEqual({
      ...{ title: 'The Winter Crown', seat: 'red', seatName: 'Red', player: 'Player in red', accent: 1 },
      ...{ round: 2, roundName: 'Round 2', over: true, notesHeading: '', notes: [] },
    })
    expect(now).toBe('In play: Round 3 · Blue · Road.')
    expect(turnReport(toyFace(), viewOf(), 3).over).toBe(false)
    const ended = turnReport(toyFace(), viewOf({ seed: 'ab' }), 3)
    expect([ended.over, ended.now]).toEqual([true, 'The game is over.'])
  })

  test('of a seat that is nobody’s has no player', () => {
    expect(turnReport(toyFace(), viewOf({ seat: 'nobody' }), 2)).toMatchObject({ player: '', accent: 1 })
  })

  test('marks the seat and all it names, each once', () => {
    expect(turnReport(toyFace(), viewOf(), 1).marks.map(({ owner }) => owner)).toEqual(['red', 'green'])
    expect(turnReport(toyFace(), viewOf(), 2).marks.map(({ owner }) => owner)).toEqual(['red'])
  })

  test('calls things as the table calls them', () => {
    expect(turnReport(toyFace(), viewOf(), 1).saw[0]?.name).toContain('The Greens')
  })

  test.each<[Request['kind'], object, readonly string[]]>([
    ['roll', { wording: 'roll.weather', faces: 10, count: 3 }, ['Roll 3 dice of 10']],
    ['roll', { wording: 'roll.weather', faces: 6, count: 1 }, ['Roll one die of 6']],
    ['draw', { wording: 'draw.straw', count: 1, pile: [{ face: 'long', copies: 2, wording: 'straw.long' }] }, ['2 × A long straw']],
    ['choose', { wording: 'choose.road', options }, ['The low road', 'The high road']],
    ['fill', { wording: 'fill.stall', fields: [field] }, ['Eggs to sell']],
    ['act', { wording: 'act.market', acts: ['boast', 'dig', 'done'].map(deed) }, ['Boast', 'Dig it up']],
  ])('tells what is asked next: a %s', (kind, request, choices) => {
    const pending = [{ ...HEAD, kind, ...request }] as unknown as TableView['pending']
    const [asked] = turnReport(toyFace(), viewOf({ pending }), 3).asked
    expect(asked).toMatchObject({ rule: 'TOY-EGG-1', ruleTitle: 'Eggs', choices, facts: [expect.stringMatching(/hens 4/i)] })
    expect(asked?.text).not.toBe('')
  })

  test('is never made of what the game master sees', () => {
    expect(() => turnReport(toyFace(), viewOf({ seat: GAME_MASTER }), 1)).toThrow('from what a player sees')
  })
})

test('rounds that have begun are listed with the newest first', () => {
  expect(roundsOf(viewOf())).toEqual([3, 2, 1, 0])
  expect(roundsOf(viewOf({ entries: [] }))).toEqual([0])
})

describe('emblems of a file', () => {
  const drawn = (named: readonly (string | null)[]) => {
    const back = playOn(() => ({ game: toyFace(), world: new WorldState() }))
    try {
      return marksOf(named)
    } finally {
      back()
    }
  }

  test('are those of the owners it names, each once; what is no owner has none', () => {
    expect(drawn(['red', null, 'market', 'red', 'nobody']).map(({ owner, accent, initial }) => [owner, accent, initial])).toEqual([
      ['red', 1, 'R'],
      ['market', 5, 'M'],
    ])
  })

  test('are defined once and used by their place; an owner without one gets nothing', () => {
    const emblems = new Emblems(drawn(['red', 'market']))
    const text = emblems.drawn().text
    expect(text.match(/<symbol/g)).toHaveLength(2)
    expect(text).toContain('id="emblem-1"')
    // The market has no sign: its initial is on the ground.
    expect(text.match(/<text[^>]*>M<\/text>/g)).toHaveLength(1)
    expect(emblems.of('market').text).toBe('<svg class="emblem" data-accent="5" aria-hidden="true"><use href="#emblem-1"/></svg> ')
    expect(emblems.of('red', 'large').text).toContain('class="emblem large"')
    expect([emblems.of('blue').text, emblems.of(null).text]).toEqual(['', ''])
    expect([emblems.accent('market'), emblems.accent('blue')]).toEqual([5, 0])
    expect(new Emblems([]).drawn().text).toBe('')
  })
})
