import type { Message } from '../../kernel/message.ts'
import { messageOf, type Problem } from '../../kernel/problem.ts'
import type { MessageKey } from '../../messages/english.ts'
import { StoreError, type StoredJournal } from '../../contract/journalStore.ts'
import { Campaign } from '../../kernel/engine/campaign.ts'
import { readKnown } from '../../kernel/journal/contents.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import { FORMAT_VERSION, type ChainBreak, type ReadChain, type JournalHeader } from '../../kernel/journal/journal.ts'
import type { Game } from '../../games/api/game.ts'
import { findGame } from '../../games/registry.ts'
import { message } from '../../messages/message.ts'
import type { Json } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { readHeader } from './header.ts'

export interface TakenUp {
  readonly game: Game
  readonly campaign: Campaign
  readonly chain: ReadChain
}

/** Restores a campaign from its stored lines. Throws StoreError if nothing of it can be shown; `chain` describes a later break. */
export async function takeUpStored(stored: StoredJournal, digest: Digest): Promise<TakenUp> {
  const header = readHeader(stored.headerLine)
  if (!header.ok) throw new StoreError(whyNot(header.problems))
  const game = await findGame(header.value.ruleset)?.load()
  if (game === undefined) throw new StoreError(message('campaign.otherGame', { game: header.value.ruleset }))
  const chain = readKnown(stored.headerLine, stored.lines, game.rules, digest)
  if (chain.entries[0]?.kind !== 'setup') {
    const newer = newerThanThis(header.value, game.rules)
    if (newer !== null) throw new StoreError(newer)
    const damage = chain.broken === null ? message('damage.noSetup') : placeOf(chain.broken)
    throw new StoreError(message('campaign.nothing', { damage }))
  }
  return { game, chain, campaign: Campaign.of(game.rules, stored.headerLine, chain, digest) }
}

/** Why a campaign begun by a newer version of this program is read-only; null for any other. */
export function newerThanThis({ version, rulesetVersion }: JournalHeader, ruleset: Ruleset<Json>): Message | null {
  const newer = newerFormat({ version })
  if (newer !== null || rulesetVersion <= ruleset.version) return newer
  return message('campaign.newerRules', { version: rulesetVersion, plays: ruleset.version })
}

/** As `newerThanThis`, by the file format alone. */
export function newerFormat({ version }: Pick<JournalHeader, 'version'>): Message | null {
  return version > FORMAT_VERSION ? message('campaign.newer', { version, reads: FORMAT_VERSION }) : null
}

/** Why a campaign with a broken chain is read-only. */
export function damageOf(broken: ChainBreak): Message {
  if (isUnknown(broken)) return message('campaign.unknownEntry', { line: broken.line })
  return message('campaign.damaged', { damage: placeOf(broken) })
}

/** As `damageOf`, short enough for the shelf. */
export function damageInShort(broken: ChainBreak): Message {
  if (isUnknown(broken)) return message('campaign.unknownEntryInShort', { line: broken.line })
  return message('campaign.damagedInShort', { damage: placeOf(broken) })
}

/** First line written by a newer version; null if the chain breaks for another reason. */
export function lineOfNewer(broken: ChainBreak | null): number | null {
  return broken !== null && isUnknown(broken) ? broken.line : null
}

/** Whether the break is no damage: the chain is intact, but the entry needs a newer version. */
function isUnknown({ reason }: ChainBreak): boolean {
  return reason === 'no entry this version knows'
}

/** Describes where a chain breaks, as part of a sentence. */
export function placeOf({ line, reason, problem }: ChainBreak): Message {
  const figures = problem === undefined ? {} : { problem: messageOf(problem) }
  return message('damage.line', { line, reason: message(DAMAGE[reason], figures) })
}

const DAMAGE: Readonly<Record<ChainBreak['reason'], MessageKey>> = {
  'not JSON': 'damage.notJson',
  'nested too deeply': 'damage.deep',
  'no hash': 'damage.noHash',
  'hash does not fit the line': 'damage.otherHash',
  'does not follow the line before': 'damage.follows',
  'not the header its entries were made for': 'damage.otherHeader',
  'wrong number': 'damage.number',
  'no entry this version knows': 'damage.unknown',
  'not what the rules write': 'damage.strange',
}

/** Why a first line is no header. */
export function whyNot([first]: readonly Problem[]): Message {
  return first === undefined ? message('campaign.header') : messageOf(first)
}
