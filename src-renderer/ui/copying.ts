import { useAnnouncements } from '../stores/announcements.ts'
import { shellTexts } from '../app/texts/shell.ts'

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
      announcements.say(shellTexts.copied(what), 'good')
    } catch {
      announcements.say(() => shellTexts.notCopied, 'trouble')
    }
  }

  return { copy }
}
