import type { ChronicleLine, Cursor } from '../../src-shared/kernel/world/effect.ts'
import type { Audience } from '../../src-shared/kernel/world/rule.ts'
import { continuesLine } from '../../src-shared/games/text/telling.ts'

interface LineItem {
  readonly at: Cursor
  readonly text: string
  readonly see?: Audience | undefined
}

/**
 * Adds a line of an entry to those before it. One that carries on the sentence before, told at the same place to the same people, is
 * joined to it: lists that begin with the newest would put it above.
 */
export function addLine<T extends LineItem>(items: T[], item: T, line: ChronicleLine): void {
  const before = items.at(-1)
  if (before === undefined || !continuesLine(line) || key(before) !== key(item)) items.push(item)
  else items[items.length - 1] = { ...before, text: `${before.text} ${item.text}` }
}

function key({ at, see }: LineItem): string {
  return JSON.stringify([at.turn, at.seat, at.phase, see])
}
