import type { Field, FieldValue, Form, Sheet } from '../../kernel/forms/field.ts'
import { leastSheet, presetSheet, withinLimits } from '../../kernel/forms/form.ts'
import type { Chance } from './bot.ts'

/** The sheet with as little in it as its limits allow. */
export function least(form: Form): Sheet {
  const empty = leastSheet(form)
  if (withinLimits(form, empty)) return empty
  for (const field of form.fields) {
    const one = field.type === 'number' ? { ...empty, [field.id]: Math.max(1, field.min) } : empty
    if (field.type === 'number' && field.max >= 1 && withinLimits(form, one)) return one
  }
  return presetSheet(form)
}

/** Any sheet its limits allow: every field is drawn at random, and pulled back towards what was allowed before where it goes too far. */
export function anySheet(form: Form, chance: Chance): Sheet {
  let sheet = withinLimits(form, presetSheet(form)) && chance(0, 1) === 0 ? presetSheet(form) : least(form)
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
    case 'many': {
      const [few, lots] = [field.least, Math.min(field.most, field.options.length)]
      const chosen = shuffled(field.options, chance).slice(0, chance(few, Math.max(few, lots)))
      return field.options.filter((option) => chosen.includes(option)).map(({ id }) => id)
    }
    case 'arrange':
      return shuffled(field.options, chance).map(({ id }) => id)
    case 'place': {
      const free = field.places.filter(({ barred }) => barred === undefined)
      return free[chance(0, Math.max(0, free.length - 1))]?.id ?? field.preset ?? ''
    }
    case 'list': {
      // Rows come dear: a few show all there is to show.
      const rows = chance(field.least, Math.max(field.least, Math.min(field.most, field.least + 3)))
      return Array.from({ length: rows }, () => anySheet(field, chance))
    }
    case 'group':
      return anySheet(field, chance)
    default:
      return field satisfies never
  }
}

function shuffled<T>(items: readonly T[], chance: Chance): readonly T[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = chance(0, at)
    const [one, two] = [order[at], order[other]]
    if (one === undefined || two === undefined) break
    order[at] = two
    order[other] = one
  }
  return order
}
