import type { World } from '../../../../kernel/world/world.ts'
import type { FigurePart } from '../../../api/ledgerFace.ts'
import { ROYALS, type Royal } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'

export function royalsOf(world: World, seat: Civilisation): readonly Royal[] {
  return world.records(ROYALS).filter((royal) => royal.owner === seat)
}

export function rulerOf(world: World, seat: Civilisation): Royal | undefined {
  return world.records(ROYALS).find(({ owner, role }) => owner === seat && role === 'ruler')
}

export function spouseOf(world: World, seat: Civilisation): Royal | undefined {
  return world.records(ROYALS).find(({ owner, role }) => owner === seat && role === 'spouse')
}

export function childrenOf(world: World, seat: Civilisation): readonly Royal[] {
  return royalsOf(world, seat).filter((royal) => royal.role === 'child')
}

/** What the house adds to the culture that counts, person by person: GL-ROY-3 to 6. */
export function royalCulture(world: World, seat: Civilisation): readonly FigurePart[] {
  const ruler = rulerOf(world, seat)
  if (ruler === undefined) return []
  return [rulersShare(ruler), ...spousesShare(world, seat, ruler), ...childrenOf(world, seat).map((child) => childsShare(ruler, child))]
}

/** The culture of the house as far as it stands beside the ledger (RULING-106: with `per_turn` it is booked in phase 2 instead). */
export function standingRoyalCulture(world: World, seat: Civilisation): readonly FigurePart[] {
  return ruled(world, 'ruler_culture') === 'standing' ? royalCulture(world, seat) : []
}

/** GL-ROY-3 The ruler adds his culture figure. */
function rulersShare(ruler: Royal): FigurePart {
  return { rule: 'GL-ROY-3', wording: 'part.ruler', figures: { sex: ruler.sex }, amount: ruler.culture }
}

/** GL-ROY-4 A spouse adds as much as the ruler. */
function spousesShare(world: World, seat: Civilisation, ruler: Royal): FigurePart[] {
  const spouse = spouseOf(world, seat)
  return spouse === undefined ? [] : [{ rule: 'GL-ROY-4', wording: 'part.spouse', figures: { sex: spouse.sex }, amount: ruler.culture }]
}

function childsShare(ruler: Royal, child: Royal): FigurePart {
  return child.sex === ruler.sex ? childLikeRuler(ruler, child) : childLikeSpouse(ruler, child)
}

/** GL-ROY-5 A child of the ruler's sex adds a fifth of the ruler's figure, rounded down (and 2 to rolls in battle). */
function childLikeRuler(ruler: Royal, child: Royal): FigurePart {
  return { rule: 'GL-ROY-5', wording: 'part.child', figures: { sex: child.sex }, amount: Math.floor(ruler.culture / 5) }
}

/** GL-ROY-6 A child of the spouse's sex adds a tenth of the ruler's figure, rounded down. */
function childLikeSpouse(ruler: Royal, child: Royal): FigurePart {
  return { rule: 'GL-ROY-6', wording: 'part.child', figures: { sex: child.sex }, amount: Math.floor(ruler.culture / 10) }
}

/** What one member of a house adds to the culture that counts. */
export function cultureOf(world: World, royal: Royal): number {
  const ruler = rulerOf(world, royal.owner)
  if (ruler === undefined || royal.role === 'heir') return 0
  return royal.role === 'child' ? childsShare(ruler, royal).amount : ruler.culture
}
