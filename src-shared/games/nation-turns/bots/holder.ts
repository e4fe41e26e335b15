import type { Bot } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Sheet, Field } from '../../../kernel/forms/field.ts'
import { presetSheet } from '../../../kernel/forms/form.ts'
import type { FillRequest } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areaOf, bordersOf, foreignersIn, nationOf, unitsIn, unitOf } from '../rules/board.ts'
import { movers } from '../rules/movement/moves.ts'
import { endOf, wayId, type Move } from '../rules/movement/plan.ts'
import { TERRAIN } from '../rules/tables.ts'

/** Attacks with so many to one, in the open and on ground that takes from attack rolls. */
const ODDS = { open: 1.35, difficult: 2.1 } as const

/**
 * Keeps one or two units on what scores, gathers the others towards what it would score, attacks with enough of them, and retreats where it
 * is outnumbered three to two, or two to one as a defender.
 */
export const holder: Bot = (request, world, chance) => {
  if (request.kind !== 'fill') return idle(request, world, chance)
  const name = request.wording
  if (name === 'fill.retreat' || name === 'fill.early') return retreat(request, world)
  if (name === 'fill.move') return allMoves(world, String(request.figures['nation']))
  return name === 'fill.dead' ? dead(request, world) : presetSheet(request)
}

/** Everybody goes to the first place there is, or nobody. */
function retreat(request: FillRequest, world: World): Sheet {
  const nation = String(request.figures['nation'])
  const area = String(request.figures['area'])
  const [own, foes] = [unitsIn(world, nation, area), foreignersIn(world, nation, area)]
  const attacks = world.cursor.actor === nation
  if (attacks ? 2 * foes < 3 * own : foes < 2 * own) return presetSheet(request)
  const gone = new Set<string>()
  return Object.fromEntries(
    request.fields.map((field) => {
      if (field.type !== 'group') return [field.id, presetSheet({ fields: [field] })]
      const sheet = field.fields.map((kind): readonly [string, number] => {
        if (kind.type !== 'number') return [kind.id, 0]
        // Attackers of one kind may have come from several areas, defenders go to one.
        const goes = attacks || !gone.has(kind.id)
        gone.add(kind.id)
        return [kind.id, goes ? kind.max : 0]
      })
      return [field.id, Object.fromEntries(sheet)]
    }),
  )
}

/** Of its own the plainest, of the others the strongest. */
function dead(request: FillRequest, world: World): Sheet {
  const sheet = presetSheet(request)
  const foes = request.fields.find((field) => field.id === 'foes')
  if (foes?.type !== 'group') return sheet
  let left = Number(foes.figures?.['dead'] ?? 0)
  const strongest = [...foes.fields].sort((one, other) => strength(world, other) - strength(world, one))
  const named = strongest.map((field): readonly [string, number] => {
    const count = field.type === 'number' ? Math.min(left, field.max) : 0
    left -= count
    return [field.id, count]
  })
  return { ...sheet, foes: Object.fromEntries(named) }
}

function strength(world: World, { figures }: Field): number {
  const { dice, mod } = unitOf(world, String(figures?.['unit']))
  return 10 * dice + mod
}

/** One move after the other that promises most, until none promises anything. */
function allMoves(world: World, nation: string): Sheet {
  const moves: Move[] = []
  for (let next = bestMove(world, nation, moves); next !== null; next = bestMove(world, nation, moves)) moves.push(next)
  return { moves: moves.map(({ from, type, path, count }) => ({ way: wayId(from, type, path), count })) }
}

function bestMove(world: World, nation: string, made: readonly Move[]): Move | null {
  const own = (area: string): number =>
    made.reduce(
      (sum, move) => sum + (endOf(move) === area ? move.count : 0) - (move.from === area ? move.count : 0),
      unitsIn(world, nation, area),
    )
  let best: { readonly worth: number; readonly move: Move } | null = null
  for (const { area, type, count, paths } of movers(world, nation)) {
    const gone = made.reduce((sum, move) => (move.from === area && move.type === type ? sum + move.count : sum), 0)
    const spare = Math.min(count - gone, own(area) - kept(world, nation, area))
    if (spare <= 0) continue
    for (const path of paths) {
      if (path.slice(0, -1).some((passed) => foreignersIn(world, nation, passed) > 0)) continue
      const worth = worthOf(world, nation, { from: own(area), to: path.at(-1) ?? '', coming: spare }, own)
      if (worth > (best?.worth ?? 0)) best = { worth, move: { from: area, type, path, count: spare } }
    }
  }
  return best?.move ?? null
}

/** How many stay: two where a neighbour could come, one where what is held scores. */
function kept(world: World, nation: string, area: string): number {
  if (pointsFor(world, nation, area) === 0) return 0
  return bordersOf(world, area).some((next) => foreignersIn(world, nation, next) > 0) ? 2 : 1
}

function worthOf(
  world: World,
  nation: string,
  { from, to, coming }: { readonly from: number; readonly to: string; readonly coming: number },
  units: (area: string) => number,
): number {
  const points = pointsFor(world, nation, to)
  const [own, foes] = [units(to), foreignersIn(world, nation, to)]
  if (foes > 0) {
    const needed = TERRAIN[areaOf(world, to).type] < 0 ? ODDS.difficult : ODDS.open
    return own + coming >= needed * foes && own < needed * foes ? points : 0
  }
  if (own === 0) return points
  // Stacks are gathered where something to score is near.
  const near = Math.max(0, ...bordersOf(world, to).map((next) => (units(next) === 0 ? pointsFor(world, nation, next) : 0)))
  return own > from ? near / 10 : 0
}

function pointsFor(world: World, nation: string, area: string): number {
  return nationOf(world, nation).scoring.reduce((sum, one) => {
    if (one.kind === 'hold') return one.area === area ? sum + one.points : sum
    return one.kind === 'hold_type' && one.type === areaOf(world, area).type ? sum + one.points : sum
  }, 0)
}
