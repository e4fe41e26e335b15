import { seatName } from '../../../wording/names.ts'
import { lifeLeft, type BoardModel, type PathOnBoard, type SectionOnBoard, type Stack } from './boardModel.ts'
import { spaceId } from './steps.ts'
import type { BoardTargets } from './targets.ts'
import { boardTexts } from './texts/board.ts'

/** Golem, 2 life left of 3, 1 damage. */
export function stackName(stack: Stack): string {
  const { piece, ids, life, damage } = stack
  const name = boardTexts.pieces(piece, ids.length)
  if (piece === 'toadling') return name
  const each = ids.length > 1 ? `${boardTexts.each} ` : ''
  const hurt = damage > 0 ? `, ${boardTexts.damage(damage)}` : ''
  return `${name}, ${each}${boardTexts.left(lifeLeft(stack), life)}${hurt}`
}

/** A chip by place and name: "Path 2, inner section: golem, 2 life left of 3, 1 damage". */
export function chipName({ path, section }: SectionOnBoard, stack: Stack): string {
  return `${boardTexts.section(path, section)}: ${stackName(stack)}`
}

/** A section with all that is on it. */
export function sectionName({ path, section, terrain, isShielded, stacks }: SectionOnBoard): string {
  const said = [
    stacks.length === 0 ? boardTexts.empty : stacks.map(stackName).join('; '),
    ...(terrain === null ? [] : [boardTexts.terrain[terrain]]),
    ...(isShielded && stacks.length > 0 ? [boardTexts.shielded] : []),
  ]
  return `${boardTexts.section(path, section)}: ${said.join('; ')}`
}

/** A space of the tower with its mage. */
export function spaceName({ path, mage }: PathOnBoard): string {
  const who = mage === null ? boardTexts.free : boardTexts.mage(seatName(mage.seat))
  return [`${boardTexts.space(path)}: ${who}`, ...(mage?.keepsTrophies === true ? [boardTexts.keeps] : [])].join('; ')
}

/** Names of all that can be selected, by id, with what the choice says of each. */
export function namesOf({ paths }: BoardModel, targets: BoardTargets | null): ReadonlyMap<string, string> {
  const named = (ids: readonly string[], name: string): readonly [string, string] => {
    const [id = ''] = ids
    const said = targets === null ? '' : ids.some((one) => targets.legal.includes(one)) ? boardTexts.legal : targets.why(id)
    return [id, said === '' ? name : `${name}; ${said}`]
  }
  return new Map(
    paths.flatMap((path) => [
      named([spaceId(path.path)], spaceName(path)),
      ...path.sections.flatMap((section) => [
        named([section.id], sectionName(section)),
        ...section.stacks.map((stack) => named(stack.ids, chipName(section, stack))),
      ]),
    ]),
  )
}
