import type { Act } from '../../src-shared/kernel/request.ts'

/** Acts of one kind under one heading; `title` is empty where there is only one kind. */
export interface ActGroup {
  readonly title: string
  readonly acts: readonly Act[]
}

const GROUPS: readonly { readonly title: string; readonly acts: readonly string[] }[] = [
  { title: 'Wars', acts: ['openWar', 'callOff', 'tribute', 'declare', 'dropWar'] },
  { title: 'Land', acts: ['claim'] },
  { title: 'Raids', acts: ['raid', 'raidOther'] },
  { title: 'Diplomacy', acts: ['treaty', 'ally', 'trade', 'cancelAlliance', 'breakAlliance'] },
  { title: 'Training', acts: ['trainSpies', 'trainAssassin', 'releaseSpies', 'releaseAssassin'] },
  { title: 'Missions', acts: ['sendSpy', 'sendAssassin', 'recall'] },
]

/** Clauses of a treaty, by how they are worded: other acts have the same ids. */
const TREATY: readonly { readonly title: string; readonly ends: boolean }[] = [
  { title: 'Put into it', ends: false },
  { title: 'What stands in it', ends: true },
]
const ENDS_OF_TREATY: ReadonlySet<string> = new Set(['remove', 'offer'])

/** What only a voice at the table should begin, never a mere Enter: everything of phase 5 but taking blank land. */
const GRAVE: ReadonlySet<string> = new Set(GROUPS.flatMap(({ acts }) => acts).filter((act) => act !== 'claim'))

/** Acts by what they are about, in the order in which the kinds first come up; acts that belong to no kind stay one list. */
export function actGroups(acts: readonly Act[]): readonly ActGroup[] {
  const kinds = acts.some(isOfTreaty)
    ? TREATY.map(({ title, ends }) => ({ title, acts: acts.filter(({ id }) => ENDS_OF_TREATY.has(id) === ends) }))
    : byKind(acts)
  const some = kinds.filter((group) => group.acts.length > 0)
  return some.length > 1 ? some : [{ title: '', acts }]
}

/** Whether an act must not stand chosen when the list comes up. */
export function isGrave({ id }: Act): boolean {
  return GRAVE.has(kindOf(id))
}

function byKind(acts: readonly Act[]): readonly ActGroup[] {
  const groups = new Map<string, Act[]>()
  for (const act of acts) {
    const title = GROUPS.find((group) => group.acts.includes(kindOf(act.id)))?.title ?? ''
    groups.set(title, [...(groups.get(title) ?? []), act])
  }
  return [...groups].map(([title, some]) => ({ title, acts: some }))
}

function isOfTreaty({ wording }: Act): boolean {
  return wording.startsWith('act.treaty.')
}

/** `raid-humans` is a raid. */
function kindOf(id: string): string {
  return id.replace(/-.*/, '')
}
