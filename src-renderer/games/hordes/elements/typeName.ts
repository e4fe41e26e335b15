import type { TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'

/** What a type is called: "Knights". */
export function typeName(type: TypeCode): string {
  return say(`type.${type}`)
}

/** What stands beside a name: the code of the type, and its name where the other does not say it. */
export function typeBeside(type: TypeCode, name: string): string {
  const told = typeName(type)
  return name.startsWith(told) ? type : `${told}, ${type}`
}
