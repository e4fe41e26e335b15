import type { JournalStore, StoredJournal } from '../../contract/journalStore.ts'
import type { Campaign } from '../../kernel/campaign.ts'
import type { Digest } from '../../kernel/hash.ts'
import type { Message } from '../../kernel/message.ts'

/** How a campaign is brought to the table: with the store its lines go to, or the reason why nothing may be written. */
export type SessionOptions = SeatingHead &
  ({ readonly store: JournalStore; readonly readOnly: null } | { readonly store: null; readonly readOnly: Message })

interface SeatingHead {
  readonly table: string
  readonly campaign: Campaign
  readonly digest: Digest
  /** Bytes of a torn last line that were left out. */
  readonly torn: number
  /** Gives back the lines as they lie in the store, for verification. */
  readonly reread: () => Promise<StoredJournal>
  /** Remembers how far the campaign goes: called after every entry that is saved. */
  readonly mark?: () => Promise<void>
  /** Keeps a whole copy of the campaign as it lies in the store. */
  readonly keepVersion?: (why: 'round' | 'restart') => Promise<void>
  /** Does some work after whoever waits for something has it; absent: at once. */
  readonly later?: ((work: () => void) => void) | undefined
  /** Hears of faults of whoever is told of an act that is saved already; absent: they are thrown by themselves. */
  readonly report?: ((fault: unknown) => void) | undefined
}
