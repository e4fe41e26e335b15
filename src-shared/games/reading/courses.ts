import { hasFigures, type ChartFace, type ChartFigures, type ChartSource } from '../api/chartFace.ts'

/** The courses over all rounds that a game draws, in its order, of what the viewer is told; those that stand still are left out. Empty before the second round. */
export function coursesOf(face: ChartFace | undefined, source: ChartSource): readonly ChartFigures[] {
  const range = { from: 0, to: source.world.cursor.turn }
  if (face === undefined || range.to < 2) return []
  return face.charts
    .flatMap((spec) => {
      const choice = face.choices.find(({ id }) => id === spec.choice)
      const options = spec.choice === undefined ? [''] : (choice?.options(source) ?? []).map(({ id }) => id)
      return options.map((option) => spec.figures(source, range, option))
    })
    .filter((figures) => figures.kind === 'lines' && moves(figures))
}

function moves(figures: ChartFigures): boolean {
  return hasFigures(figures) && figures.series.some(({ values }) => new Set(values.filter((value) => value !== null)).size > 1)
}
