import type { SwitchValue } from '../rulings/switches.ts'
import { ASSASSIN_FIGURES, METHOD_FIGURES, SPY_FIGURES } from '../tables/espionage.ts'
import type { AgentKind, Method } from './records.ts'

type CapRule = SwitchValue<'asn_cap'>

/** GL-SPY-3 Chance in percent of a spy who trained for so many turns: 40, and 5 for every turn past the second, 65 at most. */
export function spyChance(turnsTrained: number): number {
  const { base, perTurn, turns, most } = SPY_FIGURES
  return Math.min(most, base + perTurn * Math.max(0, turnsTrained - turns))
}

/**
 * GL-ASN-3 Chance in percent of an assassin who trained for so many turns: 30, and 5 for every turn past the third; then the method. The 50
 * of the book bounds the training alone, or what comes of both (RULING-95).
 */
export function assassinChance(turnsTrained: number, method: Method, capRule: CapRule): number {
  const { base, perTurn, turns, most } = ASSASSIN_FIGURES
  const trained = base + perTurn * Math.max(0, turnsTrained - turns)
  const added = METHOD_FIGURES[method].chance
  return capRule === 'total' ? Math.min(most, trained + added) : Math.min(most, trained) + added
}

/** The most training can make of an agent, in percent. */
export function highestChance(kind: AgentKind, method: Method | null, capRule: CapRule): number {
  if (kind === 'spy') return SPY_FIGURES.most
  const { most } = ASSASSIN_FIGURES
  return capRule === 'total' ? most : most + METHOD_FIGURES[method ?? 'plain'].chance
}

/** An agent is uncovered by a die *under* this number: see GL-SPY-5 and GL-ASN-4 (RULING-98). `method` is null for a spy. */
export function uncoverNeed(kind: AgentKind, method: Method | null): number {
  return kind === 'spy' ? SPY_FIGURES.uncoveredUnder : METHOD_FIGURES[method ?? 'plain'].uncoveredUnder
}

/** Chance in percent that an assassin who failed is caught and killed: see GL-ASN-7. */
export function caughtNeed(method: Method | null): number {
  return METHOD_FIGURES[method ?? 'plain'].caught
}
