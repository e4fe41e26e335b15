import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/registry.ts'
import { CROWD, CROWD_ENTRY, CROWD_SOAK, CROWD_TWIN } from '../../games/testing/crowd.ts'
import type { GameSoak } from '../../games/testing/gameSoak.ts'
import { registerOnly } from '../../games/testing/registered.ts'
import { runsOf } from './testing/runs.ts'
import { drawParts, Pair, type PairOutcome } from './testing/pair.ts'
import { isParting, type TwinGame } from './testing/twinGame.ts'

const TWINS = import.meta.glob<TwinGame>('../../games/*/testing/twins.ts', { eager: true, import: 'TWIN' })
const SOAKS = import.meta.glob<GameSoak>('../../games/*/testing/soak.ts', { eager: true, import: 'SOAK' })

/** Another in every run. `LINEAGE_SECRECY_SEED` plays those of a run again: the seed of one pair is the first of them. */
const SEED = Number(process.env['LINEAGE_SECRECY_SEED'] ?? randomInt(1_000_000_000))

/** Rules by which the pairs of a run came to differ, for whoever asks for many: how often, and the first of them. */
function partingsOf(outcomes: readonly PairOutcome[]): string {
  const counted = new Map<string, { times: number; readonly first: number }>()
  for (const { parted, seed } of outcomes)
    for (const rule of new Set(parted)) {
      const known = counted.get(rule)
      if (known === undefined) counted.set(rule, { times: 1, first: seed })
      else known.times++
    }
  return [...counted].map(([rule, { times, first }]) => `${rule} ${times} times, first ${first}`).join('\n')
}

const PLAYED = [
  ...GAMES.map(({ id, load }) => ({
    id,
    load,
    soak: SOAKS[`../../games/${id}/testing/soak.ts`],
    twin: TWINS[`../../games/${id}/testing/twins.ts`],
  })),
  { id: 'a toy for a crowd', load: () => Promise.resolve(CROWD), soak: CROWD_SOAK, twin: CROWD_TWIN },
]

registerOnly(...GAMES, CROWD_ENTRY)

describe.each(PLAYED)(`whoever hides what in $id, pairs from seed ${SEED} on`, ({ id, load, soak, twin }) => {
  async function played(seed: number): Promise<PairOutcome> {
    if (soak === undefined || twin === undefined) throw new Error(`the game ${id} does not say what its rules reveal: no testing/twins.ts`)
    const pair = await Pair.of(drawParts(await load(), soak, twin, seed), twin.rounds ?? 2)
    await pair.play()
    return pair.outcome()
  }

  // Whoever asks for many pairs waits for them.
  test('others are sent the same, take the same home and look back on the same, until a rule tells', { timeout: 0 }, async () => {
    const drawn = Array.from({ length: runsOf(twin?.pairs ?? 0, process.env['LINEAGE_SECRECY_RUNS']) }, (_, at) => SEED + at)
    const outcomes: PairOutcome[] = []
    for (const seed of [...(twin?.seeds ?? []), ...drawn]) outcomes.push(await played(seed))
    const leaks = outcomes.flatMap(({ leak, seed }) => (leak === null ? [] : [`LINEAGE_SECRECY_SEED=${seed}: ${leak}`]))
    if (process.env['LINEAGE_SECRECY_RUNS'] !== undefined) console.log(`${id}\n${partingsOf(outcomes)}`)
    expect(leaks).toEqual([])
    const sum = (of: (outcome: PairOutcome) => number): number => outcomes.reduce((all, outcome) => all + of(outcome), 0)
    // Whatever the rules show was sent, and is among what was compared.
    for (const { seed, told, sent } of outcomes) expect(sent, `seed ${seed}`).toBe(told)
    expect(sum(({ told }) => told)).toBeGreaterThan(outcomes.length)
    expect(sum(({ deeds }) => [...deeds.values()].reduce((all, times) => all + times, 0))).toBeGreaterThanOrEqual(outcomes.length)
  })

  test('what its rules reveal are rules of its book', async () => {
    const { book } = await load()
    for (const { rules } of twin?.partings ?? [])
      for (const rule of rules)
        expect(
          book.rules.some(({ id: known }) => isParting([{ rules: [rule], why: '' }], known)),
          rule,
        ).toBe(true)
  })
})
