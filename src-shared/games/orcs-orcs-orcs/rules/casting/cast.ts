import { act, choose, drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { pickField, flagField } from '../../../../kernel/forms/field.ts'
import { DONE, type Act, type ActAnswer, type Option } from '../../../../kernel/engine/request.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { drawMore, handOf, inPlace, isPoison, moveAllSpells, moveSpells, placeOf, privy } from '../cards.ts'
import { settleDefeats } from '../defeat.ts'
import type { Line } from '../deck/deck.ts'
import { fillDisplays, DISPLAYS } from '../fate.ts'
import { ownProblem } from '../messages.ts'
import { CASTS, type Cast } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { freeSpaces, teleport } from '../teleporting.ts'
import { tilesOf } from '../toadlings.ts'
import { tileAct, tileProblems, useTileOf } from '../tileAct.ts'
import { remember } from '../turnRecord.ts'
import { POWERS, type Colour, type Power } from '../types.ts'
import { lineOption, ruleOf, useLine } from './lines.ts'
import { bonusLeft, powerOf, spellOf, usableLines } from './power.ts'

export const STAY = 'stay'

/**
 * OO-ACTION-3 A spell is cast.
 * OO-SPELL-1 A card of the hand is played for its text: one power of its type.
 * OO-SPELL-4 Then every card that was played goes to the own discard pile (RULING-29).
 */
export function* castSpell(world: World, seat: Colour, face: string): Procedure {
  const spell = spellOf(world, face)
  yield* moveSpells(world, 'OO-SPELL-1', seat, placeOf(seat, 'hand'), placeOf(seat, 'cast'), [face])
  yield* tell('OO-SPELL-1', spell.kind === 'lore' ? 'line.lore' : 'line.cast', { seat, figures: { seat, spell: face } })
  const own = spell.powers[0]
  const power: Cast['power'] = spell.kind === 'lore' || own === undefined ? {} : { [own]: 1 }
  yield* record('OO-SPELL-1', CASTS, 'cast', { seat, main: face, power, added: 0 })
  if (spell.kind === 'lore') yield* learn(world, seat, face)
  else yield* enhanceAndUse(world, seat)
  yield* drop('OO-SPELL-4', CASTS, 'cast')
  yield* moveAllSpells(world, 'OO-SPELL-4', seat, 'cast', 'discard')
}

function castOf(world: World): Cast | undefined {
  return world.record(CASTS, 'cast')
}

function* enhanceAndUse(world: World, seat: Colour): Procedure {
  for (;;) {
    const taken: ActAnswer | null = yield* act('cast', seat, () => castQuestion(world, seat), { alone: true })
    if (taken === null || taken.act === DONE) break
    if (taken.act === 'tile') yield* useTileOf(world, seat, taken, true)
    else yield* enhance(world, seat, taken)
  }
  yield* nameBonusPower(world, seat)
  const cast = castOf(world)
  const line = cast === undefined ? null : yield* chooseLine(world, seat, cast)
  if (cast === undefined || line === null) return
  const spell = spellOf(world, cast.main)
  yield* tell('OO-SPELL-3', 'line.castPower', { seat, figures: { seat, spell: cast.main, power: powerOf(world, spell, cast) } })
  yield* useLine(world, seat, spell, line)
}

/** Asked on open facts alone: without cards in the hand and tiles nothing can be added. */
function castQuestion(world: World, seat: Colour) {
  if (world.balance(seat, 'hand') === 0 && tilesOf(world, seat).length === 0) return null
  return {
    ...{ rule: 'OO-SPELL-2' as const, acts: castActs(world, seat), see: privy(world, seat) },
    check: (answer: ActAnswer) => [...enhanceProblems(world, answer), ...tileProblems(world, answer)],
  }
}

/** Acts while a cast is made: a card more, as one of the types it can give; a tile; the cast itself. */
function castActs(world: World, seat: Colour): readonly Act[] {
  const uses = [...new Set(handOf(world, seat))].filter((face) => !isPoison(face)).flatMap((face) => usesOf(world, face))
  const spaces = freeSpaces(world, seat)
  const enhanceAct: Act = {
    ...{ id: 'enhance', rule: 'OO-SPELL-2', wording: 'act.cast.enhance' },
    fields: [
      pickField('card', { wording: 'field.card', options: uses, preset: uses[0]?.id ?? '' }),
      pickField('teleport', {
        wording: 'field.teleport',
        options: [
          { id: STAY, wording: 'option.stay' },
          ...spaces.map((space) => ({ id: String(space), wording: 'option.space', figures: { space } })),
        ],
        preset: STAY,
      }),
      flagField('draw', { wording: 'field.draw', preset: false }),
    ],
  }
  return [
    ...(uses.length === 0 ? [] : [enhanceAct]),
    ...tileAct(world, seat),
    { id: DONE, rule: 'OO-ACTION-3', wording: 'act.cast.done', fields: [] },
  ]
}

/** OO-ENH-5 As which type a card can be added: a Spell Book as one of its two, Wisdom as any. `wisdom:water`. */
function usesOf(world: World, face: string): readonly Option[] {
  const { powers, effects } = spellOf(world, face)
  return powers.map((power) => ({
    id: `${face}:${power}`,
    wording: 'option.enhance',
    figures: { spell: face, power, effects: effects.join(',') },
  }))
}

/** OO-ENH-1 Only a card with the symbol has its effect. */
function enhanceProblems(world: World, { act: id, card, teleport: to, draw }: ActAnswer): readonly Problem[] {
  if (id !== 'enhance') return []
  const { face } = readUse(card)
  const { effects } = spellOf(world, face)
  return [
    ...(to !== STAY && !effects.includes('teleport')
      ? [ownProblem('teleport', 'problem.noSymbol', { spell: face, effect: 'teleport' }, 'OO-ENH-1')]
      : []),
    ...(draw === true && !effects.includes('draw')
      ? [ownProblem('draw', 'problem.noSymbol', { spell: face, effect: 'draw' }, 'OO-ENH-1')]
      : []),
  ]
}

function readUse(use: unknown): { readonly face: string; readonly power: Power } {
  const [face = '', type] = String(use).split(':')
  return { face, power: POWERS.find((power) => power === type) ?? 'earth' }
}

/**
 * OO-SPELL-2 A card of the hand is added: one power of its type, its text ignored.
 * OO-ENH-2 A teleportation makes the new path count for the spell.
 * OO-ENH-3 A card is drawn.
 * OO-ENH-4 Of two effects either or both are used.
 * OO-ENH-6 A card may be added for its effect alone.
 */
function* enhance(world: World, seat: Colour, { card, teleport: to, draw }: ActAnswer): Procedure {
  const cast = castOf(world)
  if (cast === undefined) return
  const { face, power } = readUse(card)
  yield* moveSpells(world, 'OO-SPELL-2', seat, placeOf(seat, 'hand'), placeOf(seat, 'cast'), [face])
  yield* record('OO-SPELL-2', CASTS, 'cast', withPower(cast, power))
  yield* tell('OO-SPELL-2', 'line.enhanced', { seat, figures: { seat, spell: face, power } })
  if (to !== STAY) yield* teleport(world, 'OO-ENH-2', seat, Number(to))
  if (draw === true) yield* drawMore(world, 'OO-ENH-3', seat, 1)
  if (to !== STAY) yield* settleDefeats(world, seat)
}

function withPower(cast: Cast, power: Power, counts = true): Cast {
  return { ...cast, power: { ...cast.power, [power]: (cast.power[power] ?? 0) + 1 }, added: cast.added + (counts ? 1 : 0) }
}

/** The type of each point of bonus power is named when it is used; whether it counts as an enhancement is a house rule (RULING-30). */
function* nameBonusPower(world: World, seat: Colour): Procedure {
  while (bonusLeft(world) > 0) {
    const power = yield* choose('power', seat, () => ({
      rule: 'OO-BONUS-5',
      options: POWERS.map((id) => ({ id, wording: `power.${id}` })),
    }))
    const cast = castOf(world)
    const named = POWERS.find((one) => one === power)
    if (cast === undefined || named === undefined) return
    yield* record('OO-BONUS-5', CASTS, 'cast', withPower(cast, named, ruled(world, 'bonus_power_enhances')))
    yield* remember(world, 'OO-BONUS-5', { bonusNow: bonusLeft(world) - 1 })
    yield* tell('OO-BONUS-5', 'line.bonusPower', { seat, figures: { seat, power: named } })
  }
}

/** OO-SPELL-25 A cast below its first line does nothing; the cards are discarded and the action is spent. Which of several lines is used is asked. */
function* chooseLine(world: World, seat: Colour, cast: Cast): Procedure<Line | null> {
  const usable = usableLines(world, cast)
  const spell = spellOf(world, cast.main)
  const { lines } = spell
  const rule = ruleOf(spell)
  const power = powerOf(world, spell, cast)
  if (usable.length === 0) yield* tell('OO-SPELL-25', 'line.castFailed', { seat, figures: { seat, spell: cast.main, power } })
  const best = usable.at(-1)
  if (best === undefined || usable.length === 1) return best ?? null
  const idOf = (line: Line): string => String(lines.indexOf(line) + 1)
  const chosen = yield* choose('line', seat, () => ({
    rule,
    options: usable.map((line) => lineOption(idOf(line), line)),
    preset: idOf(best),
    figures: { spell: cast.main },
  }))
  return lines[Number(chosen) - 1] ?? null
}

/**
 * OO-SPELL-19 and OO-SPELL-20: with Spell Book and Wisdom a card of the displays may be taken; the display is filled from the same pile. Until phase 2
 * ends it is put aside, by house rule in the discard pile (RULING-33).
 */
function* learn(world: World, seat: Colour, face: string): Procedure {
  const rule = spellOf(world, face).name === 'wisdom' ? 'OO-SPELL-20' : 'OO-SPELL-19'
  const offered = (): readonly string[] => [...new Set(DISPLAYS.flatMap(({ display }) => inPlace(world, display)))]
  const taken = yield* choose('take', seat, () => {
    const options = offered().map((id) => ({ id, wording: `spell.${id}` }))
    return options.length === 0 ? null : { rule, options: [...options, { id: 'nothing', wording: 'option.nothing' }] }
  })
  const from = DISPLAYS.find(({ display }) => taken !== null && inPlace(world, display).includes(taken))
  if (taken === null || from === undefined) return
  const to = ruled(world, 'new_spell_same_turn') === 'natural' ? 'discard' : 'learned'
  yield* moveSpells(world, rule, seat, from.display, placeOf(seat, to), [taken])
  yield* tell(rule, 'line.learned', { seat, figures: { seat, spell: taken } })
  yield* fillDisplays(world, 'OO-SPELL-19')
}
