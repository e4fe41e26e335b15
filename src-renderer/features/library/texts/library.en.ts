import type { Version, VersionHead } from '../../../../src-shared/contract/journalStore.ts'
import { count } from '../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Library',
  lead: 'Every campaign is one file that holds all of it: answers, dice, figures, and why each of them is what it is.',
  openFile: 'Open a file',
  newCampaign: 'New campaign',
  readAgain: 'Read the library again',
  reading: 'Reading the library',
  list: 'Campaigns',
  empty: {
    title: 'The shelf is empty',
    lead: 'Three ways to begin:',
    look: 'Look around first',
    lookText: 'The sample is a campaign some rounds in. Everything in it can be pressed, answered and taken back.',
    sample: 'Open the sample',
    own: 'Start your own',
    ownText: 'Names are enough. The rest has sensible defaults, and the first roll is a minute away.',
    bring: 'Bring one along',
    bringText: 'Drop a file that ends in .lineage anywhere on this page, or choose it.',
  },
  foot: 'Files that end in .lineage can be dropped anywhere on this page.',
  sample: 'Open the sample campaign',
  unknownGame: (game: string) => `A game this program does not have: ${game}`,
  notBegun: 'Not begun',
  entries: (entries: number) => count(entries, 'entry', 'entries'),
  more: (title: string) => `More for ${title}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  /** Title of a copy. */
  copyOf: (title: string) => `${title} (copy)`,
  download: 'Download',
  trash: 'Move to the trash',
  letGo: 'Let go to open it',
  noCampaign: (file: string) => `"${file}" is no campaign: choose a file that ends in .lineage.`,
  renaming: { title: 'Rename the campaign', field: 'Title', leave: 'Leave it' },
  versions: {
    open: 'Earlier versions ...',
    title: (title: string) => `Earlier versions of ${title}`,
    text: 'A whole copy is kept at the end of every round: the last three, then one a day, then one a week. Putting one back keeps what is there now as a version.',
    none: 'None is kept yet: the first comes with the end of a round. A browser keeps none; download the campaign now and then.',
    list: 'Versions, newest first',
    name: ({ round, why }: VersionHead) =>
      why === 'round'
        ? `Beginning of round ${round}`
        : why === 'restart'
          ? `Round ${round}, before its phase was started again`
          : `Round ${round}, replaced by another version`,
    size: ({ entries, bytes }: Version) => `${count(entries, 'entry', 'entries')}, ${Math.ceil(bytes / 1024)} KB`,
    putBack: 'Put back',
    putBackOne: (version: VersionHead, when: string) => `Put back round ${version.round}, ${when}`,
    done: (title: string, round: number) => `${title} stands in round ${round} again. What was there is kept as a version.`,
    leave: 'Leave it',
  },
  trashing: {
    title: (title: string) => `Move ${title} to the trash?`,
    browser: 'It disappears from the library of this browser. Download it first if you may want it again.',
    file: 'Its file goes to the trash folder of the library, from where it can be brought back by hand.',
    download: 'Download it first',
    keep: 'Keep it',
    done: (title: string) => `${title} was moved to the trash.`,
  },
}
