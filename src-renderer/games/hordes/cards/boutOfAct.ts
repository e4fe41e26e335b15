import { NO_TICKS, sideOf, type Bout, type BoutSide } from '../../../../src-shared/games/hordes/rules/combat/bout.ts'
import { SUPPORTS, type CombatKind, type Element, type Side, type SideTicks } from '../../../../src-shared/games/hordes/rules/records.ts'
import { houseRulesIn, ruled } from '../../../../src-shared/games/hordes/rules/rulings/ruled.ts'
import type { Field, Fields, FieldValue, Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import { sheetIn } from '../../../../src-shared/kernel/forms/form.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { Offers, TickId } from '../combat/factorRows.ts'
import { asksFresh, offersFor } from '../combat/offers.ts'
import { chosenIn } from './picks.ts'

/** Groups of ticks in a form: of who acts, and of whom it is done to. */
export const GROUPS = { a: 'own', b: 'foe' } as const satisfies Readonly<Record<Side, string>>

/** Two who are about to fight as a form has them; `fields` say what may be ticked. */
export interface Pairing {
  readonly own: Element
  readonly foe: Element
  readonly kind: CombatKind
  readonly fields: Fields
  readonly sheet: Sheet
}

/** The combat of a pair as it is filled in, who acts as side A; what cannot be said of these two does not count. */
export function boutOf(world: World, { own, foe, kind, fields, sheet }: Pairing): Bout {
  const aid = (id: string): number => chosenIn(world, sheet[id]).length
  const supportsAgainst = (target: Element): number =>
    (fields.some(({ id }) => id === 'supports') ? chosenIn(world, sheet['supports']) : []).filter(
      ({ id }) => world.record(SUPPORTS, id)?.against === target.id,
    ).length
  const side = (element: Element, group: string, aiders: number): BoutSide => ({
    ...{ type: element.type, general: element.general, water: element.water, aid: aiders, supporters: supportsAgainst(element) },
    ticks: ticksIn(sheet[group]),
  })
  const raw: Bout = {
    ...{ kind, by: kind === 'bespell' || kind === 'shoot' ? ('a' as const) : null, houseRules: houseRulesIn(world) },
    fresh: sheet['fresh'] === true,
    a: side(own, GROUPS.a, aid('aiders') + aid('ownAiders')),
    b: side(foe, GROUPS.b, aid('foeAiders')),
  }
  const offers = offersIn(raw, fields)
  return { ...raw, fresh: raw.fresh && mayBeFresh(world, own, foe, fields), a: kept(raw.a, offers.a), b: kept(raw.b, offers.b) }
}

/** Whether these two may have come into contact in this bound: whoever acts has moved, and Knights meet somebody they fear (RULING-50). */
export function mayBeFresh(world: World, own: Element, foe: Element, fields: Fields): boolean {
  if (own.movedIn !== world.cursor.turn || !fields.some(({ id }) => id === 'fresh')) return false
  const sides = { a: sideOf(own.type), b: sideOf(foe.type) }
  return asksFresh({ kind: 'close', ...sides }) && (own.type === 'KN' || ruled(world, 'fresh_contact') === 'either')
}

/** What may be ticked for this pair: what the form asks and their types allow. */
export function offersIn(bout: Bout, fields: Fields): Readonly<Record<Side, Offers>> {
  const possible = offersFor(bout)
  const asked = (side: Side): Offers =>
    Object.fromEntries(
      fieldsOf(fields, GROUPS[side]).flatMap((field) => {
        const most = possible[side][field.id as TickId]
        return most === undefined || field.id === 'supporters'
          ? []
          : [[field.id, field.type === 'number' ? Math.min(most, field.max) : most]]
      }),
    )
  return { a: asked('a'), b: asked('b') }
}

/** The sheet with another tick in it. */
export function ticked(sheet: Sheet, fields: Fields, side: Side, id: TickId, now: number): Sheet {
  const field = fieldsOf(fields, GROUPS[side]).find((one) => one.id === id)
  const value: FieldValue = field?.type === 'number' ? now : now > 0
  return { ...sheet, [GROUPS[side]]: { ...sheetIn(sheet[GROUPS[side]]), [id]: value } }
}

/** The sheet without what cannot be said of these two, as the rules take it. */
export function cleared(sheet: Sheet, fields: Fields, bout: Bout): Sheet {
  const group = (side: Side): Sheet =>
    Object.fromEntries(
      fieldsOf(fields, GROUPS[side]).map(({ id, type }) => {
        const now = bout[side].ticks[id as keyof SideTicks]
        return [id, type === 'number' ? Number(now) : Boolean(now)]
      }),
    )
  const groups = (['a', 'b'] as const).filter((side) => fields.some(({ id }) => id === GROUPS[side]))
  const fresh = fields.some(({ id }) => id === 'fresh') ? { fresh: bout.fresh } : {}
  return { ...sheet, ...fresh, ...Object.fromEntries(groups.map((side) => [GROUPS[side], group(side)])) }
}

function fieldsOf(fields: Fields, group: string): readonly Field[] {
  const found = fields.find(({ id }) => id === group)
  return found?.type === 'group' ? found.fields : []
}

function ticksIn(value: FieldValue | undefined): SideTicks {
  const given = sheetIn(value)
  return Object.fromEntries(
    Object.entries(NO_TICKS).map(([id, none]) => [id, typeof given[id] === typeof none ? given[id] : none]),
  ) as unknown as SideTicks
}

function kept(side: BoutSide, offers: Offers): BoutSide {
  const ticks = Object.fromEntries(Object.entries(side.ticks).filter(([id]) => (offers[id as TickId] ?? 0) > 0))
  return { ...side, ticks: { ...NO_TICKS, ...ticks } }
}
