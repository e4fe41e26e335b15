import { toldProblem } from '../../stores/sentences.ts'
import type { OrderLine } from '../../../src-shared/contract/orders.ts'
import type { Problem } from '../../../src-shared/kernel/problem.ts'
import type { Field, FieldValue, Sheet } from '../../../src-shared/kernel/forms/field.ts'
import { idsIn, matters, presetOf, rowsIn, sheetIn, textOf } from '../../../src-shared/kernel/forms/form.ts'
import { language } from '../../../src-shared/language/language.ts'
import { DONE, isChance, type Request } from '../../../src-shared/kernel/engine/request.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import { capital } from '../../../src-shared/language/grammar.ts'
import { figure } from '../../../src-shared/language/figures.ts'
import { ordersTexts } from './texts/orders.ts'
import { actText, asAnswered, optionText, sheetText } from '../../wording/answers.ts'
import { inWords } from '../../../src-shared/language/inWords.ts'
import { requestTitle } from '../../wording/requests.ts'
import { tellOption } from '../../../src-shared/games/text/telling.ts'

/** What a line answers, without its question's figures, which only the turn itself has: "Who gathers what". */
export function questionText({ phase, question }: Pick<OrderLine, 'phase' | 'question'>): string {
  return capital(requestTitle(`0/orders/${phase}/${question}`))
}

/** An answer to another question than this: which fields it has means nothing to a player. */
const UNFIT: ReadonlySet<string> = new Set([
  'problem.unknownField',
  'problem.option',
  'problem.optionId',
  'problem.missing',
  'problem.type',
])

/** What would be wrong with a line, without the names fields have in files. `wayOut` ends the sentence where the line fits no more. */
export function inPlainWords(problem: Problem, wayOut: string): Problem {
  if (!UNFIT.has(problem.wording)) return problem
  return toldProblem(problem.field, () => ordersTexts.words.noLongerFits(wayOut))
}

/** A prepared answer in words: in those of its question where that is known, else by what the line holds alone. */
export function lineText(line: OrderLine, request: Request | null = null): string {
  return (request === null ? null : inItsWords(line, request)) ?? capital(plainText(line))
}

function plainText({ question, answer }: OrderLine): string {
  if (answer === DONE) return ordersTexts.words.nothingMore
  if (typeof answer === 'string') return optionText(answer) || inWords(answer)
  const { act, ...fields } = answer
  const text = typeof act === 'string' ? actText(question, act, fields) : sheetText(answer)
  return text === '' ? ordersTexts.words.nothingOfIt : text
}

/** Null where the question has no such option, act or fields any more. */
function inItsWords({ answer }: OrderLine, request: Request): string | null {
  if (answer === DONE && request.kind === 'act') return capital(ordersTexts.words.nothingMore)
  if (request.kind === 'choose') {
    const option = request.options.find(({ id }) => id === answer)
    return option === undefined ? null : tellOption(option)
  }
  if (typeof answer === 'string' || isChance(request)) return null
  if (request.kind === 'fill') return filledText(request.fields, answer) ?? capital(ordersTexts.words.nothingOfIt)
  const { act: id, ...sheet } = answer
  const act = request.acts.find((offered) => offered.id === id)
  if (act === undefined) return null
  const filled = filledText(act.fields, sheet)
  const name = bareName(say(act.wording, act.figures ?? {})).replace(/[.:]$/, '')
  return asAnswered(name, filled ?? '')
}

/** Null where nothing was filled in that says anything. */
function filledText(fields: readonly Field[], sheet: Sheet): string | null {
  if (!fits(fields, sheet)) return sheetText(sheet)
  const alone = fields.filter(({ type }) => type === 'number').length === 1
  const told = fields.filter((field) => matters(field, sheet))
  const parts = told.flatMap((field) => partText(field, sheet[field.id] ?? presetOf(field), alone && field.id === 'amount'))
  return parts.length === 0 ? null : parts.join(', ')
}

/** Whether it was written for these fields. */
function fits(fields: readonly Field[], sheet: Sheet): boolean {
  return Object.keys(sheet).every((key) => fields.some(({ id }) => id === key))
}

/** `bare`: a number that needs no name beside the act's. */
function partText(field: Field, value: FieldValue, bare: boolean): readonly string[] {
  const name = (): string => shortened(say(field.wording, field.figures ?? {}))
  switch (field.type) {
    case 'number':
      if (bare) return [figure(Number(value))]
      return value === 0 ? [] : [`${figure(Number(value))} ${name()}`]
    case 'flag':
      return value === true ? [name()] : []
    case 'pick': {
      const option = field.options.find(({ id }) => id === value)
      return option === undefined ? [] : [tellOption(option).replace(/^The /, 'the ')]
    }
    case 'many':
    case 'arrange': {
      const ids = idsIn(value)
      const named = ids
        .flatMap((id) => field.options.filter((option) => option.id === id))
        .map(({ wording, figures }) => say(wording, figures ?? {}))
      return named.length === 0 ? [] : [`${name()}: ${named.join(', ')}`]
    }
    case 'place': {
      const found = field.places.find(({ id }) => id === value)
      return found === undefined ? [] : [say(found.wording, found.figures ?? {})]
    }
    case 'list':
      return rowsIn(value).flatMap((row) => filledText(field.fields, row) ?? [])
    case 'group': {
      const inner = filledText(field.fields, sheetIn(value))
      return inner === null ? [] : [`${name()}: ${inner}`]
    }
    case 'text':
      return value === '' ? [] : [ordersTexts.words.quoted(textOf(value))]
    default:
      return field satisfies never
  }
}

/** A field's name without what is in brackets: "Food (12 in store)" is "food"; German leaves its nouns large. */
function shortened(name: string): string {
  const short = bareName(name)
  if (language() === 'de') return short
  return `${short.charAt(0).toLowerCase()}${short.slice(1)}`
}

/**
 * Without what holds at the moment only: "Train spies, 2 at most", "Ruler's culture, 10 now (3 points for +2)", "Spione ausbilden,
 * höchstens 2".
 */
function bareName(text: string): string {
  return text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/, (?:[+\d.,]+ (?:at most|now)\b|(?:höchstens|jetzt) [+\d.,]+)/g, '')
    .trim()
}
