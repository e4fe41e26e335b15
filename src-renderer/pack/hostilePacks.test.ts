import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import { findGame, GAMES } from '../../src-shared/games/registry.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { digestText } from '../../src-shared/kernel/journal/hash.ts'
import { readChain } from '../../src-shared/kernel/journal/journal.ts'
import { readPack, writePack } from '../../src-shared/table/files/packFile.ts'
import { bendRecord, bent, scarred } from '../../src-shared/table/testing/bending.ts'
import { faultLine, unclearIn } from '../../src-shared/table/testing/clearRefusal.ts'
import { samplePack } from '../../src-shared/table/testing/samplePack.ts'
import { openPack } from './packLink.ts'

/** Packs as somebody sends them who means harm: each is shown, or refused in a sentence that names a field. Of each game so many. */

const PACKS = Number(process.env['LINEAGE_MUTANTS'] ?? 2500)
/** Entries that are kept: enough for every kind of effect, and quick to read. */
const KEPT = 8
const GAMES_FOLDER = path.join(import.meta.dirname, '../../src-shared/games')
const NOTHING_KEPT = { read: () => Promise.resolve(null), keep: () => Promise.resolve() }
const LINE: OrderLine = { id: 'a', phase: 3, question: 'x', answer: 'done' }

/** Of the smallest campaign a game ships as an example, for its first player. */
async function packOf(id: string): Promise<PlayerPack> {
  const golden = path.join(GAMES_FOLDER, id, 'golden')
  const files = readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lineage'))
  const [first = ''] = files.sort((a, b) => statSync(path.join(golden, a)).size - statSync(path.join(golden, b)).size)
  const [header = '', ...lines] = readFileSync(path.join(golden, first), 'utf8').trim().split('\n')
  const { entries } = readChain(header, lines.slice(0, KEPT), digestText)
  const [setup] = entries
  const rules = (await findGame(id)?.load())?.rules
  const players = setup?.kind === 'setup' ? rules?.players(setup.setup) : undefined
  const pack = samplePack(entries, players?.[0]?.seat, { orders: [LINE] })
  return { ...pack, view: { ...pack.view, campaign: { ...pack.view.campaign, ruleset: id } } }
}

/** What became of a pack, whose next turn is `rehearsed` or not, which takes a while: `shown`, `refused`, or what is wrong with how it was taken. */
async function taken(text: string, rehearsed: boolean): Promise<string> {
  const read = readPack(text)
  const opened = read.ok ? await openPack(read.value, NOTHING_KEPT) : read
  if (!opened.ok) return unclearIn(opened) ?? 'refused'
  const { api } = opened.value
  const outcomes = [await api.openSeat(), await api.saveOrders([LINE]), await api.setReady(rehearsed)]
  return outcomes.map(unclearIn).find((one) => one !== null) ?? 'shown'
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test(`${PACKS} packs that were changed are shown, or refused in a sentence`, async () => {
    const chance = seededChance(23)
    const pack = await packOf(id)
    const text = writePack(pack)
    expect(await taken(text, true)).toBe('shown')
    const became: string[] = []
    for (let count = 0; count < PACKS; count++) {
      const changed = count % 3 === 0 ? scarred(text, chance) : writePack(bentOnce(pack, chance))
      became.push(await taken(changed, count % 5 === 1).catch(faultLine))
    }
    expect(became.filter((one) => one !== 'shown' && one !== 'refused')).toEqual([])
    // Some still open, so that what comes after the form is tried as well.
    for (const one of ['shown', 'refused']) expect(became.filter((other) => other === one).length).toBeGreaterThan(PACKS / 10)
  })
})

/** Anywhere, or in the record itself: what the form leaves to the game. */
function bentOnce(pack: PlayerPack, chance: (min: number, max: number) => number): PlayerPack {
  const copy = structuredClone(pack)
  const effects = copy.view.entries.flatMap(({ effects = [] }) => effects)
  if (chance(0, 1) === 0) bendRecord(effects, chance)
  else bent(copy, chance)
  return copy
}
