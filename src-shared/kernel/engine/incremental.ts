/** Long work that can be done piece by piece: it yields how far it is after each piece, and gives its result at the end. */
export type Incremental<Progress, Result> = Generator<Progress, Result, void>

/** All of it in one go. */
export function runToEnd<Result>(work: Incremental<unknown, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
