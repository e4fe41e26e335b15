import { say } from '../../src-shared/rulesets/greatest-lineage/wording/say.ts'
import { derivedName } from '../wording/names.ts'
import type { BookLine } from './book.ts'

/** Name of a line of the ledger; the metal goes by the age of its owner. */
export function lineName({ kind, id }: Pick<BookLine, 'kind' | 'id'>, age: number): string {
  return kind === 'derived' ? derivedName(id) : accountName(id, age)
}

/** Name of an account as its owner calls it in this age: copper, bronze or iron. */
export function accountName(account: string, age: number): string {
  return say(`account.${account}`, { age })
}
