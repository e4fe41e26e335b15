/** Places for labels `height` high that want to stand at `wanted`: in the same order, none over another, none outside. */
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
