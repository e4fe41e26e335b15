/** A box on the screen, in pixels from its top left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly left: number
  readonly top: number
}

/** Pixels between the card and what it speaks of, and between the card and the edge of the screen. */
export const GAP = 12

/**
 * Where a card of `width` and `height` goes on `screen`: beside what it speaks of, else below or above it, else into a corner; the first
 * place that covers neither that nor `free` (what has the focus, say). Where every place covers something, the first that leaves `free`
 * alone; where none does, the last corner.
 */
export function placeBeside(about: Box | null, card: Pick<Box, 'width' | 'height'>, screen: Box, free: Box | null): Place {
  const within = ({ left, top }: Place): Place => ({
    left: clamp(left, screen.left + GAP, screen.left + screen.width - card.width - GAP),
    top: clamp(top, screen.top + GAP, screen.top + screen.height - card.height - GAP),
  })
  const places = [...(about === null ? [] : aroundOf(about, card)), ...cornersOf(screen, card)].map(within)
  const boxOf = (place: Place): Box => ({ ...place, ...card })
  const clear = places.filter((place) => free === null || !overlaps(boxOf(place), free))
  const last = places.at(-1) ?? { left: 0, top: 0 }
  return clear.find((place) => about === null || !overlaps(boxOf(place), about)) ?? clear.at(0) ?? last
}

function aroundOf(about: Box, card: Pick<Box, 'width' | 'height'>): readonly Place[] {
  return [
    { left: about.left + about.width + GAP, top: about.top + GAP },
    { left: about.left - card.width - GAP, top: about.top + GAP },
    { left: about.left, top: about.top + about.height + GAP },
    { left: about.left, top: about.top - card.height - GAP },
  ]
}

function cornersOf(screen: Box, card: Pick<Box, 'width' | 'height'>): readonly Place[] {
  const [right, bottom] = [screen.left + screen.width - card.width, screen.top + screen.height - card.height]
  return [
    { left: right, top: bottom },
    { left: screen.left, top: bottom },
    { left: screen.left, top: screen.top },
    { left: right, top: screen.top },
  ]
}

/** Whether two boxes have any part of the screen in common. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}

/** `least` where the two cross: what is too large for the screen begins at its edge. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
