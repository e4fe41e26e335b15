import { describe, expect, test } from 'vitest'
import { questionKey } from '../../../kernel/engine/request.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { isShownToGameMaster } from '../../../table/session/view.ts'
import { writePack } from '../../../table/files/packFile.ts'
import { HouseTable } from '../../../table/secrecy/testing/houseTable.ts'
import { textOf } from '../../../table/secrecy/testing/twinGame.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { at } from './position.ts'

const OTHERS = ['green', 'red', 'yellow'] as const

/** Two hands of blue, with one card changed for one of the draw pile: poison is in the second of them. */
const HANDS = [
  { 'blue.hand': ['smash', 'voodoo', 'zap', 'zap'], 'blue.draw': ['cold_snap', 'fire_spark', 'poison'] },
  { 'blue.hand': ['poison', 'smash', 'voodoo', 'zap'], 'blue.draw': ['cold_snap', 'fire_spark', 'zap'] },
  { 'blue.hand': ['poison', 'poison', 'poison', 'poison'], 'blue.draw': ['cold_snap', 'fire_spark', 'zap'] },
] as const

interface Told {
  readonly log: readonly string[]
  readonly packs: readonly string[]
  /** What the game master's desk shows after each answer. */
  readonly desk: readonly string[]
}

/** Deeds while blue plays no card: blue reveals a marker and teleports; or green casts Voodoo on blue, who is asked for a card. */
const DEEDS = {
  teleports: { at: { turn: 1, seat: 'blue', phase: 1 }, answers: ['2', { act: 'teleport', space: '4' }] },
  isAskedToDiscard: { at: { turn: 1, seat: 'green', phase: 2 }, answers: [{ act: 'cast', card: 'voodoo' }, 'done', 'blue'] },
} as const
type Deeds = (typeof DEEDS)[keyof typeof DEEDS]

/** What everybody but blue is sent while blue has this hand. */
async function told(hand: (typeof HANDS)[number], { at: place, answers }: Deeds, houseRules: HouseRules): Promise<Told> {
  const cards = { ...hand, 'green.hand': ['voodoo', 'zap'] }
  const campaign = at({ cards, houseRules, creatures: ['chief 1-3', 'orc 2-2'], modules: ['missions'], at: place })
  const begun = campaign.entries.length
  const table = await HouseTable.of(textOf(campaign))
  const { bench, ref } = table
  for (const seat of OTHERS) valueOf(await bench.pack(ref, seat))
  for (const seat of OTHERS) valueOf(await (await table.device(seat)).api.openSeat())
  const desk: string[] = []
  for (const answer of answers) {
    const { pending } = campaign
    if (pending === null) throw new Error('nothing is asked')
    const taken = isShownToGameMaster(pending)
      ? await bench.answer(ref, answer, questionKey(pending))
      : await bench.answerAs(ref, pending.seat, answer, questionKey(pending))
    valueOf(taken)
    valueOf(campaign.answer(answer))
    table.settle()
    const { entries, ...rest } = valueOf(await bench.openTable(ref))
    // Without the correction that gave blue this hand.
    desk.push(JSON.stringify({ ...rest, entries: entries.slice(begun) }))
  }
  const packs = await Promise.all(OTHERS.map(async (seat) => writePack(valueOf(await bench.pack(ref, seat)))))
  return { log: table.log.filter((text) => !text.startsWith('blue ')), packs, desk }
}

describe.each(Object.entries(DEEDS))('one card changed in a hand that is not played: blue %s', (_, deeds) => {
  test('changes nothing that others are sent', async () => {
    const [one, ...others] = await Promise.all(HANDS.map((hand) => told(hand, deeds, {})))
    expect(one?.log.length).toBeGreaterThan(10)
    expect(new Set([one, ...others].map((each) => each?.desk.join())).size).toBeGreaterThan(1)
    for (const other of others) {
      expect(other.log).toEqual(one?.log)
      expect(other.packs).toEqual(one?.packs)
    }
  })

  test('nor what the game master is shown, where the house rule bars looking (gm_peeks = false)', async () => {
    const [one, ...others] = await Promise.all(HANDS.map((hand) => told(hand, deeds, { gm_peeks: false })))
    for (const other of others) {
      expect(other.log).toEqual(one?.log)
      expect(other.desk).toEqual(one?.desk)
    }
  })
})
