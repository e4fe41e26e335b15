import { expect, test } from 'vitest'
import { stepsFrom } from '../../../../board/search.ts'
import type { WorldState } from '../../../../kernel/world/world.ts'
import { BOARD, grant, mapStage, WORLD } from '../../testing/mapStage.ts'
import { house, newCivilisation, playOut } from '../../testing/stage.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { territoryAt } from '../territory/map.ts'
import { WARS } from '../war/records.ts'
import { wageKingdomWars } from './kingdomWars.ts'

/** The demonic kingdom has not fought yet, or has had peace for long; the others keep still. Elves have one land nearest to its capital, humans two as near. */
function tiedFor(begun: boolean): WorldState {
  const world = mapStage({
    ...{ turn: 9, seat: 'table', phase: 0 },
    records: {
      royal: Object.assign({}, ...SEATS.map((seat) => house(seat))) as ReturnType<typeof house>,
      civilisation: Object.fromEntries(SEATS.map((seat) => [seat, newCivilisation(seat, { highestAge: 4 })])),
      settled: Object.fromEntries(SEATS.map((seat) => [seat, { since: 1 }])),
      kingdomMind: Object.fromEntries(
        KINGDOMS.map((id) => [
          id,
          { id, fell: null, stirred: 1, begun: id !== 'demonic' || begun, peaceSince: id === 'demonic' ? (begun ? 1 : null) : 9 },
        ]),
      ),
    },
  })
  const far = stepsFrom(BOARD.graph, [BOARD.numberOf(WORLD.kingdoms.demonic[0] ?? '')])
  const others = BOARD.spaces
    .map(({ id }, space) => ({ id, steps: far[space] ?? 0 }))
    .filter(({ id, steps }) => {
      const holder = territoryAt(world, id)?.holder
      return steps > 0 && (holder === undefined || holder.startsWith('tribe'))
    })
  const near = [...new Set(others.map(({ steps }) => steps))].toSorted((one, other) => one - other)
  const ring = near.map((steps) => others.filter((one) => one.steps === steps)).find((all) => all.length >= 3) ?? []
  grant(
    world,
    'elves',
    ring.slice(0, 1).map(({ id }) => id),
  )
  grant(
    world,
    'humans',
    ring.slice(1, 3).map(({ id }) => id),
  )
  return world
}

const attacked = (world: WorldState): readonly string[] =>
  playOut(world, (view) => wageKingdomWars(view))
    .world.records(WARS)
    .filter(({ aggressor }) => aggressor === 'demonic')
    .map(({ defender }) => defender)
    .toSorted()

test('GL-NPK-3 RULING-138 on a map the first war goes to whom more of the nearest land belongs to', () => {
  expect(attacked(tiedFor(false))).toEqual(['humans'])
})

test('GL-NPK-6 RULING-140 after peace all who have land as near are attacked, however much', () => {
  expect(attacked(tiedFor(true))).toEqual(['elves', 'humans'])
})
