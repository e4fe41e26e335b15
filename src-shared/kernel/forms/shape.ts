import { accept, problem, refuse, shown, type Outcome } from '../problem.ts'

/** A shape as plain data: `whole 0..9`, or an object of its parts. Compared with what an earlier version wrote (`testing/schema.ts` of the games). */
export type ShapeSchema = string | { readonly [part: string]: ShapeSchema }

/** Checks a value from outside. Problems name `field`, and what lies in it by `field.name`. */
export interface Shape<T> {
  readonly read: (value: unknown, field: string) => Outcome<T>
  readonly schema: ShapeSchema
  /** Whether the field may be left out. */
  readonly optional?: boolean
}

export const text: Shape<string> = {
  schema: 'text',
  read: (value, field) => (typeof value === 'string' ? accept(value) : wrong(value, field, 'a text')),
}

export const flag: Shape<boolean> = {
  schema: 'flag',
  read: (value, field) => (typeof value === 'boolean' ? accept(value) : wrong(value, field, 'true or false')),
}

/** A whole number from `min` (0) to `max`. */
export function whole(min = 0, max = 1_000_000_000): Shape<number> {
  return {
    schema: `whole ${min}..${max}`,
    read: (value, field) => {
      if (value === undefined) return wrong(value, field, 'a whole number')
      const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      return fits ? accept(value + 0) : refuse(problem(field, 'problem.range', { value: shown(value), min, max }))
    },
  }
}

/** The value of a house rule. Which values a switch takes is checked where the switches are known. */
export const houseRuleValue: Shape<string | number | boolean> = {
  schema: 'value of a house rule',
  read: (value, field) => {
    const fits = typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value))
    return fits ? accept(value) : wrong(value, field, 'the value of a house rule')
  },
}

export function oneOf<const T extends string>(options: readonly T[]): Shape<T> {
  return {
    schema: options.join(' | '),
    read: (value, field) => {
      const option = options.find((offered) => offered === value)
      return option === undefined
        ? refuse(problem(field, 'problem.option', { value: shown(value), options: options.join(', ') }))
        : accept(option)
    },
  }
}

export function orNull<T>({ read, schema }: Shape<T>): Shape<T | null> {
  return { schema: { orNull: schema }, read: (value, field) => (value === null ? accept(null) : read(value, field)) }
}

/** A field that may be left out. */
export function optional<T>(shape: Shape<T>): Shape<T> {
  return { ...shape, optional: true }
}

export function listOf<T>({ read, schema }: Shape<T>): Shape<readonly T[]> {
  return {
    schema: { listOf: schema },
    read: (value, field) => {
      if (!Array.isArray(value)) return wrong(value, field, 'a list')
      const read1 = value.map((each: unknown, at) => read(each, `${field}.${at}`))
      const problems = read1.flatMap((one) => (one.ok ? [] : one.problems))
      return problems.length > 0 ? refuse(...problems) : accept(read1.flatMap((one) => (one.ok ? [one.value] : [])))
    },
  }
}

/** A list in which nothing stands twice. */
export function onceEach(shape: Shape<readonly string[]>): Shape<readonly string[]> {
  return {
    schema: { onceEach: shape.schema },
    read: (value, field) => {
      const all = shape.read(value, field)
      const twice = all.ok ? all.value.find((one, at) => all.value.indexOf(one) < at) : undefined
      return twice === undefined ? all : refuse(problem(field, 'problem.twiceInList', { value: shown(twice) }))
    },
  }
}

/** An object with these fields and no others. */
export function fieldsOf<T extends object>(fields: { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> }): Shape<T> {
  const names = Object.keys(fields) as (keyof T & string)[]
  return {
    schema: Object.fromEntries(names.map((name) => [`${name}${fields[name].optional === true ? '?' : ''}`, fields[name].schema])),
    read: (value, field) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(value, field, 'an object with fields')
      const given = value as Readonly<Record<string, unknown>>
      const at = (name: string): string => (field === '' ? name : `${field}.${name}`)
      const problems = Object.keys(given)
        .filter((name) => !Object.hasOwn(fields, name))
        .map((name) => problem(at(name), 'problem.unknownField', { options: names.join(', ') }))
      const read: Partial<T> = {}
      for (const name of names) {
        const shape = fields[name]
        if (given[name] === undefined && shape.optional === true) continue
        const one = shape.read(given[name], at(name))
        if (one.ok) read[name] = one.value
        else problems.push(...one.problems)
      }
      return problems.length > 0 ? refuse(...problems) : accept(read as T)
    },
  }
}

/** An object with any names, or these only, each with a value of one shape. */
export function mapOf<T>({ read, schema }: Shape<T>, names?: readonly string[]): Shape<Readonly<Record<string, T>>> {
  return {
    schema: { mapOf: schema, ...(names === undefined ? {} : { names: names.join(' | ') }) },
    read: (value, field) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(value, field, 'an object with fields')
      const at = (name: string): string => (field === '' ? name : `${field}.${name}`)
      const read1 = Object.entries(value as Readonly<Record<string, unknown>>).map(([name, each]): Outcome<readonly [string, T]> => {
        if (names?.includes(name) === false) return refuse(problem(at(name), 'problem.unknownField', { options: names.join(', ') }))
        const one = read(each, at(name))
        return one.ok ? accept([name, one.value] as const) : one
      })
      const problems = read1.flatMap((one) => (one.ok ? [] : one.problems))
      return problems.length > 0 ? refuse(...problems) : accept(Object.fromEntries(read1.flatMap((one) => (one.ok ? [one.value] : []))))
    },
  }
}

/** An object whose field `by` says which of several shapes it has. */
export function variantOf<T extends object, K extends keyof T & string>(
  by: K,
  shapes: { readonly [V in T[K] & string]: Shape<Extract<T, Readonly<Record<K, V>>>> },
): Shape<T> {
  const names = Object.keys(shapes) as (T[K] & string)[]
  return {
    schema: { [`by ${by}`]: Object.fromEntries(names.map((name) => [name, shapes[name].schema])) },
    read: (value, field) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(value, field, 'an object with fields')
      const which = oneOf(names).read((value as Readonly<Record<string, unknown>>)[by], field === '' ? by : `${field}.${by}`)
      return which.ok ? shapes[which.value].read(value, field) : which
    },
  }
}

/** Checks a record from outside. */
export interface ShapeCheck<T> {
  (value: unknown): Outcome<T>
  readonly schema: ShapeSchema
}

/** The `check` of a collection whose records have this shape. */
export function checkOf<T>({ read, schema }: Shape<T>): ShapeCheck<T> {
  return Object.assign((value: unknown) => read(value, ''), { schema })
}

function wrong(value: unknown, field: string, wanted: string): Outcome<never> {
  const name = field === '' ? 'to' : field
  if (value === undefined) return refuse(problem(name, 'problem.missing', { wanted }))
  return refuse(problem(name, 'problem.type', { value: shown(value), wanted }))
}
