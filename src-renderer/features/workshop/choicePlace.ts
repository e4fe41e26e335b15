/** A document the set-up asks for, such as the army of a side. */
export interface ChoicePlace {
  /** Name of its radio buttons as well. */
  readonly id: string
  readonly legend: string
  /** Whose it is, for the colour. */
  readonly seat?: string
  /** Id of the option that is chosen: a document's, or one of those below. */
  readonly chosen: string
  /** Options before the documents of this device, and after them. */
  readonly before: readonly ChoiceOption[]
  readonly after: readonly ChoiceOption[]
}

interface ChoiceOption {
  readonly value: string
  readonly title: string
  readonly text: string
}
