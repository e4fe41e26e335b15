import type { ChartFace, ChartSource, ChartSpec } from '../../../src-shared/games/api/chartFace.ts'
import { capital } from '../../../src-shared/language/grammar.ts'
import { chartsTexts } from './texts/charts.ts'

/** A chart that stands small among the others until it is opened. */
export interface Tile {
  readonly id: string
  /** Where the address says that it is open. */
  readonly param: string
  readonly spec: ChartSpec
  /** The option it is drawn for; empty without a choice. */
  readonly chosen: string
  /** In a list of all of them. */
  readonly name: string
  /** What the list is of, for ears. */
  readonly label: string
  /** Opening it by name; null where it has none. */
  readonly command: string | null
}

/** The address of a chart without a choice. */
const OPEN = 'chart'

/** The small pictures at the head of the page: each chart of that kind, one for each option where it is drawn for a choice. */
export function tilesOf(face: ChartFace, source: ChartSource): readonly Tile[] {
  return face.charts
    .filter(({ small }) => small === true)
    .flatMap((spec): readonly Tile[] => {
      const choice = face.choices.find(({ id }) => id === spec.choice)
      if (choice === undefined)
        return [{ id: spec.id, param: OPEN, spec, chosen: '', name: capital(spec.name('')), label: chartsTexts.tiles.which, command: null }]
      return choice.options(source).map((option) => ({
        ...{ id: option.id, param: choice.id, spec, chosen: option.id, name: option.name },
        ...{ label: choice.label(), command: choice.command?.(option.name) ?? null },
      }))
    })
}
