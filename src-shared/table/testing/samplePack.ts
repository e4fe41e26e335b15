import type { PlayerPack } from '../../contract/seats.ts'
import type { Entry } from '../../kernel/journal/journal.ts'
import { sealingKeyFrom, signingKeyFrom } from '../files/keys.ts'
import { seenBy } from '../session/view.ts'

/** Bytes that are not random at all: keys in tests are the same every time. */
export function fixedBytes(first: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, at) => (first + at * 7) % 256)
}

export const SEAT_KEY = signingKeyFrom(fixedBytes(1))
export const MASTER_KEY = sealingKeyFrom(fixedBytes(99))

/** The pack of one seat of a campaign, with keys that are always the same. */
export function samplePack(entries: readonly Entry[], seat = 'elves', change: Partial<PlayerPack> = {}): PlayerPack {
  return {
    format: 'lineage-pack',
    version: 1,
    player: 'Ada',
    orders: [],
    basis: 'basis-of-the-view',
    signingKey: SEAT_KEY.secret,
    recipient: MASTER_KEY.recipient,
    view: {
      table: 'campaign-1',
      seat,
      campaign: { id: 'campaign-1', ruleset: 'greatest-lineage', rulesetVersion: 1, seedCommitment: 'c0ffee' },
      title: 'The Winter Crown',
      pending: [],
      sealed: [],
      parties: [],
      retractable: null,
      readOnly: null,
      disagreement: null,
      notice: null,
      dice: 'app',
      seed: null,
      entries: seenBy(entries, seat),
    },
    ...change,
  }
}
