import type { Game } from '../../../src-shared/games/game.ts'
import type { FigureChange } from '../../../src-shared/kernel/journal.ts'
import type { OwnerId } from '../../../src-shared/kernel/rule.ts'
import type { World } from '../../../src-shared/kernel/world.ts'
import { wholeBetween } from '../../wording/problems.ts'
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

/** What a text reads as: a whole number, or why it is none. */
export type Reading = { readonly value: number } | { readonly lacks: 'thousands' | 'fraction' | 'number' }

const SEPARATED = /^-?\d{1,3}([.,'\u2019\u00a0\u202f ]\d{3})+([.,]\d+)?$/

/**
 * Reads a figure as spreadsheets write it, whatever the language: a decimal comma or point with nothing but zeros behind it is a whole number.
 * What may be a sign between thousands is refused: "1.500" is fifteen hundred for one and one and a half for another.
 */
export function readFigure(text: string): Reading {
  const plain = text.trim().replace('\u2212', '-')
  if (SEPARATED.test(plain)) return { lacks: 'thousands' }
  const [, whole, rest] = /^([-+]?\d+)(?:[.,](\d*))?$/.exec(plain) ?? []
  if (whole === undefined) return { lacks: 'number' }
  if (rest !== undefined && !/^0*$/.test(rest)) return { lacks: 'fraction' }
  const value = Number(whole)
  return Number.isSafeInteger(value) ? { value: value + 0 } : { lacks: 'number' }
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
    if (bounds === undefined || text.trim() === '') return []
    const before = world.balance(cell.owner, cell.account)
    const reading = readFigure(text)
    if ('lacks' in reading) return [{ ...cell, before, to: null, problem: figuresTexts.lacks[reading.lacks](text.trim()) }]
    const { value } = reading
    if (value < bounds.min || value > bounds.max)
      return [{ ...cell, before, to: null, problem: `${figuresTexts.outside(value)} ${wholeBetween(bounds.min, bounds.max)}` }]
    return value === before ? [] : [{ ...cell, before, to: value, problem: null }]
  })
}

export function changesOf(all: readonly Figured[]): readonly FigureChange[] {
  return all.flatMap(({ owner, account, to }) => (to === null ? [] : [{ owner, account, to }]))
}
