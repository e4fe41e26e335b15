export const TOOLS = ['look', 'ground', 'river', 'holder', 'lead'] as const

/** What a press on the map does, and with what. */
export interface Tool {
  readonly kind: (typeof TOOLS)[number]
  /** A letter of the plan's legend. */
  readonly ground: string
  /** Empty: nobody. */
  readonly holder: string
  readonly brush: 'one' | 'ring'
}
