import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Chance } from '../../../src-shared/insight/bots/bot.ts'
import { effectsOf, readChain, sealAll, type Entry } from '../../../src-shared/kernel/journal/journal.ts'
import { bendRecord, bent, oddValue, scarred } from '../../../src-shared/table/testing/bending.ts'
import { nodeDigest } from '../digest.ts'

/** A campaign that attackers' files are made from: with changed contents and a new chain, or with changed bytes. */

export interface Example {
  readonly headerLine: string
  readonly entries: readonly Entry[]
}

const GAMES_FOLDER = path.join(import.meta.dirname, '../../../src-shared/games')

/** Returns the smallest example campaign of a game, cut to `most` entries. */
export function smallest(id: string, most: number): Example {
  const golden = path.join(GAMES_FOLDER, id, 'golden')
  const files = readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lineage'))
  const [first = ''] = files.sort((a, b) => statSync(path.join(golden, a)).size - statSync(path.join(golden, b)).size)
  const [headerLine = '', ...lines] = readFileSync(path.join(golden, first), 'utf8').trimEnd().split('\n')
  return { headerLine, entries: readChain(headerLine, lines.slice(0, most), nodeDigest).entries }
}

/** Returns the lines of a changed campaign with a new chain. */
export function chainedAnew({ headerLine, entries }: Example, chance: Chance): readonly string[] {
  return sealAll(headerLine, mutant(entries, chance), nodeDigest)
}

/** Returns the text of a campaign with some bytes changed. */
export function changedAsItLies({ headerLine, entries }: Example, chance: Chance): string {
  return scarred(`${[headerLine, ...sealAll(headerLine, entries, nodeDigest)].join('\n')}\n`, chance)
}

/** Changes a set-up, a record, a figure, a place of play or an answer: parts that only the game can check. */
function bendWithin(entries: readonly Entry[], chance: Chance): void {
  const effects = entries.flatMap(effectsOf)
  switch (chance(0, 4)) {
    case 0: {
      const entry = entries[chance(0, entries.length - 1)]
      if (entry?.kind === 'setup') bent(entry.setup, chance)
      else if (entry?.kind === 'answer') bent(entry.answer, chance)
      return
    }
    case 1: {
      const figures = effects.filter(({ kind }) => kind === 'posting')
      const figure = figures[chance(0, figures.length - 1)] as { delta: number } | undefined
      if (figure !== undefined) figure.delta = [1e9, -1e9, 2 ** 52, 0, -1, 7][chance(0, 5)] ?? 0
      return
    }
    case 2: {
      const places = effects.filter(({ kind }) => kind === 'checkpoint')
      bent(places[chance(0, places.length - 1)], chance)
      return
    }
    default:
      bendRecord(effects, chance)
  }
}

/** Changes, drops, doubles or moves one or a few entries; then renumbers all. */
function mutant(entries: readonly Entry[], chance: Chance): readonly Entry[] {
  const copy = structuredClone(entries) as unknown[]
  if (chance(0, 2) > 0) {
    bendWithin(copy as Entry[], chance)
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
