import type { Effect } from '../../../kernel/world/effect.ts'
import type { Request } from '../../../kernel/engine/request.ts'
import { maySee } from '../../../kernel/world/rule.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import type { Agent, Mission } from '../rules/espionage/records.ts'
import type { Settlement, Shaman } from '../rules/records.ts'
import type { Civilisation } from '../rules/seats.ts'
import { say } from '../words/say.ts'

/** A ready spy of the elves with a chance of 40, or what `change` makes of it. */
export function agent(id: string, change: Partial<Agent> = {}): Agent {
  return { id, owner: 'elves', kind: 'spy', sex: 'male', method: null, started: 1, released: 3, skill: 40, ...change }
}

/** A ready plain assassin of the elves with a chance of 30. */
export function assassin(id: string, change: Partial<Agent> = {}): Agent {
  return agent(id, { kind: 'assassin', method: 'plain', skill: 30, ...change })
}

/** A mission of the elves against the humans, entered in round 5: to steal technology, unless `change` says otherwise. */
export function mission(id: string, of: string, change: Partial<Mission> = {}): Mission {
  const sent = { owner: 'elves', target: 'humans', goal: 'technology', victim: null, entered: 5, renewed: 5, aided: false } as const
  return { id, agent: of, ...sent, ...change }
}

/** Records by their id, for the stage. */
export function byId<T extends { readonly id: string }>(...records: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

/** A settlement with its shaman, for `records: { settlement, shaman }`. */
export function settled(owner: Civilisation): {
  readonly settlement: Readonly<Record<string, Settlement>>
  readonly shaman: Readonly<Record<string, Shaman>>
} {
  const id = `${owner}-settlement-1`
  return {
    settlement: { [id]: { id, owner, type: 'tribe', established: true, prestige: 3, fixed: false } },
    shaman: { [id]: { settlement: id, owner, military: 4, opponent: 4, birth: 0 } },
  }
}

/** What a seat sees of these effects. */
export function seenOf(effects: readonly Effect[], seat: string): readonly Effect[] {
  return effects.filter((effect) => effect.kind === 'checkpoint' || maySee(effect.see, seat))
}

/** The fold of what a seat sees. */
export function worldSeen(effects: readonly Effect[], seat: string): WorldState {
  const world = new WorldState()
  for (const effect of seenOf(effects, seat)) world.apply(effect)
  return world
}

/** How the options of an act's pick fields read. */
export function picksOf(request: Request | null | undefined, act: string): readonly string[] {
  const fields = request?.kind === 'act' ? (request.acts.find(({ id }) => id === act)?.fields ?? []) : []
  return fields.flatMap((field) => (field.type === 'pick' ? field.options.map(({ wording, figures }) => say(wording, figures)) : []))
}
