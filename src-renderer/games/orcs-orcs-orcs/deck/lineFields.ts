import { BOUNDS, type Line, type LineEffect, type Need } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import { lineOption } from '../../../../src-shared/games/orcs-orcs-orcs/rules/casting/lines.ts'
import { POWERS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { deckTexts } from './texts/deck.ts'

/** Lines of a spell, at most. */
export const MOST_LINES = 5
const NEEDS = [...POWERS, 'any'] as const
const [LEAST_NEED, MOST_NEED] = BOUNDS.need

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
export function effectKindOf(does: LineEffect): string {
  if (does.do === 'damage') return does.area
  if (does.do === 'discard') return does.who === 'all' ? 'discardAll' : 'discardOne'
  return does.do
}

/** Returns an effect of that kind which keeps the figures that both have. */
export function asKind(kind: string, before: LineEffect): LineEffect {
  const fresh = FRESH[kind] ?? before
  const kept = Object.entries(before).filter(([name, value]) => typeof value === 'number' && Object.hasOwn(fresh, name))
  return { ...fresh, ...Object.fromEntries(kept) }
}

/** A number of a line, and the line that another number makes. */
export interface LineNumber {
  readonly id: string
  readonly label: string
  readonly bounds: readonly [number, number]
  readonly value: number
  readonly changed: (value: number) => Line
}

/** Returns the numbers of a line: those of its effect, then the power it needs. */
export function numbersOf({ need, does }: Line): readonly LineNumber[] {
  const ofEffect = (['amount', 'steps', 'cards', 'actions'] as const).flatMap((id): readonly LineNumber[] => {
    const value = (does as Readonly<Partial<Record<typeof id, number>>>)[id]
    if (value === undefined) return []
    return [{ id, label: deckTexts.number[id], bounds: BOUNDS[id], value, changed: (next) => ({ need, does: { ...does, [id]: next } }) }]
  })
  if (typeof need === 'number') {
    const own: LineNumber = {
      id: 'need',
      label: deckTexts.needs,
      bounds: BOUNDS.need,
      value: need,
      changed: (next) => ({ need: next, does }),
    }
    return [...ofEffect, own]
  }
  const ofTypes = NEEDS.map((power): LineNumber => ({
    ...{ id: power, label: powerName(power), bounds: [0, MOST_NEED], value: need[power] ?? 0 },
    changed: (next) => ({ need: needOf({ ...need, [power]: next }), does }),
  }))
  return [...ofEffect, ...ofTypes]
}

/** Whether a line needs power of types that are named, and not of the spell's own. */
export function needsTypes({ need }: Line): boolean {
  return typeof need !== 'number'
}

/** Returns the line with a need of the other form. */
export function withOtherNeed({ need, does }: Line): Line {
  return { need: typeof need === 'number' ? { any: need } : LEAST_NEED, does }
}

/** Returns a need of so much of each type; of none it is one of any. */
function needOf(byType: Readonly<Record<string, number>>): Need {
  const some = NEEDS.map((power) => [power, byType[power] ?? 0] as const).filter(([, points]) => points > 0)
  return Object.fromEntries(some.length > 0 ? some : [['any', LEAST_NEED]])
}

function powerName(power: string): string {
  return power === 'any' ? deckTexts.anyPower : say(`power.${power}`)
}

/** Returns a line for below these: it needs one power more. */
export function nextLine(lines: readonly Line[]): Json {
  const last = lines.at(-1) ?? { need: 0, does: { do: 'damage', amount: 1, area: 'one' } as const }
  const need = typeof last.need === 'number' ? Math.min(MOST_NEED, last.need + 1) : { ...last.need }
  return { need, does: { ...last.does } }
}

/** A line in words: "2 power: Damage 3 to one creature". */
export function lineText(line: Line): string {
  const { need } = line
  const needs =
    typeof need === 'number'
      ? deckTexts.needsOwn(need)
      : Object.entries(need)
          .map(([power, points]) => `${figure(points)} ${powerName(power)}`)
          .join(' + ')
  const { wording, figures = {} } = lineOption('', line)
  return `${needs}: ${say(wording, figures)}`
}
