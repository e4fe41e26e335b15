import type { Sheet } from '../../kernel/forms/field.ts'

/**
 * Answers as people read them again later, when the question with its wording and figures is gone: from what the file holds alone.
 * Empty where there is nothing to tell.
 */
export interface AnswersFace {
  /** One of a list of options. */
  option(option: string): string
  /** An act with what was filled in for it. `question`: the name in the id of the request. */
  act(question: string, act: string, fields: Sheet): string
  /**
   * An answer as a sentence of its own, which the chronicle tells instead of question and answer; a missing one is told by those. An act
   * stands in its sheet as `act`.
   */
  sentence?(question: string, answer: string | Sheet): string | undefined
  /** What was filled in. */
  sheet(sheet: Sheet): string
}
