import type { ComputedRef } from 'vue'
import { useDownload } from '../../ui/download.ts'
import { useCommands } from '../../commands/commands.ts'
import { useTable } from '../../stores/table.ts'
import { chronicleTexts } from './texts/chronicle.ts'
import type { ChronicleEntry } from './entries.ts'
import { chronicleCsv, chronicleMarkdown } from './files.ts'

/** What the page of the chronicle can be told to do. */
export interface ChronicleActs {
  readonly search: () => unknown
  readonly toDice: () => unknown
  readonly openMarks: () => unknown
  /** Whether all of it is shown, and not the dice. */
  readonly isListed: () => boolean
}

export interface ChronicleFiles {
  readonly csv: () => void
  readonly markdown: () => void
}

/** The commands of the page, and what is taken away of the entries `shown`. */
export function useChronicleCommands(shown: ComputedRef<readonly ChronicleEntry[]>, acts: ChronicleActs): ChronicleFiles {
  const table = useTable()
  const download = useDownload()

  function csv(): void {
    download.save(chronicleTexts.file.csv(table.title), chronicleCsv(shown.value), 'text/csv;charset=utf-8')
  }

  function markdown(): void {
    const { markdown: name, title } = chronicleTexts.file
    download.save(name(table.title), chronicleMarkdown(title(table.title), shown.value), 'text/markdown;charset=utf-8')
  }

  const hasSome = (): boolean => shown.value.length > 0
  useCommands(
    {
      id: 'chronicle.search',
      get title() {
        return chronicleTexts.commands.search
      },
      group: 'Table',
      // On a German keyboard it stands above the 7.
      keys: ['/', 'Shift+/'],
      enabled: acts.isListed,
      run: acts.search,
    },
    {
      id: 'chronicle.dice',
      get title() {
        return chronicleTexts.commands.dice
      },
      group: 'Table',
      enabled: acts.isListed,
      run: acts.toDice,
    },
    {
      id: 'chronicle.marks',
      get title() {
        return chronicleTexts.commands.marks
      },
      group: 'Table',
      run: acts.openMarks,
    },
    {
      id: 'chronicle.csv',
      get title() {
        return chronicleTexts.commands.csv
      },
      group: 'Table',
      enabled: hasSome,
      run: csv,
    },
    {
      id: 'chronicle.markdown',
      get title() {
        return chronicleTexts.commands.markdown
      },
      group: 'Table',
      enabled: hasSome,
      run: markdown,
    },
  )
  return { csv, markdown }
}
