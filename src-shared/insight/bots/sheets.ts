import { weigh } from '../../kernel/answer.ts'
import type { Field, FieldValue, Limit, NumberField } from '../../kernel/request.ts'
import type { Chance } from './bot.ts'

/** What a sheet asks for: an act's fields as well as a whole request's. */
export interface Form {
  readonly fields: readonly Field[]
  readonly limits?: readonly Limit[]
}

type Filled = Readonly<Record<string, FieldValue>>

/** The sheet as it is offered. */
export function presets({ fields }: Form): Filled {
  return Object.fromEntries(fields.map((field) => [field.id, field.preset]))
}

/** The sheet with as little in it as its limits allow. */
export function least(form: Form): Filled {
  const empty = Object.fromEntries(form.fields.map((field) => [field.id, leastOf(field)]))
  if (withinLimits(form, empty)) return empty
  for (const field of form.fields) {
    const one = field.type === 'number' ? { ...empty, [field.id]: Math.max(1, field.min) } : empty
    if (field.type === 'number' && field.max >= 1 && withinLimits(form, one)) return one
  }
  return presets(form)
}

/** Any sheet its limits allow: every field is drawn at random, and pulled back towards what was allowed before where it goes too far. */
export function anySheet(form: Form, chance: Chance): Filled {
  let sheet = withinLimits(form, presets(form)) && chance(0, 1) === 0 ? presets(form) : least(form)
  for (const field of form.fields) {
    let wish = anyValue(field, chance)
    for (let tries = 0; tries < 20; tries++) {
      const drawn = { ...sheet, [field.id]: wish }
      if (withinLimits(form, drawn)) {
        sheet = drawn
        break
      }
      const before = sheet[field.id]
      if (typeof wish !== 'number' || typeof before !== 'number') break
      wish = Math.trunc((wish + before) / 2)
    }
  }
  return sheet
}

export function withinLimits({ limits = [] }: Form, sheet: Filled): boolean {
  return limits.every((limit) => weigh(limit, sheet) <= limit.max)
}

/** Nothing, or what comes nearest to it. */
function nought({ min, max }: NumberField): number {
  return Math.max(min, Math.min(0, max))
}

function leastOf(field: Field): FieldValue {
  switch (field.type) {
    case 'number':
      return nought(field)
    case 'flag':
      return false
    case 'pick':
    case 'text':
      return field.preset
    default:
      return field satisfies never
  }
}

function anyValue(field: Field, chance: Chance): FieldValue {
  switch (field.type) {
    case 'number': {
      const way = chance(0, 3)
      if (way === 0) return field.min < 0 ? Math.max(field.min, Math.min(field.max, chance(-20, 20))) : field.min
      return way === 1 ? field.max : chance(field.min, field.max)
    }
    case 'flag':
      return chance(0, 1) === 1
    case 'pick':
      return field.options[chance(0, field.options.length - 1)]?.id ?? field.preset
    case 'text':
      return chance(0, 2) === 0 ? 'Greenfold'.slice(0, field.maxLength) : field.preset
    default:
      return field satisfies never
  }
}
