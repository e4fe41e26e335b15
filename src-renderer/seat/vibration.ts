const KEY = 'lineage.seat.vibrates'

/** Whether this device may give a short buzz when something is asked of its seat: off unless chosen, since others at the table hear it. */
export function wantsVibration(storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  try {
    return storage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export function chooseVibration(wanted: boolean, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(KEY, wanted ? 'yes' : 'no')
  } catch {
    // The browser forbids storage: it stays as it is, still.
  }
}
