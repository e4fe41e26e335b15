type Triple = readonly [number, number, number]

/** How colours are seen: as most people do, and by those who lack one of the three cones (linear RGB; Machado, Oliveira and Fernandes 2009). */
export const VISIONS: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** How far two colours (`#rrggbb`) are from each other to such an eye: CIE76 distance in L*a*b*; below 2 nobody sees it. */
export function distance(one: string, other: string, vision: string): number {
  const [a, b] = [labOf(seen(one, vision)), labOf(seen(other, vision))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Contrast of two colours as WCAG reckons it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  return dot([0.2126, 0.7152, 0.0722], linear(colour))
}

function seen(colour: string, vision: string): Triple {
  const rows = VISIONS[vision]
  if (rows === undefined) throw new Error(`no such vision: ${vision}`)
  const there = linear(colour)
  return [clamp(dot(rows[0], there)), clamp(dot(rows[1], there)), clamp(dot(rows[2], there))]
}

function linear(colour: string): Triple {
  const part = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** CIE L*a*b* under daylight (D65). */
function labOf(rgb: Triple): Triple {
  const x = root(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047)
  const y = root(dot([0.2126729, 0.7151522, 0.072175], rgb))
  const z = root(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function root(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116
}

function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
