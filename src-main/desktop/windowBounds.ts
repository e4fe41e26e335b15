import { readFileSync, writeFileSync } from 'node:fs'

/** A rectangle on the screens, in device-independent pixels. */
export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** State of the window when it was closed. */
export interface WindowPlace {
  readonly bounds: Bounds | null
  readonly maximized: boolean
}

export const FIRST_SIZE = { width: 1440, height: 900 }
export const SMALLEST_SIZE = { width: 480, height: 480 }
/** Part of the window's upper edge that must be on a screen, so that it can be dragged. */
const GRIP = { width: 120, height: 40 }

/** Reads the window's last place; `bounds` is null if it is unknown or no longer on a screen. */
export function readPlace(file: string, screens: readonly Bounds[]): WindowPlace {
  let kept: unknown
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { bounds: null, maximized: false }
  }
  const { bounds, maximized } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>
  const screen = isBounds(bounds) ? screens.find((one) => canBeGripped(bounds, one)) : undefined
  return { bounds: screen !== undefined && isBounds(bounds) ? withinSize(bounds, screen) : null, maximized: maximized === true }
}

/** Stores the window's place. A failure is ignored: nothing depends on it. */
export function keepPlace(file: string, place: WindowPlace): void {
  try {
    writeFileSync(file, `${JSON.stringify(place)}\n`)
  } catch (fault) {
    console.error(`The window's place could not be kept in ${file}:`, fault)
  }
}

function isBounds(value: unknown): value is Bounds {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height } = value as Readonly<Record<string, unknown>>
  return [x, y, width, height].every(Number.isSafeInteger) && Number(width) >= SMALLEST_SIZE.width && Number(height) >= SMALLEST_SIZE.height
}

/** Shrinks a rectangle to its screen: the window may come from a larger one. */
function withinSize({ x, y, width, height }: Bounds, screen: Bounds): Bounds {
  const [left, wide] = width > screen.width ? [screen.x, screen.width] : [x, width]
  const [top, high] = height > screen.height ? [screen.y, screen.height] : [y, height]
  return { x: left, y: top, width: wide, height: high }
}

function canBeGripped({ x, y, width }: Bounds, screen: Bounds): boolean {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x)
  const above = y - screen.y
  return across >= GRIP.width && above >= 0 && above <= screen.height - GRIP.height
}
