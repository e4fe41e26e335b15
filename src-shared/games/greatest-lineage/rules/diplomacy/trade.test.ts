import { describe, expect, test } from 'vitest'
import type { HouseRules } from '../rulings/switches.ts'
import { allied, offered, talk } from '../../testing/diplomacy.ts'
import type { Played } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { MOST_ASKED } from './goods.ts'
import { ALLIANCES, DEALINGS, type Alliance, type Dealings } from './records.ts'

function traded(
  sheet: object,
  { lastDeal = null, ...dealings }: Partial<Pick<Alliance, 'lastDeal'> & Dealings> = {},
  rules: HouseRules = {},
  reply: readonly unknown[] = ['accept'],
): Played {
  const alliance = allied('elves', 'humans', { lastDeal })
  const had = Object.keys(alliance).map((id) => [id, { credit: {}, culture: {}, ...dealings }] as const)
  const records = { alliance, ...(Object.keys(dealings).length === 0 ? {} : { dealings: Object.fromEntries(had) }) }
  const setting = { rules, elves: { food: 30, wood: 4 }, humans: { wood: 12, stone: 40 }, records }
  return talk(setting, ['trade', sheet, ...reply])
}

function changes(played: Played, rule: string): readonly unknown[] {
  return played.postings().flatMap((posting) => (posting.rule === rule ? [[posting.owner, posting.account, posting.delta]] : []))
}

describe('a deal', () => {
  test('GL-ALLY-3 one form for what goes each way: no more than one has, whatever the other may have, no kind both ways', () => {
    const { pending } = talk(
      { elves: { food: 30, wood: 4 }, humans: { wood: 12, stone: 40 }, records: { alliance: allied('elves', 'humans') } },
      ['trade'],
    )
    expect(pending).toMatchObject({
      kind: 'fill',
      seat: 'elves',
      fields: [
        { id: 'food', min: -MOST_ASKED, max: 30, preset: 0 },
        { id: 'wood', min: -MOST_ASKED, max: 4, preset: 0 },
        { id: 'stone', min: -MOST_ASKED, max: 0, preset: 0 },
        { id: 'metal', min: -MOST_ASKED, max: 0, preset: 0 },
        { id: 'wealth', min: -MOST_ASKED, max: 0, preset: 0 },
      ],
    })
  })

  test('GL-ALLY-3 agreed: tokens change hands, one for one; how many the two know', () => {
    const played = traded({ food: 5, wood: -3 })
    expect(played.asked[2]).toMatchObject({
      seat: 'humans',
      figures: { other: 'elves', gives: 'wood:3', gets: 'food:5' },
      preset: 'refuse',
    })
    expect(changes(played, 'GL-ALLY-3')).toEqual([
      ['elves', 'food', -5],
      ['humans', 'food', 5],
      ['humans', 'wood', -3],
      ['elves', 'wood', 3],
    ])
    expect(chronicleOf(played, ENGLISH)).toEqual([
      'The elves and the humans trade with each other.',
      'The elves trade with the humans: 5 food for 3 wood.',
    ])
    const told = played.effects.filter((effect) => effect.kind === 'line')
    expect(told.map(({ see }) => see)).toEqual([undefined, ['elves', 'humans']])
  })

  test('GL-ALLY-3 a gift is a deal as well, and one nobody has to think about', () => {
    const played = traded({ food: 5 })
    expect(played.asked[2]).toMatchObject({ preset: 'accept' })
    expect(chronicleOf(played, ENGLISH)).toEqual(['The elves and the humans trade with each other.', 'The elves send the humans 5 food.'])
  })

  test('GL-ALLY-3 a wish is one too', () => {
    const played = traded({ wood: -12 })
    expect(chronicleOf(played, ENGLISH)).toContain('The elves give the humans nothing and get 12 wood.')
  })

  test('GL-ALLY-3 refused: nothing moves, and another deal can be proposed', () => {
    const played = traded({ food: 5 }, {}, {}, ['refuse'])
    expect(played.postings()).toEqual([])
    expect(offered(played)).toContain('trade')
    expect(played.effects).toMatchObject([{ wording: 'line.trade.refused', see: ['elves', 'humans'] }])
  })

  test('GL-ALLY-3 with nothing filled in nobody is asked', () => {
    expect(traded({}, {}, {}, [])).toMatchObject({ effects: [], pending: { kind: 'act' } })
  })

  test('GL-ALLY-3 RULING-78 one deal for each pair and round', () => {
    const played = traded({ food: 5 })
    expect(played.world.records(ALLIANCES)).toMatchObject([{ lastDeal: 4 }])
    expect(offered(played)).not.toContain('trade')
    expect(traded({ food: 1 }, { lastDeal: 3 }).world.records(ALLIANCES)).toMatchObject([{ lastDeal: 4 }])
  })

  test('GL-ALLY-3 with allies only, whatever they may have', () => {
    expect(offered(talk({ elves: { food: 9 } }))).not.toContain('trade')
    expect(offered(talk({ records: { alliance: allied('elves', 'humans') } }))).toContain('trade')
  })

  test('GL-ALLY-3 more is asked for than there is: who is asked sees what would change hands, and gives no more', () => {
    const played = traded({ food: 5, wood: -500, metal: -7 })
    expect(played.asked[2]).toMatchObject({ figures: { gets: 'food:5', gives: 'wood:12', asked: 'wood:500,metal:7' } })
    expect(changes(played, 'GL-ALLY-3')).toContainEqual(['elves', 'wood', 12])
    expect(chronicleOf(played, ENGLISH)).toContain('The elves trade with the humans: 5 food for 12 wood.')
  })

  test('GL-ALLY-3 nothing for nothing cannot be agreed to, but is asked all the same', () => {
    const { pending } = traded({ metal: -7 }, {}, {}, [])
    expect(pending).toMatchObject({ kind: 'choose', seat: 'humans', options: [{ id: 'refuse' }], preset: 'refuse' })
  })
})

describe('what trade brings', () => {
  test.each([
    [9, 0, 0, 0, 9],
    [10, 0, 2, 1, 0],
    [27, 0, 4, 2, 7],
    [3, 7, 2, 1, 0],
    [2, 7, 0, 0, 9],
    [13, 9, 4, 2, 2],
  ])(
    'GL-ALLY-4 RULING-78 %i received with %i left over from before: culture %i, prestige %i, %i left',
    (food, before, culture, prestige, left) => {
      const played = traded({ food }, { credit: { humans: before } })
      const expected = [
        ['humans', 'culture', culture],
        ['humans', 'prestige', prestige],
      ]
      expect(changes(played, 'GL-ALLY-4')).toEqual(culture === 0 ? [] : expected)
      expect(played.world.records(DEALINGS)[0]?.credit['humans']).toBe(left)
    },
  )

  test('GL-ALLY-4 RULING-78 each counts what it received, all kinds together, gross', () => {
    const played = traded({ food: 20, wood: -8, stone: -5 })
    expect(changes(played, 'GL-ALLY-4')).toEqual([
      ['humans', 'culture', 4],
      ['humans', 'prestige', 2],
      ['elves', 'culture', 2],
      ['elves', 'prestige', 1],
    ])
    expect(played.world.records(DEALINGS)).toMatchObject([{ credit: { humans: 0, elves: 3 }, culture: { humans: 4, elves: 2 } }])
    expect(chronicleOf(played, ENGLISH)).toContain('Trade: 13 received bring the elves 2 culture and 1 prestige; 3 towards the next ten.')
  })

  test.each([
    ['none', 50, 6],
    [60, 50, 6],
    [53, 50, 3],
    [50, 50, 0],
    [0, 0, 0],
  ] as const)(
    'GL-ALLY-4 RULING-78 trade_culture_cap = %s with %i culture had: 30 tokens bring %i more, prestige as ever',
    (cap, had, culture) => {
      const played = traded({ food: 30 }, { culture: { humans: had } }, { trade_culture_cap: cap })
      expect(played.world.balance('humans', 'culture')).toBe(culture)
      expect(played.world.balance('humans', 'prestige')).toBe(3)
      expect(played.world.records(DEALINGS)[0]?.culture['humans']).toBe(had + culture)
    },
  )
})
