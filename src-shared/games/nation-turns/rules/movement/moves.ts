import { listField, numberField, placeField, type Sheet, type Place } from '../../../../kernel/forms/field.ts'
import { rowsIn, textOf } from '../../../../kernel/forms/form.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { fill, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { areaOf, seatOf, shift, typesOf, unitOf } from '../board.ts'
import { ownProblem } from '../messages.ts'
import { scenarioOf } from '../records.ts'
import { overrunIn, pathsFrom, plannable, type Path } from './paths.ts'
import { endOf, inOrder, plannedOverrun, readWay, wayId, type Move } from './plan.ts'
import { changeStack, freeUnits } from './stacks.ts'

/** Units of a kind in an area that can move, with all ways they may go. */
export interface Mover {
  readonly area: string
  readonly type: string
  readonly count: number
  readonly paths: readonly Path[]
}

/**
 * All moves of the phase on one sheet, a row for units that go one way; whoever is on no row stays (RULING-17). Nobody is asked where
 * nothing can move.
 */
export function* movePhase(world: World, nation: string): Procedure {
  const sheet = yield* fill('move', seatOf(world, nation), () => {
    const all = movers(world, nation)
    if (all.length === 0) return null
    const units = all.map(({ count }) => count)
    return {
      rule: 'NT-MOV-1',
      fields: [
        listField('moves', {
          wording: 'field.moves',
          fields: [
            placeField('way', { wording: 'field.path', places: all.flatMap(places) }),
            numberField('count', { wording: 'field.count', min: 1, max: Math.max(...units), preset: 1 }),
          ],
          ...{ least: 0, most: units.reduce((sum, count) => sum + count, 0), preset: [] },
        }),
      ],
      figures: { nation },
      check: (given: Sheet) => problemsOf(world, nation, movesIn(given)),
    }
  })
  if (sheet === null) return
  const { order } = inOrder(world, nation, movesIn(sheet))
  for (const one of order) yield* move(world, nation, one)
  const passed = new Set(order.flatMap(({ path }) => path.slice(0, -1)))
  for (const area of passed) yield* hold(world, nation, area)
}

/** The rows of a sheet; those that name no way yet are left out. */
export function movesIn(sheet: Sheet): readonly Move[] {
  return rowsIn(sheet['moves']).flatMap((row) => {
    const way = textOf(row['way'])
    return way === '' ? [] : [{ ...readWay(way), count: Number(row['count'] ?? 0) }]
  })
}

/** What can be moved: units of each kind in each area that have somewhere to go. */
export function movers(world: World, nation: string): readonly Mover[] {
  const standing = scenarioOf(world).areas.flatMap(({ id: area }) =>
    typesOf(world, nation).flatMap((type) => {
      const count = freeUnits(world, nation, area, type)
      return count > 0 ? [{ area, type, count }] : []
    }),
  )
  const mayPass = plannable(world, nation, standing)
  return standing.flatMap((one) => {
    const paths = pathsFrom(world, nation, one.type, one.area, mayPass)
    return paths.length === 0 ? [] : [{ ...one, paths }]
  })
}

function places({ area, type, paths }: Mover): readonly Place[] {
  return paths.map((path) => ({
    ...{ id: wayId(area, type, path), wording: 'place.way' },
    figures: { unit: type, from: area, way: path.join('-') },
  }))
}

/** Each unit moves once; NT-MOV-3 whoever passes foreign units has enough others stay there. */
function problemsOf(world: World, nation: string, moves: readonly Move[]): readonly Problem[] {
  const wanted = new Map<string, number>()
  const tooMany = moves.flatMap(({ from, type, count }, row) => {
    const stack = `${from}.${type}`
    const value = (wanted.get(stack) ?? 0) + count
    wanted.set(stack, value)
    const max = freeUnits(world, nation, from, type)
    if (value <= max) return []
    return [ownProblem(`moves[${row}].count`, 'problem.moreThanStand', { area: areaOf(world, from).name, value, max }, 'NT-MOV-1')]
  })
  if (tooMany.length > 0) return tooMany
  return inOrder(world, nation, moves).stuck.map((move) => {
    const barred = move.path.slice(0, -1).map((area) => plannedOverrun(world, nation, area, moves))
    const first = barred.find((one) => one !== null && one.staying < one.need) ?? barred.find((one) => one !== null)
    const { area = move.from, occupant = 0, need = 0, staying = 0 } = first ?? {}
    const figures = { area: areaOf(world, area).name, occupant, need, value: staying }
    return ownProblem(`moves[${moves.indexOf(move)}].way`, 'problem.noOverrun', figures, 'NT-MOV-3')
  })
}

function* move(world: World, nation: string, { type, from, path, count }: Move): Procedure {
  const to = endOf({ type, from, path })
  yield* shift('NT-MOV-1', nation, type, count, from, to)
  yield* changeStack('NT-MOV-1', world, { nation, area: to, type, path: [from, ...path.slice(0, -1)] }, count)
  yield* tell('NT-MOV-1', 'line.move', { seat: nation, about: [from, to], figures: { nation, unit: type, count, from, to } })
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
