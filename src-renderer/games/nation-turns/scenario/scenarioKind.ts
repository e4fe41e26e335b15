import { freshDraft, sampleDraft, type Draft } from '../../../../src-shared/games/nation-turns/making/editing.ts'
import { canBeMended, findingsOf } from '../../../../src-shared/games/nation-turns/making/findings.ts'
import { textIn } from '../../../../src-shared/games/nation-turns/making/paths.ts'
import { SCENARIO_SHAPE } from '../../../../src-shared/games/nation-turns/rules/scenario.ts'
import { accept, refuse } from '../../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { readJson, type DocumentKind } from '../../../features/workshop/documentKind.ts'
import { scenarioTexts } from './texts/scenario.ts'

/** The text of a scenario's file. A figure that is missing is written as `null`. */
export function fileOf(draft: Json): string {
  return `${JSON.stringify(draft, null, 2)}\n`
}

/** Scenarios as documents of the workshop. */
export const SCENARIO_KIND: DocumentKind<Draft> = {
  ...{ game: 'nation-turns', page: 'scenarios', format: 'scenario' },
  get words() {
    return scenarioTexts.kind
  },
  beginnings: () => [
    {
      label: scenarioTexts.fromSample,
      make: () => ({ ...sampleDraft(), name: scenarioTexts.copyOf(textIn(sampleDraft()['name'])) }),
    },
    { label: scenarioTexts.fromNothing, make: () => freshDraft(scenarioTexts.bare) },
  ],
  read: (content) => content as Draft,
  nameOf: ({ name }) => textIn(name),
  check: (draft) => findingsOf(draft).problems,
  summaryOf: (draft) => {
    const wrong = findingsOf(draft).problems.length
    return wrong === 0 ? scenarioTexts.playable : scenarioTexts.wrong(wrong)
  },
  // One whose figures alone are wrong is accepted, and mended in the workshop.
  fromFile: (text) =>
    readJson(text, (raw) => {
      const read = SCENARIO_SHAPE.read(raw, 'scenario')
      return read.ok || canBeMended(read.problems) ? accept(raw as Draft) : refuse(...read.problems)
    }),
  toFile: fileOf,
}
