import { say } from '../../text/playing.ts'
import type { ChartChoice, ChartFace, ChartFigures, ChartSource, ChartSpec } from '../../api/chartFace.ts'
import type { RoundRange } from '../../reading/chartRounds.ts'
import { isCivilisation, type Civilisation } from '../rules/seats.ts'
import { casualtyFigures } from './casualties.ts'
import { courseOf, type Course } from './course.ts'
import { peopleFigures, scoreFigures, storesFigures } from './parts.ts'
import { isMeasure, measureName, MEASURES, standingFigures } from './standing.ts'
import { chartTitlesTexts } from './texts/chartTitles.ts'
import { InvariantError } from '../../../kernel/invariantError.ts'

const COURSES = new WeakMap<ChartSource, Course>()

/** Read off once for all charts. */
function courseIn(source: ChartSource): Course {
  const known = COURSES.get(source)
  if (known !== undefined) return known
  const course = courseOf(source.world, source.moments, source.ledger, source.viewer)
  COURSES.set(source, course)
  return course
}

const MEASURE: ChartChoice = {
  id: 'measure',
  label: () => chartTitlesTexts.compared,
  options: () => MEASURES.map((id) => ({ id, name: measureName(id) })),
  preset: () => 'culture',
  command: (name) => chartTitlesTexts.command(name),
}

/** Civilisations whose books are open to the viewer. */
const SEAT: ChartChoice = {
  id: 'seat',
  label: () => chartTitlesTexts.whose,
  options: (source) => {
    const { seats, opens } = courseIn(source)
    return seats.filter(opens).map((id) => ({ id, name: say(`seat.${id}`), owner: id }))
  },
  preset: ({ world }) => world.cursor.seat,
}

type PartFigures = (course: Course, seat: Civilisation, range: RoundRange) => ChartFigures

function ofSeat(id: 'stores' | 'people', figures: PartFigures): ChartSpec {
  return {
    ...{ id, wide: false, choice: SEAT.id },
    name: (seat) => chartTitlesTexts.names[id](seat),
    empty: () => chartTitlesTexts.empty[id],
    figures: (source, range, seat) => {
      if (!isCivilisation(seat)) throw new InvariantError(`there is no civilisation ${seat}`)
      return figures(courseIn(source), seat, range)
    },
  }
}

/** Who stands where, what it is made of and what the wars cost. */
export const CHARTS: ChartFace = {
  choices: [MEASURE, SEAT],
  charts: [
    {
      ...{ id: 'standing', wide: true, small: true, choice: MEASURE.id },
      name: (measure) => chartTitlesTexts.names.measure(measureName(isMeasure(measure) ? measure : 'culture')),
      empty: () => chartTitlesTexts.empty.standing,
      figures: (source, range, measure) => standingFigures(courseIn(source), isMeasure(measure) ? measure : 'culture', range),
    },
    ofSeat('stores', storesFigures),
    ofSeat('people', peopleFigures),
    {
      ...{ id: 'score', wide: true },
      name: () => chartTitlesTexts.names.score,
      empty: () => chartTitlesTexts.empty.score,
      figures: (source, range) => scoreFigures(courseIn(source), range),
    },
    {
      ...{ id: 'casualties', wide: true },
      name: () => chartTitlesTexts.names.casualties,
      empty: () => chartTitlesTexts.empty.casualties,
      figures: ({ moments }, range) => casualtyFigures(moments, range),
    },
  ],
}
