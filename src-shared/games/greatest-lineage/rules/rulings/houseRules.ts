import { language } from '../../../../language/language.ts'
import type { Chapter } from '../../book.ts'
import { CHAPTERS } from '../../book.ts'
import type { ChoiceValue, HouseRule as TableRule } from '../../../rulebook.ts'
import { meaningOf as meaningIn } from '../../../rulebook.ts'
import { rulingOf } from './rulings.ts'
import type { SwitchName } from './switches.ts'
import { isSwitch, SETTLED_AT_SETUP, SWITCHES } from './switches.ts'
import { SWITCH_TEXTS } from './texts/switchTexts.ts'

/** A house rule as the table reads it when it sets up a campaign. */
export interface HouseRule extends TableRule {
  readonly switch: SwitchName
  readonly chapter: Chapter
}

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
  return rule === undefined ? undefined : meaningIn(rule, value)
}

function houseRule(name: SwitchName): HouseRule {
  const known = SWITCHES[name]
  const told = (): ChoiceText => SWITCH_TEXTS[language()][name]
  const choice = (value: ChoiceValue, text: () => string | undefined): HouseRule['values'][number] => ({
    value,
    get text() {
      return text() ?? ''
    },
  })
  const range = ({ min, max }: { readonly min: number; readonly max: number }): HouseRule['range'] => ({
    min,
    max,
    get text() {
      return told().range ?? ''
    },
  })
  return {
    switch: name,
    ruling: known.ruling,
    chapter: chapterOf(known.ruling),
    get question() {
      return told().question
    },
    get why() {
      return told().why
    },
    values: choicesOf(known).map((value) =>
      choice(value, () => (value === 'none' && known.type !== 'list' ? told().none : told().values?.[String(value)])),
    ),
    range: known.type === 'list' ? null : range(known),
    preset: known.preset,
    settled: SETTLED_AT_SETUP.has(name),
  }
}

/** The choices of a switch that have a name. */
function choicesOf(known: (typeof SWITCHES)[SwitchName]): readonly ChoiceValue[] {
  if (known.type === 'list') return known.values
  return known.type === 'noneOrNumber' ? ['none'] : []
}

function chapterOf(ruling: number): Chapter {
  const found = rulingOf(ruling)
  if (found === undefined) throw new Error(`ruling ${ruling} has no text`)
  return found.chapter
}

function inChapters(rules: readonly HouseRule[]): readonly HouseRule[] {
  return CHAPTERS.flatMap((chapter) => rules.filter((rule) => rule.chapter === chapter))
}
