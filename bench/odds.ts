import type { Battle } from '../src-shared/games/greatest-lineage/odds/battle.ts'
import { battleOdds } from '../src-shared/games/greatest-lineage/odds/battle.ts'

/** Ten against ten, both sides after a territory with a monument and after a royal. */
const BATTLE: Battle = {
  one: { bonus: 43, warriors: 10, males: 20, females: 30 },
  other: { bonus: 31, warriors: 10, males: 15, females: 25 },
  goals: { one: { land: [{ destroy: true }], royals: 1 }, other: { land: [{ destroy: true }], royals: 1 } },
}
const SIDE = 10
const AHEAD = 12
const WARM = 300
const TIMES = 200
const RUNS = 5

/** What the other way costs: every kill roll with every roll for one territory, 100,000,000 throws of four dice, and nothing of the rest. */
function enumerate(): number {
  let captured = 0
  for (let own = 1; own <= 100; own++) {
    for (let enemy = 1; enemy <= 100; enemy++) {
      const behind = enemy - own - AHEAD
      if (behind > 0 && Math.ceil((SIDE * behind) / 100) >= SIDE) continue
      for (let mine = 1; mine <= 100; mine++) for (let theirs = 1; theirs <= 100; theirs++) if (mine + AHEAD - theirs >= 15) captured++
    }
  }
  return captured / 1e8
}

/** Milliseconds of processor time. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function timeOf(work: () => number, times: number): { readonly each: number; readonly result: number } {
  const start = spent()
  let result = 0
  for (let time = 0; time < times; time++) result = work()
  return { each: (spent() - start) / times, result }
}

function capturedByOdds(): number {
  return battleOdds(BATTLE).one.land[0]?.captured.probability ?? 0
}

/**
 * How many times faster a whole battle is reckoned than the dice of its first goal are gone through, and how many battles fit into a
 * millisecond. Throws where the two find different chances.
 */
export function battleSpeed(): { readonly againstEnumeration: number[]; readonly battlesInAMillisecond: number[] } {
  for (let time = 0; time < WARM; time++) capturedByOdds()
  const runs = Array.from({ length: RUNS }, () => {
    const counted = timeOf(enumerate, 1)
    const reckoned = timeOf(capturedByOdds, TIMES)
    if (Math.abs(counted.result - reckoned.result) > 1e-12) throw new Error(`odds say ${reckoned.result}, the dice ${counted.result}`)
    return { ratio: counted.each / reckoned.each, rate: 1 / reckoned.each }
  })
  return { againstEnumeration: runs.map(({ ratio }) => ratio), battlesInAMillisecond: runs.map(({ rate }) => rate) }
}
