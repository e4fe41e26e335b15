import { translated } from './catalogue.ts'
import { decimal } from './numbers.ts'

const TEXTS = translated({
  en: {
    percent: (number: string) => `${number}%`,
    under: (chance: string) => `under ${chance}`,
    over: (chance: string) => `over ${chance}`,
  },
  de: {
    percent: (number) => `${number}\u00a0%`,
    under: (chance) => `unter ${chance}`,
    over: (chance) => `über ${chance}`,
  },
})

/** A number that is written already, with the sign as the language sets it: "37%", "37 %". */
export function withPercent(number: string): string {
  return TEXTS.percent(number)
}

/** "37%"; near zero and near certainty with a decimal, and beyond that "under 0.1%" and "over 99.9%", so that neither is claimed falsely. */
export function percentText(probability: number): string {
  return told(probability, rounded(probability))
}

/** Chances that make up a whole: with a decimal each where those of `percentText` would not add up to 100 (49.5, 1 and 49.5, not 50, 1 and 50). */
export function shareTexts(probabilities: readonly number[]): readonly string[] {
  return shareTable([probabilities])[0] ?? []
}

/** The same for the rows of a table, all with one precision: each with a decimal where those of any row would not add up without. */
export function shareTable(rows: readonly (readonly number[])[]): readonly (readonly string[])[] {
  const tell = rows.every(addsUp) ? rounded : (probability: number) => probability * 100
  return rows.map((row) => row.map((probability) => told(probability, tell(probability))))
}

function addsUp(probabilities: readonly number[]): boolean {
  return Math.abs(probabilities.reduce((sum, probability) => sum + rounded(probability), 0) - 100) < 0.05
}

/** Percent: to the whole, near zero and near certainty to the tenth. */
function rounded(probability: number): number {
  const percent = probability * 100
  return percent < 1 || percent > 99 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

function told(probability: number, percent: number): string {
  if (probability > 0 && probability < 0.0005) return TEXTS.under(withPercent(decimal(0.1)))
  if (probability < 1 && probability > 0.9995) return TEXTS.over(withPercent(decimal(99.9)))
  return withPercent(decimal(percent))
}
