import type { Effect } from '../../../kernel/world/effect.ts'
import { effectsOf, type Entry } from '../../../kernel/journal/journal.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import { seenBy } from '../../../table/session/view.ts'
import { ACCOUNTS, PUBLIC_ACCOUNTS } from '../rules/accounts.ts'
import { TREATY_DRAFTS, type TreatyDraft } from '../rules/diplomacy/records.ts'
import { AGENTS, INTELLIGENCE, MISSIONS } from '../rules/espionage/records.ts'
import { CONDITIONS, SITES } from '../rules/records.ts'
import { SEATS, isCivilisation, type Civilisation } from '../rules/seats.ts'
import { WARS, type War } from '../rules/war/records.ts'

/** Collections of which a seat sees its own records only. */
const OWN: readonly string[] = [AGENTS, MISSIONS, INTELLIGENCE, SITES].map(({ name }) => name)
/** Ids given in secret: of agents and missions, and of wars while they stand in a booklet. */
const SECRET_ID = /\b(elves|humans|dwarves)-(agent|mission|war)(-\d+)?\b/g

/** Every effect a seat is shown, in order. */
export function shownTo(entries: readonly Entry[], seat: Civilisation): readonly Effect[] {
  return seenBy(entries, seat).flatMap(({ effects = [] }) => effects)
}

/** What a seat is shown that is another's secret, in words for whoever reads the failed test; none where all is well. */
export function secretsShown(entries: readonly Entry[], seat: Civilisation): readonly string[] {
  const found = shownTo(entries, seat).filter((effect) => isOthersSecret(effect, seat) || namesOthersSecret(effect, seat))
  return found.map((effect) => `${seat} see ${JSON.stringify(effect)}`)
}

function isOthersSecret(effect: Effect, seat: Civilisation): boolean {
  if (effect.kind === 'posting') return isPrivate(effect.owner, effect.account) && effect.owner !== seat
  if (effect.kind !== 'record') return false
  if (effect.collection === CONDITIONS.name) return effect.id !== seat
  if (OWN.includes(effect.collection)) return (effect.value as unknown as { readonly owner: string }).owner !== seat
  if (effect.collection === TREATY_DRAFTS.name) return !mayReadDraft(effect.value as unknown as TreatyDraft, seat)
  if (effect.collection !== WARS.name) return false
  const { stage, aggressor } = effect.value as unknown as War
  return stage === 'secret' && aggressor !== seat
}

function mayReadDraft({ stage, by, parties }: TreatyDraft, seat: Civilisation): boolean {
  return stage === 'written' ? by === seat : parties.includes(seat)
}

/** Everything a civilisation counts but what stands before everybody's eyes. */
function isPrivate(owner: string, account: string): boolean {
  return isCivilisation(owner) && !PUBLIC_ACCOUNTS.some((other) => other === account)
}

/** Figures, records' fields, what a posting is about, numberings: nowhere may such an id turn up. */
function namesOthersSecret(effect: Effect, seat: Civilisation): boolean {
  return [...JSON.stringify(effect).matchAll(SECRET_ID)].some(([, owner]) => owner !== seat)
}

/** Wordings that were told both to everybody and to some alone: one of the two must be a slip. */
export function wordingsToldBothWays(entries: readonly Entry[]): readonly string[] {
  const [open, secret] = [new Set<string>(), new Set<string>()]
  for (const effect of entries.flatMap(effectsOf))
    if (effect.kind === 'line') (effect.see === undefined ? open : secret).add(effect.wording)
  return [...open].filter((wording) => secret.has(wording))
}

/**
 * Where the ledger a seat can add up is wrong about what everybody knows of another civilisation, or has anything in it of what nobody else
 * does; and where its own is not right to the last figure.
 */
export function wrongBeliefs(entries: readonly Entry[], world: World, seat: Civilisation): readonly string[] {
  const believed = new WorldState()
  for (const effect of shownTo(entries, seat)) believed.apply(effect)
  return SEATS.flatMap((other) => {
    const truth = (account: string): number => (other !== seat && isPrivate(other, account) ? 0 : world.balance(other, account))
    const wrong = ACCOUNTS.filter((account) => believed.balance(other, account) !== truth(account))
    return wrong.map((account) => `${seat} take ${account} of ${other} for ${believed.balance(other, account)}, not ${truth(account)}`)
  })
}
