import type { Figure } from '../../../kernel/world/rule.ts'
import type { Piece } from './creaturesEnglish.ts'

type Told = Figure | undefined

interface GermanNoun {
  readonly gender: 'der' | 'die'
  readonly one: string
  /** In the other cases, where it changes: "den Schamanen". */
  readonly oblique?: string
  readonly many: string
  /** In front of another noun: "Ork-Trophäe". */
  readonly stem: string
}

const NAMES: Readonly<Record<Piece, GermanNoun>> = {
  goblin: { gender: 'der', one: 'Goblin', many: 'Goblins', stem: 'Goblin' },
  orc: { gender: 'der', one: 'Ork', many: 'Orks', stem: 'Ork' },
  shaman: { gender: 'der', one: 'Schamane', oblique: 'Schamanen', many: 'Schamanen', stem: 'Schamanen' },
  rider: { gender: 'der', one: 'Reiter', many: 'Reiter', stem: 'Reiter' },
  golem: { gender: 'der', one: 'Golem', many: 'Golems', stem: 'Golem' },
  chief: { gender: 'der', one: 'Häuptling', many: 'Häuptlinge', stem: 'Häuptlings' },
  croco: { gender: 'der', one: 'Krokoflieger', many: 'Krokoflieger', stem: 'Krokoflieger' },
  toad: { gender: 'die', one: 'Brutkröte', many: 'Brutkröten', stem: 'Brutkröten' },
  bomber: { gender: 'der', one: 'Bomber', many: 'Bomber', stem: 'Bomber' },
  toadling: { gender: 'der', one: 'Krötling', many: 'Krötlinge', stem: 'Krötlings' },
}

const UNKNOWN = (name: string): GermanNoun => ({ gender: 'der', one: name, many: name, stem: name })

function nounOf(type: Told): GermanNoun {
  const id = String(type)
  return isPiece(id) ? NAMES[id] : UNKNOWN(id)
}

/** "Ork"; with a count other than 1 "Orks". */
export function creatureName(type: Told, count: Told = 1): string {
  const { one, many } = nounOf(type)
  return count === 1 ? one : many
}

/** "der Ork", "die Brutkröte". */
export function derName(type: Told): string {
  const { gender, one } = nounOf(type)
  return `${gender} ${one}`
}

/** "den Ork", "die Brutkröte". */
export function denName(type: Told): string {
  const { gender, one, oblique = one } = nounOf(type)
  return `${gender === 'der' ? 'den' : 'die'} ${oblique}`
}

/** "ein Ork", "eine Brutkröte". */
export function einName(type: Told): string {
  const { gender, one } = nounOf(type)
  return `${gender === 'der' ? 'ein' : 'eine'} ${one}`
}

/** "Ork-Trophäe", "Ork-Trophäen". */
export function trophyName(type: Told, count: Told = 1): string {
  return `${nounOf(type).stem}-${count === 1 ? 'Trophäe' : 'Trophäen'}`
}

function isPiece(id: string): id is Piece {
  return Object.hasOwn(NAMES, id)
}
