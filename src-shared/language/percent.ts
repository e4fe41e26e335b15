import { translated } from './catalogue.ts'
import { decimal } from './numbers.ts'

const TEXTS = translated({
  en: { percent: (number: string) => `${number}%` },
  de: { percent: (number) => `${number}\u00a0%` },
})

/** A number that is written already, with the sign as the language sets it: "37%", "37 %". */
export function withPercent(number: string): string {
  return TEXTS.percent(number)
}

/** "37%"; near zero and near certainty with a decimal, so that neither is claimed falsely. */
export function percentText(probability: number): string {
  const percent = probability * 100
  return withPercent(isNear(percent) ? decimal(percent) : String(Math.round(percent)))
}

/** Chances that make up a whole: with a decimal each where whole numbers would not add up to 100 (49.5, 1 and 49.5, not 50, 1 and 50). */
export function shareTexts(probabilities: readonly number[]): readonly string[] {
  const shown = probabilities.map((probability) => {
    const percent = probability * 100
    return isNear(percent) ? Math.round(percent * 10) / 10 : Math.round(percent)
  })
  const addsUp = Math.abs(shown.reduce((sum, percent) => sum + percent, 0) - 100) < 0.01
  return addsUp ? probabilities.map(percentText) : probabilities.map((probability) => withPercent(decimal(probability * 100)))
}

function isNear(percent: number): boolean {
  return percent > 0 && percent < 100 && (percent < 1 || percent > 99)
}
