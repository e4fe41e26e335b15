import { chanceOf, type Distribution } from '../../../../src-shared/insight/odds/distribution.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import { battleTexts } from './texts/battle.ts'

/** Neighbouring numbers of dead told together. */
export interface TollBin {
  readonly from: number
  readonly to: number
  readonly probability: number
}

/** More bars than this say nothing to the eye. */
const MOST_BINS = 16

/** That nobody dies, and what stands against it in bins of equal width, from 1 to the most who can die. */
export function tollBins(lost: Distribution): { readonly nobody: number; readonly bins: readonly TollBin[] } {
  const most = lost.values.at(-1) ?? 0
  const width = Math.max(1, Math.ceil(most / MOST_BINS))
  const bins = Array.from({ length: Math.ceil(most / width) }, (_, at) => {
    const [from, to] = [at * width + 1, Math.min(most, (at + 1) * width)]
    const probability = lost.values.reduce((sum, value, index) => {
      return value >= from && value <= to ? sum + (lost.probabilities[index] ?? 0) : sum
    }, 0)
    return { from, to, probability }
  })
  return { nobody: chanceOf(lost, 0), bins }
}

/** "1 to 3", "4". */
export function binText({ from, to }: TollBin): string {
  return from === to ? figure(from) : battleTexts.tolls.span(from, to)
}
