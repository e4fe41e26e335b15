import { useAnnouncements } from '../stores/announcements.ts'

export interface Copying {
  /** Puts `text` on the clipboard and says that `what` is there now ("The link for the elves"). */
  readonly copy: (text: string, what: string) => Promise<void>
}

/** Copying at a press of a button. Nothing is ever put on the clipboard otherwise. */
export function useCopying(): Copying {
  const announcements = useAnnouncements()

  async function copy(text: string, what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      announcements.say(`${what} is copied.`, 'good')
    } catch {
      announcements.say('This browser does not let the page copy: mark the text and copy it by hand.', 'trouble')
    }
  }

  return { copy }
}
