import { describe, expect, test } from 'vitest'
import type { Campaign } from '../engine/campaign.ts'
import { momentsOf } from './history.ts'
import type { Names } from './journal.ts'
import { LONGEST_NAME, namesOf } from './naming.ts'
import type { Json } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { expectRefusal } from '../testing/atMarket.ts'
import { TOY_SEATS, toyGame } from '../testing/toyGame.ts'
import { begun, reopened, valueOf } from '../testing/toyTable.ts'
import { worldAsJson } from '../world/world.ts'

/** Seats and coops have names. */
const RULES: Ruleset<Json> = {
  ...toyGame(),
  namable: (world, of) => (of === undefined ? [...TOY_SEATS, ...world.recordIds('coop')] : [of]),
}

function table(): Campaign {
  const campaign = begun({ hens: 10 }, RULES)
  valueOf(campaign.answer('3'))
  return campaign
}

const name = (campaign: Campaign, given: Names) => campaign.annotate({ kind: 'naming', names: given })
const names = ({ entries }: Campaign) => Object.fromEntries(namesOf(momentsOf(entries)))
const build = (campaign: Campaign): number =>
  valueOf(campaign.correct([{ collection: 'coop', id: 'hut', to: { coops: 1 } }], 'a hut in the wood')).entry.seq

describe('names of things', () => {
  test('stand beside the play, go on in the file, and can be changed and taken away', () => {
    const campaign = table()
    const world = worldAsJson(campaign.world)
    expect(valueOf(name(campaign, { red: ' Fox Hall ', blue: 'The Marsh' })).entry).toEqual({
      seq: 2,
      kind: 'naming',
      names: { red: 'Fox Hall', blue: 'The Marsh' },
    })
    expect(worldAsJson(campaign.world)).toEqual(world)
    expect(names(reopened(campaign, RULES))).toEqual({ red: 'Fox Hall', blue: 'The Marsh' })
    valueOf(name(campaign, { red: 'Badger Hall', blue: '' }))
    expect(names(campaign)).toEqual({ red: 'Badger Hall' })
    expect(campaign.verify()).toBeNull()
  })

  test('are refused where there is no such thing, and where they are no name', () => {
    const campaign = table()
    expectRefusal(campaign, () => name(campaign, {}), 'names problem.text')
    expectRefusal(campaign, () => name(campaign, { red: 'Fox', purple: 'Hare' }), 'names problem.notNamable')
    expectRefusal(campaign, () => name(campaign, { hut: 'The Hut' }), 'names problem.notNamable')
    expectRefusal(campaign, () => name(campaign, { red: 'x'.repeat(LONGEST_NAME + 1) }), 'names problem.longName')
    expectRefusal(campaign, () => name(campaign, { red: '\u3164' }), 'names.red problem.unseen')
    expectRefusal(campaign, () => name(campaign, { red: 'Fox\nHall' }), 'names problem.nameLines')
    valueOf(name(campaign, { red: 'x'.repeat(LONGEST_NAME) }))
  })

  test('a seat names what is its own, and nothing else', () => {
    const campaign = table()
    const byRed = (given: Names) => campaign.annotate({ kind: 'naming', names: given }, 'red')
    expectRefusal(campaign, () => byRed({ blue: 'The Bog' }), 'names problem.notNamable')
    expectRefusal(campaign, () => byRed({ red: 'Fox Hall', blue: 'The Bog' }), 'names problem.notNamable')
    valueOf(byRed({ red: 'Fox Hall' }))
    expect(names(campaign)).toEqual({ red: 'Fox Hall' })
  })

  test('a game that names nothing refuses every name', () => {
    const campaign = begun()
    expectRefusal(campaign, () => name(campaign, { red: 'Fox' }), 'names problem.notNamable')
  })

  test('outlive what is taken back, but not what they were given to', () => {
    const campaign = table()
    const built = build(campaign)
    valueOf(name(campaign, { hut: 'Crow Rest', red: 'Fox Hall' }))
    valueOf(campaign.retract(built))
    expect(names(campaign)).toEqual({ red: 'Fox Hall' })
    // Who comes by the same id is another.
    build(campaign)
    expect(names(campaign)).toEqual({ red: 'Fox Hall' })
    valueOf(name(campaign, { hut: 'Owl Rest' }))
    expect(names(campaign)).toEqual({ red: 'Fox Hall', hut: 'Owl Rest' })
  })

  test('what was there before keeps its name, whatever is taken back behind it', () => {
    const campaign = table()
    build(campaign)
    const changed = valueOf(campaign.correct([{ collection: 'coop', id: 'hut', to: { coops: 2 } }], 'a second one')).entry.seq
    valueOf(name(campaign, { hut: 'Crow Rest' }))
    valueOf(campaign.retract(changed))
    expect(names(campaign)).toEqual({ hut: 'Crow Rest' })
  })
})
