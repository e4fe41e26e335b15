import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src-shared/games/registry.ts'
import type { GameSoak } from '../../src-shared/games/testing/gameSoak.ts'
import { wholePair } from '../../src-shared/table/secrecy/testing/pair.ts'
import type { TwinGame } from '../../src-shared/table/secrecy/testing/twinGame.ts'
import type { TwinTable } from '../../src-shared/table/secrecy/testing/twinTable.ts'
import { play, type Ran } from './testing/commandRun.ts'
import { file, read } from './testing/inFolder.ts'

const TWINS = import.meta.glob<TwinGame>('../../src-shared/games/*/testing/twins.ts', { eager: true, import: 'TWIN' })
const SOAKS = import.meta.glob<GameSoak>('../../src-shared/games/*/testing/soak.ts', { eager: true, import: 'SOAK' })
const SEED = Number(process.env['LINEAGE_SECRECY_SEED'] ?? randomInt(1_000_000_000))

const SHOWN = [
  ['--pending', '--json'],
  ['--accounts'],
  ['--accounts', '--json'],
  ['--postings', '--json'],
  ['--world'],
  ['--chronicle', '--json'],
  ['--chronicle'],
  ['--ledger'],
  ['--score'],
] as const

function fileOf({ table: { library, ref } }: TwinTable): string {
  const kept = library.kept.get(ref)
  return [kept?.headerLine, ...(kept?.lines ?? []), ''].join('\n')
}

/** Runs every command for one seat on the file of a table; returns the outputs. */
async function saidTo(table: TwinTable, seat: string): Promise<ReadonlyMap<string, Ran & { readonly written: string }>> {
  const name = file('twins.lineage', fileOf(table))
  file('twins.lineage-seats', table.table.library.kept.get(table.table.ref)?.seats ?? '')
  const said = new Map<string, Ran & { readonly written: string }>()
  for (const what of SHOWN) said.set(what.join(' '), { ...(await play('show', name, ...what, '--seat', seat)), written: '' })
  const report = await play('report', name, seat)
  const book = await play('book', name, seat)
  const pack = await play('pack', name, seat, '--json', '--out', 'pack.json')
  return said
    .set('report', { ...report, written: '' })
    .set('book', { ...book, written: '' })
    .set('pack', { ...pack, written: read('pack.json') })
}

describe.each(GAMES)(`a secret of $id, in the first whole pair from seed ${SEED} on`, ({ id, load }) => {
  test('changes nothing of what the command line says to the seats of others, to the byte', async () => {
    const [soak, twin] = [SOAKS[`../../src-shared/games/${id}/testing/soak.ts`], TWINS[`../../src-shared/games/${id}/testing/twins.ts`]]
    if (soak === undefined || twin === undefined) throw new Error(`the game ${id} does not say what its rules reveal`)
    const { secret, plain } = await wholePair(await load(), soak, twin, SEED)
    const seat = plain.others[SEED % plain.others.length] ?? ''
    const [one, other] = [await saidTo(secret, seat), await saidTo(plain, seat)]
    expect(one).toEqual(other)
    for (const [what, { code, out }] of one) expect([what, code, out.length > 0]).toEqual([what, 0, true])
    // The files differ, so there is a secret.
    expect(fileOf(secret)).not.toBe(fileOf(plain))
  })
})
