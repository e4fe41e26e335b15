import { describe, expect, test } from 'vitest'
import { registerOnly } from '../../games/testing/registered.ts'
import { TOY_SEATS } from '../../kernel/testing/toyGame.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { CARDS, HAND_SOAK, HAND_TWIN, handEntry, handGame, type HandLeak } from './testing/handToy.ts'
import { drawParts, Pair, type PairOutcome } from './testing/pair.ts'

const SEEDS = Array.from({ length: HAND_TWIN.pairs }, (_, at) => at + 1)

async function pairOf(seed: number, leak: HandLeak | null): Promise<Pair> {
  const pair = await Pair.of(drawParts(handGame(leak), HAND_SOAK, HAND_TWIN, seed), HAND_TWIN.rounds ?? 2)
  await pair.play()
  return pair
}

async function outcomesOf(leak: HandLeak | null): Promise<readonly PairOutcome[]> {
  const outcomes: PairOutcome[] = []
  for (const seed of SEEDS) outcomes.push((await pairOf(seed, leak)).outcome())
  return outcomes
}

describe('a question that lists the hand of one seat, put to that seat alone', () => {
  registerOnly(handEntry())

  test('lets others find out nothing of the hand, while it is asked and afterwards', async () => {
    const outcomes = await outcomesOf(null)
    expect(outcomes.map(({ leak }) => leak)).toEqual(SEEDS.map(() => null))
    for (const { told, sent, alone, seed } of outcomes) {
      expect(sent, `seed ${seed}`).toBe(told)
      expect(alone, `seed ${seed}`).toBeGreaterThan(4)
    }
    const laid = outcomes.map(({ deeds }) => deeds.get('whisper') ?? 0)
    expect(laid.reduce((all, times) => all + times, 0)).toBeGreaterThanOrEqual(SEEDS.length)
  })

  test('shows no card to the game master, and to its own seat all that it holds', async () => {
    const { secret, plain } = await pairOf(1, null)
    for (const { table } of [secret, plain]) {
      const master = JSON.stringify(valueOf(await table.bench.openTable(table.ref)))
      expect(CARDS.filter((card) => master.includes(card))).toEqual([])
      for (const seat of TOY_SEATS) {
        const own = JSON.stringify(valueOf(await table.bench.seatView(table.ref, seat)).entries)
        expect(CARDS.filter((card) => !own.includes(card))).toEqual([])
      }
    }
  })
})

describe.each<HandLeak>(['open record', 'public line', 'missing question', 'public answer'])('a fault of the rules: %s', (leak) => {
  registerOnly(handEntry(leak))

  test('is found', async () => {
    const found = (await outcomesOf(leak)).flatMap((outcome) => outcome.leak ?? [])
    expect(found.length).toBeGreaterThan(0)
  })
})
