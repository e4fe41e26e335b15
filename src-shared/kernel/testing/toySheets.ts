import { act, checkpoint, collect, fill, post, tell, type Procedure } from '../engine/procedure.ts'
import { flagField, numberField, pickField, textField } from '../forms/field.ts'
import { DONE } from '../engine/request.ts'
import type { World } from '../world/world.ts'

/** Phase of the table in which all hand in their sheets; phases 0 to 6 are those of a seat's turn. */
export const SHEETS_PHASE = 7

/** The phase with which the turn of the table begins. */
export function tablePhase(rules: { readonly sheets?: boolean }): number {
  return rules.sheets === true ? SHEETS_PHASE : 0
}

/** Letters that a seat may write in a round. */
const MOST_LETTERS = 2

/**
 * TOY-SHEET-1 At the end of a round everybody hands in a sheet, sealed until all are in: gold for the well, which pays in renown, and a wish. Then
 * everybody writes letters, one after the other.
 */
export function* sheets(world: World, seats: readonly string[]): Procedure {
  const plans = yield* collect(seats, (seat) =>
    fill('sheet', seat, () => ({
      rule: 'TOY-SHEET-1',
      fields: [
        numberField('gold', { wording: 'field.well', min: 0, max: world.balance(seat, 'gold'), preset: 0 }),
        flagField('loud', { wording: 'field.loud', preset: false }),
        textField('wish', { wording: 'field.wish', maxLength: 40, preset: '' }),
      ],
    })),
  )
  for (const [seat, plan] of plans) {
    if (plan === null) continue
    yield* post('TOY-SHEET-1', seat, 'gold', -plan.gold)
    yield* post('TOY-SHEET-1', seat, 'renown', plan.gold)
    if (plan.loud) yield* tell('TOY-SHEET-1', 'line.wish', { seat, figures: { wish: plan.wish } })
    else yield* tell('TOY-SHEET-1', 'line.wish', { seat, figures: { wish: plan.wish }, see: [seat] })
  }
  for (const seat of seats) yield* letters(seat, seats)
  yield* checkpoint({ ...world.cursor, phase: SHEETS_PHASE + 1 })
}

/** TOY-LETTER-1 A letter is read by the two alone. */
function* letters(seat: string, seats: readonly string[]): Procedure {
  const others = seats.filter((other) => other !== seat).map((id) => ({ id, wording: `seat.${id}` }))
  const write = {
    ...({ id: 'write', rule: 'TOY-LETTER-1', wording: 'act.letters.write' } as const),
    fields: [
      pickField('to', { wording: 'field.to', options: others, preset: others[0]?.id ?? seat }),
      textField('text', { wording: 'field.letter', maxLength: 40, preset: '' }),
    ],
  } as const
  const done = { id: DONE, rule: 'TOY-LETTER-1', wording: 'act.letters.done', fields: [] } as const
  for (let written = 0; written < MOST_LETTERS; written++) {
    const letter = yield* act('letters', seat, () => ({ rule: 'TOY-LETTER-1', acts: [write, done] }))
    if (letter === null || letter.act === DONE) return
    yield* tell('TOY-LETTER-1', 'line.letter', { seat, figures: { to: letter.to, text: letter.text }, see: [seat, letter.to] })
  }
}
