import type { World } from '../../src-shared/kernel/world.ts'
import type { Expected, Royal, Sex } from '../../src-shared/rulesets/greatest-lineage/records.ts'
import { cultureOf } from '../../src-shared/rulesets/greatest-lineage/royalty/culture.ts'
import { royalMilitary } from '../../src-shared/rulesets/greatest-lineage/royalty/house.ts'
import { say } from '../../src-shared/rulesets/greatest-lineage/wording/say.ts'
import { the } from '../../src-shared/rulesets/greatest-lineage/wording/names.ts'
import { count, signed } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import type { Leaving, Life } from './lineage.ts'

const TITLES: Readonly<Record<Royal['role'], Readonly<Record<Sex, string>>>> = {
  ruler: { male: 'King', female: 'Queen' },
  spouse: { male: 'Prince consort', female: 'Queen consort' },
  child: { male: 'Son', female: 'Daughter' },
  heir: { male: 'Named heir', female: 'Named heir' },
}

/** "Queen", "Son", "Named heir (female)": people of a house have no names. */
export function titleOf({ role, sex }: Pick<Royal, 'role' | 'sex'>): string {
  return role === 'heir' ? `${TITLES.heir[sex]} (${sex})` : TITLES[role][sex]
}

/** What somebody was before, for the line of rulers: "King, a son of the house". */
export function rulerText({ sex, came }: Life): string {
  const title = TITLES.ruler[sex]
  if (came === 'child') return `${title}, ${sex === 'male' ? 'a son' : 'a daughter'} of the house`
  return came === 'heir' ? `${title}, a named heir` : title
}

/** What a member adds, each in words; empty for who only waits. */
export function giftsOf(world: World, royal: Royal): readonly string[] {
  const culture = cultureOf(world, royal)
  const military = royalMilitary(world, royal)
  return [
    ...(culture === 0 ? [] : [`${signed(culture)} culture`]),
    ...(military === 0 ? [] : [`${signed(military)} in battle`]),
    ...(royal.role === 'ruler' && royal.territory > 0 ? [`${count(royal.territory, 'territory', 'territories')} by power`] : []),
  ]
}

/** When somebody came: "there from the beginning", "born in round 6". Round 1 is that of the first houses. */
export function sinceText({ role, since }: Pick<Royal, 'role' | 'since'>): string {
  if (since <= 1) return role === 'ruler' ? 'on the throne from the beginning' : 'there from the beginning'
  const verbs = { ruler: 'on the throne since', spouse: 'wed in', child: 'born in', heir: 'of the house since' } as const
  return `${verbs[role]} round ${since}`
}

export function expectedText({ role, sex }: Expected): string {
  return role === 'spouse' ? 'The wedding is paid for; the spouse arrives in the next phase 3.' : `A named heir (${sex}) is on the way.`
}

/** How somebody left, as the chronicle tells it. */
export function leavingText({ round, line, hand }: Leaving): string {
  const told = line === null ? 'Left the house.' : say(line.wording, line.figures)
  return `Round ${round}: ${told}${hand === null ? '' : ` It was the hand of ${the(hand)}.`}`
}
