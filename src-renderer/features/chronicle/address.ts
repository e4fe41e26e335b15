import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import { KINDS, type ChronicleFilter } from './filter.ts'

/** What the address asks to be shown; what makes no sense asks for nothing. */
export function filterOf(query: LocationQuery): ChronicleFilter {
  const word = (name: string): string | null => {
    const value = query[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const whole = (name: string): number | null => {
    const value = word(name)
    return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null
  }
  return {
    text: word('q') ?? '',
    seat: word('seat'),
    phase: whole('phase'),
    rule: word('rule'),
    round: whole('round'),
    kind: KINDS.find((kind) => kind === word('kind')) ?? null,
  }
}

/** The query with this filter in place of the one it has; the rest of it stays. */
export function queryOf(query: LocationQuery, { text, seat, phase, rule, round, kind }: ChronicleFilter): LocationQueryRaw {
  const asked = {
    q: text === '' ? undefined : text,
    seat: seat ?? undefined,
    rule: rule ?? undefined,
    kind: kind ?? undefined,
    phase: phase === null ? undefined : String(phase),
    round: round === null ? undefined : String(round),
  }
  return { ...query, ...asked }
}
