/** One number of several that are filled in below each other; its bounds as `NumberEntry` takes them. */
export interface NumberRow {
  readonly id: string
  readonly label: string
  /** Said for the label to ears. */
  readonly name: string
  /** Next to the label; empty: nothing. */
  readonly beside?: string
  readonly min: number
  readonly max: number
  readonly preset: number
  readonly most?: number
  readonly count: number
}
