import { describe, expect, test } from 'vitest'
import { Campaign } from './campaign.ts'
import { mixedSeed, rollDice, seedCommitment } from '../chance/dice.ts'
import { digestText } from '../journal/hash.ts'
import { sealAll, type Entry, type ReadChain } from '../journal/journal.ts'
import { commitmentOf, ownSeedOf } from '../chance/mixing.ts'
import { seenBy } from '../../table/session/view.ts'
import { expectRefusal } from '../testing/atMarket.ts'
import { toyGame } from '../testing/toyGame.ts'
import { answerAll, begun, copied, everythingOf, reopened, SEED, valueOf } from '../testing/toyTable.ts'

const SHARES = { red: 'a1'.repeat(32), blue: 'b2'.repeat(32) }
const MIXED = mixedSeed(SEED, SHARES)
const OWN = 'c0'.repeat(32)

/** Before its first question, which is a roll. */
function beforeTheRoll(): Campaign {
  const campaign = begun({ hens: 3 })
  return campaign
}

function rolled(campaign: Campaign): readonly number[] {
  const { pending } = campaign
  if (pending?.kind !== 'roll') throw new Error('no roll is asked for')
  const { entry } = valueOf(campaign.answer('app'))
  return entry.kind === 'answer' && typeof entry.answer === 'object' && 'dice' in entry.answer ? (entry.answer.dice as number[]) : []
}

/** What is read of the file of a campaign with one entry more. */
function readAgain({ headerLine, entries }: Campaign, added: Entry): ReadChain {
  return Campaign.open(toyGame(), headerLine, sealAll(headerLine, [...entries, added], digestText)).chain
}

/** What a seed gives for what is asked. */
function given(seed: string, { pending }: Campaign): readonly number[] {
  if (pending?.kind !== 'roll') throw new Error('no roll is asked for')
  return [...rollDice(seed, pending.id, pending.occurrence, pending.count, pending.faces)]
}

describe('what the seats add to the dice', () => {
  test('is mixed into the seed in the order of their ids, whoever was first', () => {
    expect(mixedSeed(SEED, { blue: SHARES.blue, red: SHARES.red })).toBe(MIXED)
    expect(mixedSeed(SEED, { red: SHARES.red })).not.toBe(MIXED)
    expect(mixedSeed(SEED, { red: SHARES.blue, blue: SHARES.red })).not.toBe(MIXED)
  })

  test('decides every roll from then on', () => {
    const campaign = beforeTheRoll()
    valueOf(campaign.mix(SHARES))
    const wanted = given(MIXED, campaign)
    expect(wanted).not.toEqual(given(SEED, campaign))
    expect(rolled(campaign)).toEqual(wanted)
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
  })

  test('is refused once something was rolled, though it was taken back; and a second time', () => {
    const campaign = beforeTheRoll()
    valueOf(campaign.answer('app'))
    expectRefusal(campaign, () => campaign.mix(SHARES), 'shares problem.thrownBefore')
    valueOf(campaign.retract(campaign.lastRetractable ?? 0))
    expect(campaign.mayMix).toBe(false)
    expectRefusal(campaign, () => campaign.mix(SHARES), 'shares problem.thrownBefore')
    const other = beforeTheRoll()
    answerAll(other, '3')
    expect(other.mayMix).toBe(true)
    valueOf(other.mix(SHARES))
    expectRefusal(other, () => other.mix(SHARES), 'shares problem.thrownBefore')
  })

  test('is 64 digits each, of somebody', () => {
    const campaign = beforeTheRoll()
    expectRefusal(campaign, () => campaign.mix({ red: 'short' }), 'shares.red problem.share')
    expectRefusal(campaign, () => campaign.mix({}), 'shares problem.noShares')
  })

  test('stays when what came before is taken back', () => {
    const campaign = beforeTheRoll()
    valueOf(campaign.correct([{ owner: 'red', account: 'hens', to: 5 }], 'counted again'))
    valueOf(campaign.mix(SHARES))
    valueOf(campaign.retract(1))
    expect(campaign.world.balance('red', 'hens')).toBe(3)
    expect(rolled(campaign)).toEqual(given(MIXED, beforeTheRoll()))
    expect(campaign.verify()).toBeNull()
  })

  test('that does not give the seed written beside it is told by a verification', () => {
    const campaign = beforeTheRoll()
    valueOf(campaign.mix(SHARES))
    rolled(campaign)
    const entries = campaign.entries.map((entry) => (entry.kind === 'reseed' ? { ...entry, seed: OWN } : entry))
    const { headerLine } = campaign
    const forged = Campaign.open(toyGame(), headerLine, sealAll(headerLine, entries, digestText)).campaign
    expect(forged.verify()).toMatchObject({ seq: 1 })
  })

  test('is mixed in once in a file as well: a second mix, or one after a roll, ends what is shown of it', () => {
    const mixed = beforeTheRoll()
    valueOf(mixed.mix(SHARES))
    const second = { seq: 2, kind: 'reseed', seed: mixedSeed(MIXED, SHARES), shares: SHARES } as const
    expect(readAgain(mixed, second)).toMatchObject({
      broken: { line: 4, reason: 'not what the rules write', problem: { field: 'shares' } },
    })
    const thrown = beforeTheRoll()
    rolled(thrown)
    expect(readAgain(thrown, { ...second, seed: MIXED })).toMatchObject({ broken: { line: 4, problem: { field: 'shares' } } })
    expect(readAgain(mixed, { ...second, shares: {} })).toMatchObject({ broken: { line: 4, reason: 'no entry this version knows' } })
    expect(readAgain(mixed, { seq: 2, kind: 'note', text: 'whole' })).toMatchObject({ broken: null })
  })

  test('is seen by every seat; the seed is not', () => {
    const campaign = beforeTheRoll()
    valueOf(campaign.mix(SHARES))
    for (const seat of ['red', 'blue', 'gm']) {
      const seen = seenBy(campaign.entries, seat)
      expect(seen).toContainEqual({ seq: expect.any(Number), kind: 'reseed', shares: SHARES })
      expect(JSON.stringify(seen)).not.toContain(MIXED)
    }
  })
})

describe('a copy', () => {
  test('rolls other dice than the original from then on, and keeps those that were rolled', () => {
    const campaign = beforeTheRoll()
    const copy = copied(campaign)
    expect(rolled(copy)).toEqual(given(OWN, campaign))
    expect(copy.verify()).toBeNull()
    const later = beforeTheRoll()
    const first = rolled(later)
    expect(copied(later).entries).toContainEqual(expect.objectContaining({ answer: { by: 'app', dice: first } }))
    expect(copied(later).verify()).toBeNull()
  })

  test('commits to its own seed, and gives no other away', () => {
    const copy = copied(beforeTheRoll())
    expect(ownSeedOf(copy.entries)).toBe(OWN)
    expect(commitmentOf(copy.header, copy.entries)).toBe(seedCommitment(OWN))
    expect(seenBy(copy.entries, 'red')).toContainEqual({ seq: expect.any(Number), kind: 'reseed', commitment: seedCommitment(OWN) })
    expect(commitmentOf(beforeTheRoll().header, beforeTheRoll().entries)).toBe(seedCommitment(SEED))
  })
})
