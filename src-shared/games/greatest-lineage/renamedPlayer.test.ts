import { expect, test } from 'vitest'
import type { Json } from '../../kernel/world/rule.ts'
import { SEED, valueOf } from '../../kernel/testing/toyTable.ts'
import { Workbench } from '../../table/library/workbench.ts'
import { MemoryLibrary } from '../../table/testing/memoryLibrary.ts'
import { CIVILISATIONS } from './rules/records.ts'

const PLAYERS = { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } }

/** Who plays, as a row of the library tells it. */
async function rowOf(bench: Workbench): Promise<readonly string[]> {
  const [row] = await bench.library()
  return (row?.players ?? []).map(({ name }) => name)
}

test('a row of the library tells players by the names they have now, and by the old ones where the correction is taken back', async () => {
  const bench = new Workbench({
    store: new MemoryLibrary(),
    kind: 'browser',
    now: () => 0,
    random: (bytes) => new Uint8Array(bytes).fill(7),
  })
  const ref = valueOf(await bench.create({ ruleset: 'greatest-lineage', title: 'Renamed', seed: SEED, players: PLAYERS }))
  const { entries } = valueOf(await bench.openTable(ref))
  expect(await rowOf(bench)).toEqual(['Ada', 'Ben', 'Cy'])

  const effects = entries.flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
  const humans = effects.findLast(
    (effect) => effect.kind === 'record' && effect.collection === CIVILISATIONS.name && effect.id === 'humans',
  )
  if (humans?.kind !== 'record') throw new Error('the set-up has no humans')
  const renamed = { ...(humans.value as Readonly<Record<string, Json>>), player: 'Tobias' }
  valueOf(await bench.correct(ref, [{ collection: CIVILISATIONS.name, id: 'humans', to: renamed }], 'Ben has moved away.'))
  expect(await rowOf(bench)).toEqual(['Ada', 'Tobias', 'Cy'])

  const last = valueOf(await bench.openTable(ref)).entries.at(-1)?.seq ?? 0
  valueOf(await bench.retract(ref, last))
  expect(await rowOf(bench)).toEqual(['Ada', 'Ben', 'Cy'])
})
