import { TABLE_SEAT, type Cursor, type Effect } from '../../src-shared/kernel/world/effect.ts'
import { effectiveMoments, type Moment, type PlacedEffect } from '../../src-shared/kernel/journal/history.ts'
import { WorldState } from '../../src-shared/kernel/world/world.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import { say, toldOf } from '../../src-shared/games/text/playing.ts'
import { namesOf } from '../../src-shared/kernel/journal/naming.ts'

/**
 * Returns a campaign as a text to read and compare: turn by turn and phase by phase the chronicle lines and the postings, and at the end of
 * each round the balances of players and of the owners they command. Leaves out retracted entries.
 */
export function ledgerText(game: Game, moments: readonly Moment[]): string {
  const world = new WorldState()
  return toldOf({ game, world, names: namesOf(moments) }, () => textOfMoments(game, moments, world))
}

function textOfMoments(game: Game, moments: readonly Moment[], world: WorldState): string {
  const lines: string[] = []
  let last: Cursor | null = null
  for (const { effect, at } of effectiveMoments(moments).flatMap(({ effects }) => effects)) {
    if (effect.kind === 'checkpoint') {
      if (effect.cursor.turn > world.cursor.turn) lines.push('', ...balances(game, world))
      world.apply(effect)
      continue
    }
    if (last === null || last.turn !== at.turn || last.seat !== at.seat || last.actor !== at.actor) lines.push('', heading(at))
    last = at
    world.apply(effect)
    lines.push(...worded({ effect, at }, world))
  }
  return `${[...lines, '', ...balances(game, world)].join('\n').trim()}\n`
}

function heading({ turn, seat, actor }: Cursor): string {
  if (turn === 0) return '== Before the first round'
  if (seat === TABLE_SEAT) return `== Round ${turn}: the table`
  return `== Round ${turn}: ${[seat, ...(actor === undefined ? [] : [actor])].map((one) => say(`seat.${one}`)).join(', ')}`
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

function balances(game: Game, world: WorldState): string[] {
  const played = game.owners(world).filter(({ kind, commander }) => kind === 'player' || commander !== undefined)
  const owners = played.flatMap(({ id }) => (world.accounts(id).size > 0 ? [id] : []))
  return owners.map((seat) => {
    const accounts = game.rules.accountsOf(world, seat)
    const figures = accounts
      .filter((account) => world.balance(seat, account) !== 0)
      .map((account) => `${account} ${world.balance(seat, account)}`)
    return `-- ${seat}: ${figures.join(', ')}`
  })
}
