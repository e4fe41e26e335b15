import type { Figure } from '../../../kernel/world/rule.ts'
import type { CreatureType } from '../rules/types.ts'

type Told = Figure | undefined
export type Piece = CreatureType | 'toadling'

/** What lives on the paths, within a sentence: one of it, and several. */
const NAMES: Readonly<Record<Piece, readonly [one: string, many: string]>> = {
  goblin: ['goblin', 'goblins'],
  orc: ['orc', 'orcs'],
  shaman: ['shaman', 'shamans'],
  rider: ['rider', 'riders'],
  golem: ['golem', 'golems'],
  chief: ['chief', 'chiefs'],
  croco: ['croco flyer', 'croco flyers'],
  toad: ['breeding toad', 'breeding toads'],
  bomber: ['bomber', 'bombers'],
  toadling: ['toadling', 'toadlings'],
}

/** "orc"; with a count other than 1 "orcs". */
export function creatureName(type: Told, count: Told = 1): string {
  const id = String(type)
  const [one, many] = isPiece(id) ? NAMES[id] : [id, id]
  return count === 1 ? one : many
}

/** "an orc". */
export function aCreature(type: Told): string {
  const name = creatureName(type)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

function isPiece(id: string): id is Piece {
  return Object.hasOwn(NAMES, id)
}
