/** A house rule as the rules of a game know it: the number of its ruling, the values it can take, and its default. */
export type Switch =
  | {
      readonly type: 'list'
      readonly ruling: number
      readonly values: readonly (string | number | boolean)[]
      readonly preset: string | number | boolean
    }
  | { readonly type: 'number'; readonly ruling: number; readonly preset: number; readonly min: number; readonly max: number }
  | { readonly type: 'noneOrNumber'; readonly ruling: number; readonly preset: 'none' | number; readonly min: number; readonly max: number }

/** The house rules of a game, by name. */
export type Switches = Readonly<Record<string, Switch>>

/** A switch that takes one of a list; the first is the default. */
export function oneOf<const V extends readonly [string | number | boolean, ...(string | number | boolean)[]]>(
  ruling: number,
  ...values: V
) {
  return { type: 'list', ruling, values, preset: values[0] as V[number] } as const
}

/** A switch that takes a whole number from `min` to `max`. */
export function wholeNumber(ruling: number, preset: number, min: number, max: number) {
  return { type: 'number', ruling, preset, min, max } as const
}

/** A switch that is off (`none`) or a whole number from `min` to `max`. */
export function noneOrNumber(ruling: number, min: number, max: number) {
  return { type: 'noneOrNumber', ruling, preset: 'none' as 'none' | number, min, max } as const
}
