import { numberField, placeField } from '../../../../kernel/field.ts'
import { textOf } from '../../../../kernel/form.ts'
import type { Procedure } from '../../../../kernel/procedure.ts'
import { act, drop, tell } from '../../../../kernel/procedure.ts'
import type { Act } from '../../../../kernel/request.ts'
import { DONE } from '../../../../kernel/request.ts'
import type { World } from '../../../../kernel/world.ts'
import { seatOf, shift, typesOf, unitOf, unitsIn } from '../board.ts'
import { scenarioOf, STACKS } from '../records.ts'
import { overrunIn, pathId, pathsFrom } from './paths.ts'
import { changeStack, freeUnits, stackId } from './stacks.ts'

/** Takes back every move of the phase. */
const RESET = 'reset'

/** One move after the other until the player has done; all of them can be taken back together (RULING-17). */
export function* movePhase(world: World, nation: string): Procedure {
  for (;;) {
    const deed = yield* act('move', seatOf(world, nation), () => ({ rule: 'NT-MOV-1', acts: moves(world, nation), figures: { nation } }))
    if (deed === null || deed.act === DONE) return
    if (deed.act === RESET) {
      yield* takeBack(world, nation)
      continue
    }
    const [start = '', type = ''] = deed.act.split('.')
    const path = textOf(deed['path']).split('-')
    yield* move(world, nation, type, Number(deed['count']), start, path)
  }
}

/** What can be moved: a stack of each kind in each area that has somewhere to go. */
function moves(world: World, nation: string): readonly Act[] {
  const stacks = scenarioOf(world).areas.flatMap(({ id }) => (unitsIn(world, nation, id) > 0 ? stackActs(world, nation, id) : []))
  const moved = world.records(STACKS).some((stack) => stack.nation === nation && stack.path.length > 0)
  const reset: Act = { id: RESET, rule: 'NT-MOV-1', wording: 'act.move.reset', fields: [], grave: true }
  return [...stacks, ...(moved ? [reset] : []), { id: DONE, rule: 'NT-MOV-1', wording: 'act.move.done', fields: [] }]
}

function stackActs(world: World, nation: string, area: string): readonly Act[] {
  return typesOf(world, nation).flatMap((type): readonly Act[] => {
    const count = freeUnits(world, nation, area, type)
    const paths = count > 0 ? pathsFrom(world, nation, type, area) : []
    if (paths.length === 0) return []
    return [
      {
        ...{ id: `${area}.${type}`, rule: 'NT-MOV-1', wording: 'act.move.stack', figures: { area, unit: type, count } },
        group: `area.${area}`,
        fields: [
          numberField('count', { wording: 'field.count', min: 1, max: count, preset: count }),
          placeField('path', {
            wording: 'field.path',
            places: paths.map((path) => {
              const to = path.at(-1) ?? ''
              const id = pathId(path)
              if (path.length === 1) return { id, wording: 'place.next', figures: { area: to } }
              const via = path.slice(0, -1)
              return {
                id,
                wording: via.length === 1 ? 'place.via' : 'place.far',
                figures: { area: to, via: via[0] ?? '', steps: path.length },
              }
            }),
          }),
        ],
      },
    ]
  })
}

function* move(world: World, nation: string, type: string, count: number, start: string, path: readonly string[]): Procedure {
  const to = path.at(-1) ?? start
  for (const area of path.slice(0, -1)) yield* hold(world, nation, area)
  yield* shift('NT-MOV-1', nation, type, count, start, to)
  yield* changeStack('NT-MOV-1', world, { nation, area: to, type, path: [start, ...path.slice(0, -1)] }, count)
  yield* tell('NT-MOV-1', 'line.move', { seat: nation, about: [start, to], figures: { nation, unit: type, count, from: start, to } })
}

/** Who is counted against an occupant moves no more: first those that came in, then as many of the others as are needed, plainest first. */
function* hold(world: World, nation: string, area: string): Procedure {
  const overrun = overrunIn(world, nation, area)
  if (overrun === null) return
  let missing = overrun.need - overrun.staying
  for (const type of [...typesOf(world, nation)].sort((one, other) => strength(world, one) - strength(world, other))) {
    const count = Math.min(Math.max(0, missing), freeUnits(world, nation, area, type))
    missing -= count
    yield* changeStack('NT-MOV-3', world, { nation, area, type, path: [] }, count)
  }
}

function strength(world: World, type: string): number {
  const { dice, mod } = unitOf(world, type)
  return 10 * dice + mod
}

function* takeBack(world: World, nation: string): Procedure {
  for (const stack of world.records(STACKS)) {
    const { area, type, count, path } = stack
    if (stack.nation !== nation) continue
    yield* drop('NT-MOV-1', STACKS, stackId(stack))
    if (path[0] !== undefined) yield* shift('NT-MOV-1', nation, type, count, area, path[0])
  }
  yield* tell('NT-MOV-1', 'line.takenBack', { seat: nation, figures: { nation } })
}
