import type { Problem } from '../../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import type { Draft } from '../../../../src-shared/games/nation-turns/making/editing.ts'
import { canBeMended } from '../../../../src-shared/games/nation-turns/making/findings.ts'
import { SCENARIO_SHAPE } from '../../../../src-shared/games/nation-turns/rules/scenario.ts'
import { parseOutside } from '../../../../src-shared/kernel/forms/nesting.ts'

export type FromFile = { readonly draft: Draft } | { readonly problems: readonly Problem[] | null }

/** A scenario as its file holds it; one whose figures alone are wrong is taken to be mended. Problems are null where the text is no JSON. */
export function draftFrom(text: string): FromFile {
  let raw: Json
  try {
    raw = parseOutside(text) as Json
  } catch {
    return { problems: null }
  }
  const read = SCENARIO_SHAPE.read(raw, 'scenario')
  if (read.ok || canBeMended(read.problems)) return { draft: raw as Draft }
  return { problems: read.problems }
}

/** The text of its file. What is missing in it stands there as `null`. */
export function fileOf(draft: Json): string {
  return `${JSON.stringify(draft, null, 2)}\n`
}

export function pickFile(take: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) take(file)
  })
  input.click()
}
