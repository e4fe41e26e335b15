import type { Host } from '../../../../src-shared/games/hordes/rules/records.ts'
import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'

/** A move by PIPs: the elements that moved as one group, and its price. */
export interface March {
  readonly elements: readonly string[]
  readonly pips: number
}

/** Moves of a host in a bound, in their order, without those taken back. */
export function marchesIn(moments: readonly Moment[], host: Host, bound: number): readonly March[] {
  return marchesOf(moments, host).flatMap((march) => (march.bound === bound ? [{ elements: march.elements, pips: march.pips }] : []))
}

/** Groups that moved in the host's last bound before this one that had a move, each without the elements that cannot move now. */
export function groupsOfLastBound(
  moments: readonly Moment[],
  host: Host,
  bound: number,
  movable: readonly string[],
): readonly (readonly string[])[] {
  const before = marchesOf(moments, host).filter((march) => march.bound < bound)
  const last = Math.max(...before.map((march) => march.bound))
  return before
    .filter((march) => march.bound === last)
    .map(({ elements }) => elements.filter((id) => movable.includes(id)))
    .filter((elements) => elements.length > 0)
}

function marchesOf(moments: readonly Moment[], host: Host): readonly (March & { readonly bound: number })[] {
  return moments.flatMap(({ voidedBy, effects }) =>
    voidedBy !== null
      ? []
      : effects.flatMap(({ effect, at }) =>
          effect.kind === 'line' && effect.wording === 'line.march' && effect.seat === host
            ? [{ elements: aboutOf(effect.about), pips: Number(effect.figures?.['cost'] ?? 0), bound: at.turn }]
            : [],
        ),
  )
}

function aboutOf(about: string | readonly string[] | undefined): readonly string[] {
  if (about === undefined) return []
  return typeof about === 'string' ? [about] : about
}
