import type { Highlight, HighlightLine } from '../../../../src-shared/games/highlights/highlights.ts'
import type { Figures } from '../../../../src-shared/kernel/world/rule.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'

/** One side of a battle as the chronicle tells it. */
export interface SideTold {
  readonly faction: string
  /** The lines of its bonus, ground included. */
  readonly parts: readonly { readonly id: string; readonly amount: number }[]
  readonly bonus: number
  readonly die: number
  readonly total: number
  readonly dead: number
}

export interface BattleTold {
  readonly sides: readonly [SideTold, SideTold]
  /** Who is ahead, and by how much; null where both come to the same. */
  readonly ahead: { readonly faction: string; readonly by: number } | null
  /** What else came of it, in the order of the chronicle. */
  readonly events: readonly HighlightLine[]
}

const NO_PARTS: ReadonlySet<string> = new Set(['faction', 'enemy', 'bonus'])
const DEAD = ['warriors', 'males', 'females', 'others'] as const
/** Told in the table of both sides. */
const IN_TABLE: ReadonlySet<string> = new Set(['line.battleBonus', 'line.mustered', 'line.goals', 'line.battleGround', 'line.battleEven'])

/** A battle from the lines of its card; null where its kill roll is not among them. */
export function battleTold({ lines }: Pick<Highlight, 'lines'>): BattleTold | null {
  const kill = lines.find(({ wording }) => wording === 'line.opposedRoll')
  if (kill === undefined) return null
  const { faction, enemy, die, bonus, total, enemyDie, enemyBonus, enemyTotal, margin } = kill.figures
  const by = Number(margin)
  const [one, other] = [String(faction), String(enemy)]
  return {
    sides: [side(lines, one, { die, bonus, total }), side(lines, other, { die: enemyDie, bonus: enemyBonus, total: enemyTotal })],
    ahead: by === 0 ? null : { faction: by > 0 ? one : other, by: Math.abs(by) },
    events: lines.filter((line) => line !== kill && !IN_TABLE.has(line.wording)),
  }
}

function side(
  lines: readonly HighlightLine[],
  faction: string,
  { die, bonus, total }: Readonly<Record<'die' | 'bonus' | 'total', Figures[string] | undefined>>,
): SideTold {
  const sheet = lines.findLast(({ wording, figures }) => wording === 'line.battleBonus' && figures['faction'] === faction)?.figures ?? {}
  const ground = lines.find(({ wording }) => wording === 'line.battleGround')?.figures
  const onGround = ground === undefined ? 0 : Number(ground['faction'] === faction ? ground['bonus'] : ground['enemyBonus'])
  const parts = Object.entries(sheet).flatMap(([id, amount]) =>
    NO_PARTS.has(id) || Number(amount) === 0 ? [] : [{ id, amount: Number(amount) }],
  )
  const dead = lines
    .filter(({ wording, figures }) => wording === 'line.casualties' && figures['faction'] === faction)
    .reduce((sum, { figures }) => sum + DEAD.reduce((all, kind) => all + Number(figures[kind] ?? 0), 0), 0)
  return {
    faction,
    parts: onGround === 0 ? parts : [...parts, { id: 'ground', amount: onGround }],
    bonus: Number(bonus),
    die: Number(die),
    total: Number(total),
    dead,
  }
}

/** The name of a line of a bonus. */
export function partName(id: string): string {
  return say(`bonus.${id.slice(id.lastIndexOf('.') + 1)}`)
}
