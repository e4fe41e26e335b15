import { numberField, pickField, placeField } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import { act, post, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { DONE, type Act } from '../../../kernel/engine/request.ts'
import { GAME_MASTER, type RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { counters, nationsInOrder, typesOf, unitsAt, unitsIn } from './board.ts'
import { scenarioOf } from './records.ts'
import { placeUnits, removeUnits } from './units.ts'

/** Most points the game master gives or takes at once. */
const MOST_POINTS = 50

/**
 * What the sheet leaves to the game master: units placed and removed, points given and taken, one after the other until all is done. With
 * `nation` it concerns that one alone; `pointsOnly`: nothing but points.
 */
export function* moderate(rule: RuleId, world: World, text: string, nation: string | null, pointsOnly = false): Procedure {
  for (;;) {
    const deed = yield* act('moderate', GAME_MASTER, () => {
      const nations = nation === null ? nationsInOrder(world) : [nation]
      return { rule, acts: deeds(rule, world, nations, pointsOnly), figures: { text } }
    })
    if (deed === null || deed.act === DONE) return
    const { act: id } = deed
    const whose = textOf(deed['nation'])
    const [verb, of = whose] = id.split('-')
    const placed = { area: textOf(deed['area']), type: textOf(deed['type']), count: Number(deed['count']) }
    if (verb === 'points') yield* givePoints(rule, world, of, Number(deed['points']))
    if (verb === 'place') yield* placeUnits(rule, world, of, placed)
    if (verb === 'remove') yield* removeUnits(rule, world, of, placed)
  }
}

function deeds(rule: RuleId, world: World, nations: readonly string[], pointsOnly: boolean): readonly Act[] {
  const options = nations.map((id) => ({ id, wording: `seat.${id}` }))
  const points: Act = {
    ...{ id: 'points', rule, wording: 'act.moderate.points' },
    fields: [
      pickField('nation', { wording: 'field.nation', options, preset: nations[0] ?? '' }),
      numberField('points', { wording: 'field.points', min: -MOST_POINTS, max: MOST_POINTS, preset: 0 }),
    ],
  }
  const units = pointsOnly ? [] : nations.flatMap((nation) => [...placing(rule, world, nation), ...removing(rule, world, nation)])
  return [points, ...units, { id: DONE, rule, wording: 'act.moderate.done', fields: [] }]
}

function placing(rule: RuleId, world: World, nation: string): readonly Act[] {
  const types = typesOf(world, nation).filter((type) => counters(world, nation, type) > 0)
  const most = Math.max(0, ...types.map((type) => counters(world, nation, type)))
  return unitsAct(
    rule,
    'place',
    nation,
    scenarioOf(world).areas.map(({ id }) => id),
    types,
    most,
  )
}

function removing(rule: RuleId, world: World, nation: string): readonly Act[] {
  const areas = scenarioOf(world)
    .areas.map(({ id }) => id)
    .filter((area) => unitsIn(world, nation, area) > 0)
  const types = typesOf(world, nation).filter((type) => areas.some((area) => unitsAt(world, nation, area, type) > 0))
  return unitsAct(rule, 'remove', nation, areas, types, Math.max(0, ...areas.map((area) => unitsIn(world, nation, area))))
}

function unitsAct(
  rule: RuleId,
  verb: 'place' | 'remove',
  nation: string,
  areas: readonly string[],
  types: readonly string[],
  most: number,
): readonly Act[] {
  const [first] = types
  if (first === undefined) return []
  return [
    {
      ...{ id: `${verb}-${nation}`, rule, wording: `act.moderate.${verb}`, figures: { nation } },
      fields: [
        placeField('area', { wording: 'field.area', places: areas.map((id) => ({ id, wording: `area.${id}` })) }),
        pickField('type', { wording: 'field.type', options: types.map((id) => ({ id, wording: `unit.${id}` })), preset: first }),
        numberField('count', { wording: 'field.count', min: 1, max: most, preset: 1 }),
      ],
    },
  ]
}

function* givePoints(rule: RuleId, world: World, nation: string, wanted: number): Procedure {
  const points = Math.max(wanted, -world.balance(nation, 'vp'))
  yield* post(rule, nation, 'vp', points)
  if (points !== 0) yield* tell(rule, 'line.points', { seat: nation, figures: { nation, points } })
}
