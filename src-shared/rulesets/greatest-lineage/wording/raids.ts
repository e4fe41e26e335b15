import type { Wordings } from './words.ts'

export const RAID_WORDS = {} satisfies Wordings
