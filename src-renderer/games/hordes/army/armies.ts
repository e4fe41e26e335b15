import { armyProblems, countArmy, type Army, type RosterEntry } from '../../../../src-shared/games/hordes/rules/army.ts'
import { readArmy } from '../../../../src-shared/games/hordes/rules/setup.ts'
import { isCode } from '../../../../src-shared/games/hordes/rules/types.ts'
import { SWITCHES } from '../../../../src-shared/games/hordes/rules/rulings/switches.ts'
import { accept, refuse, type Outcome, type Problem } from '../../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { SAMPLE_ARMIES } from '../../../../src-shared/games/hordes/rules/sample.ts'
import { HOSTS, type Host } from '../../../../src-shared/games/hordes/rules/records.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import { readJson, type DocumentKind } from '../../../features/workshop/documentKind.ts'
import { armyTexts } from './texts/army.ts'

/** AP of an army where nobody has said otherwise. */
export const USUAL_AP = SWITCHES.army_ap.preset
export const LEAST_AP = SWITCHES.army_ap.min
export const MOST_AP = SWITCHES.army_ap.max

/** An army in the making: a document of the workshop. */
export interface ArmyDraft extends Army {
  /** What it is to cost. */
  readonly wanted: number
}

export const NEW_ARMY: ArmyDraft = { name: '', elements: [], wanted: USUAL_AP }

/** A kept document as it stands, blanks at the ends of names included; what it does not hold is as of a new army. */
export function draftOf(content: Json): ArmyDraft {
  const { name, elements, wanted } = isObject(content) ? content : {}
  const rows = Array.isArray(elements) ? elements.filter(isObject) : []
  return {
    name: typeof name === 'string' ? name : '',
    elements: rows.flatMap(({ type, label, general, water }) =>
      isCode(type) ? [{ type, label: typeof label === 'string' ? label : '', general: general === true, water: water === true }] : [],
    ),
    wanted: typeof wanted === 'number' ? wanted : USUAL_AP,
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function problemsOf({ elements, wanted }: ArmyDraft): readonly Problem[] {
  return armyProblems(elements, wanted, 'elements')
}

/** Reads an army as its file holds it. One that is too dear or has no general is accepted, and mended in the workshop. */
function readDraft(raw: unknown): Outcome<ArmyDraft> {
  const { army, problems } = readArmy(raw, USUAL_AP)
  const unreadable = problems.filter(({ wording }) => !MENDABLE.has(wording))
  if (unreadable.length > 0) return refuse(...unreadable)
  const { ap } = countArmy(army.elements)
  return accept({ ...army, wanted: Math.min(MOST_AP, Math.max(LEAST_AP, problems.length === 0 ? USUAL_AP : ap)) })
}

/** What can be set right here. */
const MENDABLE: ReadonlySet<string> = new Set([
  ...['problem.armyCost', 'problem.armyCheap', 'problem.noGeneral', 'problem.armyGenerals', 'problem.notGeneral'],
  ...['problem.notInArmy', 'problem.notWater', 'problem.manyElements'],
])

/** The text of its file: what is as usual is left out. */
export function fileOf({ name, elements }: Army): string {
  const short = elements.map(({ type, label, general, water }) => ({
    ...{ type },
    ...(label === '' ? {} : { label }),
    ...(general ? { general } : {}),
    ...(water ? { water } : {}),
  }))
  return `${JSON.stringify({ name, elements: short }, null, 2)}\n`
}

/** The same army with one entry changed; the general is one alone. */
export function withEntry(draft: ArmyDraft, at: number, change: Partial<RosterEntry>): ArmyDraft {
  return {
    ...draft,
    elements: draft.elements.map((entry, place) => {
      if (place === at) return { ...entry, ...change }
      return change.general === true ? { ...entry, general: false } : entry
    }),
  }
}

/** An army in one line, the general with a star: "HE* MA KN KN". */
export function codesOf(elements: readonly RosterEntry[]): string {
  return elements.map(({ type, general }) => `${type}${general ? '*' : ''}`).join(' ')
}

/** The sample army of a side, as a draft. */
export function sampleOf(host: Host): ArmyDraft {
  const { name, elements } = SAMPLE_ARMIES[host]
  return { ...NEW_ARMY, name: say(name), elements }
}

/** Armies as documents of the workshop. */
export const ARMY: DocumentKind<ArmyDraft> = {
  ...{ game: 'hordes', page: 'armies', format: 'army' },
  get words() {
    return armyTexts.kind
  },
  beginnings: () => [
    ...HOSTS.map(sampleOf).map((sample) => ({
      label: armyTexts.fromSample(sample.name),
      make: () => ({ ...sample, name: armyTexts.copyOf(sample.name) }),
    })),
    { label: armyTexts.fromNothing, make: () => NEW_ARMY },
  ],
  read: draftOf,
  nameOf: ({ name }) => name,
  check: problemsOf,
  summaryOf: (draft) => {
    const { elements } = draft
    const state = armyTexts.state(countArmy(elements).ap, elements.length)
    return `${state} · ${problemsOf(draft).length === 0 ? armyTexts.fit : armyTexts.unfit}`
  },
  fromFile: (text) => readJson(text, readDraft),
  toFile: fileOf,
}
