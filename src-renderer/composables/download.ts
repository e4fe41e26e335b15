import { useAnnouncements } from '../stores/announcements.ts'
import { shellTexts } from '../texts/shell.ts'

export interface Download {
  /** Hands a text or a picture over as a file of this name; signs that some system has no room for in a name become spaces. */
  save(name: string, content: string | Blob, type: string): void
}

/** Files a page makes by itself. */
export function useDownload(): Download {
  const announcements = useAnnouncements()

  function save(name: string, content: string | Blob, type: string): void {
    const file = name.replace(/[^\p{L}\p{N} ,.'()&+-]+/gu, ' ').trim()
    const address = URL.createObjectURL(new Blob([content], { type }))
    const link = document.createElement('a')
    link.href = address
    link.download = file
    link.click()
    // The browser has taken the address over by the next task.
    setTimeout(() => URL.revokeObjectURL(address))
    announcements.say(shellTexts.savedAs(file), 'good')
  }

  return { save }
}
