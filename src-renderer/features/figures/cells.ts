import type { Game } from '../../../src-shared/games/api/game.ts'
import type { FigureChange } from '../../../src-shared/kernel/journal/journal.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import { withoutInvisible } from '../../../src-shared/kernel/forms/outsideText.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { wholeBetween } from '../../wording/problems.ts'
import { readFigure } from '../../wording/typedNumber.ts'
import { figuresTexts } from './texts/figures.ts'

/** What was typed on the sheet, by cell; what is not in it reads as it is. */
export type Typed = Readonly<Record<string, string>>

/** A figure of the sheet. */
export interface Cell {
  readonly owner: OwnerId
  readonly account: string
}

export function keyOf({ owner, account }: Cell): string {
  return `${owner}/${account}`
}

export function cellOf(key: string): Cell {
  const at = key.indexOf('/')
  return { owner: key.slice(0, at), account: key.slice(at + 1) }
}

/** A figure that was typed over: what it becomes, or what is wrong with what was typed. */
export interface Figured extends Cell {
  readonly before: number
  readonly to: number | null
  readonly problem: string | null
}

/** All that differs from how it is, in no particular order; what reads as it is already, or is empty, does not. */
export function figured(game: Game, world: World, typed: Typed): readonly Figured[] {
  return Object.entries(typed).flatMap(([key, text]): readonly Figured[] => {
    const cell = cellOf(key)
    const bounds = game.rules.account(world, cell.owner, cell.account)
    if (bounds === undefined || withoutInvisible(text).trim() === '') return []
    const before = world.balance(cell.owner, cell.account)
    const reading = readFigure(text)
    if ('lacks' in reading) return [{ ...cell, before, to: null, problem: figuresTexts.lacks[reading.lacks](text.trim()) }]
    const { value } = reading
    const { min, max } = bounds.byHand ?? bounds
    if (value < min || value > max)
      return [{ ...cell, before, to: null, problem: `${figuresTexts.outside(value)} ${wholeBetween(min, max)}` }]
    return value === before ? [] : [{ ...cell, before, to: value, problem: null }]
  })
}

export function changesOf(all: readonly Figured[]): readonly FigureChange[] {
  return all.flatMap(({ owner, account, to }) => (to === null ? [] : [{ owner, account, to }]))
}
