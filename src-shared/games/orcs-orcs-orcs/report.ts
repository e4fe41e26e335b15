import type { ReportFace } from '../api/reportFace.ts'

/** What reports say of this game alone: the worth of the trophies, next to the ledger. */
export const REPORT: ReportFace = { out: () => null, reckoned: ['worth'], parts: () => [] }
