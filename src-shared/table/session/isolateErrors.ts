/**
 * Runs what listeners do with a saved entry. Their errors are reported and do not refuse the entry, which is in the file already. Without `report` they
 * become an unhandled rejection.
 */
export function isolateErrors(work: () => void, report: ((fault: unknown) => void) | undefined): void {
  try {
    work()
  } catch (fault) {
    if (report === undefined) void Promise.reject(fault instanceof Error ? fault : new Error(String(fault)))
    else report(fault)
  }
}
