import type { Figure, Figures } from '../../../kernel/world/rule.ts'
import { figure } from '../../../language/figures.ts'
import { listed } from '../../../language/numbers.ts'
import { say } from '../../text/playing.ts'
import { COLOURS } from '../rules/tables.ts'

/** The name of a clan by its number; of no clan where it is 0. */
export function clan(number: Figure): string {
  return Number(number) === 0 ? say('clan.none') : say(`seat.clan-${String(number)}`)
}

/** Lizards by colour, as `5 Red, 3 Grey`; of none a word for it. */
export function lizards(figures: Figures): string {
  const there = COLOURS.filter((colour) => Number(figures[colour] ?? 0) > 0)
  if (there.length === 0) return say('lizards.none')
  return listed(there.map((colour) => say('lizards.of', { count: figures[colour] ?? 0, colour })))
}

export function terrain(id: Figure): string {
  return say(`terrain.${String(id)}`)
}

export function colour(id: Figure): string {
  return say(`colour.${String(id)}`)
}

/** A code of a hex, as it is written on orders. */
export function hex(code: Figure): string {
  return figure(code)
}
