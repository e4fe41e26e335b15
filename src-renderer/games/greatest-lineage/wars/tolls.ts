import type { Distribution } from '../../../../src-shared/insight/odds/distribution.ts'
import { chanceOf } from '../../../../src-shared/insight/odds/distribution.ts'
import { percentText, shareTexts, withPercent } from '../../../../src-shared/language/percent.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import { number } from '../../../../src-shared/language/numbers.ts'
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

/** As `percentText`, but what is possible and hardly ever happens is told from what cannot happen. */
export function chanceText(probability: number): string {
  if (probability > 0 && probability < 0.0005) return battleTexts.odds.under(withPercent(number(0.1)))
  return probability < 1 && probability > 0.9995 ? battleTexts.odds.over(withPercent(number(99.9))) : percentText(probability)
}

/** As `shareTexts`, but what hardly ever happens is told as by `chanceText`. */
export function chanceTexts(probabilities: readonly number[]): readonly string[] {
  const shares = shareTexts(probabilities)
  return probabilities.map((probability, at) =>
    probability > 0 && probability < 1 && (probability < 0.0005 || probability > 0.9995) ? chanceText(probability) : (shares[at] ?? ''),
  )
}

/** "1 to 3", "4". */
export function binText({ from, to }: TollBin): string {
  return from === to ? figure(from) : battleTexts.tolls.span(from, to)
}
