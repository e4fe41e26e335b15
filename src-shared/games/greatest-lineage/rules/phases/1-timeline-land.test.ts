import { describe, expect, test } from 'vitest'
import { living } from '../civilisation.ts'
import { tribeLand, tribes } from '../factions/tribes.ts'
import { NAMED_LAND } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { SEATS } from '../seats.ts'
import { blankLand } from '../territory/land.ts'
import { newCivilisation } from '../../testing/stage.ts'
import { KINGDOM, posted, told, turn } from '../../testing/timelineTurn.ts'

describe('land of kingdoms', () => {
  const tribe = (id: string, territories: number) => ({ id, race: 'elves', territories, warriors: 100, females: 100 })
  const rules = (more: HouseRules = {}): HouseRules => ({ scenario_total: 48, ...more })

  test('GL-TIME-T08c RULING-23 blank land first, then what tribes guard, never a player\u2019s; nothing is asked', () => {
    // 48 on the board, 18 of players, 30 of kingdoms: nothing is blank but what the tribes leave.
    const played = turn(8, { rules: rules({ scenario_total: 53 }), records: { tribe: { 'tribe-1': tribe('tribe-1', 3) } } })
    expect(posted(played, 'GL-TIME-T08c')).toEqual(['monstrous territories +4'])
    expect([blankLand(played.world), tribeLand(played.world)]).toEqual([0, 1])
    expect(tribes(played.world)).toMatchObject([{ territories: 1, warriors: 100 }])
    expect(played.pending).toBeNull()
  })

  test('GL-TIME-T08c RULING-23 where there is less, less is gained', () => {
    const played = turn(8, { rules: rules(), records: { tribe: { 'tribe-1': tribe('tribe-1', 0) } } })
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
