/** Places labels of `height` as near to `wanted` as possible: in the same order, without overlap, between `top` and `bottom`. */
export function spreadOut(wanted: readonly number[], height: number, top: number, bottom: number): readonly number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const places = [...wanted]
  let free = top
  for (const at of order) {
    places[at] = Math.max(places[at] ?? 0, free)
    free = (places[at] ?? 0) + height
  }
  let floor = bottom
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at] ?? 0, floor)
    floor = (places[at] ?? 0) - height
  }
  return places
}
