import type { Figures } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { lineOption } from '../../../../src-shared/games/orcs-orcs-orcs/rules/casting/lines.ts'
import { linesMet, needsEnhancement, pointsOf, spellOf } from '../../../../src-shared/games/orcs-orcs-orcs/rules/casting/power.ts'
import {
  firstSpots,
  hitOn,
  pathsInReach,
  singleTargets,
  spotId,
} from '../../../../src-shared/games/orcs-orcs-orcs/rules/casting/targets.ts'
import { lifeOf } from '../../../../src-shared/games/orcs-orcs-orcs/rules/creatures.ts'
import type { Line, Spell } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import { CREATURES, turnOf, type Cast } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { ruled } from '../../../../src-shared/games/orcs-orcs-orcs/rules/rulings/ruled.ts'
import type { Colour, Power } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import { powerWith, type Addition } from './handModel.ts'

/** What a cast has so far, and from which space of the tower it is cast. */
export interface CastSoFar {
  readonly main: string
  readonly power: Cast['power']
  /** Enhancements. */
  readonly added: number
  /** Where the mage will be; null where it stays. */
  readonly space: number | null
  /** The line that is wanted, by its id; null, and where the power does not reach it: the best that it reaches. */
  readonly line?: string | null
}

/** A line of a spell: what it does, and whether the cast reaches it. */
export interface PreviewLine {
  readonly id: string
  readonly wording: string
  readonly figures: Figures
  /** Power it needs, by type; `own`: of the spell's own. */
  readonly need: readonly { readonly power: Power | 'any' | 'own'; readonly points: number }[]
  readonly isMet: boolean
}

/** What the line that would be used hits: a creature, a toadling, or a section with everything on it. */
export interface PreviewTarget {
  readonly id: string
  readonly wording: string
  readonly figures: Figures
  /** Creatures it defeats, and others with the life they keep. */
  readonly defeated: number
  readonly hurt: readonly number[]
}

export interface CastPreview {
  readonly lines: readonly PreviewLine[]
  /** The id of the line that would be used; null where none is reached. */
  readonly used: string | null
  readonly targets: readonly PreviewTarget[]
  /** A big attack that nothing is added to yet. */
  readonly lacksEnhancement: boolean
}

/** Looks ahead at a cast: which lines it reaches, and what the one that is used would do to whom. It moves and draws nothing. */
export function previewCast(world: World, seat: Colour, cast: CastSoFar): CastPreview {
  const spell = spellOf(world, cast.main)
  const lacksEnhancement = needsEnhancement(spell) && cast.added === 0
  const free = ruled(world, 'bonus_power_enhances') || cast.added > 0 ? turnOf(world).bonusNow : 0
  const points = [...pointsOf(cast.power), ...Array.from({ length: free }, () => ['earth', 'lightning', 'water', 'fire'] as const)]
  const met = lacksEnhancement ? [] : linesMet(world, spell, points)
  const lines = spell.lines.map((line, at) => previewLine(line, at, met.includes(line)))
  const wanted = lines.find(({ id, isMet }) => isMet && id === cast.line) ?? lines.findLast(({ isMet }) => isMet)
  const line = wanted === undefined ? undefined : spell.lines[lines.indexOf(wanted)]
  return {
    lines,
    used: wanted?.id ?? null,
    targets: line === undefined ? [] : targetsOf(world, seat, spell, line, cast.space),
    lacksEnhancement,
  }
}

/**
 * Returns the keys of enhancements that change nothing: without them the same lines are reached, and no symbol of theirs is used. Of several
 * that could each be left out, the last ones.
 * @param begun what the cast has without these enhancements
 */
export function surplusOf(world: World, seat: Colour, begun: CastSoFar, additions: readonly Addition[]): ReadonlySet<string> {
  const reached = (some: readonly Addition[]): string => {
    const cast = { ...begun, power: powerWith(begun.power, some), added: begun.added + some.length }
    return previewCast(world, seat, cast)
      .lines.map(({ isMet }) => isMet)
      .join()
  }
  let kept = additions
  for (const addition of additions.toReversed()) {
    const others = kept.filter((one) => one !== addition)
    if (addition.space === null && !addition.draws && reached(others) === reached(kept)) kept = others
  }
  return new Set(additions.filter((one) => !kept.includes(one)).map(({ key }) => key))
}

function previewLine(line: Line, at: number, isMet: boolean): PreviewLine {
  const { id, wording, figures = {} } = lineOption(String(at + 1), line)
  const need =
    typeof line.need === 'number'
      ? [{ power: 'own' as const, points: line.need }]
      : Object.entries(line.need).map(([power, points]) => ({ power: power as Power | 'any', points }))
  return { id, wording, figures, need, isMet }
}

function targetsOf(world: World, seat: Colour, spell: Spell, { does }: Line, space: number | null): readonly PreviewTarget[] {
  if (does.do !== 'damage') return []
  const path = space ?? pathsInReach(world, seat, { name: 'smash' })[0] ?? 1
  if (does.area === 'one') {
    const paths = spell.name === 'lightning_bolt' ? pathsInReach(world, seat, spell) : [path]
    return singleTargets(world, paths).map(({ id, wording, figures = {} }) => ({
      id,
      wording,
      figures,
      ...resultOf(world, [id], does.amount),
    }))
  }
  return firstSpots(world, path)
    .map((spot) => ({ spot, ids: hitOn(world, spot) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ spot, ids }) => ({
      ...{ id: spotId(spot), wording: 'option.section', figures: { path: spot.path, section: spot.section } },
      ...resultOf(world, ids, does.amount),
    }))
}

function resultOf(world: World, ids: readonly string[], amount: number): Pick<PreviewTarget, 'defeated' | 'hurt'> {
  const left = ids.flatMap((id) => {
    const creature = world.record(CREATURES, id)
    return creature === undefined ? [] : [lifeOf(world, creature) - creature.damage - amount]
  })
  return { defeated: left.filter((life) => life <= 0).length, hurt: left.filter((life) => life > 0) }
}
