import type { Act } from '../../../../src-shared/kernel/request.ts'
import { wordTexts } from '../../../wording/texts/words.ts'

/** Acts of one kind under one heading; `title` is empty where there is only one kind. */
export interface ActGroup {
  readonly title: string
  readonly acts: readonly Act[]
}

type Heading = keyof typeof wordTexts.groups

const GROUPS: readonly { readonly heading: Heading; readonly acts: readonly string[] }[] = [
  { heading: 'wars', acts: ['openWar', 'callOff', 'tribute', 'declare', 'dropWar'] },
  { heading: 'land', acts: ['claim'] },
  { heading: 'raids', acts: ['raid', 'raidOther'] },
  { heading: 'diplomacy', acts: ['treaty', 'ally', 'trade', 'cancelAlliance', 'breakAlliance'] },
  { heading: 'training', acts: ['trainSpies', 'trainAssassin', 'releaseSpies', 'releaseAssassin'] },
  { heading: 'missions', acts: ['sendSpy', 'sendAssassin', 'recall'] },
]

/** Clauses of a treaty, by how they are worded: other acts have the same ids. */
const TREATY: readonly { readonly heading: Heading; readonly ends: boolean }[] = [
  { heading: 'clauses', ends: false },
  { heading: 'standing', ends: true },
]
const ENDS_OF_TREATY: ReadonlySet<string> = new Set(['remove', 'offer'])

/** What only a voice at the table should begin, never a mere Enter: everything of phase 5 but taking blank land. */
const GRAVE: ReadonlySet<string> = new Set(GROUPS.flatMap(({ acts }) => acts).filter((act) => act !== 'claim'))

/** Acts by what they are about, in the order in which the kinds first come up; acts that belong to no kind stay one list. */
export function actGroups(acts: readonly Act[]): readonly ActGroup[] {
  const kinds = acts.some(isOfTreaty)
    ? TREATY.map(({ heading, ends }) => ({
        title: wordTexts.groups[heading],
        acts: acts.filter(({ id }) => ENDS_OF_TREATY.has(id) === ends),
      }))
    : byKind(acts)
  const some = kinds.filter((group) => group.acts.length > 0)
  return some.length > 1 ? some : [{ title: '', acts }]
}

/** Whether an act must not stand chosen when the list comes up. */
export function isGrave({ id }: Act): boolean {
  return GRAVE.has(kindOf(id))
}

function byKind(acts: readonly Act[]): readonly ActGroup[] {
  const groups = new Map<Heading | '', Act[]>()
  for (const act of acts) {
    const heading = GROUPS.find((group) => group.acts.includes(kindOf(act.id)))?.heading ?? ''
    groups.set(heading, [...(groups.get(heading) ?? []), act])
  }
  return [...groups].map(([heading, some]) => ({ title: heading === '' ? '' : wordTexts.groups[heading], acts: some }))
}

function isOfTreaty({ wording }: Act): boolean {
  return wording.startsWith('act.treaty.')
}

/** `raid-humans` is a raid. */
function kindOf(id: string): string {
  return id.replace(/-.*/, '')
}
