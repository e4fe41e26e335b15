import type { ChronicleLine, Cursor } from '../../../kernel/world/effect.ts'
import { effectiveMoments, type Moment, type PlacedEffect } from '../../../kernel/journal/history.ts'
import { aboutOf, type OwnerId, type RuleId } from '../../../kernel/world/rule.ts'
import { ROYALS, type Royal, type Sex } from '../rules/records.ts'
import type { Civilisation } from '../rules/seats.ts'

/** How a member left the house. */
export interface Leaving {
  readonly round: number
  readonly rule: RuleId
  /** The line of the chronicle that tells of it; null where none does. */
  readonly line: ChronicleLine | null
  /** Whose assassin it was, as far as whoever looks knows. */
  readonly hand: OwnerId | null
}

/** One member of a house, from the first day in it to the last. */
export interface Life {
  readonly id: string
  readonly sex: Sex
  /** What it was when it came: a child that took the throne is still told as the child it was. */
  readonly came: Royal['role']
  /** Round of birth, wedding, naming, or of the beginning. */
  readonly since: number
  readonly left: Leaving | null
}

/** The time of one ruler, with everybody who was of the house in it. */
export interface Reign {
  readonly ruler: Life
  /** Rounds from and to; `to` is null while it lasts. */
  readonly from: number
  readonly to: number | null
  readonly spouses: readonly Life[]
  readonly children: readonly Life[]
  readonly heirs: readonly Life[]
}

interface Member {
  life: Life
  role: Royal['role']
  /** Reigns in which it was of the house, by their place. */
  readonly reigns: Set<number>
}

interface Throne {
  readonly ruler: Member
  readonly from: number
  to: number | null
}

/** The rulers of one house in their order, read from the moments of a campaign; what was taken back is left out. */
export function reignsOf(moments: readonly Moment[], owner: Civilisation): readonly Reign[] {
  const effects = effectiveMoments(moments).flatMap(({ effects: own }) => own)
  const members = new Map<string, Member>()
  const thrones: Throne[] = []

  function put(royal: Royal): void {
    const { id, sex, role, since } = royal
    const known = members.get(id)
    const member: Member = known ?? { life: { id, sex, came: role, since, left: null }, role, reigns: new Set() }
    members.set(id, member)
    if (role === 'ruler' && (known === undefined || known.role !== 'ruler')) {
      thrones.push({ ruler: member, from: since, to: null })
      for (const { life, reigns } of members.values()) if (life.left === null) reigns.add(thrones.length - 1)
    }
    member.role = role
    if (thrones.length > 0) member.reigns.add(thrones.length - 1)
  }

  for (const [index, { effect, at }] of effects.entries()) {
    if (effect.kind === 'record' && effect.collection === ROYALS.name) {
      const royal = effect.value as unknown as Royal
      if (royal.owner === owner) put(royal)
    } else if (effect.kind === 'drop' && effect.collection === ROYALS.name) {
      const member = members.get(effect.id)
      if (member === undefined) continue
      member.life = { ...member.life, left: leaving(effects, index, { at, rule: effect.rule, owner, id: effect.id }) }
      const throne = thrones.at(-1)
      if (throne?.ruler === member && throne.to === null) throne.to = at.turn
    }
  }
  return thrones.map(({ ruler, from, to }, place) => {
    const others = [...members.values()].filter((member) => member !== ruler && member.reigns.has(place)).map(({ life }) => life)
    const came = (role: Royal['role']): readonly Life[] => others.filter((life) => life.came === role)
    return { ruler: ruler.life, from, to, spouses: came('spouse'), children: came('child'), heirs: came('heir') }
  })
}

/**
 * What the chronicle tells of a death beside the drop itself, in the same phase: the lines that say they are about whoever died. Records of
 * older versions do not say it. There the line of a death stands right behind it, and whose hand it was is not told rather than guessed.
 */
function leaving(
  effects: readonly PlacedEffect[],
  index: number,
  { at: here, rule, owner, id }: { readonly at: Cursor; readonly rule: RuleId; readonly owner: Civilisation; readonly id: string },
): Leaving {
  const lines = aroundIn(effects, index).flatMap(({ effect }) => (effect.kind === 'line' && effect.rule === rule ? [effect] : []))
  const own = lines.filter((line) => aboutOf(line).includes(id))
  const next = effects[index + 1]?.effect
  const behind = next?.kind === 'line' && next.about === undefined && next.rule === rule && next.seat === owner ? next : null
  return {
    round: here.turn,
    rule,
    line: own.find(({ wording, seat }) => seat === owner && wording !== HAND) ?? behind,
    hand: own.find(({ wording }) => wording === HAND)?.seat ?? null,
  }
}

const HAND = 'line.murderSucceeded'
/** What happened in the same phase of the same turn. */
function aroundIn(effects: readonly PlacedEffect[], index: number): readonly PlacedEffect[] {
  const here = effects[index]?.at
  const isHere = (at: number): boolean => here !== undefined && effects[at] !== undefined && samePlace(effects[at].at, here)
  let from = index
  let to = index
  while (isHere(from - 1)) from--
  while (isHere(to + 1)) to++
  return effects.slice(from, to + 1)
}

function samePlace(one: Cursor, other: Cursor): boolean {
  return one.turn === other.turn && one.seat === other.seat && one.phase === other.phase
}
