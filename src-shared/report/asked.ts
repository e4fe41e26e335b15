import type { Field } from '../kernel/forms/field.ts'
import { DONE, type Act, type Request } from '../kernel/engine/request.ts'
import type { RuleId } from '../kernel/world/rule.ts'
import { factsOf } from '../games/text/facts.ts'
import { say } from '../games/text/playing.ts'
import { ruleTitle } from '../games/text/postings.ts'
import { figure } from '../language/figures.ts'
import { reportTexts } from './words.ts'

/** A request to the seat, in words. */
export interface Asked {
  readonly text: string
  readonly rule: RuleId
  readonly ruleTitle: string
  /** Figures of the request: "Mothers 14", "chance 60". */
  readonly facts: readonly string[]
  /** Names of the options or fields. Limits and lists are on the card and not repeated here. */
  readonly choices: readonly string[]
}

export function askedOf(request: Request): Asked {
  return {
    text: say(request.wording, request.figures),
    rule: request.rule,
    ruleTitle: ruleTitle(request.rule),
    facts: factsOf(request.figures).map(({ label, value }) => `${label} ${value}`),
    choices: choicesOf(request),
  }
}

function choicesOf(request: Request): readonly string[] {
  switch (request.kind) {
    case 'roll':
      return [reportTexts.roll(request.count, request.faces)]
    case 'draw':
      return request.pile.map(({ wording, figures, copies }) => `${figure(copies)} × ${say(wording, figures)}`)
    case 'choose':
      return request.options.map(({ wording, figures }) => say(wording, figures))
    case 'fill':
      return request.fields.map(nameOf)
    case 'act':
      return request.acts.filter(({ id }) => id !== DONE).map(nameOf)
    default:
      return request satisfies never
  }
}

function nameOf({ wording, figures }: Pick<Field | Act, 'wording' | 'figures'>): string {
  return say(wording, figures)
}
