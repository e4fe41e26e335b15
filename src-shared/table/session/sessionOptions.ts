import type { JournalStore, StoredJournal } from '../../contract/journalStore.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import type { Message } from '../../kernel/message.ts'

/** Options of a table session: with the store that receives its lines, or with the reason why the campaign is read-only. */
export type SessionOptions = SeatingHead &
  ({ readonly store: JournalStore; readonly readOnly: null } | { readonly store: null; readonly readOnly: Message })

interface SeatingHead {
  readonly table: string
  readonly campaign: Campaign
  readonly digest: Digest
  /** Bytes of an incomplete last line that were left out. */
  readonly torn: number
  /** Reads the lines from the store again, for verification. */
  readonly reread: () => Promise<StoredJournal>
  /** Records the progress of the campaign; called after every saved entry. */
  readonly mark?: () => Promise<void>
  /** Copies the stored campaign as a version. */
  readonly keepVersion?: (why: 'round' | 'restart') => Promise<void>
  /** Defers work until the caller has its reply; absent: the work runs at once. */
  readonly later?: ((work: () => void) => void) | undefined
  /** Receives errors of listeners to a command that is already saved; absent: each error is thrown on its own. */
  readonly report?: ((fault: unknown) => void) | undefined
}
