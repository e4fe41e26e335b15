import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src-shared/games/registry.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { faultLine, unclearIn } from '../../src-shared/table/testing/clearRefusal.ts'
import { MemoryLibrary } from '../../src-shared/table/testing/memoryLibrary.ts'
import { play } from '../play/testing/commandRun.ts'
import { nodeDigest } from './digest.ts'
import { changedAsItLies, chainedAnew, smallest } from './testing/mutants.ts'

/**
 * Files that an attacker changed, with a new chain or without: each is shown, or refused in a sentence. All are opened; some get every call
 * of every role. LINEAGE_MUTANTS sets the number of these, per game.
 */
const ASKED = Number(process.env['LINEAGE_MUTANTS'] ?? 120)
/** Per game: 20,000 in all, for any number of games. */
const OPENED = Math.ceil(8000 / GAMES.length)
const IMPORTED = Math.ceil(12_000 / GAMES.length)
const BY_COMMANDS = 8
/** Entries of a campaign that gets every call: enough for every kind of effect. */
const LONG = 400
/** Entries of a campaign that is only opened: quick to read. */
const SHORT = 24

function workbenchOver(store: MemoryLibrary): Workbench {
  return new Workbench({ store, kind: 'server', now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(7), digest: nodeDigest })
}

/** Makes every call of every role; returns refusals that are no sentence. */
async function askEverything(workbench: Workbench, ref: string): Promise<readonly (string | null)[]> {
  await workbench.library()
  const found = [unclearIn(await workbench.exportCampaign(ref)), unclearIn(await workbench.duplicate(ref))]
  await workbench.verify(ref, true)
  const opened = await workbench.openTable(ref)
  if (!opened.ok) return [...found, unclearIn(opened)]
  const { pending, readOnly } = opened.value
  const seats = await workbench.seats(ref)
  for (const { seat } of seats.ok ? seats.value.seats : []) {
    found.push(unclearIn(await workbench.seatView(ref, seat)))
    await workbench.orders(ref, seat)
    found.push(unclearIn(await workbench.pack(ref, seat)))
  }
  if (readOnly !== null) return found
  for (const asked of pending) {
    found.push(unclearIn(await workbench.preview(ref, {}, questionKey(asked))))
    found.push(unclearIn(await workbench.answer(ref, asked.kind === 'roll' ? 'app' : {}, questionKey(asked))))
  }
  found.push(unclearIn(await workbench.note(ref, 'x')), unclearIn(await workbench.retract(ref, 3)))
  return [...found, unclearIn(await workbench.restartPhase(ref, 'x'))]
}

/** Opens a campaign, and sometimes lists the shelf. */
async function openIt(workbench: Workbench, ref: string, at: number): Promise<readonly (string | null)[]> {
  const opened = await workbench.openTable(ref)
  // The shelf must agree with opening.
  if (at % 4 > 0) return [unclearIn(opened)]
  const [row] = await workbench.library()
  const lists =
    row?.ref === ref && (opened.ok || row.trouble !== null || !GAMES.some(({ id }) => id === row.game))
      ? null
      : `${ref} is listed as if it could be opened`
  return [lists, unclearIn(opened)]
}

/** Returns unclear refusals and errors of that many campaigns, each on a shelf of its own. */
async function troubles(
  count: number,
  put: (workbench: Workbench, store: MemoryLibrary) => Promise<string | null>,
  ask: (workbench: Workbench, ref: string, at: number) => Promise<readonly (string | null)[]>,
): Promise<readonly string[]> {
  const found: string[] = []
  for (let at = 0; at < count; at++) {
    const store = new MemoryLibrary()
    const workbench = workbenchOver(store)
    try {
      const ref = await put(workbench, store)
      const unclear = ref === null ? [] : await ask(workbench, ref, at)
      found.push(...unclear.filter((one) => one !== null))
    } catch (fault) {
      found.push(`${at}: ${faultLine(fault)}`)
    }
    await workbench.close()
  }
  return found
}

describe.each(GAMES)('files of $id', ({ id, load }) => {
  const long = smallest(id, LONG)
  const short = smallest(id, SHORT)

  test(`${ASKED} that were chained anew are shown, or refused in a sentence, whatever is asked of them by whom`, async () => {
    const chance = seededChance(7)
    const put = (_: Workbench, store: MemoryLibrary): Promise<string> => store.create('Hostile', long.headerLine, chainedAnew(long, chance))
    expect(await troubles(ASKED, put, askEverything)).toEqual([])
  }, 300_000)

  test(`${OPENED} that were chained anew are opened, or refused in a sentence`, async () => {
    const chance = seededChance(8)
    const put = (_: Workbench, store: MemoryLibrary): Promise<string> =>
      store.create('Hostile', short.headerLine, chainedAnew(short, chance))
    expect(await troubles(OPENED, put, openIt)).toEqual([])
  }, 300_000)

  test(`${IMPORTED} that were changed as they lie are taken onto the shelf, or refused in a sentence`, async () => {
    const chance = seededChance(9)
    const unclear: (string | null)[] = []
    let taken = 0
    const put = async (workbench: Workbench): Promise<string | null> => {
      const outcome = await workbench.importCampaign('Hostile.lineage', changedAsItLies(short, chance))
      unclear.push(unclearIn(outcome))
      if (outcome.ok) taken++
      return outcome.ok ? outcome.value : null
    }
    const found = await troubles(IMPORTED, put, openIt)
    expect([...found, ...unclear.filter((one) => one !== null)]).toEqual([])
    expect(taken).toBeGreaterThan(0)
  }, 300_000)

  test(`${BY_COMMANDS} are told of by every command that reads a campaign`, async () => {
    const chance = seededChance(10)
    const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'))
    const [setup] = short.entries
    const players = setup?.kind === 'setup' ? (await load()).rules.players(setup.setup) : []
    const found: string[] = []
    for (let at = 0; at < BY_COMMANDS; at++) {
      const file = path.join(folder, `${at}.lineage`)
      const text = at % 3 === 0 ? changedAsItLies(short, chance) : `${[short.headerLine, ...chainedAnew(short, chance)].join('\n')}\n`
      writeFileSync(file, text)
      for (const words of commandsFor(file, folder, players[0]?.seat ?? '')) {
        const { code, out, err } = await play(...words).catch((fault: unknown) => ({ code: null, out: '', err: faultLine(fault) }))
        if (code === null || (code !== 0 && out === '' && err.trim() === '')) found.push(`${words.slice(0, 3).join(' ')}: ${code} ${err}`)
      }
    }
    rmSync(folder, { recursive: true })
    expect(found).toEqual([])
  }, 300_000)
})

function commandsFor(file: string, folder: string, seat: string): readonly (readonly string[])[] {
  return [
    ['verify', file],
    ...['--pending', '--ledger', '--postings', '--chronicle', '--score'].map((what) => ['show', file, what]),
    ['questions', file],
    ['report', file, seat, '1', '--out', path.join(folder, 'report.html')],
    ['pack', file, seat, '--json', '--out', path.join(folder, 'pack.json')],
    ['repair', file, path.join(folder, `mended-${path.basename(file)}`)],
    ['run', file, '--dice', 'app', '--bot', 'random', '--until', 'phase:2'],
  ]
}
