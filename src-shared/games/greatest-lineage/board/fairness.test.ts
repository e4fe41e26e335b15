import { expect, test } from 'vitest'
import { Board } from '../../../board/board.ts'
import { SEATS } from '../rules/seats.ts'
import { FAIR_MORE, FAIR_WITHIN, isHomeGround, roomAround } from './homes.ts'
import { makeLineageWorld, usualWish } from './world.ts'

/** Five hundred take two minutes: `LINEAGE_WORLDS=500`. */
const SEEDS = Number(process.env['LINEAGE_WORLDS'] ?? 40)
const MOST_MILLISECONDS = 3_000

/** What is unfair about the beginnings in a world; empty where nothing is. */
function unfair(seed: string): readonly string[] {
  const world = makeLineageWorld({ ...usualWish(seed), name: 'World', language: 'en' })
  const board = new Board(world.plan)
  const starts = SEATS.map((seat) => ({ seat, space: board.numberOf(world.homes[seat][0] ?? '') }))
  const strangers = starts.filter(({ seat, space }) => !isHomeGround(seat, board.at(space).grounds)).map(({ seat }) => `${seat} abroad`)
  const rooms = starts.map(({ space }) => roomAround(board, space))
  const uneven = FAIR_WITHIN.flatMap((within, at) => {
    const lands = rooms.map((room) => room[at] ?? 0)
    return Math.max(...lands) > FAIR_MORE * Math.min(...lands) ? [`${lands.join(', ')} within ${within}`] : []
  })
  return [...strangers, ...uneven].map((what) => `${seed}: ${what}`)
}

test(
  `GL-SET-5 in ${SEEDS} worlds of the usual size each people begins on its own ground, with as much land in reach as the others`,
  () => {
    const wrong = Array.from({ length: SEEDS }, (_, nth) => unfair(`fair ${nth}`)).flat()
    expect(wrong).toEqual([])
  },
  SEEDS * MOST_MILLISECONDS,
)
