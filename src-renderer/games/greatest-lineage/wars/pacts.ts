import { effectiveMoments, effectiveMomentsReversed, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { clauseFigures } from '../../../../src-shared/games/greatest-lineage/rules/diplomacy/clauses.ts'
import type { Alliance, Clause, TreatyText } from '../../../../src-shared/games/greatest-lineage/rules/diplomacy/records.ts'
import { standingKingdoms } from '../../../../src-shared/games/greatest-lineage/rules/factions/kingdoms.ts'
import { mindOf } from '../../../../src-shared/games/greatest-lineage/rules/factions/kingdomMinds.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { isCivilisation, type Civilisation, type Kingdom } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { ALLIANCE } from '../../../../src-shared/games/greatest-lineage/rules/tables/alliances.ts'
import { KINGDOM } from '../../../../src-shared/games/greatest-lineage/rules/tables/kingdom.ts'
import { warsOf } from '../../../../src-shared/games/greatest-lineage/rules/war/wars.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { warsTexts } from './texts/wars.ts'
import type { ChronicleText } from '../../../../src-shared/games/greatest-lineage/reading/warStories.ts'

/** GL-ALLY-2 The next round in which an alliance brings its partners prestige, the one in play included. */
export function nextBonus({ since }: Pick<Alliance, 'since'>, turn: number): number {
  const { rounds } = ALLIANCE.lasting
  return since + rounds * Math.max(1, Math.ceil((turn - since) / rounds))
}

/** The clauses of a treaty that was made, a sentence each. */
export function clauseTexts({ clauses, parties, text }: TreatyText): readonly string[] {
  const [one, other] = parties
  // Only players sign; what else is on record was said in words.
  if (!isCivilisation(one) || !isCivilisation(other)) return [text]
  const both: readonly [Civilisation, Civilisation] = [one, other]
  return clauses.map((clause: Clause) => say(`option.treaty.${clause.kind}`, clauseFigures(clause, both)))
}

const PACTS = /^line\.(trade(\.|$)|alliance\.|treaty\.(concluded|refused|left|short|paid))/

/** What was told of alliances, trade and treaties, the oldest first. */
export function pactStory(moments: readonly Moment[]): readonly ChronicleText[] {
  return effectiveMoments(moments).flatMap(({ effects }) =>
    effects.flatMap(({ effect, at }): ChronicleText[] => {
      if (effect.kind !== 'line' || !PACTS.test(effect.wording)) return []
      return [{ text: say(effect.wording, effect.figures ?? {}), rule: effect.rule, round: at.turn }]
    }),
  )
}

export interface Intention {
  readonly kingdom: Kingdom
  readonly text: string
  readonly rule: RuleId
  /** Why it went to war the last time, as it was told; null before it did. */
  readonly told: ChronicleText | null
}

/** GL-NPK-2 What each kingdom is about to do, as far as everybody at the table can reckon it. */
export function intentions(world: World, moments: readonly Moment[]): readonly Intention[] {
  return standingKingdoms(world).map((kingdom) => ({ kingdom, ...intentionOf(world, kingdom), told: lastReason(moments, kingdom) }))
}

function intentionOf(world: World, kingdom: Kingdom): Pick<Intention, 'text' | 'rule'> {
  const { kingdoms: texts } = warsTexts
  const { stirred, begun, peaceSince } = mindOf(world, kingdom)
  const wars = warsOf(world, kingdom)
  if (wars.length > 0) {
    const enemies = wars.map(({ aggressor, defender }) => (aggressor === kingdom ? defender : aggressor))
    return { rule: 'GL-NPK-8', text: texts.atWar(enemies) }
  }
  if (stirred === null) return { rule: 'GL-NPK-2', text: texts.quiet }
  if (!begun) return { rule: 'GL-NPK-3', text: texts.first(stirred + ruled(world, 'npk_first_war_delay')) }
  return {
    rule: 'GL-NPK-6',
    text: peaceSince === null ? texts.peace : texts.peaceUntil(peaceSince, peaceSince + KINGDOM.peace + 1),
  }
}

function lastReason(moments: readonly Moment[], kingdom: Kingdom): ChronicleText | null {
  for (const { effects } of effectiveMomentsReversed(moments)) {
    for (const { effect, at } of effects.toReversed()) {
      if (effect.kind !== 'line' || effect.wording !== 'line.kingdomWar.reason' || effect.figures?.['kingdom'] !== kingdom) continue
      return { text: say(effect.wording, effect.figures), rule: effect.rule, round: at.turn }
    }
  }
  return null
}
