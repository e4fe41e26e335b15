import { choose, drop, rollOne, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { SimpleTest } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ROYALS, type Royal, type Sex } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { HOUSE_AT_MOST, ROYAL_CHILD } from '../tables/royalFigures.ts'
import { childrenOf, rulerOf, spouseOf } from './culture.ts'
import { royalDies } from './house.ts'
import { addRoyal } from './members.ts'
import { personFigures } from './succession.ts'
import { percent } from '../percent.ts'

/** GL-ROY-10 With a spouse the house may try for a child once a turn: it comes on 70 or less. */
export function* tryForRoyalChild(world: World, seat: Civilisation): Procedure {
  if (spouseOf(world, seat) === undefined) return
  const die = yield* rollOne('royalChild', seat, () => royalTry(world, seat))
  if (die <= ROYAL_CHILD.chance) yield* royalBirth(world, seat)
  else yield* failedRoyalBirth(world, seat)
}

function royalTry(world: World, seat: Civilisation) {
  return {
    rule: 'GL-ROY-10',
    wording: 'roll.royalChild',
    figures: { chance: ROYAL_CHILD.chance, children: childrenOf(world, seat).length },
    faces: 100,
    test: percent(ROYAL_CHILD.chance, 'royalChild', 'noRoyalChild'),
  } as const
}

/** The die for a royal child; null where there is nobody to bear it. */
export function royalChildRoll(world: World, seat: Civilisation): ReturnType<typeof royalTry> | null {
  return spouseOf(world, seat) === undefined ? null : royalTry(world, seat)
}

/** What the die for its sex says. */
export function royalSexTest(): SimpleTest {
  return percent(ROYAL_CHILD.son, 'son', 'daughter')
}

/** GL-ROY-12 A royal child is a son on 50 or less, else a daughter; with four children it takes the place of one, or is declined. */
function* royalBirth(world: World, seat: Civilisation): Procedure {
  const die = yield* rollOne('royalSex', seat, () => ({
    rule: 'GL-ROY-12',
    figures: { chance: ROYAL_CHILD.son },
    faces: 100,
    test: royalSexTest(),
  }))
  yield* bearRoyalChild(world, seat, die)
}

/** A royal child is born; `die`: for its sex. */
export function* bearRoyalChild(world: World, seat: Civilisation, die: number): Procedure {
  const sex = die <= ROYAL_CHILD.son ? 'male' : 'female'
  if (!(yield* makeRoom(world, seat, sex))) return
  const child = yield* addRoyal('GL-ROY-10', world, seat, 'child', sex)
  yield* tell('GL-ROY-10', 'line.royalChild', { seat, about: child, figures: { sex } })
}

const DECLINE = 'decline'

/** GL-ROY-9 To make room a child is put out of the line: it lives on outside the house. False where the newborn is declined instead. */
function* makeRoom(world: World, seat: Civilisation, sex: Sex): Procedure<boolean> {
  const children = childrenOf(world, seat)
  if (children.length < HOUSE_AT_MOST.child) return true
  const answer = yield* choose('royalRoom', seat, () => ({
    rule: 'GL-ROY-9',
    rules: ['GL-ROY-12'],
    figures: { sex, children: children.length },
    options: [
      { id: DECLINE, wording: 'option.declineChild', figures: { sex } },
      ...children.map((child) => ({ id: child.id, wording: 'option.outOfLine', figures: personFigures(child, children) })),
    ],
    preset: DECLINE,
  }))
  const leaving = children.find(({ id }) => id === answer)
  if (leaving === undefined) yield* tell('GL-ROY-12', 'line.royalChildDeclined', { seat, figures: { sex } })
  else yield* putOutOfLine(seat, leaving)
  return leaving !== undefined
}

function* putOutOfLine(seat: Civilisation, child: Royal): Procedure {
  yield* drop('GL-ROY-9', ROYALS, child.id)
  yield* tell('GL-ROY-9', 'line.outOfLine', { seat, about: child.id, figures: { sex: child.sex } })
}

/** GL-ROY-11 A failed try kills the female of the first rank with a chance of 0: as printed, no roll at all (RULING-131). */
export function* failedRoyalBirth(world: World, seat: Civilisation): Procedure {
  yield* tell('GL-ROY-10', 'line.noRoyalChild', { seat })
  const risk = ruled(world, 'royal_birth_death')
  const mother = [rulerOf(world, seat), spouseOf(world, seat)].find((royal) => royal?.sex === 'female')
  if (risk === 0 || mother === undefined) return
  const die = yield* rollOne('royalMother', seat, () => ({
    rule: 'GL-ROY-11',
    figures: { chance: risk, role: mother.role },
    faces: 100,
    test: { ...percent(risk, 'royalMotherDies', 'royalMotherLives'), harm: true },
  }))
  if (die <= risk) yield* royalDies('GL-ROY-11', world, mother, 'line.royalMotherDies')
}
