import type { NumberField, Sheet } from '../../../kernel/forms/field.ts'
import { sheetIn } from '../../../kernel/forms/form.ts'
import type { FillRequest } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { unitsAt } from '../rules/board.ts'

/** Units of a kind that may leave a battle, and how many go where. */
export interface Leaving {
  readonly type: string
  readonly units: number
  readonly staying: number
  readonly ways: readonly { readonly to: string; readonly field: NumberField; readonly count: number }[]
}

/** Who may leave by the sheet of a retreat, kind by kind. */
export function readRetreat(world: World, { fields, figures }: Pick<FillRequest, 'fields' | 'figures'>, sheet: Sheet): readonly Leaving[] {
  const [nation, area] = [String(figures['nation']), String(figures['area'])]
  const ways = fields.flatMap((group) =>
    group.type !== 'group'
      ? []
      : group.fields.flatMap((field) => {
          const count = Number(sheetIn(sheet[group.id])[field.id] ?? 0)
          return field.type === 'number' ? [{ to: group.id, field, count }] : []
        }),
  )
  return [...new Set(ways.map(({ field }) => field.id))].map((type) => {
    const own = ways.filter(({ field }) => field.id === type)
    const units = unitsAt(world, nation, area, type)
    return { type, units, staying: units - own.reduce((sum, { count }) => sum + (count || 0), 0), ways: own }
  })
}

/** The sheet with so many of a kind going to an area; where that is more than there are, fewer go elsewhere. */
export function leaveTo(sheet: Sheet, leaving: Leaving, to: string, count: number): Sheet {
  let over = leaving.ways.reduce((sum, way) => sum + ((way.to === to ? count : way.count) || 0), 0) - leaving.units
  let next: Sheet = { ...sheet, [to]: { ...sheetIn(sheet[to]), [leaving.type]: count } }
  for (const way of [...leaving.ways].reverse()) {
    if (way.to === to || over <= 0) continue
    const fewer = Math.min(over, way.count || 0)
    over -= fewer
    next = { ...next, [way.to]: { ...sheetIn(next[way.to]), [leaving.type]: way.count - fewer } }
  }
  return next
}

/** The sheet with everybody going there who can, the others elsewhere; null: nobody goes anywhere. */
export function allTo(sheet: Sheet, all: readonly Leaving[], to: string | null): Sheet {
  return withCounts(sheet, all, (way) => (way.to === to ? way.field.max : 0))
}

/** Whether each area takes only some of them, and all together take everybody: attackers that came from several. */
export function isScattered(all: readonly Leaving[]): boolean {
  const targets = new Set(all.flatMap(({ ways }) => ways.map(({ to }) => to)))
  return targets.size > 1 && all.every(({ units, ways }) => ways.reduce((sum, { field }) => sum + field.max, 0) === units)
}

/** The sheet with everybody going back who came from one of several areas. */
export function allBack(sheet: Sheet, all: readonly Leaving[]): Sheet {
  return withCounts(sheet, all, ({ field }) => field.max)
}

function withCounts(sheet: Sheet, all: readonly Leaving[], countOf: (way: Leaving['ways'][number]) => number): Sheet {
  return all.reduce(
    (next, { type, ways }) => ways.reduce((one, way) => ({ ...one, [way.to]: { ...sheetIn(one[way.to]), [type]: countOf(way) } }), next),
    sheet,
  )
}
