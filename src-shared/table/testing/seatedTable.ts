import type { Campaign } from '../../kernel/engine/campaign.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import type { Outcome } from '../../kernel/problem.ts'
import { begun, linesOf } from '../../kernel/testing/toyTable.ts'
import { TableSession } from '../session/session.ts'

export interface Seated {
  readonly session: TableSession
  readonly campaign: Campaign
  /** What has been saved. */
  readonly lines: string[]
  /** What a test makes of the next append. */
  append: (line: string) => Promise<void>
  closed: boolean
  readonly faults: unknown[]
}

/** A table in memory over a campaign of the toy. */
export function seated(
  campaign = begun({ hens: 4 }),
  torn = 0,
  keepVersion: (why: 'round' | 'restart') => Promise<void> = () => Promise.resolve(),
): Seated {
  const lines = linesOf(campaign)
  const seat: Seated = {
    session: new TableSession({
      ...{ table: 'toy', campaign, torn, digest: digestText, readOnly: null },
      store: {
        append: async (line) => {
          await seat.append(line)
          lines.push(line)
        },
        close: () => {
          seat.closed = true
          return Promise.resolve()
        },
      },
      keepVersion,
      report: (fault) => seat.faults.push(fault),
      reread: () => Promise.resolve({ headerLine: campaign.headerLine, lines, torn: 0 }),
    }),
    ...{ campaign, lines, append: () => Promise.resolve(), closed: false, faults: [] },
  }
  return seat
}

/** Answers the question that waits. */
export function answer({ session, campaign }: Seated, raw: unknown): Promise<Outcome<null>> {
  return session.answer(raw, campaign.pending === null ? '' : questionKey(campaign.pending))
}
