import { inject, type ComputedRef, type InjectionKey } from 'vue'
import { InvariantError } from '../../../../src-shared/kernel/invariantError.ts'
import { idsOf, nameIn, type Draft } from '../../../../src-shared/games/nation-turns/making/editing.ts'
import type { Findings } from '../../../../src-shared/games/nation-turns/making/findings.ts'
import type { Choice, Part, WordKind } from '../../../../src-shared/games/nation-turns/making/parts.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import { scenarioTexts } from './texts/scenario.ts'

/** The scenario being made, for every field of its forms. */
export interface Making {
  readonly draft: ComputedRef<Draft>
  readonly findings: ComputedRef<Findings>
  /** Puts another in its place. Changes in a row with the same `run` are undone together. */
  readonly edit: (next: Draft, run?: string) => void
  /** Takes back the last change, or the last run of changes. */
  readonly undo: () => void
}

export const MAKING: InjectionKey<Making> = Symbol('scenario in the making')

/** The scenario that the editor above this component makes. */
export function useMaking(): Making {
  const making = inject(MAKING)
  if (making === undefined) throw new InvariantError('no scenario is being made here')
  return making
}

export interface Option {
  readonly id: string
  readonly name: string
}

export function optionsOf(draft: Draft, among: Choice): readonly Option[] {
  if ('words' in among) return among.ids.map((id) => ({ id, name: wordOf(among.words, id) }))
  return [...new Set(idsOf(draft, among.of))].map((id) => ({ id, name: nameIn(draft, among.of, id) }))
}

const FROM_GAME: Readonly<Partial<Record<WordKind, string>>> = { areaType: 'areaType', people: 'people', roll: 'rollKind' }

export function wordOf(kind: WordKind, id: string): string {
  const known = FROM_GAME[kind]
  if (known !== undefined) return say(`${known}.${id}`)
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = scenarioTexts.word
  return words[kind]?.[id] ?? id
}

/** What a part is called: a kind of unit and a ground share the name they have in files. */
export function labelOf(part: Part): string {
  const fields: Readonly<Record<string, string>> = scenarioTexts.field
  const isUnit = part.id === 'type' && part.kind === 'pick' && 'of' in part.among
  return isUnit ? scenarioTexts.field.unitType : (fields[part.id] ?? part.id)
}

/** What a pick that may be left open says then. */
export function openText(id: string): string {
  switch (id) {
    case 'homeOf':
      return scenarioTexts.nobody
    case 'nation':
    case 'of':
      return scenarioTexts.anyNation
    case 'area':
      return scenarioTexts.anywhere
    default:
      return scenarioTexts.any
  }
}

/** Asked before a number that may be left open. */
export function ownText(id: string): string {
  switch (id) {
    case 'moves':
      return scenarioTexts.asRuled
    case 'cap':
      return scenarioTexts.withCap
    default:
      return scenarioTexts.onlyThen
  }
}

/** What a row of a list is called; `at` counts from 0. */
export function rowText(id: string, at: number): string {
  const rows: Readonly<Record<string, (at: number) => string>> = scenarioTexts.row
  return rows[id]?.(at + 1) ?? figure(at + 1)
}
