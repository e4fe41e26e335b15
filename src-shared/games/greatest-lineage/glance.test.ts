// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { StoreError, type StoredJournal } from '../../contract/journalStore.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { effectsOf, readChain, sealEach, sealHeader, type Entry } from '../../kernel/journal/journal.ts'
import { richCampaign, playOn } from './testing/secretTable.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { MemoryLibrary } from '../../table/testing/memoryLibrary.ts'
import { glanceAt } from '../../table/library/campaignPreview.ts'
import { readHeader } from '../../table/library/header.ts'
import { Workbench } from '../../table/library/workbench.ts'

const SAMPLE = path.join(import.meta.dirname, '../../../src-renderer/public/sample.lineage')

function storedIn(text: string): StoredJournal {
  const [headerLine = '', ...lines] = text.split('\n').filter((line) => line !== '')
  return { headerLine, lines, torn: 0 }
}
const sample = storedIn(readFileSync(SAMPLE, 'utf8'))
const glance = (stored: StoredJournal, language = 'en') => glanceAt(stored, language, digestText)

/** The same campaign, chained anew, with another header. */
function headed(stored: StoredJournal, change: object): StoredJournal {
  const header = readHeader(stored.headerLine)
  if (!header.ok) throw new Error('no header')
  const { entries } = readChain(stored.headerLine, stored.lines, digestText)
  const headerLine = sealHeader({ ...header.value, ...change }, digestText).line
  return { headerLine, lines: [...sealEach(headerLine, entries, digestText)], torn: 0 }
}

describe('a campaign at a glance', () => {
  test('tells who plays, three courses over all its rounds, and what happened last', async () => {
    const told = await glance(sample)
    expect(told?.players.map(({ seated }) => seated)).toEqual(['Elves', 'Humans', 'Dwarves'])
    expect(told?.players.every(({ name }) => name !== '')).toBe(true)
    expect(told?.curves).toHaveLength(3)
    for (const { series, labels } of told?.curves ?? []) {
      expect(series.map(({ id }) => id)).toEqual(['elves', 'humans', 'dwarves'])
      expect(series.every(({ values }) => values.length === labels.length)).toBe(true)
    }
    expect(told?.last?.text).toMatch(/^.+ .+\.$/)
  })

  test('is told in the language it is asked for in, in English where that is none', async () => {
    const [english, german, other] = await Promise.all(['en', 'de', 'xx'].map((language) => glance(sample, language)))
    expect(german?.players.map(({ seated }) => seated)).toEqual(['Elfen', 'Menschen', 'Zwerge'])
    expect(german?.last?.text).not.toBe(english?.last?.text)
    expect(other).toEqual(english)
  })

  test('is nothing where its file cannot be read to its end', async () => {
    const at = sample.lines.length >> 1
    expect(await glance({ ...sample, lines: sample.lines.with(at, 'xx') })).toBeNull()
    expect(await glance({ ...sample, lines: [] })).toBeNull()
    expect(await glance({ ...sample, headerLine: 'buy milk' })).toBeNull()
    expect(await glance(headed(sample, { rulesetVersion: 99 }))).toBeNull()
    expect(await glance(headed(sample, { ruleset: 'chess' }))).toBeNull()
    expect(await glance(headed(sample, {}))).not.toBeNull()
  })

  test('is refused where the store gives nothing', async () => {
    const random = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(1)
    const workbench = new Workbench({ store: new MemoryLibrary(), kind: 'browser', now: () => 0, random })
    await expect(workbench.glance('nowhere', 'en')).rejects.toThrow(StoreError)
  })

  test('ends with what everybody may read', async () => {
    const campaign = richCampaign(5)
    playOn(campaign, seededChance(5), 200)
    const entries = [...campaign.entries]
    const secret = entries.findLastIndex((entry) => {
      const lines = effectsOf(entry).filter((effect) => effect.kind === 'line')
      return lines.length > 0 && lines.every(({ see }) => see !== undefined && see !== 'all')
    })
    expect(secret).toBeGreaterThan(0)
    const upTo = (end: number): StoredJournal => {
      const lines = [...sealEach(campaign.headerLine, entries.slice(0, end) satisfies readonly Entry[], digestText)]
      return { headerLine: campaign.headerLine, lines, torn: 0 }
    }
    const [before, after] = await Promise.all([glance(upTo(secret)), glance(upTo(secret + 1))])
    expect(after).not.toBeNull()
    expect(after?.last).toEqual(before?.last)
  })
})

const FOLDER = path.join(import.meta.dirname, 'testing/frozen')

test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.lineage.gz')))('the campaign file %s has a glance', async (file) => {
  const told = await glance(storedIn(gunzipSync(readFileSync(path.join(FOLDER, file))).toString('utf8')))
  expect(told?.players.length).toBeGreaterThan(1)
  expect(told?.last).not.toBeNull()
})
