import { describe, expect, test } from 'vitest'
import { Campaign } from '../../kernel/engine/campaign.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { sealAll } from '../../kernel/journal/journal.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { answerAll, begun } from '../../kernel/testing/toyTable.ts'
import { answer, seated } from '../testing/seatedTable.ts'
import { verified } from '../testing/verified.ts'
import { verifyCampaign } from './verification.ts'

describe('verifying', () => {
  test('finds a table in order', async () => {
    const seat = seated()
    await answer(seat, '3')
    expect(await verified((anew) => seat.session.verify(anew))).toEqual({ ok: true, entries: 2, chain: null, folds: null, replay: null })
  })

  test('goes some entries at a call, over the table as it was when it began', async () => {
    const seat = seated()
    for (let note = 0; note < 1_200; note++) await seat.session.note('x')
    const first = await seat.session.verify(true)
    expect(first).toMatchObject({ found: null, check: 'chain' })
    await answer(seat, '3')
    const done = [first.found === null ? first.done : 1]
    for (let step = await seat.session.verify(false); step.found === null; step = await seat.session.verify(false)) done.push(step.done)
    expect(done).toEqual([...done].sort((one, other) => one - other))
    expect(await seat.session.verify(false)).toEqual({ found: { ok: true, entries: 1_201, chain: null, folds: null, replay: null } })
    expect(await verified((anew) => seat.session.verify(anew))).toMatchObject({ ok: true, entries: 1_202 })
  })

  test('finds what was done to the file meanwhile', async () => {
    const seat = seated()
    await answer(seat, '3')
    seat.lines[1] = (seat.lines[1] ?? '').replace('"dice":[3]', '"dice":[4]')
    const { ok, chain, folds } = await verified((anew) => seat.session.verify(anew))
    expect([ok, chain?.message]).toEqual([false, 'Damaged: line 3 (hash does not fit the line).'])
    expect(chain).toMatchObject({ what: 'line', line: 3, reason: 'hash does not fit the line' })
    expect(folds?.message).toContain('do not add up')
  })

  test('finds effects that were made up', () => {
    const campaign = begun()
    answerAll(campaign, '3')
    const forged = campaign.entries.map((entry) =>
      entry.kind === 'setup'
        ? {
            ...entry,
            effects: [...entry.effects, { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta: 9 } as const],
          }
        : entry,
    )
    const stored = { headerLine: campaign.headerLine, lines: sealAll(campaign.headerLine, forged, digestText), torn: 0 }
    expect(verifyCampaign(campaign, stored, digestText)).toMatchObject({ ok: false, chain: null, folds: { what: 'folds' }, replay: null })
  })

  test('finds a seed that is not the one vouched for', () => {
    const campaign = begun()
    answerAll(campaign, '3')
    const entries = campaign.entries.map((entry) => (entry.kind === 'setup' ? { ...entry, seed: 'f'.repeat(64) } : entry))
    const lines = sealAll(campaign.headerLine, entries, digestText)
    const opened = Campaign.open(toyGame(), campaign.headerLine, lines)
    expect(verifyCampaign(opened.campaign, { headerLine: campaign.headerLine, lines, torn: 0 }, digestText)).toMatchObject({
      ok: false,
      chain: { what: 'seed', message: 'The seed in line 2 is not the one that line 1 vouches for.' },
    })
  })
})
