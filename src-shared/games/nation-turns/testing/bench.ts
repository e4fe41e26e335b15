import type { Change } from '../../../kernel/journal/journal.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameBench, Growth, Reckoning } from '../../testing/gameBench.ts'
import { holder } from '../bots/holder.ts'
import { roundOdds } from '../odds/battle.ts'
import { approximate } from '../odds/fraction.ts'
import { onMap } from '../rules/board.ts'
import { SAMPLE } from '../rules/sample.ts'
import { FACES } from '../rules/tables.ts'
import { PLAYERS } from './stage.ts'

const SETUP: Json = { players: PLAYERS }

/** As many as a scenario may let stand in an area. */
const MOST = 1_000

/** The sample with room for as many, so that they all stay. */
const ROOMY = {
  ...SAMPLE,
  maxima: { types: Object.fromEntries(Object.keys(SAMPLE.maxima.types).map((type) => [type, MOST])), nations: {} },
} as unknown as Json

/** So many units in every place a nation begins in. */
function everywhere(units: number): Change[] {
  return SAMPLE.nations.flatMap(({ id, start }) =>
    start.map(({ area, type }): Change => ({ owner: id, account: onMap(area, type), to: units })),
  )
}

const UNITS: Growth = {
  name: 'units',
  setup: { players: PLAYERS, houseRules: { scenario: 'file' }, scenario: ROOMY },
  bot: idle,
  sizes: [10, 40, 160, 640],
  at: everywhere,
}

/** Four dice against four in the open: whoever shows this or more hits. */
const NEED = 5
const DICE = 4
const SIDE = Array.from({ length: DICE }, () => [NEED])

/** The chance that the attackers lose more than the defenders, of all throws of eight dice. */
function thrown(): number {
  let worse = 0
  for (let all = 0; all < FACES ** (2 * DICE); all++) {
    let [rest, more] = [all, 0]
    for (let die = 0; die < 2 * DICE; die++) {
      if ((rest % FACES) + 1 >= NEED) more += die < DICE ? -1 : 1
      rest = Math.floor(rest / FACES)
    }
    if (more > 0) worse++
  }
  return worse / FACES ** (2 * DICE)
}

function reckoned(): number {
  const { attackersLost, defendersLost } = roundOdds(SIDE, SIDE)
  const lost = attackersLost.map(approximate)
  const others = defendersLost.map(approximate)
  return lost.reduce((sum, chance, own) => sum + chance * others.slice(0, own).reduce((fewer, other) => fewer + other, 0), 0)
}

const ROUND: Reckoning = {
  name: 'odds of a round of battle, 4 v 4, against the dice one by one',
  reckoned,
  enumerated: thrown,
  goal: 200,
  rate: 5,
  rateName: 'rounds of battle whose odds fit into a millisecond',
}

/** A game of seventeen rounds: how a campaign slows over hundreds is not asked of it. */
export const BENCH: GameBench = { setup: SETUP, busy: holder, growths: [UNITS], reckonings: [ROUND] }
