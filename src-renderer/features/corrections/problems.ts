import type { Field } from '../../../src-shared/kernel/forms/field.ts'
import { problem, PROBLEMS, type Problem, type ProblemWording } from '../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import { recordKind, recordName } from '../../../src-shared/games/text/recordTexts.ts'

/** What a record that is set by hand was refused for, in words of the page: the names of fields and of records in place of their ids. */
export function recordProblem(told: Problem, fields: readonly Field[], world: World): Problem {
  const field = told.field.replace(/\.(\d+)(?=\.|$)/g, '[$1]')
  const shown = fields.find(({ id }) => isWithin(field, id))
  const { collection, value, others } = told.figures
  const figures = {
    ...told.figures,
    ...(shown === undefined ? {} : { field: say(shown.wording, shown.figures ?? {}) }),
    ...(typeof collection === 'string' ? { collection: recordKind(collection) } : {}),
    ...(typeof collection === 'string' && typeof value === 'string' ? { value: nameOf(world, collection, value) } : {}),
    ...(typeof others === 'string'
      ? {
          others: others
            .split(', ')
            .map((other) => namedPair(world, other))
            .join('; '),
        }
      : {}),
  }
  return isGeneral(told.wording) ? { ...problem(field, told.wording, figures, told.rule), field } : { ...told, field }
}

/** Whether it is told in words every game has; a game's own tell it with its own figures. */
function isGeneral(wording: string): wording is ProblemWording {
  return Object.hasOwn(PROBLEMS, wording)
}

/** Whether a problem's path leads into the field of that id. */
export function isWithin(path: string, id: string): boolean {
  return path === id || path.startsWith(`${id}.`) || path.startsWith(`${id}[`)
}

/** `collection id`, as refusals name records. */
function namedPair(world: World, pair: string): string {
  const at = pair.indexOf(' ')
  return at < 0 ? pair : nameOf(world, pair.slice(0, at), pair.slice(at + 1))
}

function nameOf(world: World, collection: string, id: string): string {
  const value = world.record<Json>({ name: collection }, id)
  return value === undefined ? id : recordName(collection, id, value)
}
