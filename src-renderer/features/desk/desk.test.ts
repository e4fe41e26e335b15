import { expect, test } from 'vitest'
import { Campaign } from '../../../src-shared/kernel/engine/campaign.ts'
import { CALENDAR } from '../../../src-shared/games/greatest-lineage/calendar.ts'
import { playOn } from '../../../src-shared/games/text/playing.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { WHOLE_TOY } from '../../testing/wholeToy.ts'
import { tellLine } from '../../../src-shared/games/text/telling.ts'
import { forGameMaster } from '../../../src-shared/table/session/view.ts'
import type { Moment } from '../../../src-shared/kernel/journal/history.ts'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { SEED } from '../../testing/tinyBridge.ts'
import { DONE } from '../../../src-shared/kernel/engine/request.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { changesOfRound } from './changes.ts'
import { chronicleOf } from './chronicle.ts'
import { railOf } from './rail.ts'
import { placesOf, recordOf } from './record.ts'

function play(...acts: readonly ((campaign: Campaign) => unknown)[]) {
  const begun = Campaign.begin(tinyGame(), { id: 'x', title: 'x', seed: SEED }, {})
  if (!begun.ok) throw new Error('refused')
  for (const act of acts) act(begun.value)
  return foldHistory(begun.value.entries.map(forGameMaster))
}

const roll = (campaign: Campaign) => campaign.answer({ by: 'hand', counts: { child: 9, noChild: 5 } })
const gather = (campaign: Campaign) => campaign.answer({ food: 10, wood: 5 })
const claim = (campaign: Campaign) => campaign.answer('one')

test('the rail shows what each phase of the turn did in one figure, and which was corrected', () => {
  const { moments, ledger, world } = play(
    roll,
    (campaign) => campaign.correct([{ owner: 'elves', account: 'metal', to: 3 }], 'found'),
    gather,
    claim,
  )
  const rail = railOf(CALENDAR.steps(world.cursor), moments, ledger, world.cursor)
  expect(rail.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done', 'done', 'now', 'next', 'next'])
  expect(rail.map(({ figure }) => figure)).toEqual(['', '+26', '+9', '+33', '+1', '', '', '', ''])
  expect(rail.filter(({ corrected }) => corrected).map(({ phase }) => phase)).toEqual([4])
})

test('the round shows who has moved, who moves and who is to move', () => {
  const { world } = play(roll, gather, claim, (campaign) => campaign.answer('done'))
  expect(CALENDAR.seats(world, world.cursor).map(({ seat, state }) => [seat, state])).toEqual([
    ['elves', 'done'],
    ['humans', 'now'],
    ['dwarves', 'next'],
  ])
})

test('changes of the round are net and of one owner', () => {
  const { ledger } = play(roll, gather, claim, (campaign) => campaign.answer('done'))
  expect(Object.fromEntries(changesOfRound(ledger, 1, 'elves'))).toEqual({ points: 26, males: 9, food: 16, wood: 10, territories: 1 })
})

test('the chronicle tells the newest first; what was taken back stays, marked with the entry that did it', () => {
  const { moments } = play(
    roll,
    (campaign) => campaign.retract(1, 'wrong dice'),
    (campaign) => campaign.note('late'),
  )
  const items = chronicleOf(moments, 10)
  expect(items[0]?.text).toBe('Note: late')
  expect(items[1]?.text).toContain('wrong dice')
  expect(items[2]).toMatchObject({ seq: 1, voidedBy: 2 })
  expect(chronicleOf(moments, 1)).toHaveLength(1)
})

test('an answer that no sentence tells is a sheet of whoever was asked, set smaller than what is told', () => {
  const { moments } = play(roll, gather)
  const last = moments.at(-1)
  if (last === undefined) throw new Error('nothing was played')
  const asked = (last.entry.request ?? '').replace(/@.*$/, '')
  const answered = { ...last, entry: { ...last.entry, request: `${asked}@humans` }, effects: [] }
  const items = chronicleOf([...moments.slice(0, -1), answered], 10)
  expect(items[0]).toMatchObject({ seq: last.entry.seq, seat: 'humans', isSheet: true })
  expect(items.slice(1).some(({ isSheet, kind }) => isSheet === true && kind !== 'answer')).toBe(false)
})

test('an answer the game has a sentence for is told by it; one without joins its question and its pairs', () => {
  const { moments } = play(roll, gather)
  const last = moments.at(-1)
  if (last === undefined) throw new Error('nothing was played')
  const toldAs = (question: string, answer: NonNullable<Moment['entry']['answer']>) => {
    const entry = { ...last.entry, request: `1/elves/3/${question}`, answer }
    const [item] = chronicleOf([...moments.slice(0, -1), { ...last, entry, effects: [] }], 1)
    return [item?.text, item?.isSheet ?? false]
  }
  const plain = playOn(() => ({ game: toyFace(WHOLE_TOY), world: new WorldState() }))
  expect(toldAs('else', { planks: 3, tiles: 2 })).toEqual(['Else – planks: 3, tiles: 2', true])
  plain()
  const sentence = (question: string) => (question === 'gather' ? 'Nine go to the woods.' : undefined)
  const answers = { option: (id: string) => id, act: (_: string, act: string) => act, sheet: () => 'a sheet', sentence }
  const back = playOn(() => ({ game: { ...toyFace(WHOLE_TOY), answers }, world: new WorldState() }))
  expect(toldAs('gather', { wood: 3, stone: 2 })).toEqual(['Nine go to the woods.', false])
  expect(toldAs('rest', { wood: 3, stone: 2 })).toEqual(['Rest: a sheet', true])
  back()
})

test('an answer that only says nothing else is to be done has no line in the chronicle, whichever question it ends', () => {
  const { moments } = play(roll, gather)
  const last = moments.at(-1)
  if (last === undefined) throw new Error('nothing was played')
  const ended = { ...last, entry: { ...last.entry, answer: { act: DONE } }, effects: [] }
  const items = chronicleOf([...moments.slice(0, -1), ended], 10)
  expect(items.filter(({ seq }) => seq === last.entry.seq)).toEqual([])
})

test('what one entry tells several times in the same words is one line of the chronicle, with how often', () => {
  const { moments } = play(roll, gather)
  const last = moments.at(-1)
  const line = {
    effect: { kind: 'line', rule: 'GL-WAR-20', wording: 'line.event.rollsForGood' },
    at: last?.after ?? { turn: 1, seat: 'elves', phase: 4 },
  } as const
  const other = { ...line, effect: { ...line.effect, wording: 'line.first', figures: { seat: 'elves' } } } as const
  if (last === undefined) throw new Error('nothing was played')
  const told = [...moments.slice(0, -1), { ...last, effects: [line, other, line, line] }]
  const items = chronicleOf(told, 10)
  expect(items.slice(0, 2).map(({ text, times }) => [text, times])).toEqual([
    [tellLine(line.effect), 3],
    [tellLine(other.effect), undefined],
  ])
})

test("a phase's record holds its question, answer and postings, the void ones too, and nothing of other phases", () => {
  const { moments } = play(roll, (campaign) => campaign.retract(1), roll, gather)
  const record = recordOf(moments, { turn: 1, seat: 'elves', phase: 3 })
  expect(record.map(({ seq, voidedBy }) => [seq, voidedBy])).toEqual([
    [1, 2],
    [3, null],
  ])
  expect(record[1]?.lines).toMatchObject([{ kind: 'posting', posting: { account: 'males', delta: 9 } }])
})

test('records can be leafed through in the order of play', () => {
  const { moments, world } = play(roll, gather)
  expect(placesOf(moments, world.cursor).map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 5])
})
