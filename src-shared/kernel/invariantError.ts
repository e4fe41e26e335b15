/** A bug: what the code itself rules out has happened. A refusal is a value, and a fault of disk or network has a class of its own. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError'
}
