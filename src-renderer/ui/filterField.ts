/** One list to choose from among filters. */
export interface FilterField {
  readonly id: string
  readonly name: string
  /** What is chosen; null: all. */
  readonly value: string | number | null
  readonly options: readonly { readonly value: string | number; readonly text: string }[]
}
