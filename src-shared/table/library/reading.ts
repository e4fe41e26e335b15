import { StoreError, type LibraryStore, type StoredJournal } from '../../contract/journalStore.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import type { Message } from '../../kernel/message.ts'
import { isDamage, mended } from './mending.ts'
import { damageOf, newerThanThis, takeUpStored } from './stored.ts'

/** A campaign that was read; `shut`: why it is read-only, or null. */
export interface Found {
  readonly stored: StoredJournal
  readonly campaign: Campaign
  readonly shut: Message | null
  readonly damaged: boolean
}

/** Reads a stored campaign; if it is damaged, all that is recoverable. */
export async function readWhole(store: LibraryStore, ref: string, digest: Digest): Promise<Found> {
  let lying: Found | StoreError
  try {
    lying = await asItLies(store, ref, digest)
  } catch (trouble) {
    if (!(trouble instanceof StoreError)) throw trouble
    lying = trouble
  }
  if (!(lying instanceof StoreError) && !lying.damaged) return lying
  try {
    const healed = await mended(store, ref, digest)
    if (healed !== null) {
      const { campaign } = await takeUpStored(healed.stored, digest)
      return { stored: healed.stored, campaign, shut: healed.told, damaged: true }
    }
  } catch (trouble) {
    if (!(trouble instanceof StoreError)) throw trouble
  }
  if (lying instanceof StoreError) throw lying
  return lying
}

/** Reads a stored campaign up to the first break of its chain. */
async function asItLies(store: LibraryStore, ref: string, digest: Digest): Promise<Found> {
  const stored = await store.read(ref)
  const { campaign, chain } = await takeUpStored(stored, digest)
  const newer = newerThanThis(campaign.header, campaign.ruleset)
  if (newer !== null || chain.broken === null) return { stored, campaign, shut: newer, damaged: false }
  return { stored, campaign, shut: damageOf(chain.broken), damaged: isDamage(chain.broken) }
}
