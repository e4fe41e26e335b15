import type { Json } from '../../../kernel/world/rule.ts'

/** Where something lies in plain data: names of fields and places in lists. */
export type Path = readonly (string | number)[]

/** As problems name it: `areas.3.borders`. */
export function pathName(path: Path): string {
  return path.join('.')
}

/** What lies there; undefined where nothing does. */
export function valueAt(data: Json, path: Path): Json | undefined {
  let at: Json | undefined = data
  for (const step of path) at = entryOf(at, step)
  return at
}

/** The same data with something else there; undefined takes it away, a row of a list with its place. */
export function withValue(data: Json, [step, ...rest]: Path, value: Json | undefined): Json {
  if (step === undefined) return value ?? null
  const next = rest.length === 0 ? value : withValue(entryOf(data, step) ?? {}, rest, value)
  if (isList(data)) {
    const at = Number(step)
    return next === undefined ? data.filter((_, index) => index !== at) : [...data.slice(0, at), next, ...data.slice(at + 1)]
  }
  const fields = isSheet(data) ? data : {}
  if (next !== undefined) return { ...fields, [step]: next }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(step)))
}

function entryOf(data: Json | undefined, step: string | number): Json | undefined {
  if (isList(data)) return data[Number(step)]
  return isSheet(data) && Object.hasOwn(data, step) ? data[step] : undefined
}

export function isList(data: Json | undefined): data is readonly Json[] {
  return Array.isArray(data)
}

export function isSheet(data: Json | undefined): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** The rows of a list, the entries of a sheet by name; none of anything else. */
export function rowsOf(data: Json | undefined): readonly Json[] {
  return isList(data) ? data : []
}

export function fieldsIn(data: Json | undefined): { readonly [key: string]: Json } {
  return isSheet(data) ? data : {}
}

/** A text as it is, a number in digits; empty for anything else. */
export function textIn(data: Json | undefined): string {
  return typeof data === 'string' ? data : typeof data === 'number' ? String(data) : ''
}
