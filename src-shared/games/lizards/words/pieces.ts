import type { Figure, Figures } from '../../../kernel/world/rule.ts'
import { figure } from '../../../language/figures.ts'
import { listed } from '../../../language/numbers.ts'
import type { Wording } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import { COLOURS, MOST_CLANS } from '../rules/tables.ts'

type Told = Figure | undefined

/** The name of a clan by its number; of no clan where it is 0. */
export function clan(number: Told): string {
  return isNeutral(number) ? say('clan.none') : say(`seat.clan-${String(number)}`)
}

/** Whether lizards belong to no clan: those of a dropped clan, where the table keeps them. */
export function isNeutral(clan: Told): boolean {
  return Number(clan) === 0
}

/** Clans by their numbers with blanks between: `3 7`. */
export function clans(numbers: Told): string {
  return listed(String(numbers).split(' ').map(clan))
}

/** Whether there are several numbers. */
export function areSeveral(numbers: Told): boolean {
  return String(numbers).includes(' ')
}

/** Lizards by colour, as `5 Red and 3 Grey`; of none a word for it. */
export function lizards(figures: Figures): string {
  if (!hasLizards(figures)) return say('lizards.none')
  const there = COLOURS.filter((colour) => Number(figures[colour] ?? 0) > 0)
  return listed(there.map((colour) => say('lizards.of', { count: figures[colour] ?? 0, colour })))
}

export function hasLizards(figures: Figures): boolean {
  return COLOURS.some((colour) => Number(figures[colour] ?? 0) > 0)
}

/** Lizards of all colours. */
export function sumIn(figures: Figures): number {
  return COLOURS.reduce((sum, colour) => sum + Number(figures[colour] ?? 0), 0)
}

/** A code of a hex, as it is written on orders. */
export function hex(code: Told): string {
  return figure(code)
}

/** A clan by its number, or a hex by its code: events say both in the same figure. */
export function clanOrHex(value: Told): string {
  return typeof value === 'number' ? clan(value) : hex(value)
}

/** `red:grn blk:yel` as pairs of colours. */
export function changesIn(changed: Told): readonly (readonly [from: string, to: string])[] {
  return String(changed)
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([from = '', to = '']) => [from, to])
}

type Seat = `seat.clan-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`

/** Clans by their numbers, for a campaign that has not named them. */
export function numberedClans(text: (clan: number) => string): Readonly<Record<Seat, Wording>> {
  const numbers = Array.from({ length: MOST_CLANS }, (_, at) => at + 1)
  return Object.fromEntries(numbers.map((clan): readonly [string, Wording] => [`seat.clan-${clan}`, () => text(clan)])) as Record<
    Seat,
    Wording
  >
}
