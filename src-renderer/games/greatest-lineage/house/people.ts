import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { Expected, Royal } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { cultureOf } from '../../../../src-shared/games/greatest-lineage/rules/royalty/culture.ts'
import { royalMilitary } from '../../../../src-shared/games/greatest-lineage/rules/royalty/house.ts'
import { figuresToTell } from '../../../../src-shared/games/text/telling.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { ownName } from '../../../../src-shared/language/ownNames.ts'
import { withName } from '../../../../src-shared/games/greatest-lineage/words/named.ts'
import { houseTexts } from './texts/house.ts'
import type { Leaving, Life } from '../../../../src-shared/games/greatest-lineage/reading/reigns.ts'

/** "Queen", "Son", "Named heiress". */
export function titleOf({ role, sex }: Pick<Royal, 'role' | 'sex'>): string {
  return houseTexts.person.title(role, sex)
}

/** The same among those who are there: "Second son", where the house has several. They stand in the order in which they came. */
export function titleAmong(royal: Royal, house: readonly Royal[]): string {
  const alike = house.filter(({ role, sex }) => role === royal.role && sex === royal.sex)
  if (alike.length < 2) return titleOf(royal)
  return houseTexts.person.nth(alike.findIndex(({ id }) => id === royal.id) + 1, alike.length, royal.role, royal.sex)
}

/** What somebody was before, for the line of rulers: "King, a son of the house". */
export function rulerText({ id, sex, came }: Life): string {
  return withName(ownName(id), reignText({ sex, came }))
}

function reignText({ sex, came }: Pick<Life, 'sex' | 'came'>): string {
  if (came === 'child') return houseTexts.rulers.child(sex)
  return came === 'heir' ? houseTexts.rulers.heir(sex) : houseTexts.person.title('ruler', sex)
}

/** What a member adds, each in words; empty for who only waits. */
export function giftsOf(world: World, royal: Royal): readonly string[] {
  const texts = houseTexts.person
  const culture = cultureOf(world, royal)
  const military = royalMilitary(world, royal)
  return [
    ...(culture === 0 ? [] : [texts.culture(culture)]),
    ...(military === 0 ? [] : [texts.battle(military)]),
    ...(royal.role === 'ruler' && royal.territory > 0 ? [texts.land(royal.territory)] : []),
  ]
}

/** When somebody came: "there from the beginning", "born in round 6". Round 1 is that of the first houses. */
export function sinceText({ role, since }: Pick<Royal, 'role' | 'since'>): string {
  return since <= 1 ? houseTexts.person.fromBeginning(role) : houseTexts.person.since(role, since)
}

export function expectedText({ role, sex }: Expected): string {
  return role === 'spouse' ? houseTexts.person.wedding : houseTexts.person.heir(sex)
}

/** How somebody left, as the chronicle tells it. */
export function leavingText({ round, line, hand }: Leaving): string {
  const told = line === null ? houseTexts.rulers.left : say(line.wording, figuresToTell(line))
  return `${houseTexts.rulers.told(round, told)}${hand === null ? '' : houseTexts.rulers.hand(hand)}`
}
