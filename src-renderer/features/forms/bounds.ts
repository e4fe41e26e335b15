import type { Field, Limit, NumberField } from '../../../src-shared/kernel/forms/field.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import { figure } from '../../../src-shared/language/figures.ts'
import { requestCardTexts } from '../requests/texts/requestCards.ts'

/** A least at or below this is no bound: the game does not know what others hold. */
const UNBOUNDED = -10_000

/** How far a number goes, in words; empty where the field's name, or a sum below many fields, says so already, and for other fields. */
export function boundsOf(field: Field, limits: readonly Limit[], isOneOfMany: boolean): string {
  if (field.type !== 'number' || field.min >= field.max || namesMost(field)) return ''
  return isOneOfMany && isSummedUp(field, limits) ? '' : boundsText(field.min, field.max)
}

/** Whether no other limit has the same wording. */
export function isAlone({ wording }: Limit, limits: readonly Limit[]): boolean {
  return limits.filter((limit) => limit.wording === wording).length === 1
}

/** "Raiders (free males, up to 24)": the name of a field that begins at the bottom says how far it goes. */
function namesMost({ wording, figures, min, max }: NumberField): boolean {
  const named: readonly string[] = say(wording, figures ?? {}).match(/[\d,.]*\d/g) ?? []
  return (min === 0 || min === 1) && named.includes(figure(max))
}

/** What all fields may come to together, each may come to alone. */
function isSummedUp({ id, min, max }: NumberField, limits: readonly Limit[]): boolean {
  return min === 0 && limits.some((limit) => isAlone(limit, limits) && limit.weights[id] === 1 && limit.max === max)
}

function boundsText(min: number, max: number): string {
  if (min <= UNBOUNDED) return requestCardTexts.upTo(max)
  return min < 0 && max > 0 ? requestCardTexts.bothWays(min, max) : requestCardTexts.span(min, max)
}
