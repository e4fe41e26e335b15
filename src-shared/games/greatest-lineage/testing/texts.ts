import type { Request } from '../../../kernel/engine/request.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import type { Wordings } from '../../../language/wordings.ts'
import type { Played } from './stage.ts'

interface Worded {
  readonly wording: string
  readonly figures?: Figures
}

/**
 * Every text that was shown in a played procedure: questions, hints, fields, options, limits, outcomes and chronicle lines, in order.
 * Throws where the catalogue has no text for a wording, or one with a figure that was not given.
 */
export function textsOf(played: Played, catalogue: Wordings): string[] {
  const requests = played.pending === null ? played.asked : [...played.asked, played.pending]
  const lines = played.effects.filter((effect) => effect.kind === 'line')
  return [...requests.flatMap(wordedParts), ...lines].map((worded) => text(worded, catalogue))
}

/** The chronicle of a played procedure. */
export function chronicleOf(played: Played, catalogue: Wordings): string[] {
  return played.effects.filter((effect) => effect.kind === 'line').map((line) => text(line, catalogue))
}

function text({ wording, figures = {} }: Worded, catalogue: Wordings): string {
  const worded = catalogue[wording]
  if (worded === undefined) throw new Error(`no text for ${wording}`)
  const said = worded(figures)
  if (said === '' || /undefined|NaN|\[object| {2}| [.,:]/.test(said)) throw new Error(`${wording} reads "${said}"`)
  return said
}

function wordedParts(request: Request): Worded[] {
  switch (request.kind) {
    case 'roll':
      return [
        request,
        ...(request.test.type === 'parts' ? request.test.parts : []),
        ...outcomesOf(request.test).map((outcome) => ({ wording: `outcome.${outcome}` })),
      ]
    case 'draw':
      return [request, ...request.pile]
    case 'choose':
      return [request, ...request.options]
    case 'fill':
      return [request, ...request.fields, ...(request.limits ?? [])]
    case 'act':
      return [request, ...request.acts.flatMap((act) => [act, ...act.fields, ...(act.limits ?? [])])]
  }
}

function outcomesOf(test: Extract<Request, { kind: 'roll' }>['test']): string[] {
  if (test.type === 'number') return []
  if (test.type === 'parts') return test.parts.flatMap((part) => outcomesOf(part.test))
  return test.type === 'table' ? test.rows.map(({ outcome }) => outcome) : [test.success, test.failure]
}
