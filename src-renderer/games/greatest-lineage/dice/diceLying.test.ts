import { expect, test } from 'vitest'
import { DICE } from '../../../../src-shared/games/greatest-lineage/diceTold.ts'
import { opposedRoll } from '../../../../src-shared/games/greatest-lineage/rules/war/dice.ts'
import { Campaign } from '../../../../src-shared/kernel/engine/campaign.ts'
import { foldHistory } from '../../../../src-shared/kernel/journal/foldHistory.ts'
import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'
import { checkpoint, confide, rollOne, tell, type Procedure } from '../../../../src-shared/kernel/engine/procedure.ts'
import { ONLOOKER } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { SeatView } from '../../../../src-shared/table/session/seatView.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { SEED } from '../../../testing/tinyBridge.ts'
import { diceLying } from '../../../seat/display/diceLying.ts'

const dice = (value: number) => ({ by: 'hand', dice: [value] })

/** What everybody may see of these answers to a procedure of the rules. */
function seen(play: (world: World) => Procedure<unknown>, ...answers: readonly number[]): readonly Moment[] {
  const begun = Campaign.begin(stagedGame({}, play), { id: 'x', title: 'x', seed: SEED }, {})
  if (!begun.ok) throw new Error('refused')
  for (const answer of answers) expect(begun.value.answer(dice(answer) as never)).toMatchObject({ ok: true })
  return foldHistory(new SeatView(ONLOOKER, begun.value.entries).entries).moments
}

function* contest(world: World): Procedure {
  yield* opposedRoll('battle', 'GL-WAR-20', world, { faction: 'elves', bonus: 2 }, { faction: 'humans', bonus: 0 })
}

function* secretly(): Procedure {
  const die = yield* rollOne('mission', 'elves', () => ({ rule: 'GL-SPY-1', faces: 100, test: { type: 'number' }, figures: {} }))
  yield* confide('GL-SPY-1', 'line.war.heldOut', 'elves', { seat: 'elves', enemy: 'humans', die })
}

test('what two sides have thrown lies there, with what was told since', () => {
  const moments = seen(
    function* (world) {
      yield* contest(world)
      yield* tell('GL-WAR-20', 'line.battleEven', { figures: { one: 'elves', other: 'humans' } })
    },
    34,
    60,
  )
  const lying = diceLying(moments, DICE)
  expect(lying?.told.casts.map(({ owner, dice: fallen, sum }) => [owner, fallen, sum?.total])).toEqual([
    ['elves', [34], 36],
    ['humans', [60], 60],
  ])
  expect(lying?.since.map(({ wording }) => wording)).toEqual(['line.battleEven'])
})

test('they are gone once the phase is over', () => {
  const moments = seen(
    function* (world) {
      yield* contest(world)
      yield* checkpoint({ turn: 4, seat: 'elves', phase: 6 })
    },
    34,
    60,
  )
  expect(diceLying(moments, DICE)).toBeNull()
})

test('two campaigns that differ in the secret dice of a seat show the same', () => {
  const [one, other] = [7, 93].map((secret) =>
    diceLying(
      seen(
        function* (world) {
          yield* contest(world)
          yield* secretly()
        },
        34,
        60,
        secret,
      ),
      DICE,
    ),
  )
  expect(one).not.toBeNull()
  expect(one).toEqual(other)
  expect(one?.told.casts).toHaveLength(2)
})
