import type { World } from '../../../kernel/world/world.ts'
import type { DerivedFigure as Reckoned, FigurePart } from '../../api/ledgerFace.ts'
import { TOKENS } from './accounts.ts'
import { civilisation, held } from './civilisation.ts'
import { everybody, peopleForBenefits, peopleForBurdens } from './people.ts'
import { SETTLEMENTS, SHAMANS } from './records.ts'
import { standingRoyalCulture } from './royalty/culture.ts'
import { ruled } from './rulings/switches.ts'
import type { Civilisation } from './seats.ts'
import { SETTLEMENT_FIGURES } from './tables/settlements.ts'

/** The culture that counts: stored culture and what the house adds. */
export function effectiveCulture(world: World, seat: Civilisation): number {
  return held(world, seat, 'culture') + sum(standingRoyalCulture(world, seat))
}

export function cultureParts(world: World, seat: Civilisation): readonly FigurePart[] {
  return [
    { rule: 'GL-SPEND-4', wording: 'part.culture', figures: {}, amount: held(world, seat, 'culture') },
    ...standingRoyalCulture(world, seat),
  ]
}

/** Ages achieved, 1 to 6, as chances, prices and limits count them (RULING-35). */
export function agesAchieved(world: World, seat: Civilisation): number {
  return ruled(world, 'ages_achieved') === 'highest' ? civilisation(world, seat).highestAge : held(world, seat, 'age')
}

/** Tokens of all kinds. */
export function tokensHeld(world: World, seat: Civilisation): number {
  return TOKENS.reduce((total, token) => total + held(world, seat, token), 0)
}

/** People the land and the settlements can carry, line by line: GL-CHK-1 with RULING-110. */
export function capacityParts(world: World, seat: Civilisation): readonly FigurePart[] {
  const territories = held(world, seat, 'territories')
  const bonus = 5 * Math.floor(effectiveCulture(world, seat) / 10)
  const times = ruled(world, 'capacity_culture') === 'per_territory' ? territories : 1
  const settlements = world.records(SETTLEMENTS).filter(({ owner, established }) => owner === seat && established)
  return [
    { rule: 'GL-CHK-1', wording: 'part.land', figures: { territories }, amount: 20 * territories },
    { rule: 'GL-CHK-1', wording: 'part.landCulture', figures: { bonus, times }, amount: bonus * times },
    {
      rule: 'GL-CITY-2',
      wording: 'part.settlements',
      figures: { settlements: settlements.length },
      amount: settlements.reduce((total, { type }) => total + SETTLEMENT_FIGURES[type].people, 0),
    },
  ]
}

export function capacity(world: World, seat: Civilisation): number {
  return sum(capacityParts(world, seat))
}

/** GL-AGE-4 The chance of a child rises by 5 with every age past the first; the whole of it (GL-POP-3) line by line, in percent. */
export function birthChanceParts(world: World, seat: Civilisation): readonly FigurePart[] {
  const ages = agesAchieved(world, seat)
  return [
    { rule: 'GL-POP-3', wording: 'part.birthBase', figures: {}, amount: 50 },
    { rule: 'GL-AGE-4', wording: 'part.birthAge', figures: { ages }, amount: 5 * (ages - 1) },
    { rule: 'GL-SPEND-11', wording: 'part.birthShamans', figures: {}, amount: shamansBirthShare(world, seat) },
  ]
}

/**
 * What the shamans add to the chance of every woman, at most 10. Where a shaman serves the settlement alone (RULING-109), the women are
 * taken as living in equal numbers in all settlements, and the chance of all of them rises by the average, rounded down.
 */
function shamansBirthShare(world: World, seat: Civilisation): number {
  const added = world.records(SHAMANS).reduce((total, { owner, birth }) => (owner === seat ? total + birth : total), 0)
  if (ruled(world, 'shaman_birth_scope') === 'realm') return Math.min(10, added)
  const settlements = world.records(SETTLEMENTS).filter(({ owner, established }) => owner === seat && established).length
  return settlements === 0 ? 0 : Math.floor(added / settlements)
}

/** GL-POP-3 Chance in percent that a woman who tries bears a child: 50, 5 more per age past the first, and the shamans' share. */
export function birthChance(world: World, seat: Civilisation): number {
  return sum(birthChanceParts(world, seat))
}

export interface DerivedFigure extends Reckoned {
  readonly id: 'effectiveCulture' | 'people' | 'peopleFree' | 'capacity' | 'tokens' | 'birthChance'
}

/** Figures that are reckoned, not booked, each with the lines it is made of. */
export function derivedFigures(world: World, seat: Civilisation): readonly DerivedFigure[] {
  const tokens: FigurePart[] = TOKENS.map((token) => ({
    rule: 'GL-PTS-1',
    wording: `account.${token}`,
    figures: {},
    amount: held(world, seat, token),
  }))
  const of = (id: DerivedFigure['id'], parts: readonly FigurePart[]): DerivedFigure => ({ id, value: sum(parts), parts })
  return [
    of('effectiveCulture', cultureParts(world, seat)),
    of('people', peopleParts(world, seat, 'GL-CHK-2', peopleForBurdens(world, seat))),
    of('peopleFree', peopleParts(world, seat, 'GL-GEN-4', peopleForBenefits(world, seat))),
    of('capacity', capacityParts(world, seat)),
    of('tokens', tokens),
    of('birthChance', birthChanceParts(world, seat)),
  ]
}

function peopleParts(world: World, seat: Civilisation, rule: FigurePart['rule'], counted: number): readonly FigurePart[] {
  const accounts = ['males', 'females', 'warriors', 'spies', 'assassins'] as const
  const parts: FigurePart[] = accounts.map((account) => ({
    rule,
    wording: `account.${account}`,
    figures: {},
    amount: held(world, seat, account),
  }))
  const commoners = sum(parts)
  const house = everybody(world, seat) - commoners
  if (house > 0) parts.push({ rule: 'GL-ROY-1', wording: 'part.house', figures: {}, amount: house })
  const leftOut = counted - everybody(world, seat)
  if (leftOut < 0) parts.push({ rule: 'GL-GEN-4', wording: 'part.warriorsLeftOut', figures: {}, amount: leftOut })
  return parts
}

export function sum(parts: readonly FigurePart[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}
