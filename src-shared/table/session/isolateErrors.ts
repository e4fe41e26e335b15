/**
 * Runs what listeners do with a saved entry. Reports their errors: the entry is in the file already and cannot be refused.
 * Without `report` an error becomes an unhandled rejection.
 */
export function isolateErrors(work: () => void, report: ((fault: unknown) => void) | undefined): void {
  try {
    work()
  } catch (fault) {
    if (report === undefined) void Promise.reject(fault instanceof Error ? fault : new Error(String(fault)))
    else report(fault)
  }
}
