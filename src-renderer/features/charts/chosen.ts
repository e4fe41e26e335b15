import type { ChartChoice, ChartFace, ChartOption, ChartSource, ChartSpec } from '../../../src-shared/games/api/chartFace.ts'
import { InvariantError } from '../../../src-shared/kernel/invariantError.ts'

/** A choice with what there is to choose, and what is chosen. */
export interface Chosen {
  readonly choice: ChartChoice
  readonly options: readonly ChartOption[]
  readonly chosen: string
}

/** A chart as it stands on the page. */
export interface ChartRow {
  readonly spec: ChartSpec
  /** The option it is drawn for; empty without a choice. */
  readonly chosen: string
  /** A choice of its card alone. */
  readonly own: Chosen | null
  /** A choice of several charts, before the first of them. */
  readonly shared: Chosen | null
}

/** The charts that can be drawn, in their order, each with what is chosen for it. `asked`: options by the ids of choices, null where none was asked for. */
export function chartRows(face: ChartFace, source: ChartSource, asked: Readonly<Record<string, string | null>>): readonly ChartRow[] {
  const chosen = new Map(face.choices.map((choice) => [choice.id, chosenIn(choice, source, asked[choice.id] ?? null)]))
  const told = new Set<string>()
  return face.charts.flatMap((spec): readonly ChartRow[] => {
    if (spec.choice === undefined) return [{ spec, chosen: '', own: null, shared: null }]
    const found = chosen.get(spec.choice)
    if (found === undefined) throw new InvariantError(`the chart ${spec.id} is drawn for a choice there is not: ${spec.choice}`)
    if (found.options.length === 0) return []
    const isFirst = !told.has(spec.choice)
    told.add(spec.choice)
    const alone = face.charts.filter(({ choice }) => choice === spec.choice).length === 1
    const place = found.options.length > 1 && isFirst ? found : null
    return [{ spec, chosen: found.chosen, own: alone ? place : null, shared: alone ? null : place }]
  })
}

function chosenIn(choice: ChartChoice, source: ChartSource, asked: string | null): Chosen {
  const options = choice.options(source)
  const known = (id: string | null): boolean => options.some((option) => option.id === id)
  const preset = choice.preset(source)
  const [first] = options
  return { choice, options, chosen: asked !== null && known(asked) ? asked : known(preset) ? preset : (first?.id ?? '') }
}
