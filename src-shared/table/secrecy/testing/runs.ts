/** More campaigns than in every run of the tests: `LINEAGE_SECRECY_RUNS=20` times as many. */
export function runsOf(usual: number, times: string | undefined): number {
  return usual * Math.max(1, Number(times ?? 1) || 1)
}
