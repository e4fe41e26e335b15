import type { Act } from '../../../src-shared/kernel/engine/request.ts'
import { say } from '../../../src-shared/games/text/playing.ts'

/** Acts of one kind under one heading; `title` is empty where there is only one kind. */
export interface ActGroup {
  readonly title: string
  readonly acts: readonly Act[]
}

/** Acts by what they are about, in the order in which the kinds first come up; acts that belong to no kind stay one list. */
export function actGroups(acts: readonly Act[]): readonly ActGroup[] {
  const groups = new Map<string, Act[]>()
  for (const act of acts) groups.set(act.group ?? '', [...(groups.get(act.group ?? '') ?? []), act])
  if (groups.size < 2) return [{ title: '', acts }]
  return [...groups].map(([heading, some]) => ({ title: heading === '' ? '' : say(heading), acts: some }))
}
