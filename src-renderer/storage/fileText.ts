import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { sentence } from '../../src-shared/messages/message.ts'

/** Text of a file that was picked or dropped. Rejects with a StoreError where it cannot be read: a folder was dropped, or it is gone. */
export async function fileText(file: Pick<File, 'name' | 'text'>): Promise<string> {
  try {
    return await file.text()
  } catch (fault) {
    const gone = fault instanceof Error && fault.name === 'NotFoundError'
    throw new StoreError(sentence('file.notRead', { name: file.name, reason: sentence(gone ? 'fault.ENOENT' : 'fault.EACCES') }), {
      cause: fault,
    })
  }
}
