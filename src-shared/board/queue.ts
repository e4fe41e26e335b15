import type { Space } from './graph.ts'

/** Spaces waiting for their turn, the least first; what was put in before moves up when it is put in again. */
export class SpaceQueue {
  readonly #compare: (a: Space, b: Space) => number
  readonly #heap: Space[] = []
  /** Where each space stands in the heap, -1: nowhere. */
  readonly #places: Int32Array

  constructor(compare: (a: Space, b: Space) => number, size: number) {
    this.#compare = compare
    this.#places = new Int32Array(size).fill(-1)
  }

  put(space: Space): void {
    const place = this.#places[space] ?? -1
    this.#rise(space, place === -1 ? this.#heap.length : place)
  }

  take(): Space | undefined {
    const first = this.#heap[0]
    const last = this.#heap.pop()
    if (first === undefined || last === undefined) return undefined
    this.#places[first] = -1
    if (last !== first) this.#sink(last)
    return first
  }

  #rise(space: Space, from: number): void {
    let at = from
    while (at > 0) {
      const above = this.#heap[(at - 1) >> 1] ?? 0
      if (this.#compare(above, space) <= 0) break
      this.#set(above, at)
      at = (at - 1) >> 1
    }
    this.#set(space, at)
  }

  #sink(space: Space): void {
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      const [left, right] = [this.#heap[below], this.#heap[below + 1]]
      if (left === undefined) break
      let least = left
      if (right !== undefined && this.#compare(right, left) < 0) {
        least = right
        below++
      }
      if (this.#compare(space, least) <= 0) break
      this.#set(least, at)
      at = below
    }
    this.#set(space, at)
  }

  #set(space: Space, at: number): void {
    this.#heap[at] = space
    this.#places[space] = at
  }
}
