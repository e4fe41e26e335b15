import { flushPromises } from '@vue/test-utils'
import Dexie from 'dexie'
import { DraftStorage } from '../storage/drafts.ts'

/** Resolves when the browser's storage has done all it was asked for, and the page has heard of it. */
export async function storageDone(): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await new DraftStorage('looking on').load({ campaign: '', seat: '' })
    await flushPromises()
  }
}

/** What lies in the browser's storage of drafts. */
export async function draftRows(): Promise<readonly { readonly key: string; readonly text: string }[]> {
  await storageDone()
  const db = await new Dexie('lineage-drafts').open()
  const found = await db.table<{ readonly key: string; readonly text: string }>('drafts').toArray()
  db.close()
  return found
}
