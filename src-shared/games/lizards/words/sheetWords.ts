import { OFF, type Cell } from '../../../board/hexes.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import { has, say } from '../../text/playing.ts'
import type { Geography } from '../rules/geography.ts'
import type { Mark } from '../rules/sheet/form.ts'
import type { OrderLine } from '../rules/sheet/line.ts'
import type { StartNotice } from '../rules/start/readStart.ts'
import { COLOURS, NO_LIZARDS, sumOf, type OrderCode } from '../rules/tables.ts'
import type { LineResult } from '../rules/turn/turn.ts'

/**
 * Says what an order asks for, as a sentence in the language of the moment: "The band in 22N marches north, then northwest, to 20M."
 * Clans are called by their names where a campaign is open.
 */
export function sayOrder(line: OrderLine, geography: Geography): string {
  return say(wordingOf(line), figuresOf(line, geography))
}

function wordingOf({ order, chant, counts }: OrderLine): string {
  if (order === 'CH' && (chant === 'SHUN' || chant === 'GATE')) return `says.CH.${chant}`
  return order === 'SP' && sumOf(counts ?? NO_LIZARDS) === 1 ? 'says.SP.spy' : `says.${order}`
}

function figuresOf({ hex, ways, gate, counts, chant, to }: OrderLine, geography: Geography): Figures {
  const target = gate ?? geography.path(hex, ways).at(-1) ?? hex
  const code = (cell: Cell): string => (cell === OFF ? '' : geography.code(cell))
  return {
    hex: code(hex),
    to: code(target),
    ways: ways.join(' '),
    last: ways.at(-1) ?? 'N',
    chant: chant ?? '',
    clan: to ?? 0,
    ...Object.fromEntries(COLOURS.map((colour) => [colour, (counts ?? NO_LIZARDS)[colour]])),
  }
}

/** Says what a check has found in a line: the field, its fault, and the way out. */
export function sayMark({ code, field, value, figures }: Mark): string {
  return say(`mark.${code}`, { field: field ?? '', value, ...figures })
}

/**
 * Says what came of a line when it came up: why it failed, or what else is to be said; empty where it was simply obeyed.
 * @param order names the reason more closely; null where the line is not at hand
 */
export function sayResult({ failed, notes }: Pick<LineResult, 'failed' | 'notes'>, order: OrderCode | null = null): string {
  if (failed === null) return notes.map((note) => say(`note.${note}`)).join(' ')
  const close = `failed.${failed}.${order ?? ''}`
  return say(has(close) ? close : `failed.${failed}`)
}

/** Says what was struck from a start-up sheet, or changed on it. */
export function sayNotice({ code, hex, field, value }: StartNotice): string {
  return say(`notice.${code}`, { hex: hex ?? '', field, value })
}
