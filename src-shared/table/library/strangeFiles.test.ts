import { describe, expect, test } from 'vitest'
import { Campaign } from '../../kernel/engine/campaign.ts'
import { findStrange } from '../../kernel/journal/contents.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { effectsOf, sealAll, type Entry } from '../../kernel/journal/journal.ts'
import { playOn, secretTableOf } from '../secrecy/testing/secretTable.ts'
import { seededChance } from '../../insight/bots/bot.ts'

/** A file with changed contents and an intact chain. */
const told = await secretTableOf()
const campaign = told.campaign(3)
playOn(told, campaign, seededChance(3), 120)

function withEffect(change: (effect: Effect) => Effect | null): { readonly entries: readonly Entry[]; readonly seq: number } {
  let seq = -1
  const entries = campaign.entries.map((entry): Entry => {
    const before = effectsOf(entry)
    const effects = before.map((effect) => {
      const after = seq < 0 && entry.seq > 0 ? change(effect) : null
      if (after !== null) seq = entry.seq
      return after ?? effect
    })
    return seq === entry.seq && before.length > 0 ? ({ ...entry, effects } as Entry) : entry
  })
  if (seq < 0) throw new Error('nothing was changed')
  return { entries, seq }
}

describe('a campaign chained anew', () => {
  test('as it was played holds nothing strange', () => {
    expect(findStrange(campaign.entries, campaign.ruleset)).toBeNull()
  })

  test('with a record of another shape is read up to it, and the field is named', () => {
    const { entries, seq } = withEffect((effect) => (effect.kind === 'record' ? { ...effect, value: 7 } : null))
    const changed = effectsOf(entries[seq] as Entry).find(({ kind }) => kind === 'record')
    const found = Campaign.open(
      campaign.ruleset,
      campaign.headerLine,
      sealAll(campaign.headerLine, [...entries], digestText).slice(0, seq + 3),
    )
    expect(found.chain.broken).toMatchObject({ line: seq + 2, reason: 'not what the rules write' })
    expect(found.chain.broken?.problem?.field).toContain(changed?.kind === 'record' ? `${changed.collection}/${changed.id}/` : 'a record')
    expect(found.chain.entries).toHaveLength(seq)
  })

  test('with a figure beyond its bounds is read up to the entry that posted it', () => {
    const { entries } = withEffect((effect) => (effect.kind === 'posting' ? { ...effect, delta: 10 ** 12 } : null))
    const broken = findStrange(entries, campaign.ruleset)
    expect(broken?.problem?.message).toContain('give a whole number from')
    const posted = effectsOf(entries[(broken?.line ?? 0) - 2] as Entry).filter(({ kind }) => kind === 'posting')
    expect(posted).not.toEqual([])
  })

  test('with a figure no game has is read up to the entry that posted it', () => {
    const { entries, seq } = withEffect((effect) => (effect.kind === 'posting' ? { ...effect, account: 'unicorns' } : null))
    expect(findStrange(entries, campaign.ruleset)).toMatchObject({
      line: seq + 2,
      problem: { message: expect.stringContaining('unicorns') },
    })
  })

  test('with a set-up of another shape shows nothing', () => {
    const [setup, ...rest] = campaign.entries
    const entries = [{ ...setup, setup: { players: [] } } as Entry, ...rest]
    expect(findStrange(entries, campaign.ruleset)).toMatchObject({ line: 2, reason: 'not what the rules write' })
  })
})
