import { describe } from 'vitest'
import { seededChance } from '../../insight/bots/bot.ts'
import { random } from '../../insight/bots/random.ts'
import type { Change } from '../journal/journal.ts'
import { campaignProperties } from '../testing/properties.ts'
import { TOY_SEATS, toyGame } from '../testing/toyGame.ts'

describe('whatever is done at the table of a toy', () => {
  campaignProperties({
    ruleset: toyGame(),
    setups: [
      { rounds: 1, hens: 4 },
      { rounds: 3, hens: 0 },
      { rounds: 3, hens: 30 },
    ],
    play: random,
    ruling: (chance) =>
      [{ fair: chance(0, 1) === 1 }, { layOn: chance(0, 100) }, { layOn: chance(0, 120), fair: true }, { wages: 1 }][chance(0, 3)] ?? {},
    chanceOf: seededChance,
    runs: 120,
    steps: 60,
  })
})

describe('whatever is done where several are asked at once, dice fall by themselves and play is moved by hand', () => {
  campaignProperties({
    ruleset: toyGame({ feast: true }),
    setups: [
      { rounds: 2, hens: 0 },
      { rounds: 3, hens: 2 },
      { rounds: 2, hens: 2, dice: 'typed' },
    ],
    play: random,
    ruling: (chance) => [{ fair: chance(0, 1) === 1 }, { layOn: chance(0, 100) }][chance(0, 1)] ?? {},
    decree: (chance) => ({ eggs: chance(0, 9) }),
    byHand: (world, chance) => {
      const id = TOY_SEATS[chance(0, 2)] ?? ''
      const coop = { collection: 'coop', id, to: { coops: chance(-1, 3) } }
      const hoard = { collection: 'hoard', id, to: { owner: chance(0, 4) === 0 ? 'red' : id, amount: chance(0, 9) } }
      const gone = (collection: string): Change => ({ collection, id, to: null })
      const cursor: Change = { cursor: { turn: world.cursor.turn, seat: TOY_SEATS[chance(0, 2)] ?? '', phase: chance(0, 7) } }
      const all: readonly (readonly Change[])[] = [
        ...[[coop], [hoard], [gone('hoard')], [gone('coop')], [gone('coop'), gone('hoard')], [hoard, cursor]],
        ...[[cursor], [{ cursor: { turn: chance(1, 3), seat: 'table', phase: 0 } }]],
        [hoard, { owner: id, account: 'buried', to: chance(0, 9) }],
      ]
      return all[chance(0, all.length - 1)] ?? []
    },
    chanceOf: seededChance,
    runs: 60,
    steps: 100,
  })
})
