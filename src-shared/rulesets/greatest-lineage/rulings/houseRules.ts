import type { Chapter } from '../rulebook.ts'
import { CHAPTERS } from '../rulebook.ts'
import { rulingOf } from './rulings.ts'
import type { SwitchName } from './switches.ts'
import { isSwitch, SETTLED_AT_SETUP, SWITCHES } from './switches.ts'
import { AGE_SWITCHES } from './texts/ages.ts'
import { ALLIANCE_SWITCHES } from './texts/alliances.ts'
import { ASSASSIN_SWITCHES } from './texts/assassins.ts'
import { ENDING_SWITCHES } from './texts/ending.ts'
import { GENERAL_SWITCHES } from './texts/general.ts'
import { KINGDOM_SWITCHES } from './texts/kingdoms.ts'
import { MONUMENT_SWITCHES } from './texts/monuments.ts'
import { POINTS_SWITCHES } from './texts/points.ts'
import { POPULATION_SWITCHES } from './texts/population.ts'
import { RAID_SWITCHES } from './texts/raids.ts'
import { RESOURCE_CHECK_SWITCHES } from './texts/resourceCheck.ts'
import { ROYAL_FAMILY_SWITCHES } from './texts/royalFamily.ts'
import type { SwitchTexts } from './texts/rulingText.ts'
import { SETTLEMENT_SWITCHES } from './texts/settlements.ts'
import { SETUP_SWITCHES } from './texts/setup.ts'
import { SHAMAN_SWITCHES } from './texts/shamans.ts'
import { SPENDING_SWITCHES } from './texts/spending.ts'
import { SPY_SWITCHES } from './texts/spies.ts'
import { STOCKPILE_SWITCHES } from './texts/stockpile.ts'
import { TERRITORY_SWITCHES } from './texts/territory.ts'
import { TIMELINE_SWITCHES } from './texts/timeline.ts'
import { TRIBE_SWITCHES } from './texts/tribes.ts'
import { WAR_SWITCHES } from './texts/war.ts'

/** A value a switch can take. */
export type ChoiceValue = string | number | boolean

/** A house rule as the table reads it when it sets up a campaign. */
export interface HouseRule {
  readonly switch: SwitchName
  /** Number of the ruling it belongs to. */
  readonly ruling: number
  readonly chapter: Chapter
  readonly question: string
  /** What the book leaves open. */
  readonly why: string
  /** The named choices, the default first; empty where only a number can be given. */
  readonly values: readonly { readonly value: ChoiceValue; readonly text: string }[]
  /** Whole numbers that can be given (beside the named choices), and what such a number means. */
  readonly range: { readonly min: number; readonly max: number; readonly text: string } | null
  readonly preset: ChoiceValue
  /** Decided before the first turn only. */
  readonly settled: boolean
}

const TEXTS = {
  ...GENERAL_SWITCHES,
  ...SETUP_SWITCHES,
  ...TIMELINE_SWITCHES,
  ...POINTS_SWITCHES,
  ...POPULATION_SWITCHES,
  ...STOCKPILE_SWITCHES,
  ...WAR_SWITCHES,
  ...RAID_SWITCHES,
  ...ALLIANCE_SWITCHES,
  ...TERRITORY_SWITCHES,
  ...SPY_SWITCHES,
  ...ASSASSIN_SWITCHES,
  ...MONUMENT_SWITCHES,
  ...SPENDING_SWITCHES,
  ...RESOURCE_CHECK_SWITCHES,
  ...AGE_SWITCHES,
  ...ROYAL_FAMILY_SWITCHES,
  ...SHAMAN_SWITCHES,
  ...SETTLEMENT_SWITCHES,
  ...KINGDOM_SWITCHES,
  ...TRIBE_SWITCHES,
  ...ENDING_SWITCHES,
} satisfies SwitchTexts

interface ChoiceText {
  readonly question: string
  readonly why: string
  readonly values?: Readonly<Record<string, string>>
  readonly none?: string
  readonly range?: string
}

/** Every house rule the program plays, chapter by chapter. */
export const HOUSE_RULES: readonly HouseRule[] = inChapters(Object.keys(SWITCHES).filter(isSwitch).map(houseRule))

const BY_SWITCH: ReadonlyMap<string, HouseRule> = new Map(HOUSE_RULES.map((rule) => [rule.switch, rule]))

/** Undefined for a name no switch has. */
export function houseRuleOf(name: string): HouseRule | undefined {
  return BY_SWITCH.get(name)
}

/** What a value of a switch means at the table; undefined for a value it cannot take. */
export function meaningOf(name: string, value: ChoiceValue): string | undefined {
  const rule = houseRuleOf(name)
  const named = rule?.values.find((choice) => choice.value === value)
  if (named !== undefined) return named.text
  const range = rule?.range
  return range != null && typeof value === 'number' && value >= range.min && value <= range.max ? range.text : undefined
}

function houseRule(name: SwitchName): HouseRule {
  const known = SWITCHES[name]
  const text: ChoiceText = TEXTS[name]
  const { question, why } = text
  const head = {
    switch: name,
    ruling: known.ruling,
    chapter: chapterOf(known.ruling),
    question,
    why,
    preset: known.preset,
    settled: SETTLED_AT_SETUP.has(name),
  }
  switch (known.type) {
    case 'list':
      return {
        ...head,
        values: known.values.map((value: ChoiceValue) => ({ value, text: text.values?.[String(value)] ?? '' })),
        range: null,
      }
    case 'number':
      return { ...head, values: [], range: { min: known.min, max: known.max, text: text.range ?? '' } }
    case 'noneOrNumber':
      return {
        ...head,
        values: [{ value: 'none', text: text.none ?? '' }],
        range: { min: known.min, max: known.max, text: text.range ?? '' },
      }
  }
}

function chapterOf(ruling: number): Chapter {
  const found = rulingOf(ruling)
  if (found === undefined) throw new Error(`ruling ${ruling} has no text`)
  return found.chapter
}

function inChapters(rules: readonly HouseRule[]): readonly HouseRule[] {
  return CHAPTERS.flatMap((chapter) => rules.filter((rule) => rule.chapter === chapter))
}
