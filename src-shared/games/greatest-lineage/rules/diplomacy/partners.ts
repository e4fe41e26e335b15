import type { Option } from '../../../../kernel/engine/request.ts'
import type { Audience, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { offer, type Offer } from '../acts.ts'
import { isAlive, living } from '../civilisation.ts'
import type { Civilisation } from '../seats.ts'
import { OF_DIPLOMACY } from '../actGroups.ts'

export const ACCEPT = 'accept'
export const REFUSE = 'refuse'

/** Yes or no to something another player proposes. */
export const YES_OR_NO: readonly Option[] = [
  { id: ACCEPT, wording: 'option.diplomacy.accept' },
  { id: REFUSE, wording: 'option.diplomacy.refuse' },
]

/** Players `seat` can speak with; nobody for one who has fallen. */
export function others(world: World, seat: Civilisation): readonly Civilisation[] {
  return isAlive(world, seat) ? living(world).filter((other) => other !== seat) : []
}

/** What passes between two players and is nobody else's business. */
export function between(one: Civilisation, other: Civilisation): Audience {
  return [one, other]
}

/** An act of diplomacy that can be done with each of `partners`; with whom is asked only where there are several. None: no offer. */
export function offerWith(
  partners: readonly Civilisation[],
  id: string,
  rule: RuleId,
  perform: (partner: Civilisation) => ReturnType<Offer['perform']>,
): readonly Offer[] {
  const [first] = partners
  if (first === undefined) return []
  const options = partners.map((seat) => ({ id: seat, wording: 'option.diplomacy.partner', figures: { seat } }))
  const field = { id: 'with', type: 'pick', wording: 'field.diplomacy.with', options, preset: first } as const
  const act = { id, rule, wording: `act.diplomacy.${id}`, ...OF_DIPLOMACY, figures: { partners: partners.join(',') } }
  if (partners.length === 1) return [offer({ ...act, fields: [] }, () => perform(first))]
  return [offer({ ...act, fields: [field] }, (chosen) => perform(chosen.with))]
}
