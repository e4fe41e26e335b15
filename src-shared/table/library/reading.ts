import { StoreError, type LibraryStore, type StoredJournal } from '../../contract/journalStore.ts'
import type { Campaign } from '../../kernel/campaign.ts'
import type { Digest } from '../../kernel/hash.ts'
import type { Message } from '../../kernel/message.ts'
import { isDamage, mended } from './mending.ts'
import { damageOf, newerThanThis, takeUpStored } from './stored.ts'

/** A campaign that was read, and why nothing may be written to it, or null. */
export interface Found {
  readonly stored: StoredJournal
  readonly campaign: Campaign
  readonly shut: Message | null
  readonly damaged: boolean
}

/** A campaign as it lies in the store; where that is damaged, all of it that can be had. */
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

/** Up to where its chain holds. */
async function asItLies(store: LibraryStore, ref: string, digest: Digest): Promise<Found> {
  const stored = await store.read(ref)
  const { campaign, chain } = await takeUpStored(stored, digest)
  const newer = newerThanThis(campaign.header, campaign.ruleset)
  if (newer !== null || chain.broken === null) return { stored, campaign, shut: newer, damaged: false }
  return { stored, campaign, shut: damageOf(chain.broken), damaged: isDamage(chain.broken) }
}
