import { act, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { DONE, type Act, type ActAnswer, type Option } from '../../../kernel/engine/request.ts'
import { numberField, pickField } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import type { Problem } from '../../../kernel/problem.ts'
import type { World } from '../../../kernel/world/world.ts'
import { creatureOption, spotId, toadlingOption } from './casting/targets.ts'
import { creaturesOn, toadlingsOn } from './creatures.ts'
import { settleDefeats, strike } from './defeat.ts'
import { ownProblem } from './messages.ts'
import { moveTo } from './moving.ts'
import { CREATURES, mageSpace, turnOf } from './records.ts'
import { freeSpaces, teleport } from './teleporting.ts'
import { tileAct, tileProblems, useTileOf } from './tileAct.ts'
import { grantActions, grantsLeft, remember } from './turnRecord.ts'
import { PATHS, SECTIONS, type Colour } from './types.ts'

/** More than any creature can take. */
const MOST_DAMAGE = 9
/** Where a creature goes that a spell brings to the tower. */
export const TOWER = 'tower'
/** The act of a spell that changes nothing on the board. */
export const QUIET = 'quiet'
const DID = ['damage', 'moved', 'mage', 'actions'] as const

/** Whether an act says what a real card did. */
export function isSpellAct(id: string): boolean {
  return id === QUIET || DID.some((one) => one === id)
}

/** Acts of a spell that is cast with real cards: what it does first, or that it does nothing here (RULING-63). */
export function castActs(world: World, seat: Colour): readonly Act[] {
  return [...didActs(world, seat), { id: QUIET, rule: 'OO-ACTION-3', wording: 'act.did.quiet', fields: [] }]
}

/**
 * A spell is cast with real cards (OO-ACTION-3): the seat says what they did, one thing after the other. The cards themselves say how much
 * power a line needs, which targets it reaches, and which cards are drawn or discarded (RULING-63).
 */
export function* castRealCards(world: World, seat: Colour, first: ActAnswer): Procedure {
  const { bonusNow } = turnOf(world)
  yield* tell('OO-ACTION-3', 'line.spellCast', { seat, figures: { seat } })
  if (bonusNow > 0) yield* tell('OO-BONUS-5', 'line.bonusAdds', { seat, figures: { seat, count: bonusNow } })
  if (first.act !== QUIET) {
    yield* perform(world, seat, first)
    yield* tellTheRest(world, seat)
  }
  // The seat does not say how much of the bonus power the cards used: a cast takes all of it.
  if (turnOf(world).bonusNow > 0) yield* remember(world, 'OO-BONUS-5', { bonusNow: 0 })
}

function* tellTheRest(world: World, seat: Colour): Procedure {
  for (;;) {
    const taken: ActAnswer | null = yield* act('did', seat, () => ({
      rule: 'OO-SPELL-3' as const,
      acts: [
        ...didActs(world, seat),
        ...tileAct(world, seat),
        { id: DONE, rule: 'OO-SPELL-4' as const, wording: 'act.did.done', fields: [] },
      ] as readonly Act[],
      check: (answer: ActAnswer) => [...tileProblems(world, answer), ...didProblems(world, answer)],
    }))
    if (taken === null || taken.act === DONE) return
    if (taken.act === 'tile') yield* useTileOf(world, seat, taken, true)
    else yield* perform(world, seat, taken)
  }
}

function didActs(world: World, seat: Colour): readonly Act[] {
  const creatures = ofOwnPathFirst(world, seat, (path) => creaturesOn(world, path).map(creatureOption))
  const toadlings = ofOwnPathFirst(world, seat, (path) => toadlingsOn(world, path).map(toadlingOption))
  const spaces = freeSpaces(world, seat).map((space) => ({ id: String(space), wording: 'option.space', figures: { space } }))
  const actions = grantsLeft(world)
  return [
    ...damageAct([...creatures, ...toadlings]),
    ...movedAct(world, seat, creatures),
    ...mageAct(spaces),
    ...(actions === 0 ? [] : [actionsAct(actions)]),
  ]
}

/** Options of the own path, then those of the other paths in order: most attacks reach the own path only. */
function ofOwnPathFirst(world: World, seat: Colour, on: (path: number) => readonly Option[]): readonly Option[] {
  const own = mageSpace(world, seat)
  return [own, ...PATHS.filter((path) => path !== own)].flatMap(on)
}

/** A creature or toadling is hit. */
function damageAct(targets: readonly Option[]): readonly Act[] {
  const [first] = targets
  if (first === undefined) return []
  return [
    {
      ...{ id: 'damage', rule: 'OO-SPELL-5', wording: 'act.did.damage' },
      fields: [
        pickField('creature', { wording: 'field.hit', options: targets, preset: first.id }),
        numberField('amount', { wording: 'field.damage', min: 1, max: MOST_DAMAGE, preset: 1 }),
      ],
    },
  ]
}

/** A creature goes to a section, or arrives at the tower: Switch (OO-SPELL-21) and Magic Bonds (OO-SPELL-23). */
function movedAct(world: World, seat: Colour, creatures: readonly Option[]): readonly Act[] {
  const [first] = creatures
  if (first === undefined) return []
  const sections = ofOwnPathFirst(world, seat, (path) =>
    SECTIONS.map((section) => ({ id: spotId({ path, section }), wording: 'option.section', figures: { path, section } })),
  )
  return [
    {
      ...{ id: 'moved', rule: 'OO-SPELL-3', wording: 'act.did.moved' },
      fields: [
        pickField('creature', { wording: 'field.moved', options: creatures, preset: first.id }),
        pickField('section', {
          wording: 'field.section',
          options: [...sections, { id: TOWER, wording: 'option.tower' }],
          preset: sections[0]?.id ?? TOWER,
        }),
      ],
    },
  ]
}

function mageAct(spaces: readonly Option[]): readonly Act[] {
  const [first] = spaces
  if (first === undefined) return []
  return [
    {
      ...{ id: 'mage', rule: 'OO-ENH-2', wording: 'act.did.mage' },
      fields: [pickField('space', { wording: 'field.space', options: spaces, preset: first.id })],
    },
  ]
}

function actionsAct(most: number): Act {
  return {
    ...{ id: 'actions', rule: 'OO-ACTION-5', wording: 'act.did.actions' },
    fields: [numberField('amount', { wording: 'field.gained', min: 1, max: most, preset: 1 })],
  }
}

/** A move ends on another section than it began on. */
export function didProblems(world: World, { act: id, creature, section }: ActAnswer): readonly Problem[] {
  const moved = id === 'moved' ? world.record(CREATURES, textOf(creature)) : undefined
  if (moved === undefined || spotId(moved) !== section) return []
  return [ownProblem('section', 'problem.isThere', { type: moved.type, path: moved.path })]
}

/** Does what a card did; the rules do what follows from it. */
function* perform(world: World, seat: Colour, taken: ActAnswer): Procedure {
  switch (taken.act) {
    case 'damage':
      return yield* strike(world, { rule: 'OO-SPELL-5', seat, amount: Number(taken['amount']) }, [textOf(taken['creature'])])
    case 'moved':
      return yield* move(world, seat, textOf(taken['creature']), textOf(taken['section']))
    case 'mage':
      return yield* teleport(world, 'OO-ENH-2', seat, Number(taken['space']))
    case 'actions':
      yield* tell('OO-ACTION-5', 'line.actionsGained', { seat, figures: { seat, actions: Number(taken['amount']) } })
      yield* grantActions(world, 'OO-ACTION-5', seat, Number(taken['amount']))
  }
}

/** Roads act where a creature is put, and an arrival is one of any cause (OO-TOWER-1). */
function* move(world: World, seat: Colour, id: string, to: string): Procedure {
  const creature = world.record(CREATURES, id)
  if (creature === undefined) return
  const { type, path: from, section: steps } = creature
  const rule = 'OO-SPELL-3'
  const [path = from, section = 0] = to === TOWER ? [from, 0] : to.split('-').map(Number)
  if (to === TOWER) yield* tell(rule, 'line.forwarded', { seat, about: id, figures: { seat, type, path, steps } })
  else yield* tell(rule, 'line.brought', { seat, about: id, figures: { seat, type, from, path, section } })
  yield* moveTo(world, rule, creature, path, section, new Set())
  yield* settleDefeats(world, seat)
}
