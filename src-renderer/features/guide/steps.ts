/** What somebody does at the table that a step of the guide waits for. */
export type Deed = 'record' | 'rule' | 'draft' | 'answer' | 'roll' | 'why' | 'takeBack' | 'past' | 'palette' | 'share'

export type StepId = 'rail' | 'question' | 'preview' | 'accept' | 'dice' | 'ledger' | 'takeBack' | 'past' | 'commands' | 'share' | 'end'

export interface Step {
  readonly id: StepId
  /** Any of them and the step is done. */
  readonly deeds: readonly Deed[]
  /** What it speaks of, as a selector, the first that is there; none: the step stands in the corner. */
  readonly about: readonly string[]
  /** Pages it is shown on, by their routes. */
  readonly pages: readonly string[] | 'all'
  /** Keys that do it, as tinykeys reads them. */
  readonly keys: readonly string[]
}

const DESK = ['desk'] as const

/** A look around, in the order of a first turn; the last step only says that it is over. */
export const STEPS: readonly Step[] = [
  { id: 'rail', deeds: ['record'], about: ['.desk .rail .phases'], pages: DESK, keys: ['Escape', '1-9'] },
  { id: 'question', deeds: ['rule'], about: ['.request .head', '.request'], pages: DESK, keys: [] },
  { id: 'preview', deeds: ['draft', 'answer', 'roll'], about: ['.request'], pages: DESK, keys: ['KeyA'] },
  { id: 'accept', deeds: ['answer', 'roll'], about: ['.request'], pages: DESK, keys: ['Enter'] },
  { id: 'dice', deeds: ['roll'], about: ['.request'], pages: DESK, keys: ['KeyR'] },
  { id: 'ledger', deeds: ['why'], about: ['.side-ledger'], pages: DESK, keys: [] },
  { id: 'takeBack', deeds: ['takeBack'], about: ['.desk .back .button', '.request'], pages: DESK, keys: ['$mod+KeyZ'] },
  {
    id: 'past',
    deeds: ['past'],
    about: ['.past', '.side-rail a[href$="/chronicle"]', '.side-chronicle'],
    pages: ['desk', 'chronicle'],
    keys: [],
  },
  { id: 'commands', deeds: ['palette'], about: ['.bar .find'], pages: 'all', keys: ['$mod+KeyK', '?'] },
  { id: 'share', deeds: ['share'], about: ['.side-rail a[href$="/share"]'], pages: 'all', keys: [] },
  { id: 'end', deeds: [], about: [], pages: 'all', keys: ['KeyG'] },
]
