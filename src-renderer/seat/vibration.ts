import { siteStorage, type TextStorage } from '../storage/browserStorage.ts'

const KEY = 'lineage.seat.vibrates'

/** Whether this device may give a short buzz when something is asked of its seat: off unless chosen, since others at the table hear it. */
export function wantsVibration(storage: Pick<TextStorage, 'getItem'> = siteStorage): boolean {
  return storage.getItem(KEY) === 'yes'
}

export function chooseVibration(wanted: boolean, storage: Pick<TextStorage, 'setItem'> = siteStorage): void {
  storage.setItem(KEY, wanted ? 'yes' : 'no')
}
