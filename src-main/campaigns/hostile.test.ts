import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Chance } from '../../src-shared/insight/bots/bot.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { GAMES } from '../../src-shared/games/registry.ts'
import { questionKey } from '../../src-shared/kernel/request.ts'
import type { Entry } from '../../src-shared/kernel/journal.ts'
import { readChain, sealAll } from '../../src-shared/kernel/journal.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { bent, oddValue } from '../../src-shared/table/testing/bending.ts'
import { MemoryLibrary } from '../../src-shared/table/testing/memoryLibrary.ts'
import { nodeDigest } from './digest.ts'

/** Files chained anew by somebody who means harm, of each game; LINEAGE_MUTANTS asks for more. */
const MUTANTS = Number(process.env['LINEAGE_MUTANTS'] ?? 120)
/** Entries of the campaign that are kept: enough for every kind of effect, and quick to read. */
const KEPT = 400
const GAMES_FOLDER = path.join(import.meta.dirname, '../../src-shared/games')

/** The smallest campaign a game ships as an example, up to some entries. */
function smallest(id: string): { readonly headerLine: string; readonly entries: readonly Entry[] } {
  const golden = path.join(GAMES_FOLDER, id, 'golden')
  const files = readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lineage'))
  const [first = ''] = files.sort((a, b) => statSync(path.join(golden, a)).size - statSync(path.join(golden, b)).size)
  const [headerLine = '', ...lines] = readFileSync(path.join(golden, first), 'utf8').trimEnd().split('\n')
  return { headerLine, entries: readChain(headerLine, lines.slice(0, KEPT), nodeDigest).entries }
}

/** A set-up, a record, a figure, a place of play or an answer is bent: what the shape of an entry leaves to the game. */
function bentWithin(entry: unknown, chance: Chance): unknown {
  const { setup, answer, effects = [] } = entry as Record<string, unknown> & { readonly effects?: Record<string, unknown>[] }
  const parts = [
    setup,
    answer,
    ...effects.map(({ kind, value, cursor }) => (kind === 'record' ? value : kind === 'checkpoint' ? cursor : null)),
  ]
  const figures = effects.filter(({ kind }) => kind === 'posting')
  const inner = parts.filter((part) => typeof part === 'object' && part !== null)
  const figure = figures[chance(0, Math.max(0, figures.length - 1))]
  if (figure !== undefined && chance(0, 2) === 0) figure['delta'] = [1e9, -1e9, 2 ** 52, 0, -1, 7][chance(0, 5)]
  else if (inner.length > 0) bent(inner[chance(0, inner.length - 1)], chance)
  return entry
}

/** One or a few entries are bent, left out, doubled or put elsewhere; then all are numbered and chained anew. */
function mutant(entries: readonly Entry[], chance: Chance): readonly Entry[] {
  const copy = structuredClone(entries) as unknown[]
  if (chance(0, 1) === 0) {
    const at = chance(0, copy.length - 1)
    copy[at] = bentWithin(copy[at], chance)
    return copy as Entry[]
  }
  for (let change = chance(1, 3); change > 0; change--) {
    const at = chance(0, copy.length - 1)
    const what = chance(0, 9)
    if (what === 0) copy.splice(at, 1)
    else if (what === 1) copy.splice(chance(0, copy.length - 1), 0, structuredClone(copy[at]))
    else if (what === 2) copy.splice(at, 0, { kind: 'retraction', from: oddValue(chance) })
    else copy[at] = bent(copy[at], chance)
  }
  return copy.map((entry, seq) => (typeof entry === 'object' && entry !== null ? { ...entry, seq } : { seq, kind: entry })) as Entry[]
}

/** Everything every role can ask of a campaign; what is refused is refused in a sentence. */
async function askEverything(workbench: Workbench, ref: string): Promise<void> {
  await workbench.library()
  await workbench.exportCampaign(ref)
  await workbench.duplicate(ref)
  await workbench.verify(ref, true)
  const opened = await workbench.openTable(ref)
  if (!opened.ok) return
  const { pending, readOnly } = opened.value
  const seats = await workbench.seats(ref)
  for (const { seat } of seats.ok ? seats.value.seats : []) {
    await workbench.seatView(ref, seat)
    await workbench.orders(ref, seat)
    await workbench.pack(ref, seat)
  }
  if (readOnly !== null) return
  for (const asked of pending) {
    await workbench.preview(ref, {}, questionKey(asked))
    await workbench.answer(ref, asked.kind === 'roll' ? 'app' : {}, questionKey(asked))
  }
  await workbench.note(ref, 'x')
  await workbench.retract(ref, 3)
  await workbench.restartPhase(ref, 'x')
}

describe.each(GAMES.map(({ id }) => id))('files of %s that were changed and chained anew', (id) => {
  const { headerLine, entries } = smallest(id)

  test('are shown, or refused in a sentence, whatever is asked of them', async () => {
    const chance = seededChance(7)
    const broken: string[] = []
    for (let count = 0; count < MUTANTS; count++) {
      const lines = sealAll(headerLine, mutant(entries, chance), nodeDigest)
      const store = new MemoryLibrary()
      const ref = await store.create('Hostile', headerLine, lines)
      const workbench = new Workbench({
        store,
        kind: 'server',
        now: () => 0,
        random: (bytes) => new Uint8Array(bytes).fill(7),
        digest: nodeDigest,
      })
      const trouble = await askEverything(workbench, ref).catch((bug: unknown) => bug)
      await workbench.close()
      if (trouble instanceof Error) broken.push(`${count}: ${trouble.stack?.split('\n').slice(0, 4).join(' | ') ?? trouble.message}`)
    }
    expect(broken).toEqual([])
  }, 300_000)
})
