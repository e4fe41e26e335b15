import type { Game } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import type { Effect } from '../src-shared/kernel/effect.ts'
import type { Json } from '../src-shared/kernel/rule.ts'

interface Ledger {
  accounts: Record<string, Record<string, number>>
  records: Record<string, Record<string, unknown>>
}

/** What one answer of a campaign did, with the seat whose turn it was. */
export interface Recorded {
  readonly request: string
  readonly answer: Json
  readonly effects: readonly Effect[]
  readonly endsTurn: boolean
}

/** The same bookkeeping as a boardgame.io game: each answer is a move, which books the same postings and records; its own log keeps the moves. */
const LEDGER_GAME: Game<Ledger> = {
  name: 'ledger',
  setup: () => ({ accounts: {}, records: {} }),
  moves: {
    answer: ({ G }, _request: string, _answer: Json, effects: readonly Effect[]) => {
      for (const effect of effects) book(G, effect)
    },
  },
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

/** Plays the record through boardgame.io. Gives the final balances, to show that it booked the same. */
export function playWithPeer(record: readonly Recorded[], players: number): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const client = Client<Ledger>({ game: LEDGER_GAME, numPlayers: players, debug: false })
  client.start()
  for (const { request, answer, effects, endsTurn } of record) {
    client.moves['answer']?.(request, answer, effects)
    if (endsTurn) client.events.endTurn?.()
  }
  const accounts = client.getState()?.G.accounts ?? {}
  client.stop()
  return accounts
}
