import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'

/** Text of a file that was picked or dropped. Rejects with a StoreError where it cannot be read: a folder was dropped, or it is gone. */
export async function fileText(file: Pick<File, 'name' | 'text'>): Promise<string> {
  try {
    return await file.text()
  } catch (fault) {
    const gone = fault instanceof Error && fault.name === 'NotFoundError'
    throw new StoreError(message('file.notRead', { name: file.name, reason: message(gone ? 'fault.ENOENT' : 'fault.EACCES') }), {
      cause: fault,
    })
  }
}
