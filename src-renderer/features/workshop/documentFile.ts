import { shallowRef, type ShallowRef } from 'vue'
import type { Outcome, Problem } from '../../../src-shared/kernel/problem.ts'
import { fileText } from '../../storage/fileText.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { troubleOf } from '../../stores/sentences.ts'
import { troubleTexts } from '../../stores/texts/trouble.ts'

/** A file that was not taken, and why. */
export interface RefusedFile {
  readonly file: string
  readonly problems: readonly Problem[]
}

export interface DocumentFile {
  /** The last file that was refused; null once another is taken. */
  readonly refused: Readonly<ShallowRef<RefusedFile | null>>
  /** `place`: which of several documents the file is for. */
  readonly take: (file: File, place?: string) => Promise<void>
}

/** Takes files somebody picks. One whose content is refused shows why; one that cannot be opened is reported in the corner. */
export function useDocumentFile<D>(
  read: (text: string, place: string) => Outcome<D>,
  taken: (document: D, file: File) => unknown = () => undefined,
): DocumentFile {
  const announcements = useAnnouncements()
  const refused = shallowRef<RefusedFile | null>(null)

  async function take(file: File, place = ''): Promise<void> {
    refused.value = null
    try {
      const content = read(await fileText(file), place)
      if (content.ok) await taken(content.value, file)
      else refused.value = { file: file.name, problems: content.problems }
    } catch (fault) {
      announcements.say(
        troubleOf(fault, () => troubleTexts.doing.readFile),
        'trouble',
      )
    }
  }

  return { refused, take }
}
