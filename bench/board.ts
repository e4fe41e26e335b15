import { Board } from '../src-shared/board/board.ts'
import { makeWorld, MOST_SPACES, USUAL_SPACES } from '../src-shared/board/geography/geography.ts'
import { bordering, nearest, reach } from '../src-shared/board/search.ts'
import type { Timing } from '../src-shared/games/testing/gameBench.ts'

const HOLDERS = 81
const TIMES = 2_000

/** Runs the same question from one space after another, and tells what one of them takes. */
function each(ask: (space: number) => unknown): () => number {
  return () => {
    for (let time = 0; time < TIMES; time++) ask((time * 7) % MOST_SPACES)
    return TIMES
  }
}

/** What boards are measured by, whatever the game. */
export function boardTimings(): readonly Timing[] {
  const board = new Board(makeWorld('bench', MOST_SPACES, 'Bench'))
  const { graph } = board
  const of = `on ${MOST_SPACES} territories`
  const lands = Array.from({ length: HOLDERS }, (_, holder) => reach(graph, [(holder * 23) % MOST_SPACES], 2))
  return [
    { name: `nearest mountain ${of}`, most: 0.1, run: each((space) => nearest(graph, [space], (other) => board.is(other, 'mountain'))) },
    { name: `reach of 6 steps ${of}`, most: 0.1, run: each((space) => reach(graph, [space], 6)) },
    { name: `border of a holder ${of}`, most: 0.1, run: each((space) => bordering(graph, lands[space % HOLDERS] ?? [])) },
    { name: `geography of ${USUAL_SPACES} territories`, most: 300, run: making(USUAL_SPACES) },
    { name: `geography of ${MOST_SPACES} territories`, most: 1_500, run: making(MOST_SPACES) },
  ]
}

function making(spaces: number): () => number {
  let seed = 0
  return () => {
    makeWorld(`bench ${(seed += 1)}`, spaces, 'Bench')
    return 1
  }
}
