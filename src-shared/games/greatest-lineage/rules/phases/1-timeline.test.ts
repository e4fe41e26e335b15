import { describe, expect, test } from 'vitest'
import { HAPPENED, ROLL_MODIFIERS, type HappenedEvent } from '../records.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { newCivilisation } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { KINGDOM, posted, told, turn } from '../../testing/timelineTurn.ts'
import { EVENTS } from '../timeline/events.ts'
import { ENGLISH } from '../../words/english/english.ts'

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
