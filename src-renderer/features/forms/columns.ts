import type { Field } from '../../../src-shared/kernel/forms/field.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import { isComposite } from './fields/composite.ts'

/** Characters a pick field shows beside its label, above which a text is a sentence, and which a number's name has room for in half a card. */
const LONG_OPTION = 22
const LONG_TEXT = 120
const LONG_NAME = 40
/** Above so many short fields they stand in two columns, where there is room. */
const MANY = 6

/** A field whose control gets the whole width, below its name. */
export function isWide(field: Field): boolean {
  if (isComposite(field)) return true
  if (field.type === 'text') return field.maxLength > LONG_TEXT || field.lines === true
  return field.type === 'pick' && field.options.some(({ wording, figures }) => say(wording, figures ?? {}).length > LONG_OPTION)
}

/** A number whose name has no room beside its control in half a card. */
export function isLong(field: Field): boolean {
  return field.type === 'number' && say(field.wording, field.figures ?? {}).length > LONG_NAME
}

export interface Columns {
  /** Whether there are fields enough for two columns. */
  readonly many: boolean
  /** Row and column in the grid as CSS variables, from 1; empty for what stands below the columns, over the whole width. */
  placeOf(field: Field): Readonly<Record<string, number | string>>
}

/** Where the fields of a sheet stand in two columns: one goes on below, then at the top of the other, so that what is alike stays together. */
export function columnsOf(fields: readonly Field[]): Columns {
  const halves = fields.filter((field) => !isWide(field) && !isLong(field))
  const [first] = halves
  const before = first === undefined ? 0 : fields.indexOf(first)
  const half = Math.ceil(halves.length / 2)
  return {
    many: fields.filter((field) => !isWide(field)).length > MANY,
    placeOf(field) {
      const place = fields.indexOf(field)
      if (place < before) return { '--row': place + 1, '--column': '1 / -1' }
      const at = halves.indexOf(field)
      return at < 0 ? {} : { '--row': (at % half) + 1 + before, '--column': at < half ? 1 : 2 }
    },
  }
}
