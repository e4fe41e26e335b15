import { figure, signed } from '../../../../src-shared/language/figures.ts'

/** Dice as they lie, and what they came to. */
export const EN = {
  /** Of several dice: "63 of 229: Mother dies". */
  hits: (hits: number, of: number, outcome: string) => `${figure(hits)} of ${figure(of)}: ${outcome}`,
  group: (count: number, outcome: string) => `${figure(count)} × ${outcome}`,
  die: (value: number, outcome: string | null) => (outcome === null ? String(value) : `${value}, ${outcome}`),
  sum: (dice: string, modifier: number) => `${dice} ${signed(modifier)}`,
  ahead: (whose: string, by: number) => `${whose}: ${figure(by)} ahead`,
  even: 'Nobody is ahead',
  others: 'The other side',
  dice: 'Dice',
}
