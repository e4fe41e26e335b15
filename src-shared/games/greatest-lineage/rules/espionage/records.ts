import { collection } from '../../../../kernel/world/world.ts'
import type { Audience, Json } from '../../../../kernel/world/rule.ts'
import { checkOf, fieldsOf, flag, oneOf, orNull, text, whole } from '../../../../kernel/forms/shape.ts'
import type { Sex } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { CIVILISATION, SEX } from '../shapes.ts'

export type AgentKind = 'spy' | 'assassin'
export type Method = 'plain' | 'poison' | 'melee'

/** A spy or an assassin alive, in training, ready or on a mission. Seen by its owner only. */
export interface Agent {
  readonly id: string
  readonly owner: Civilisation
  readonly kind: AgentKind
  readonly sex: Sex
  /** Of an assassin, fixed when training starts (GL-ASN-8). */
  readonly method: Method | null
  /** Round in which training started. */
  readonly started: number
  /** Round in which it was released from training; null while it trains. */
  readonly released: number | null
  /** Chance in percent from training alone (GL-SPY-3, GL-ASN-3); 0 while it trains. */
  readonly skill: number
}

export type MissionGoal = 'technology' | 'intelligence' | 'militaryTechnology' | 'royal' | 'ruler' | 'shaman'

/** What an agent is sent to do, from the booklet entry to its end, when it is dropped. Seen by its owner only. */
export interface Mission {
  readonly id: string
  readonly agent: string
  readonly owner: Civilisation
  readonly target: Civilisation
  readonly goal: MissionGoal
  /** Id of the royal, or of the shaman's settlement; null for thefts and intelligence. */
  readonly victim: string | null
  readonly entered: number
  /** Round in which it was last entered or renewed. */
  readonly renewed: number
  /** Helped by an untargeted player: its chance is 80. */
  readonly aided: boolean
}

/** What spies found out about a player: +5 for the owner and -5 for the target in their battles (GL-SPY-8). Id `owner/target`, or longer with `intel_stacks`. */
export interface Intelligence {
  readonly id: string
  readonly owner: Civilisation
  readonly target: Civilisation
  readonly since: number
}

const forOwner = (_id: string, value: Json): Audience => [(value as unknown as { readonly owner: Civilisation }).owner]

export const AGENTS = collection<Agent>('agent', {
  check: checkOf(
    fieldsOf<Agent>({
      id: text,
      owner: CIVILISATION,
      kind: oneOf(['spy', 'assassin']),
      sex: SEX,
      method: orNull(oneOf(['plain', 'poison', 'melee'])),
      started: whole(),
      released: orNull(whole()),
      skill: whole(0, 100),
    }),
  ),
  see: forOwner,
})
export const MISSIONS = collection<Mission>('mission', {
  check: checkOf(
    fieldsOf<Mission>({
      id: text,
      agent: text,
      owner: CIVILISATION,
      target: CIVILISATION,
      victim: orNull(text),
      goal: oneOf(['technology', 'intelligence', 'militaryTechnology', 'royal', 'ruler', 'shaman']),
      entered: whole(),
      renewed: whole(),
      aided: flag,
    }),
  ),
  see: forOwner,
})
export const INTELLIGENCE = collection<Intelligence>('intelligence', {
  check: checkOf(fieldsOf<Intelligence>({ id: text, owner: CIVILISATION, target: CIVILISATION, since: whole() })),
  see: forOwner,
})
