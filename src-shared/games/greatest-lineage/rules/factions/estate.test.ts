import { describe, expect, test } from 'vitest'
import { collection } from '../../../../kernel/world/world.ts'
import { gameOf, living } from '../civilisation.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { HOUSES, tribeOn, warOf } from '../../testing/wars.ts'
import { blankLand } from '../territory/land.ts'
import { WARS } from '../war/records.ts'
import { settleFalls } from './ending.ts'

const NO_LAND = { elves: { territories: 0, warriors: 8, food: 5 } }

function fall(setting: StageSetting = {}) {
  return playOut(stage({ turn: 7, ...NO_LAND, ...setting, records: { royal: HOUSES, ...setting.records } }), settleFalls)
}

describe('GL-WIN-6 wars of the fallen', () => {
  test('GL-WIN-6 RULING-152 land their enemies occupy is the enemies’ for good, in each war; the enemies are the victors', () => {
    const war = {
      w: warOf('humans', 'elves', { aggressor: { occupied: 3, warriors: 4 }, defender: { warriors: 8, prestigeLost: 9 } }),
      v: warOf('elves', 'undead', { id: 'v', defender: { occupied: 2 } }),
    }
    const { world } = fall({ humans: { warriors: 4 }, others: { undead: { territories: 10 } }, records: { war } })
    expect([world.balance('humans', 'territories'), world.balance('undead', 'territories')]).toEqual([5, 12])
    expect([world.balance('humans', 'males'), world.balance('humans', 'prestige'), world.records(WARS)]).toEqual([4, 9 + 3, []])
    expect([world.balance('elves', 'warriors'), world.balance('elves', 'males')]).toEqual([0, 0])
  })

  test.each([
    ['captor', 2, 593],
    ['return', 5, 590],
  ] as const)(
    'GL-WIN-6 RULING-58 occupied_on_end = %s: of 3 territories the fallen occupied humans have %i in all, blank are %i',
    (occupied_on_end, humans, blank) => {
      const war = { w: warOf('elves', 'humans', { aggressor: { occupied: 3 } }) }
      const { world } = fall({ rules: { occupied_on_end }, dwarves: { territories: 5 }, records: { war } })
      expect([world.balance('humans', 'territories'), blankLand(world)]).toEqual([humans, blank])
    },
  )

  test('GL-WIN-6 RULING-152 occupied_on_end = return: nobody is left to give their land back to, the occupier keeps it', () => {
    const war = { w: warOf('humans', 'elves', { aggressor: { occupied: 3 } }) }
    expect(fall({ rules: { occupied_on_end: 'return' }, records: { war } }).world.balance('humans', 'territories')).toBe(5)
  })

  test('GL-WIN-6 what was written down or announced by them or against them is over', () => {
    const war = {
      a: warOf('elves', 'humans', { id: 'a', stage: 'secret' }),
      b: warOf('dwarves', 'elves', { id: 'b', stage: 'secret' }),
      c: warOf('elves', 'dwarves', { id: 'c', stage: 'announced' }),
      d: warOf('dwarves', 'humans', { id: 'd', stage: 'secret' }),
    }
    const { world, effects } = fall({ records: { war } })
    expect(world.recordIds('war')).toEqual(['d'])
    const dropped = effects.flatMap((effect) => (effect.kind === 'drop' && effect.collection === 'war' ? [[effect.id, effect.see]] : []))
    expect(dropped).toEqual([
      ['a', ['elves']],
      ['b', ['dwarves']],
      ['c', 'all'],
    ])
  })

  test('GL-WIN-6 GL-WIN-5 enemies who fall in the same step leave nothing to each other', () => {
    const war = { w: warOf('humans', 'elves', { aggressor: { occupied: 3 }, defender: { occupied: 2 } }) }
    const { world } = fall({ humans: { territories: 0 }, records: { war } })
    expect([world.balance('humans', 'territories'), world.balance('elves', 'territories'), world.records(WARS)]).toEqual([0, 0, []])
    expect([living(world), gameOf(world).ended?.winners]).toEqual([['dwarves'], ['dwarves']])
  })

  test('GL-WIN-6 agents, missions, intelligence, alliances, payments and raids of the fallen end', () => {
    const base = { owner: 'elves', kind: 'spy', sex: 'male', method: null, started: 1, released: 3, skill: 40 }
    const records = {
      agent: { s: { ...base, id: 's' }, t: { ...base, id: 't', owner: 'humans' } },
      mission: {
        m: { id: 'm', agent: 's', owner: 'elves', target: 'humans' },
        n: { id: 'n', agent: 't', owner: 'humans', target: 'elves' },
      },
      intelligence: { 'humans/elves': { id: 'humans/elves', owner: 'humans', target: 'elves', since: 6 } },
      alliance: { a: { id: 'a', members: ['elves', 'dwarves'], since: 2, lastDeal: null, notice: null } },
      payment: { p: { id: 'p', from: 'humans', to: 'elves', token: 'food', amount: 3, due: 9 } },
      raidHistory: { elves: { id: 'elves', last: 3, targets: {} } },
    }
    const { world } = fall({ elves: { territories: 0, spies: 1 }, dwarves: { prestige: 20 }, records })
    const left = ['agent', 'mission', 'intelligence', 'alliance', 'payment', 'raidHistory'].flatMap((name) => world.recordIds(name))
    expect(left).toEqual(['t'])
    expect(world.record(collection<{ owner: string }>('agent'), 't')?.owner).toBe('humans')
    expect(world.balance('dwarves', 'prestige')).toBe(10)
  })
})

describe('GL-WIN-6 who is left', () => {
  test('GL-WIN-6 a tribe that occupied their land keeps what its people hold', () => {
    const war = { w: warOf('elves', 'tribe-1', { defender: { occupied: 2 } }) }
    const { world } = fall({ records: { war, tribe: { 'tribe-1': tribeOn(1, 25) } } })
    expect(world.record(collection<{ territories: number }>('tribe'), 'tribe-1')?.territories).toBe(2)
  })
})
