import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Request } from '../../../kernel/request.ts'
import type { WorldState } from '../../../kernel/world.ts'
import { ACCOUNTS } from '../accounts.ts'
import { gameOf, isAlive, living } from '../civilisation.ts'
import { tribeLand, tribes } from '../factions/tribes.ts'
import type { HappenedEvent, Royal } from '../records.ts'
import { HAPPENED, NAMED_LAND, ROLL_MODIFIERS } from '../records.ts'
import { rulerOf, royalsOf, spouseOf } from '../royalty/culture.ts'
import type { HouseRules } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import type { Played, StageSetting } from '../testing/stage.ts'
import { house, newCivilisation, playOut, stage } from '../testing/stage.ts'
import { chronicleOf } from '../testing/texts.ts'
import { EVENTS } from '../timeline/events.ts'
import { blankLand } from '../territory/land.ts'
import { ENGLISH } from '../wording/english/english.ts'
import { nonPlayerStep } from '../factions/step.ts'
import { timelinePhase } from './1-timeline.ts'

const HOUSES = { ...house('elves'), ...house('humans'), ...house('dwarves') }
const PEOPLE = { males: 100, females: 100, territories: 6 }
const KINGDOM = { warriors: 500, nonWarriors: 50, culture: 500, technology: 500, militaryTechnology: 80, territories: 10 }

/** The timeline at one round a row, everybody well provided for, in the timeline turn given. */
function turn(number: number, setting: StageSetting = {}, answers: readonly unknown[] = [], seat: Civilisation = 'elves'): Played {
  const world = stage({
    ...setting,
    turn: number,
    rules: { timeline_pace: 1, ...setting.rules },
    elves: { ...PEOPLE, ...setting.elves },
    humans: { ...PEOPLE, ...setting.humans },
    dwarves: { ...PEOPLE, ...setting.dwarves },
    others: { demonic: KINGDOM, undead: KINGDOM, monstrous: KINGDOM, ...setting.others },
    records: { royal: HOUSES, ...setting.records },
  })
  return playOut(world, (state) => timelinePhase(state, seat), answers)
}

/** What a row posted, as `owner account delta`. */
function posted({ postings }: Played, row: string): readonly string[] {
  return postings()
    .filter(({ rule }) => rule === row)
    .map(({ owner, account, delta }) => `${owner} ${account} ${delta > 0 ? '+' : ''}${delta}`)
}

function told({ effects }: Played): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))
}

const each = (owners: readonly string[], ...changes: readonly string[]) =>
  owners.flatMap((owner) => changes.map((one) => `${owner} ${one}`))

describe('every row', () => {
  test.each([
    ['GL-TIME-T01a', ['humans males -2']],
    ['GL-TIME-T01b', ['demonic culture +16']],
    ['GL-TIME-T01c', ['undead warriors +2']],
    ['GL-TIME-T03a', ['undead territories +2']],
    ['GL-TIME-T03b', ['undead militaryTechnology +5']],
    ['GL-TIME-T03c', ['monstrous warriors -1']],
    ['GL-TIME-T03d', ['monstrous militaryTechnology +5']],
    ['GL-TIME-T03e', ['monstrous culture +8']],
    ['GL-TIME-T03f', ['undead warriors +8']],
    ['GL-TIME-T04a', ['demonic militaryTechnology +10']],
    ['GL-TIME-T04b', ['demonic culture +15']],
    ['GL-TIME-T06a', each(SEATS, 'males -30', 'females -30')],
    ['GL-TIME-T06b', [...each(KINGDOMS, 'warriors -30'), ...each(KINGDOMS, 'nonWarriors -30')]],
    ['GL-TIME-T06c', ['undead militaryTechnology -5']],
    ['GL-TIME-T06d', ['undead territories -1']],
    ['GL-TIME-T07a', each(SEATS, 'males -5', 'females -5')],
    ['GL-TIME-T07b', ['undead warriors +30']],
    ['GL-TIME-T07c', ['undead culture +12']],
    ['GL-TIME-T08c', ['monstrous territories +4']],
    ['GL-TIME-T09a', ['humans militaryTechnology +8']],
    ['GL-TIME-T09b', ['elves militaryTechnology +3', 'dwarves militaryTechnology +3']],
    ['GL-TIME-T09c', ['monstrous warriors -1']],
    ['GL-TIME-T09d', ['elves culture +10', 'dwarves culture +10']],
    ['GL-TIME-T09e', ['humans culture +5']],
    ['GL-TIME-T10a', ['undead technology +5']],
    ['GL-TIME-T10b', ['undead territories +2']],
    ['GL-TIME-T10c', ['humans prestige +5']],
    ['GL-TIME-T10d', ['dwarves culture +8']],
    ['GL-TIME-T10e', ['monstrous territories -1', 'dwarves territories +1']],
    ['GL-TIME-T11a', ['humans culture +8']],
    ['GL-TIME-T11b', ['elves militaryTechnology +5']],
    ['GL-TIME-T13a', ['demonic militaryTechnology -4']],
    ['GL-TIME-T17a', each(SEATS, 'technology +5')],
    ['GL-TIME-T17b', each(SEATS, 'males -5')],
    ['GL-TIME-T18a', ['demonic militaryTechnology +5']],
    ['GL-TIME-T18b', ['demonic warriors +5']],
    ['GL-TIME-T18c', each(SEATS, 'territories -1')],
    ['GL-TIME-T19a', each(KINGDOMS, 'warriors -5')],
    ['GL-TIME-T19b', each(KINGDOMS, 'militaryTechnology -5')],
    ['GL-TIME-T19c', each(SEATS, 'culture +4')],
    ['GL-TIME-T20a', ['humans militaryTechnology +8']],
  ])('%s: %j', (rule, changes) => {
    expect(posted(turn(Number(rule.slice(9, 11))), rule)).toEqual(changes)
  })

  test.each([
    ['GL-TIME-T08a', 8, SEATS, 8, null],
    ['GL-TIME-T08b', 8, ['undead', 'demonic'], -5, null],
    ['GL-TIME-T12a', 12, KINGDOMS, 10, 12],
  ] as const)('%s in timeline turn %i: %j have %i on military rolls, until %s', (rule, number, owners, amount, until) => {
    const modifiers = turn(number)
      .world.records(ROLL_MODIFIERS)
      .filter((modifier) => modifier.rule === rule)
    expect(modifiers).toEqual(owners.map((owner) => ({ id: `${rule}/${owner}`, owner, amount, until, rule })))
  })

  test.each([
    ['permanent', null],
    ['turn', 8],
  ] as const)('GL-TIME-T08a RULING-22 t8_duration = %s: until %s', (t8_duration, until) => {
    const modifiers = turn(8, { rules: { t8_duration } }).world.records(ROLL_MODIFIERS)
    expect(new Set(modifiers.map((modifier) => modifier.until))).toEqual(new Set([until]))
  })

  test.each([2, 5, 14, 21, 99])('GL-TIME-1 RULING-16 timeline turn %i: nothing', (number) => {
    expect(turn(number).effects).toEqual([])
  })
})

describe('when it happens', () => {
  test('GL-TIME-1 RULING-15 rows happen in their order, each recorded with its round and told', () => {
    const played = turn(3)
    const rows = EVENTS.filter((row) => row.turn === 3).map(({ rule }) => rule)
    expect(played.world.records(HAPPENED)).toEqual(rows.map((rule): HappenedEvent => ({ rule, round: 3 })))
    expect(told(played).slice(0, 2)).toEqual(['line.timeline3', 'line.event.spread'])
    expect(played.pending).toBeNull()
  })

  test.each([
    [2, 1, 1],
    [2, 2, null],
    [2, 3, null],
    [2, 5, 3],
    [3, 7, 3],
    [3, 8, null],
    [4, 9, 3],
  ] as const)('GL-TIME-1 RULING-158 timeline_pace = %i: in round %i timeline turn %s begins', (timeline_pace, round, begins) => {
    const [first] = told(turn(round, { rules: { timeline_pace } }))
    expect(first).toBe(begins === null ? undefined : `line.timeline${begins}`)
  })

  test.each([
    ['elves', 1],
    ['humans', 0],
    ['dwarves', 0],
  ] as const)('GL-TIME-1 RULING-15 the first living player meets it: in the turn of the %s it happens %i time', (seat, times) => {
    expect(told(turn(1, {}, [], seat)).filter((wording) => wording === 'line.timeline1')).toHaveLength(times)
  })

  test('GL-TIME-1 where the first player fell before phase 1, the next one meets it', () => {
    const records = { civilisation: { elves: newCivilisation('elves', { alive: false, fell: 1 }) } }
    expect(told(turn(1, { records }, [], 'humans'))).toContain('line.timeline1')
  })

  test('GL-TIME-1 what has happened in this round does not happen again when its first player has fallen', () => {
    const civilisation = { elves: newCivilisation('elves', { alive: false, fell: 6 }) }
    const happened = { 'GL-TIME-T06a': { rule: 'GL-TIME-T06a', round: 6 } }
    expect(turn(6, { records: { civilisation, happened } }, [], 'humans').effects).toEqual([])
  })

  test.each([
    ['conquest', 0],
    ['peaceful', 1],
  ] as const)('GL-TIME-1 RULING-14 timeline = off: in the %s game it happens %i time', (goal, times) => {
    const played = turn(1, { goal, rules: { timeline: 'off' } })
    expect(told(played).filter((wording) => wording === 'line.timeline1')).toHaveLength(times)
  })
})

describe('GL-TIME-2 losses of people', () => {
  test.each([
    [
      { males: 8, warriors: 4 },
      { males: 3, warriors: 4 },
    ],
    [
      { males: 3, warriors: 4 },
      { males: 0, warriors: 2 },
    ],
    [
      { males: 1, warriors: 1 },
      { males: 0, warriors: 0 },
    ],
  ])('GL-TIME-2 RULING-18 %j lose five males: %j', (before, after) => {
    const { world } = turn(17, { elves: before })
    expect({ males: world.balance('elves', 'males'), warriors: world.balance('elves', 'warriors') }).toEqual(after)
  })

  test('GL-TIME-2 EX-03 the opening of the humans after T01a: 6 males, 12 females', () => {
    const { world } = turn(1, { humans: { males: 8, females: 12 } })
    expect([world.balance('humans', 'males'), world.balance('humans', 'females')]).toEqual([6, 12])
  })

  test('GL-TIME-2 who has fewer loses them all, and that is told', () => {
    const played = turn(7, { dwarves: { males: 2, females: 9 } })
    expect(['males', 'females'].map((account) => played.world.balance('dwarves', account))).toEqual([0, 4])
    const line = played.effects.find((effect) => effect.kind === 'line' && effect.wording === 'line.event.lostFewer')
    expect(line).toMatchObject({ rule: 'GL-TIME-T07a', seat: 'dwarves', figures: { males: 2, females: 5 } })
  })
})

describe('GL-TIME-3 kingdoms', () => {
  test('GL-TIME-3 losses stop at 0', () => {
    const { world } = turn(6, { others: { demonic: { ...KINGDOM, warriors: 12, nonWarriors: 0 } } })
    expect([world.balance('demonic', 'warriors'), world.balance('demonic', 'nonWarriors')]).toEqual([0, 0])
  })

  test('GL-TIME-3 RULING-17 npk_scores = fixed: scores stay, warriors and land still change, and the chronicle says so', () => {
    const played = turn(3, { rules: { npk_scores: 'fixed' } })
    const figures = ['culture', 'technology', 'militaryTechnology', 'warriors', 'territories']
    expect(figures.map((account) => played.world.balance('undead', account))).toEqual([500, 500, 80, 508, 12])
    expect(told(played).filter((wording) => wording === 'line.event.figureFixed')).toHaveLength(3)
  })
})

describe('GL-TIME-4 the fallen', () => {
  test('GL-TIME-4 a fallen player is left out, the others are not', () => {
    const records = { civilisation: { dwarves: newCivilisation('dwarves', { alive: false, fell: 3 }) } }
    const played = turn(9, { records })
    expect(posted(played, 'GL-TIME-T09b')).toEqual(['elves militaryTechnology +3'])
    expect(chronicleOf(played, ENGLISH)).toContain('The elves gain 3 military technology.')
  })

  test('GL-TIME-4 a row whose only kingdom is gone does nothing; it is recorded and told all the same', () => {
    const played = turn(4, { others: { demonic: { ...KINGDOM, territories: 0 } } })
    expect(played.postings()).toEqual([])
    expect(played.world.records(HAPPENED)).toHaveLength(2)
    expect(told(played)).toEqual(['line.timeline4', 'line.event.void', 'line.event.void'])
  })

  test.each([
    ['the dwarves have fallen', { records: { civilisation: { dwarves: newCivilisation('dwarves', { alive: false }) } } }],
    ['the monsters are gone', { others: { monstrous: { ...KINGDOM, territories: 0 } } }],
  ])('GL-TIME-T10e %s: no land moves, and the chronicle says for want of whom', (_, setting) => {
    const played = turn(10, setting)
    expect(posted(played, 'GL-TIME-T10e')).toEqual([])
    const who = 'others' in setting ? 'the Monstrous Humanoid kingdom is' : 'the dwarves are'
    expect(chronicleOf(played, ENGLISH)).toContain(`Nothing comes of it: ${who} not in the game.`)
  })
})

describe('GL-TIME-T06a the levy of timeline turn 6', () => {
  const people = (world: Played['world']) => ['males', 'females', 'age', 'prestige'].map((account) => world.balance('humans', account))

  test.each([
    ['revert_instead', { males: 30, females: 30, age: 2 }, [0, 0, 2, 0]],
    ['revert_instead', { males: 29, females: 40, age: 2 }, [29, 40, 1, -10]],
    ['revert_instead', { males: 20, warriors: 10, females: 30, age: 2 }, [0, 0, 2, 0]],
    ['lose_and_revert', { males: 29, females: 40, age: 2 }, [0, 10, 1, -10]],
    ['lose_and_revert', { males: 40, females: 40, age: 2 }, [10, 10, 2, 0]],
    ['spare_first_age', { males: 29, females: 40, age: 2 }, [29, 40, 1, -10]],
    ['spare_first_age', { males: 29, females: 40, age: 1 }, [1, 10, 1, 0]],
    ['spare_first_age', { males: 5, females: 1, age: 1 }, [1, 1, 1, 0]],
    ['spare_first_age', { males: 0, females: 0, age: 1 }, [0, 0, 1, 0]],
  ] as const)('GL-TIME-T06a RULING-19 t6_shortfall = %s: %j leaves males, females, age, prestige %j', (t6_shortfall, humans, left) => {
    const settled = { settlement: { h: { id: 'h', owner: 'humans', type: 'tribe', established: true, prestige: 0, fixed: false } } }
    const { world } = turn(6, {
      humans: { ...humans, territories: 2 },
      rules: { t6_shortfall, settlement_prestige: 'one_time' },
      records: settled,
    })
    expect(people(world)).toEqual(left)
    expect(isAlive(world, 'humans')).toBe(true)
  })

  test.each(['revert_instead', 'lose_and_revert'] as const)(
    'GL-WIN-4 t6_shortfall = %s: too few people in the first age is the end',
    (t6_shortfall) => {
      const { world, effects } = turn(6, { humans: { males: 29, females: 40, age: 1 }, rules: { t6_shortfall } })
      expect(living(world)).toEqual(['elves', 'dwarves'])
      expect(effects).toContainEqual({
        kind: 'line',
        rule: 'GL-WIN-4',
        wording: 'line.fall.levy',
        seat: 'humans',
        figures: { seat: 'humans' },
      })
    },
  )

  test('GL-WIN-4 two fall together, the third wins; what is left of the turn does not happen', () => {
    const { world } = turn(6, { elves: { females: 3 }, humans: { males: 3 } })
    expect(gameOf(world).ended).toEqual({ status: 'won', winners: ['dwarves'], turn: 6 })
    expect(world.record(HAPPENED, 'GL-TIME-T06b')).toBeUndefined()
  })

  test('GL-WIN-4 all three fall in the same step and share a draw (RULING-151)', () => {
    const few = { males: 8, females: 12 }
    const { world } = turn(6, { elves: few, humans: few, dwarves: few })
    expect(gameOf(world).ended).toEqual({ status: 'draw', winners: ['elves', 'humans', 'dwarves'], turn: 6 })
  })
})

describe('GL-TIME-T07b the lost rise', () => {
  test.each([
    ['total', 27],
    ['males', 12],
    ['ten', 10],
  ] as const)('GL-TIME-T07b RULING-21 t7_gain = %s where 12 males and 15 females were lost: %i warriors', (t7_gain, warriors) => {
    const played = turn(7, { rules: { t7_gain }, dwarves: { males: 2 } })
    expect(posted(played, 'GL-TIME-T07b')).toEqual([`undead warriors +${warriors}`])
  })
})

describe('land of kingdoms', () => {
  const tribe = (id: string, territories: number) => ({ id, race: 'elves', territories, warriors: 100, females: 100 })
  const rules = (more: HouseRules = {}): HouseRules => ({ scenario_total: 48, ...more })

  test('GL-TIME-T08c RULING-23 blank land first, then what tribes guard, never a player\u2019s; nothing is asked', () => {
    // 48 on the board, 18 of players, 30 of kingdoms: nothing is blank but what the tribes leave.
    const played = turn(8, { rules: rules({ scenario_total: 53 }), records: { tribe: { t: tribe('t', 3) } } })
    expect(posted(played, 'GL-TIME-T08c')).toEqual(['monstrous territories +4'])
    expect([blankLand(played.world), tribeLand(played.world)]).toEqual([0, 1])
    expect(tribes(played.world)).toMatchObject([{ territories: 1, warriors: 100 }])
    expect(played.pending).toBeNull()
  })

  test('GL-TIME-T08c RULING-23 where there is less, less is gained', () => {
    const played = turn(8, { rules: rules(), records: { tribe: { t: tribe('t', 0) } } })
    expect(posted(played, 'GL-TIME-T08c')).toEqual([])
    const line = played.effects.find((effect) => effect.kind === 'line' && effect.wording === 'line.event.landPicked')
    expect(line).toMatchObject({ figures: { territories: 0 } })
  })

  test.each([
    [3, 'GL-TIME-T03a', [], 'elves'],
    [3, 'GL-TIME-T03a', ['elves'], 'humans'],
    [8, 'GL-TIME-T08c', [], 'dwarves'],
    [8, 'GL-TIME-T08c', ['dwarves'], 'elves'],
    [6, 'GL-TIME-T06d', ['elves'], 'humans'],
  ] as const)('GL-TIME-4 RULING-23 timeline turn %i, %s, fallen %j: %s point it out', (number, rule, fallen, picker) => {
    const civilisation = Object.fromEntries(fallen.map((seat) => [seat, newCivilisation(seat, { alive: false })]))
    const played = turn(number, { records: { civilisation } }, [], fallen.some((seat) => seat === 'elves') ? 'humans' : 'elves')
    const lines = played.effects.filter((effect) => effect.kind === 'line' && effect.rule === rule)
    expect(lines.at(-1)).toMatchObject({ figures: { picker } })
  })

  test('GL-TIME-T03a RULING-23 event_land_from_players = true: whoever points it out says whose it is, territory by territory', () => {
    const played = turn(3, { rules: rules({ event_land_from_players: true, scenario_total: 60 }) }, ['humans', 'unowned'])
    expect(played.asked.map(({ id, occurrence, seat }) => [id, occurrence, seat])).toEqual([
      ['3/elves/1/eventLand', 0, 'elves'],
      ['3/elves/1/eventLand', 1, 'elves'],
    ])
    expect(posted(played, 'GL-TIME-T03a')).toEqual(['humans territories -1', 'undead territories +1', 'undead territories +1'])
    expect(played.pending).toBeNull()
  })

  test('GL-TIME-T03a RULING-23 event_land_from_players = true, nothing unowned: only players\u2019 land is offered', () => {
    const { pending } = turn(3, { rules: rules({ event_land_from_players: true }) })
    expect(pending).toMatchObject({ kind: 'choose', options: [{ id: 'elves' }, { id: 'humans' }, { id: 'dwarves' }] })
  })

  test('GL-TIME-T10b RULING-24 t10_chooser = random: the chronicle says to draw lots, and nothing is rolled without a choice', () => {
    const played = turn(10, { rules: { t10_chooser: 'random' } })
    expect(posted(played, 'GL-TIME-T10b')).toEqual(['undead territories +2'])
    expect(told(played)).toContain('line.event.landByLot')
    expect(played.asked).toEqual([])
  })

  test('GL-TIME-T10b RULING-24 t10_chooser = random where players\u2019 land may go: equal parts of the die, the rest rolled again', () => {
    const random = rules({ t10_chooser: 'random', event_land_from_players: true })
    const played = turn(10, { rules: random }, [[100], [66], [1]])
    expect(posted(played, 'GL-TIME-T10b')).toEqual([
      'humans territories -1',
      'undead territories +1',
      'elves territories -1',
      'undead territories +1',
    ])
    expect(played.pending).toBeNull()
  })

  test('GL-TIME-T06d RULING-25 the last territory of the Undead goes, and there is none to go afterwards', () => {
    const { world } = turn(6, { others: { undead: { ...KINGDOM, territories: 1 } } })
    expect(world.balance('undead', 'territories')).toBe(0)
  })
})

describe('GL-TIME-T15a the world falls back', () => {
  test('GL-TIME-T15a RULING-26 one age and 10 prestige from everybody past the first age; the others are untouched', () => {
    const { world } = turn(15, { elves: { age: 3 }, humans: { age: 2 }, dwarves: { age: 1 } })
    expect(SEATS.map((seat) => world.balance(seat, 'age'))).toEqual([2, 1, 1])
    expect(living(world)).toEqual(SEATS)
  })

  test('GL-TIME-T15a RULING-26 t15_first_age = eliminate: who is in the first age falls, who falls back into it does not', () => {
    const { world } = turn(15, { elves: { age: 1 }, humans: { age: 2 }, dwarves: { age: 2 }, rules: { t15_first_age: 'eliminate' } })
    expect(living(world)).toEqual(['humans', 'dwarves'])
  })
})

describe('GL-TIME-T16a the best-ranked male of the humans', () => {
  const ruler = HOUSES['humans-royal-1']!
  const spouse = HOUSES['humans-royal-2']!
  const person = (id: string, change: Partial<Royal>): Royal => ({ ...spouse, id, ...change })
  const queen: Royal = { ...ruler, sex: 'female', culture: 16, military: 7 }
  const son = (id: string, since: number) => person(id, { role: 'child', sex: 'male', since })
  const daughter = (id: string) => person(id, { role: 'child', sex: 'female' })
  const heir = (id: string, since: number) => person(id, { role: 'heir', sex: 'male', since })

  function withHouse(people: readonly Royal[], more: StageSetting = {}, answers: readonly unknown[] = []): Played {
    const others = Object.entries(HOUSES).filter(([, { owner }]) => owner !== 'humans')
    const royal = Object.fromEntries([...others, ...people.map((one) => [one.id, one] as const)])
    return turn(16, { ...more, records: { royal } }, answers)
  }

  test.each<[string, readonly Royal[], string, number, number]>([
    ['the husband of a queen', [queen, person('h', { sex: 'male' }), son('s', 2)], 'h', 16, 0],
    ['the eldest son', [queen, daughter('d'), son('young', 9), son('old', 4)], 'old', 1, 0],
    ['the male heir named first', [queen, daughter('d'), heir('b', 5), heir('a', 3)], 'a', 0, 0],
  ])('GL-TIME-T16a RULING-27 %s dies, and the Demonic kingdom gains what he gave', (_, people, dead, culture, military) => {
    const { world, pending } = withHouse(people)
    expect(royalsOf(world, 'humans').map(({ id }) => id)).toEqual(people.map(({ id }) => id).filter((id) => id !== dead))
    expect(world.balance('demonic', 'culture') - 500).toBe(culture)
    expect(world.records(ROLL_MODIFIERS).map(({ amount }) => amount)).toEqual(military === 0 ? [] : [military])
    expect(pending).toBeNull()
  })

  test('GL-TIME-T16a RULING-27 a king dies with his spouse and is followed; the Demonic kingdom gains his culture and his battle figure', () => {
    const king = { ...ruler, culture: 16, military: 7 }
    const { world } = withHouse([king, spouse, son('s', 2)], {}, [[20, 80]])
    expect(rulerOf(world, 'humans')?.id).toBe('s')
    expect(spouseOf(world, 'humans')).toBeUndefined()
    expect(world.balance('demonic', 'culture')).toBe(516)
    expect(world.records(ROLL_MODIFIERS)).toEqual([
      { id: 'GL-TIME-T16b/demonic', owner: 'demonic', amount: 7, until: null, rule: 'GL-TIME-T16b' },
    ])
  })

  test('GL-TIME-T16a without a male nobody dies and nobody gains', () => {
    const played = withHouse([queen, daughter('d')])
    expect(royalsOf(played.world, 'humans')).toHaveLength(2)
    expect(played.postings()).toEqual([])
    expect(told(played)).toEqual(expect.arrayContaining(['line.event.noMale', 'line.event.nothingInherited']))
  })

  test('GL-TIME-T16b RULING-27 t16_benefit = none: he dies, nobody gains', () => {
    const { world } = withHouse([queen, son('s', 2)], { rules: { t16_benefit: 'none' } })
    expect(royalsOf(world, 'humans')).toHaveLength(1)
    expect([world.balance('demonic', 'culture'), world.records(ROLL_MODIFIERS)]).toEqual([500, []])
  })

  test('GL-TIME-T16b RULING-17 npk_scores = fixed: the culture stays, the rolls change', () => {
    const { world } = withHouse([ruler, spouse, son('s', 2)], { rules: { npk_scores: 'fixed' } }, [[20, 80]])
    expect(world.balance('demonic', 'culture')).toBe(500)
    expect(world.records(ROLL_MODIFIERS).map(({ amount }) => amount)).toEqual([5])
  })

  test('GL-WIN-2 a king without heirs takes his people with him', () => {
    const { world } = withHouse([ruler, spouse])
    expect(living(world)).toEqual(['elves', 'dwarves'])
  })
})

describe('GL-TIME-T18c land given up', () => {
  test('GL-TIME-T18c RULING-25 who has named land says which goes; the land is nobody\u2019s then', () => {
    const land = Object.fromEntries(['Hill', 'Dale'].map((name) => [name, { id: name, owner: 'humans', name }]))
    const { world, asked, pending } = turn(18, { humans: { territories: 2 }, records: { land } }, ['Hill'])
    expect(asked).toMatchObject([{ seat: 'humans', rule: 'GL-TIME-T18c', kind: 'choose' }])
    expect(world.records(NAMED_LAND).map(({ name }) => name)).toEqual(['Dale'])
    expect(SEATS.map((seat) => world.balance(seat, 'territories'))).toEqual([5, 1, 5])
    expect(pending).toBeNull()
  })

  test('GL-TIME-T18c whoever gives up the last territory falls', () => {
    const { world } = turn(18, { humans: { territories: 1 } })
    expect(living(world)).toEqual(['elves', 'dwarves'])
  })
})

describe('all twenty turns, whatever the world is like', () => {
  const amount = fc.integer({ min: 0, max: 60 })
  const civilisation = fc.record({
    males: amount,
    females: amount,
    warriors: amount,
    age: fc.integer({ min: 1, max: 6 }),
    territories: amount,
  })
  const kingdom = fc.record({ warriors: amount, nonWarriors: amount, culture: amount, militaryTechnology: amount, territories: amount })
  const rules = fc.record({
    t6_shortfall: fc.constantFrom('revert_instead', 'lose_and_revert', 'spare_first_age'),
    t15_first_age: fc.constantFrom('none', 'eliminate'),
    event_land_from_players: fc.boolean(),
    t10_chooser: fc.constantFrom('elf', 'random'),
    scenario_total: fc.integer({ min: 3, max: 400 }),
    line_extinct: fc.constantFrom('any_moment', 'simultaneous'),
    zero_land: fc.constantFrom('any', 'conquest'),
    all_fall: fc.constantFrom('draw', 'score'),
  })

  function answerTo(request: Request): unknown {
    if (request.kind === 'roll') return 'app'
    return request.kind === 'choose' ? request.options.at(-1)?.id : {}
  }

  /** Plays a phase to its end, with the last option of every choice. */
  function playThrough(world: WorldState, seat: Civilisation): Played {
    for (const answers: unknown[] = []; ;) {
      const played = playOut(world.clone(), (state) => timelinePhase(state, seat), answers)
      if (played.pending === null) return playOut(world, (state) => timelinePhase(state, seat), answers)
      answers.push(answerTo(played.pending))
    }
  }

  test('GL-TIME-1 no account leaves its bounds, no row happens twice, and nothing is posted to the fallen', () => {
    fc.assert(
      fc.property(
        rules,
        fc.tuple(civilisation, civilisation, civilisation),
        fc.tuple(kingdom, kingdom, kingdom),
        (chosen, seats, kingdoms) => {
          const [elves, humans, dwarves] = seats
          const [demonic, undead, monstrous] = kingdoms
          const balances = { elves, humans, dwarves, others: { demonic, undead, monstrous } }
          const world = stage({ ...balances, rules: { timeline_pace: 1, ...chosen }, records: { royal: HOUSES } })
          for (let round = 1; round <= 21 && gameOf(world).ended === null; round += 1) {
            for (const seat of SEATS.filter((one) => isAlive(world, one))) {
              world.apply({ kind: 'checkpoint', cursor: { turn: round, seat, phase: 1 } })
              if (gameOf(world).ended === null && isAlive(world, seat)) playThrough(world, seat)
            }
            playOut(world, nonPlayerStep)
          }
          const rows = world.records(HAPPENED).map(({ rule }) => rule)
          expect(rows).toEqual(EVENTS.slice(0, rows.length).map(({ rule }) => rule))
          for (const seat of SEATS.filter((one) => !isAlive(world, one))) {
            expect(ACCOUNTS.filter((account) => account !== 'age' && world.balance(seat, account) !== 0)).toEqual([])
          }
        },
      ),
      { numRuns: 150, seed: 3 },
    )
  })
})
