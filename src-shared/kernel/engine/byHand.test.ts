import { describe, expect, test } from 'vitest'
import { BrokenRule } from './brokenRule.ts'
import { Campaign } from './campaign.ts'
import { digestText } from '../journal/hash.ts'
import { effectsOf, sealAll, type Change } from '../journal/journal.ts'
import { record } from './procedure.ts'
import { questionKey } from './request.ts'
import type { Ruleset } from './ruleset.ts'
import { atMarket, expectRefusal } from '../testing/atMarket.ts'
import { toyGame } from '../testing/toyGame.ts'
import { answerAll, begun, everythingOf, reopened, valueOf } from '../testing/toyTable.ts'
import { tryChanges } from './trying.ts'
import { collection, type Migration, type WorldState } from '../world/world.ts'

describe('a record set by hand', () => {
  test('is seen by who could see it before, or by whom its kind names; taken out it is gone', () => {
    const campaign = atMarket()
    const set = (change: Change): unknown => valueOf(campaign.correct([change], 'x')).entry
    expect(set({ collection: 'hoard', id: 'red', to: { owner: 'red', amount: 3 } })).toMatchObject({
      effects: [{ kind: 'record', rule: 'TABLE-GM-1', collection: 'hoard', see: ['red'] }],
    })
    expect(set({ collection: 'hoard', id: 'red', to: null })).toMatchObject({ effects: [{ kind: 'drop', see: ['red'] }] })
    expect(campaign.world.recordIds('hoard')).toEqual([])
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
  })

  test('a new record of a collection without an audience is visible to the game master only', () => {
    const campaign = atMarket()
    const { entry } = valueOf(campaign.correct([{ collection: 'coop', id: 'cat', to: { coops: 1 } }], 'a forgotten coop'))
    expect(effectsOf(entry)).toMatchObject([{ kind: 'record', collection: 'coop', id: 'cat', see: 'gm' }])
  })

  test.each<[string, Change, string]>([
    ['a value its kind refuses', { collection: 'coop', id: 'red', to: { coops: -1 } }, 'coops problem.range'],
    ['a collection without a validator', { collection: 'state', id: 'state', to: {} }, 'collection problem.collection'],
    ['nothing, where there is nothing', { collection: 'hoard', id: 'red', to: null }, 'id problem.noRecord'],
    ['what it is already', { collection: 'coop', id: 'red', to: { coops: 2 } }, 'to problem.sameRecord'],
  ])('is refused where it is %s', (_, change, problem) => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.correct([change], 'x'), problem)
  })

  test('may be as it is already where play moves: rules that clear a turn are told that it was set', () => {
    const campaign = atMarket()
    const changes: readonly Change[] = [
      { collection: 'coop', id: 'red', to: { coops: 2 } },
      { owner: 'red', account: 'gold', to: campaign.world.balance('red', 'gold') },
      { cursor: { turn: 1, seat: 'red', phase: 1 } },
    ]
    expect(valueOf(campaign.correct(changes, 'x')).entry).toMatchObject({ changes })
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
  })

  const coop: Change = { collection: 'coop', id: 'cat', to: { coops: 1 } }
  const hoard: Change = { collection: 'hoard', id: 'cat', to: { owner: 'cat', amount: 3 } }
  const gone = (name: string, id: string): Change => ({ collection: name, id, to: null })

  test('fits the others as they will be with all changes of the correction', () => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.correct([hoard], 'x'), 'id problem.noRecord')
    valueOf(campaign.correct([hoard, coop], 'x'))
    expectRefusal(campaign, () => campaign.correct([gone('coop', 'cat')], 'x'), 'id problem.namedRecord')
    expectRefusal(campaign, () => campaign.correct([coop, { ...hoard, to: { owner: 'red', amount: 1 } }], 'x'), 'to problem.sameRecord')
    valueOf(campaign.correct([gone('coop', 'cat'), gone('hoard', 'cat')], 'x'))
    expect(campaign.world.recordIds('hoard')).toEqual([])
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
  })

  test('that leaves another one hanging is refused', () => {
    const campaign = atMarket()
    valueOf(campaign.correct([{ collection: 'hoard', id: 'red', to: { owner: 'red', amount: 3 } }], 'x'))
    expectRefusal(campaign, () => campaign.correct([gone('coop', 'red')], 'x'), 'id problem.namedRecord')
  })

  test('on which the rules break is refused, and nothing has changed', () => {
    const brittle: Ruleset = {
      ...toyGame(),
      *afterCorrection(world) {
        if (world.record(collection<{ coops: number }>('coop'), 'red')?.coops === 9) throw new BrokenRule('nine coops')
      },
    }
    const campaign = begun({ hens: 10 }, brittle)
    expectRefusal(
      campaign,
      () => campaign.correct([{ collection: 'coop', id: 'red', to: { coops: 9 } }], 'x'),
      'changes problem.breaksRules',
    )
  })

  test('that meets a fault of the program is no refusal: the fault is thrown, and nothing has changed', () => {
    const faulty: Ruleset = {
      ...toyGame(),
      *afterCorrection(world) {
        if (world.record(collection<{ coops: number }>('coop'), 'red')?.coops === 9) throw new TypeError('coops of undefined')
      },
    }
    const campaign = begun({ hens: 10 }, faulty)
    const nine: Change = { collection: 'coop', id: 'red', to: { coops: 9 } }
    const before = everythingOf(campaign)
    expect(() => campaign.correct([nine], 'x')).toThrow(new TypeError('coops of undefined'))
    expect(() => tryChanges(faulty, campaign.world as WorldState, [nine])).toThrow(new TypeError('coops of undefined'))
    expect(everythingOf(campaign)).toBe(before)
  })
})

describe('play moved by hand', () => {
  const to = (turn: number, seat: string, phase: number): Change => ({ cursor: { turn, seat, phase } })

  test('goes on at the new place; what is played twice has ids and dice of its own, up to the next round', () => {
    const campaign = begun({ hens: 10, rounds: 3 })
    answerAll(campaign, '3', 'app')
    const first = campaign.entries.at(-1)
    valueOf(campaign.correct([to(1, 'red', 0)], 'once more'))
    expect(campaign.pending?.id).toBe('1/red/0~1/eggs')
    answerAll(campaign, 'app')
    expect(campaign.entries.at(-1)).not.toMatchObject({ answer: (first as { answer?: unknown }).answer })
    expect(campaign.pending?.id).toBe('1/red/1~1/weather')
    valueOf(campaign.correct([to(1, 'table', 0)], 'to the end of the round'))
    expect(campaign.pending?.id).toBe('2/red/0/eggs')
    valueOf(campaign.correct([to(1, 'red', 1)], 'and back'))
    expect(campaign.pending?.id).toBe('1/red/1~3/weather')
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
  })

  test('what hangs on the figures that are set with it follows them', () => {
    const campaign = atMarket()
    const coops = (): unknown => campaign.world.record(collection('coop'), 'red')
    expect(coops()).toEqual({ coops: 2 })
    const { entry } = valueOf(campaign.correct([{ owner: 'red', account: 'hens', to: 21 }, to(1, 'red', 0)], 'counted again'))
    expect(coops()).toEqual({ coops: 5 })
    expect(effectsOf(entry).map(({ kind }) => kind)).toEqual(['posting', 'record', 'checkpoint', 'posting'])
    expect(campaign.verify()).toBeNull()
  })

  test('taken back it is as if it had never been', () => {
    const campaign = atMarket()
    const { pending } = campaign
    const { entry } = valueOf(campaign.correct([to(1, 'green', 0)], 'x'))
    expect(campaign.pending?.seat).toBe('green')
    valueOf(campaign.retract(entry.seq))
    expect(campaign.pending).toEqual(pending)
  })

  test.each<[string, Change[], string]>([
    ['to a place the game does not have', [to(1, 'red', 9)], 'cursor problem.cursor'],
    ['to two places', [to(1, 'red', 1), to(1, 'red', 2)], 'cursor problem.twice'],
  ])('is refused %s', (_, changes, problem) => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.correct(changes, 'x'), problem)
  })

  test('is refused before the first turn', () => {
    const campaign = begun()
    expectRefusal(campaign, () => campaign.correct([to(1, 'red', 0)], 'x'), 'cursor problem.unmovable')
  })
})

describe('a decree', () => {
  test('is checked by the game, takes hold, is taken back and played again', () => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.decree({ eggs: 0 }, ' '), 'reason problem.decreeReason', 'eggs problem.range')
    const { entry } = valueOf(campaign.decree({ eggs: 2 }, 'a mild spring'))
    expect(entry).toMatchObject({
      kind: 'decree',
      decree: { eggs: 2 },
      reason: 'a mild spring',
      effects: [{ rule: 'TABLE-GM-3' }, {}, {}, {}],
    })
    expect(campaign.world.balance('blue', 'eggs')).toBe(2)
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
    valueOf(campaign.retract(entry.seq))
    expect(campaign.world.balance('blue', 'eggs')).toBe(0)
  })

  test('on which the rules break is refused, and nothing has changed', () => {
    const brittle: Ruleset = {
      ...toyGame(),
      *decree(world, wish) {
        yield* toyGame().decree?.(world, wish) ?? []
        throw new BrokenRule('a decree too far')
      },
    }
    const campaign = begun({ hens: 10 }, brittle)
    expectRefusal(campaign, () => campaign.decree({ eggs: 2 }, 'x'), 'decree problem.breaksRules')
    expect(campaign.verify()).toBeNull()
  })

  test('that meets a fault of the program is no refusal: the fault is thrown, and nothing has changed', () => {
    const faulty: Ruleset = {
      ...toyGame(),
      *decree(world, wish) {
        yield* toyGame().decree?.(world, wish) ?? []
        throw new TypeError('eggs of undefined')
      },
    }
    const campaign = begun({ hens: 10 }, faulty)
    const before = everythingOf(campaign)
    expect(() => campaign.decree({ eggs: 2 }, 'x')).toThrow(new TypeError('eggs of undefined'))
    expect(everythingOf(campaign)).toBe(before)
  })

  test('is refused by a game that knows none', () => {
    const { readDecree: _, decree: __, ...plain } = toyGame()
    const campaign = begun({}, plain)
    expectRefusal(campaign, () => campaign.decree({}, 'x'), 'decree problem.noDecrees')
  })
})

test('one seat with two actors rolls differently for each', () => {
  const campaign = begun({ hens: 0 }, toyGame({ feast: true, fair: false }))
  while (campaign.pending?.wording !== 'roll.luck') {
    const { pending } = campaign
    answerAll(campaign, pending?.kind === 'roll' ? 'app' : pending?.kind === 'act' ? 'done' : {})
  }
  expect(campaign.pending.id).toMatch(/^1\/\w+:cousin\/6\/luck$/)
  expect(questionKey(campaign.pending)).toBe(campaign.pending.id)
})

describe('a record of an older version', () => {
  /** A barn as each version of the rules writes it: by its size, by its doors as well, by its name in the place of the size. */
  const BARNS: readonly object[] = [{ size: 2 }, { size: 2, doors: 1 }, { name: 'barn of 2', doors: 1 }]
  const MIGRATIONS: readonly Migration[] = [
    {
      to: 1,
      name: 'countDoors',
      up: (value) => {
        const { size, doors = 0 } = value as { readonly size: number; readonly doors?: number }
        return { size, doors: doors + 1 }
      },
    },
    {
      to: 2,
      name: 'nameBySize',
      up: (value) => {
        const { size, doors } = value as { readonly size: number; readonly doors: number }
        return { name: `barn of ${size}`, doors }
      },
    },
  ]

  /** Rules that have changed the shape so many times. */
  function rulesOf(version: number): Ruleset {
    const barns = collection<object>('barn', { migrations: MIGRATIONS.slice(0, version) })
    return {
      ...toyGame(),
      *setUp(world, setup) {
        yield* record('TOY-BARN-1', barns, 'red', BARNS[version] ?? {})
        yield* toyGame().setUp(world, setup)
      },
      collections: [barns],
    }
  }

  test.each([
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ])('is read in the shape of today, and compared in it: written by version %i, opened by %i', (written, opened) => {
    const old = begun({ hens: 3 }, rulesOf(written))
    const lines = sealAll(old.headerLine, old.entries, digestText)
    const { campaign } = Campaign.open(rulesOf(opened), old.headerLine, lines)
    expect(campaign.world.record(collection('barn'), 'red')).toEqual(BARNS[opened])
    expect(effectsOf(campaign.entries[0] ?? { seq: 0, kind: 'note', text: '' })[0]).toMatchObject({ shape: opened })
    expect(campaign.disagreement).toBeNull()
    expect(campaign.verify()).toBeNull()
  })
})
