import type { Game } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import type { Effect } from '../src-shared/kernel/world/effect.ts'
import type { Json } from '../src-shared/kernel/world/rule.ts'

interface Ledger {
  accounts: Record<string, Record<string, number>>
  records: Record<string, Record<string, unknown>>
}

/** A campaign as its moves: what an answer (or a phase that asks nothing) booked, then the phase that comes next. */
export type Step =
  | { readonly kind: 'move'; readonly request: string; readonly answer: Json; readonly effects: readonly Effect[] }
  | { readonly kind: 'phase'; readonly next: number; readonly endsTurn: boolean }

const moves: NonNullable<Game<Ledger>['moves']> = {
  book: ({ G }, _request: string, _answer: Json, effects: readonly Effect[]) => {
    for (const effect of effects) book(G, effect)
  },
}

const STAGES = Array.from({ length: 10 }, (_, phase) => `phase${phase}`)

/**
 * The same bookkeeping as a boardgame.io game: a player's turn runs through the phases as stages, each answer is a move that books the
 * same postings and records, and the library's own log keeps the moves. Rules and dice it need not work out.
 */
const LEDGER_GAME: Game<Ledger> = {
  name: 'ledger',
  setup: () => ({ accounts: {}, records: {} }),
  moves,
  turn: { activePlayers: { currentPlayer: 'phase0' }, stages: Object.fromEntries(STAGES.map((stage) => [stage, { moves }])) },
}

function book(ledger: Ledger, effect: Effect): void {
  if (effect.kind === 'posting') {
    const accounts = (ledger.accounts[effect.owner] ??= {})
    accounts[effect.account] = (accounts[effect.account] ?? 0) + effect.delta
  } else if (effect.kind === 'record') {
    const held = (ledger.records[effect.collection] ??= {})
    held[effect.id] = effect.value
  } else if (effect.kind === 'drop') {
    const held = ledger.records[effect.collection]
    if (held !== undefined) Reflect.deleteProperty(held, effect.id)
  }
}

/** Plays the steps through boardgame.io. Gives the final balances, to show that it booked the same. */
export function playWithPeer(steps: readonly Step[], players: number): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const client = Client<Ledger>({ game: LEDGER_GAME, numPlayers: players, debug: false })
  client.start()
  for (const step of steps) {
    if (step.kind === 'move') client.moves['book']?.(step.request, step.answer, step.effects)
    else if (step.endsTurn) client.events.endTurn?.()
    else client.events.setStage?.(`phase${step.next}`)
  }
  const accounts = client.getState()?.G.accounts ?? {}
  client.stop()
  return accounts
}
