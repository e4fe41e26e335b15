import { useAnnouncements } from '../stores/announcements.ts'

export interface Download {
  /** Hands text over as a file of this name; signs that some system has no room for in a name become spaces. */
  save(name: string, text: string, type: string): void
}

/** Files a page makes by itself. */
export function useDownload(): Download {
  const announcements = useAnnouncements()

  function save(name: string, text: string, type: string): void {
    const file = name.replace(/[^\p{L}\p{N} ,.'()&+-]+/gu, ' ').trim()
    const address = URL.createObjectURL(new Blob([text], { type }))
    const link = document.createElement('a')
    link.href = address
    link.download = file
    link.click()
    // The browser has taken the address over by the next task.
    setTimeout(() => URL.revokeObjectURL(address))
    announcements.say(`Saved as ${file}.`, 'good')
  }

  return { save }
}
