import type { Cursor, Effect } from '../../src-shared/kernel/effect.ts'
import { TABLE_SEAT } from '../../src-shared/kernel/effect.ts'
import type { Moment, PlacedEffect } from '../../src-shared/kernel/history.ts'
import { WorldState } from '../../src-shared/kernel/world.ts'
import { ACCOUNTS } from '../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { SEATS } from '../../src-shared/games/greatest-lineage/rules/seats.ts'
import { say } from '../../src-shared/games/greatest-lineage/words/say.ts'

/**
 * A campaign as a book to read and to compare: turn by turn, phase by phase, what was told and what was booked, and every
 * civilisation's balances at the end of each round. What was taken back is left out.
 */
export function ledgerText(moments: readonly Moment[]): string {
  const world = new WorldState()
  const lines: string[] = []
  let last: Cursor | null = null
  for (const { effect, at } of moments.filter(({ voidedBy }) => voidedBy === null).flatMap(({ effects }) => effects)) {
    if (effect.kind === 'checkpoint') {
      if (effect.cursor.turn > world.cursor.turn) lines.push('', ...balances(world))
      world.apply(effect)
      continue
    }
    if (last === null || last.turn !== at.turn || last.seat !== at.seat) lines.push('', heading(at))
    last = at
    world.apply(effect)
    lines.push(...worded({ effect, at }, world))
  }
  return `${[...lines, '', ...balances(world)].join('\n').trim()}\n`
}

function heading({ turn, seat }: Cursor): string {
  if (turn === 0) return '== Before the first round'
  return seat === TABLE_SEAT ? `== Round ${turn}: the non-players` : `== Round ${turn}: ${say(`seat.${seat}`)}`
}

function worded({ effect, at }: PlacedEffect, world: WorldState): readonly string[] {
  const text = textOf(effect, world)
  return text === null ? [] : [`${String(at.phase).padStart(2)}  ${text}`]
}

function textOf(effect: Effect, world: WorldState): string | null {
  if (effect.kind === 'line') return say(effect.wording, effect.figures)
  if (effect.kind !== 'posting') return null
  const { owner, account, delta, rule } = effect
  const balance = world.balance(owner, account)
  return `    ${owner}: ${account} ${delta > 0 ? '+' : ''}${delta} = ${balance}  [${rule}]`
}

function balances(world: WorldState): string[] {
  return SEATS.filter((seat) => world.accounts(seat).size > 0).map((seat) => {
    const figures = ACCOUNTS.filter((account) => world.balance(seat, account) !== 0).map(
      (account) => `${account} ${world.balance(seat, account)}`,
    )
    return `-- ${seat}: ${figures.join(', ')}`
  })
}
