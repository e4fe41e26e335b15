import { InvariantError } from '../../../../kernel/invariantError.ts'
/** Appendix a: a d100 gives the share of men and women among newcomers, in percent. */
export const APPENDIX_A = [
  { from: 1, to: 5, males: 69, females: 31 },
  { from: 6, to: 9, males: 64, females: 36 },
  { from: 10, to: 15, males: 60, females: 40 },
  { from: 16, to: 24, males: 56, females: 44 },
  { from: 25, to: 36, males: 53, females: 47 },
  { from: 37, to: 64, males: 50, females: 50 },
  { from: 65, to: 76, males: 47, females: 53 },
  { from: 77, to: 85, males: 44, females: 56 },
  { from: 86, to: 91, males: 40, females: 60 },
  { from: 92, to: 95, males: 36, females: 64 },
  { from: 96, to: 100, males: 31, females: 69 },
] as const

/** Men in percent for a die of 1 to 100. */
export function malePercent(die: number): number {
  const row = APPENDIX_A.find(({ to }) => die <= to)
  if (row === undefined || die < 1) throw new InvariantError(`Appendix a has no row for ${die}`)
  return row.males
}
