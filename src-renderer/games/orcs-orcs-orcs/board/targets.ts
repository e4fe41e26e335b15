/** While something is to be chosen on the board. */
export interface BoardTargets {
  /** Ids that may be chosen: of creatures and toadlings, `4-2` of a section, `space-4` of a space. */
  readonly legal: readonly string[]
  /** Why another may not; empty where that needs no words. */
  readonly why: (id: string) => string
}
