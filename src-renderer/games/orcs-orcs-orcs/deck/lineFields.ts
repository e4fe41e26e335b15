import type { Line, LineEffect, Need } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import { lineOption } from '../../../../src-shared/games/orcs-orcs-orcs/rules/casting/lines.ts'
import { POWERS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { deckTexts } from './texts/deck.ts'

/** Lines of a spell, at most. */
export const MOST_LINES = 5
/** Power that one line can need of a type. */
export const MOST_NEED = 9
export const NEEDS = [...POWERS, 'any'] as const

/** What a line does -> the same with its smallest figures, for when it is picked. */
const FRESH: Readonly<Record<string, LineEffect>> = {
  one: { do: 'damage', amount: 1, area: 'one' },
  section: { do: 'damage', amount: 1, area: 'section' },
  beside: { do: 'damage', amount: 1, area: 'beside' },
  behind: { do: 'damage', amount: 1, area: 'behind' },
  swap: { do: 'swap' },
  bring: { do: 'bring' },
  forward: { do: 'forward', steps: 1 },
  draw: { do: 'draw', cards: 1, actions: 0 },
  discardOne: { do: 'discard', who: 'one', actions: 0 },
  discardAll: { do: 'discard', who: 'all', actions: 0 },
}
export const EFFECT_KINDS = Object.keys(FRESH)

/** Returns which of the kinds an effect is. */
export function kindOf(does: LineEffect): string {
  if (does.do === 'damage') return does.area
  if (does.do === 'discard') return does.who === 'all' ? 'discardAll' : 'discardOne'
  return does.do
}

/** Returns an effect of that kind which keeps the figures that both have. */
export function asKind(kind: string, before: LineEffect): LineEffect {
  const fresh = FRESH[kind] ?? before
  const kept = Object.entries(numbersOf(before)).filter(([name]) => Object.hasOwn(fresh, name))
  return { ...fresh, ...Object.fromEntries(kept) }
}

/** Returns the figures of an effect by name. */
export function numbersOf(does: LineEffect): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(does).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])))
}

/** Returns what a line needs by type of power, 0 where it needs none; null if it needs power of the spell's own type. */
export function needByType(need: Need): Readonly<Record<string, number>> | null {
  return typeof need === 'number' ? null : Object.fromEntries(NEEDS.map((power) => [power, need[power] ?? 0]))
}

/** Returns a need of so much of each type; of none it keeps one of any. */
export function needOf(byType: Readonly<Record<string, number>>): Need {
  const some = Object.entries(byType).filter(([, points]) => points > 0)
  return Object.fromEntries(some.length > 0 ? some : [['any', 1]])
}

/** Returns a line for below these: it needs one power more. */
export function nextLine(lines: readonly Line[]): Json {
  const last = lines.at(-1) ?? { need: 0, does: { do: 'damage', amount: 1, area: 'one' } as const }
  const need = typeof last.need === 'number' ? Math.min(MOST_NEED, last.need + 1) : { ...last.need }
  return { need, does: { ...last.does } }
}

/** A line in words: "2 power: Damage 3 to one creature". */
export function lineText(value: unknown): string {
  const line = value as Line
  const byType = needByType(line.need)
  const needs =
    byType === null
      ? deckTexts.needsOwn(Number(line.need))
      : Object.entries(byType)
          .filter(([, points]) => points > 0)
          .map(([power, points]) => `${figure(points)} ${power === 'any' ? deckTexts.anyPower : say(`power.${power}`)}`)
          .join(' + ')
  const { wording, figures = {} } = lineOption('', line)
  return `${needs}: ${say(wording, figures)}`
}
