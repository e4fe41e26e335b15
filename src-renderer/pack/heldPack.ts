import type { Problem } from '../../src-shared/kernel/problem.ts'
import { LARGEST_PACK, shrunkPack } from '../../src-shared/table/files/packFile.ts'
import { grown } from '../storage/shrinking.ts'
import { refusal } from '../stores/sentences.ts'
import { packTexts } from './texts/pack.ts'

/** The pack a page holds, as it was written; null where it holds none, or none that can be read here: `problems` then says why. */
export interface HeldPack {
  readonly text: string | null
  readonly problems: readonly Problem[]
}

/** Takes up the pack in a page, which is deflated where it is long. */
export async function heldPack(embedded: string | null): Promise<HeldPack> {
  const small = embedded === null ? null : shrunkPack(embedded)
  if (small === null) return { text: embedded, problems: [] }
  if (typeof DecompressionStream === 'undefined') return { text: null, problems: refusal(() => packTexts.open.tooOld).problems }
  try {
    return { text: await grown(small, LARGEST_PACK), problems: [] }
  } catch {
    return { text: null, problems: refusal(() => packTexts.open.damaged).problems }
  }
}
