/**
 * Does what others do with an act that is saved: it is no part of the act, and a fault in it makes no refusal of what stands in the file. It
 * is reported, or thrown by itself where nobody hears reports.
 */
export function outside(work: () => void, report: ((fault: unknown) => void) | undefined): void {
  try {
    work()
  } catch (fault) {
    if (report === undefined) void Promise.reject(fault instanceof Error ? fault : new Error(String(fault)))
    else report(fault)
  }
}
