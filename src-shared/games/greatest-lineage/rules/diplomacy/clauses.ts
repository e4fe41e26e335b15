import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { allianceBetween, areAllies, knownWar } from './alliances.ts'
import type { War } from '../war/records.ts'
import type { Civilisation } from '../seats.ts'
import { goodsFigure } from './goods.ts'
import type { Clause, TreatyDraft } from './records.ts'

type Parties = TreatyDraft['parties']
export type ClauseOf<K extends Clause['kind']> = Extract<Clause, { readonly kind: K }>

/** The other of two parties. */
export function otherParty([one, other]: Parties, seat: Civilisation): Civilisation {
  return seat === one ? other : one
}

/** The clauses of one kind. */
export function clausesOf<K extends Clause['kind']>(clauses: readonly Clause[], kind: K): readonly ClauseOf<K>[] {
  return clauses.filter((clause): clause is ClauseOf<K> => clause.kind === kind)
}

export function hasClause(clauses: readonly Clause[], kind: Clause['kind']): boolean {
  return clauses.some((clause) => clause.kind === kind)
}

/** The war a treaty of these two can end: one that is open, or announced without an alliance that lasts until it opens. */
export function warToEnd(world: World, [one, other]: Parties): War | undefined {
  return areAllies(world, one, other) ? undefined : knownWar(world, one, other)
}

/** Whether the two can ally by this treaty: they are not allied, and at peace once it is carried out. */
export function allianceOpen(world: World, parties: Parties, clauses: readonly Clause[]): boolean {
  if (allianceBetween(world, ...parties) !== undefined) return false
  return warToEnd(world, parties) === undefined || hasClause(clauses, 'war')
}

/** A clause in figures: what its wording needs. */
export function clauseFigures(clause: Clause, parties: Parties): Figures {
  const [one, other] = parties
  const { kind } = clause
  switch (kind) {
    case 'tokens':
      return { kind, from: clause.from, to: otherParty(parties, clause.from), goods: goodsFigure(clause.goods) }
    case 'people':
      return { kind, from: clause.from, to: otherParty(parties, clause.from), males: clause.males, females: clause.females }
    case 'land':
    case 'release':
      return { kind, from: clause.from, to: otherParty(parties, clause.from), territories: clause.territories }
    case 'agents':
      return { kind, from: clause.from, to: otherParty(parties, clause.from) }
    case 'war':
      return { kind, one, other, victor: clause.victor ?? '' }
    case 'alliance':
      return { kind, one, other }
    case 'payment':
      return {
        kind,
        from: clause.from,
        to: otherParty(parties, clause.from),
        token: clause.token,
        amount: clause.amount,
        first: clause.first,
        last: clause.last,
      }
    case 'text':
      return { kind, text: clause.text }
    default:
      return clause satisfies never
  }
}

/** All clauses as one figure, which the wording reads out. */
export function termsFigure({ clauses, parties }: TreatyDraft): string {
  return JSON.stringify(clauses.map((clause) => clauseFigures(clause, parties)))
}
