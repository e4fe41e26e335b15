import { describe, expect, test } from 'vitest'
import { conflictPhase } from '../phases/5-conflict.ts'
import { gainPointsPhase } from '../phases/2-gain-points.ts'
import { house, newCivilisation, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { allied, atWar, offered, talk } from '../../testing/diplomacy.ts'
import { WARS } from '../war/records.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { areAllies, endAlliancesOf } from './alliances.ts'
import { ALLIANCES, DATED_PAYMENTS } from './records.ts'

const ALLIED: StageSetting = { elves: { prestige: 30 }, humans: { prestige: 25 }, records: { alliance: allied('elves', 'humans') } }
const TWO_ONLY = { civilisation: { dwarves: newCivilisation('dwarves', { alive: false, fell: 3 }) } }

function prestige({ world }: Played): readonly number[] {
  return [world.balance('elves', 'prestige'), world.balance('humans', 'prestige')]
}

function said(played: Played): readonly string[] {
  return chronicleOf(played, ENGLISH)
}

describe('making an alliance', () => {
  test('GL-ALLY-1 proposed to one of two, and accepted: 10 prestige for each', () => {
    const played = talk({ elves: { prestige: 3 } }, [{ act: 'ally', with: 'humans' }, 'accept'])
    expect(played.asked[1]).toMatchObject({ kind: 'choose', seat: 'humans', figures: { other: 'elves', prestige: 10 }, preset: 'accept' })
    expect(prestige(played)).toEqual([13, 10])
    expect(played.world.records(ALLIANCES)).toEqual([
      { id: 'elves-alliance-1', members: ['elves', 'humans'], since: 4, lastDeal: null, notice: null },
    ])
    expect(said(played)).toEqual(['The elves and the humans are allies now: 10 prestige for each while it lasts.'])
  })

  test('GL-ALLY-1 refused: nothing changes, and only the two learn of it', () => {
    const played = talk({}, [{ act: 'ally', with: 'dwarves' }, 'refuse'])
    expect(played.world.records(ALLIANCES)).toEqual([])
    expect(played.effects).toMatchObject([{ kind: 'line', wording: 'line.alliance.refused', see: ['elves', 'dwarves'] }])
  })

  test('GL-ALLY-1 with whom is not asked where only one other is left', () => {
    const played = talk({ records: TWO_ONLY }, [{ act: 'ally' }, 'accept'])
    expect(areAllies(played.world, 'humans', 'elves')).toBe(true)
  })

  test.each([
    ['nobody', {}, ['humans', 'dwarves']],
    ['the humans are allies already', { alliance: allied('elves', 'humans') }, ['dwarves']],
    ['at war with the humans', { war: atWar('humans', 'elves') }, ['dwarves']],
    ['a war with the humans is announced', { war: atWar('elves', 'humans', { stage: 'announced' }) }, ['dwarves']],
    ['a war stands in the booklet only', { war: atWar('humans', 'elves', { stage: 'secret' }) }, ['humans', 'dwarves']],
    ['the humans have fallen', { civilisation: { humans: newCivilisation('humans', { alive: false }) } }, ['dwarves']],
  ])('GL-ALLY-1 pre: %s', (_, records, partners) => {
    const { pending } = talk({ records })
    expect(pending?.kind === 'act' && pending.acts.find(({ id }) => id === 'ally')?.figures).toEqual({ partners: partners.join(',') })
  })

  test('GL-ALLY-1 RULING-80 allies neither raid nor fight each other; others, and those who are nobody, are no allies', () => {
    const world = stage({ records: { alliance: allied('elves', 'humans') } })
    expect(areAllies(world, 'elves', 'humans')).toBe(true)
    expect(areAllies(world, 'humans', 'elves')).toBe(true)
    expect(areAllies(world, 'elves', 'elves')).toBe(false)
    expect(areAllies(world, 'elves', 'dwarves')).toBe(false)
    expect(areAllies(world, 'elves', 'undead')).toBe(false)
    expect(areAllies(world, 'elves', 'tribe-1')).toBe(false)
  })

  test('GL-ALLY-1 allies are offered what allies do, strangers an alliance', () => {
    expect(offered(talk(ALLIED))).toEqual(['treaty', 'ally', 'cancelAlliance', 'breakAlliance', 'trade', 'done'])
    expect(offered(talk(ALLIED, [], 'dwarves'))).toEqual(['treaty', 'ally', 'done'])
  })
})

describe('a lasting alliance', () => {
  test.each([
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 0],
    [6, 1],
    [7, 0],
  ])('GL-ALLY-2 RULING-77 begun in round 2, phase 2 of round %i: %i prestige', (turn, gained) => {
    for (const seat of ['elves', 'humans'] as const) {
      const world = stage({ phase: 2, turn, seat, records: { alliance: allied('elves', 'humans') } })
      const played = playOut(world, (view) => gainPointsPhase(view, seat))
      expect(played.postings(seat, 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual(gained === 0 ? [] : [['GL-ALLY-2', gained]])
      expect(played.postings(undefined, 'prestige')).toHaveLength(gained)
    }
  })

  test('GL-ALLY-2 each alliance brings its own, before the points are counted', () => {
    const world = stage({
      phase: 2,
      turn: 4,
      elves: { prestige: 18 },
      records: { alliance: { ...allied('elves', 'humans'), ...allied('dwarves', 'elves') } },
    })
    const played = playOut(world, (view) => gainPointsPhase(view, 'elves'))
    expect(world.balance('elves', 'prestige')).toBe(20)
    expect(played.postings('elves', 'points')).toMatchObject([{ figures: { prestige: 1 } }])
    expect(said(played)[0]).toBe('2 rounds of alliance with the humans: 1 prestige.')
  })
})

describe('ending an alliance together', () => {
  test.each([
    ['both', [20, 15], 'The alliance of the elves and the humans is over. The elves and the humans lose 10 prestige each.'],
    ['breaker', [30, 25], 'The alliance of the elves and the humans is over.'],
  ] as const)('GL-ALLY-5 RULING-79 RULING-76 ally_loss = %s: over at once, without war', (ally_loss, left, text) => {
    const played = talk({ ...ALLIED, rules: { ally_loss } }, ['cancelAlliance', 'accept'])
    expect(played.asked[1]).toMatchObject({ seat: 'humans', figures: { prestige: ally_loss === 'both' ? 10 : 0 }, preset: 'refuse' })
    expect(prestige(played)).toEqual(left)
    expect(said(played)).toEqual(['The elves and the humans agree to go their own ways.', text])
    expect([played.world.records(ALLIANCES), played.world.records(WARS)]).toEqual([[], []])
  })

  test('GL-ALLY-5 not without the other', () => {
    const played = talk(ALLIED, ['cancelAlliance', 'refuse'])
    expect([prestige(played), played.world.records(ALLIANCES).length]).toEqual([[30, 25], 1])
  })

  test('GL-ALLY-5 RULING-79 together they also call off the war one of them has announced', () => {
    const alliance = allied('elves', 'humans', { notice: { by: 'elves', ends: 8 } })
    const war = atWar('elves', 'humans', { stage: 'announced', opensFrom: 8 })
    const played = talk({ records: { alliance, war } }, ['cancelAlliance', 'accept'])
    expect([played.world.records(ALLIANCES), played.world.records(WARS)]).toEqual([[], []])
  })
})

describe('breaking an alliance', () => {
  const announced = [expect.objectContaining({ aggressor: 'elves', defender: 'humans', stage: 'announced', opensFrom: 9 })]

  test.each([
    ['both', [20, 15]],
    ['breaker', [20, 25]],
  ] as const)(
    'GL-ALLY-5 RULING-79 ally_notice_keeps = true, RULING-76 ally_loss = %s: war and loss come five rounds later, unless called off',
    (ally_loss, left) => {
      const rules = { ally_loss, ally_notice_keeps: true }
      const broken = talk({ ...ALLIED, rules }, ['breakAlliance'])
      expect(broken.world.records(WARS)).toEqual(announced)
      expect(prestige(broken)).toEqual([30, 25])
      expect(broken.world.records(ALLIANCES)).toMatchObject([{ notice: { by: 'elves', ends: 9 } }])
      expect(offered(broken)).not.toContain('breakAlliance')
      expect(said(broken)[0]).toBe('The elves break their alliance with the humans: there will be war from round 9 on.')

      for (const [turn, seat] of [
        [8, 'elves'],
        [9, 'humans'],
      ] as const) {
        const early = conflictAt(broken, turn, seat, rules)
        expect([early.world.records(ALLIANCES).length, early.world.records(WARS)]).toEqual([1, announced])
      }
      const calledOff = conflictAt(broken, 9, 'elves', rules, ['cancelAlliance', 'accept'])
      expect([calledOff.asked[0]?.wording, calledOff.world.records(WARS)]).toEqual(['act.council', []])
      const due = conflictAt(broken, 9, 'elves', rules, ['done'])
      expect(prestige(due)).toEqual(left)
      expect(due.world.records(ALLIANCES)).toEqual([])
      expect(due.world.records(WARS)).toMatchObject([{ stage: 'open', opened: 9 }])
    },
  )

  test.each([
    ['both', [20, 15]],
    ['breaker', [20, 25]],
  ] as const)(
    'GL-ALLY-5 RULING-79 ally_notice_keeps = false, RULING-76 ally_loss = %s: over at once, war in five rounds',
    (ally_loss, left) => {
      const broken = talk({ ...ALLIED, rules: { ally_loss, ally_notice_keeps: false } }, ['breakAlliance'])
      expect(broken.world.records(WARS)).toEqual(announced)
      expect([prestige(broken), broken.world.records(ALLIANCES)]).toEqual([left, []])
    },
  )

  test('GL-ALLY-5 RULING-79 ally_notice_keeps = true: who breaks it gives back what it began with in the round of the war, and only once', () => {
    const rules = { ally_loss: 'breaker', ally_notice_keeps: true } as const
    const due = conflictAt(talk({ ...ALLIED, rules }, ['breakAlliance']), 9, 'elves', rules, ['done'])
    const booked = due.postings('elves', 'prestige').map(({ rule, delta }) => [rule, delta])
    expect(booked).toEqual([['GL-ALLY-5', -10]])
    expect(due.postings('humans', 'prestige')).toEqual([])
  })

  test('GL-ALLY-5 in the peaceful game there is no war to declare, and no breaking', () => {
    expect(offered(talk({ ...ALLIED, goal: 'peaceful' }))).toEqual(['treaty', 'ally', 'cancelAlliance', 'trade', 'done'])
  })

  /** Phase 5 of a later round, in the world another play has left. */
  type Rules = StageSetting['rules'] & object

  function conflictAt({ world }: Played, turn: number, seat: 'elves' | 'humans', rules: Rules, answers: readonly unknown[] = []): Played {
    const records = Object.fromEntries(
      [ALLIANCES, WARS].map(({ name }) => [name, Object.fromEntries(world.recordIds(name).map((id) => [id, world.record({ name }, id)]))]),
    )
    const royal = { ...house('elves'), ...house('humans'), ...house('dwarves') }
    const later = stage({ ...ALLIED, phase: 5, turn, seat, rules, records: { ...records, royal } })
    return playOut(later, (view) => conflictPhase(view, seat), answers)
  }
})

describe('the end of a partner', () => {
  const records = {
    alliance: { ...allied('elves', 'humans'), ...allied('dwarves', 'elves') },
    payment: {
      owed: { id: 'owed', from: 'elves', to: 'humans', token: 'food', amount: 3, due: 9 },
      due: { id: 'due', from: 'humans', to: 'elves', token: 'food', amount: 3, due: 9 },
      others: { id: 'others', from: 'humans', to: 'dwarves', token: 'food', amount: 3, due: 9 },
    },
  }

  test.each([
    ['both', 15],
    ['breaker', 25],
  ] as const)('GL-ALLY-1 RULING-76 ally_loss = %s: of the fallen no alliance is left', (ally_loss, left) => {
    const world = stage({ elves: { prestige: 30 }, humans: { prestige: 25 }, rules: { ally_loss }, records })
    const played = playOut(world, (view) => endAlliancesOf(view, 'elves'))
    expect(world.records(ALLIANCES)).toEqual([])
    expect(prestige(played)).toEqual([30, left])
    expect(world.recordIds(DATED_PAYMENTS.name)).toEqual(['others'])
  })
})
