import type { FieldValue, Sheet } from '../../../../kernel/forms/field.ts'
import { idsIn, rowsIn, sheetIn } from '../../../../kernel/forms/form.ts'
import { playing, the } from '../../../text/playing.ts'
import { figure } from '../../../../language/figures.ts'
import { nameOf } from '../../rules/territory/map.ts'
import { answerTexts } from './texts.ts'
import { inWords } from '../../../../language/inWords.ts'

/** Fields whose value says it all. */
const PLAIN: ReadonlySet<string> = new Set([
  'text',
  'more',
  'name',
  'method',
  'sex',
  'token',
  'ground',
  'mission',
  'target',
  'lands',
  'seats',
])

/**
 * Answers as people read them again later, when the question with its wording and figures is gone: from what the file holds alone. Ids of
 * people, wars and places mean nothing to anybody: they are counted or left out, and what came of the answer is told beside it. Here: one
 * of a list of options.
 */
export function optionText(option: string): string {
  return textOf(answerTexts.options, option) ?? (isId(option) ? '' : known(option))
}

/** An act with what was filled in for it. `question`: the name in the id of the request, such as `booklet`. */
export function actText(question: string, act: string, fields: Sheet): string {
  const raided = /^raid-(.+)$/.exec(act)?.[1]
  const name =
    raided === undefined
      ? (textOf(answerTexts.acts, `${question}/${act}`) ?? inBooklet(question, act) ?? textOf(answerTexts.acts, act) ?? word(act))
      : answerTexts.raid(raided)
  const filled = sheetText(fields)
  return filled === '' ? name : `${name} (${filled})`
}

/** Field and booklet are asked together from the third edition on. */
function inBooklet(question: string, act: string): string | undefined {
  return question === 'conflict' ? textOf(answerTexts.acts, `booklet/${act}`) : undefined
}

/** What was filled in; nothing of what was left at zero. */
export function sheetText(sheet: Sheet): string {
  const given = Object.entries(sheet).filter(
    ([, value]) => value !== 0 && value !== '' && value !== false && value !== 'none' && !isEmpty(value),
  )
  const named = given.filter(([key, value]) => !isId(key) && (typeof value === 'object' || !isId(String(value))))
  return [...named.map(([key, value]) => fieldText(key, value)), ...countedIds(given)].join(', ')
}

function isEmpty(value: FieldValue): boolean {
  return typeof value === 'object' && composedText(value) === ''
}

function fieldText(key: string, value: FieldValue): string {
  if (value === true) return known(key)
  if (typeof value === 'object') return PLAIN.has(key) ? composedText(value) : answerTexts.field(word(key), composedText(value))
  if (typeof value !== 'string') return answerTexts.field(word(key), figure(typeof value === 'boolean' ? '' : value))
  if (key === 'text' || key === 'more' || key === 'name') return answerTexts.quoted(value)
  if (key === 'with') return answerTexts.partner(value)
  return PLAIN.has(key) || key === value ? known(value) : answerTexts.field(word(key), known(value))
}

/** Picks by name, rows one after the other. */
function composedText(value: Extract<FieldValue, object>): string {
  const names = idsIn(value).filter((id) => !isId(id))
  const rows = Array.isArray(value) ? rowsIn(value) : [sheetIn(value)]
  return [names.map(known).join(', '), ...rows.map(sheetText)].filter((text) => text !== '').join('; ')
}

/** "2 royals", of `elves-royal-4` and `elves-royal-8`. */
function countedIds(given: readonly (readonly [string, FieldValue])[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const [key, value] of given) {
    const kind = value === true && isId(key) ? (key.split('-').at(-2) ?? '') : ''
    if (kind !== '') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => answerTexts.counted(count, kind))
}

/** What land is called on the map, "the humans", "tribe 7", "technology, the humans" of `technology:humans`; else the id's own words. */
function known(value: string): string {
  const place = placeName(value)
  if (place !== null) return place
  const parts = value.split(':')
  if (parts.some(isId)) {
    return parts
      .filter((part) => !isId(part))
      .map(word)
      .join(' ')
  }
  return parts.map((part) => (the(part) === part ? word(part) : the(part))).join(', ')
}

/** Null for what is no land on the map. */
function placeName(id: string): string | null {
  const now = playing()
  const name = now === null ? id : nameOf(now.world, id)
  return name === id ? null : name
}

/** What an id means; a number behind it tells several of the same kind apart: `land2`. */
function word(id: string): string {
  const [, name = id, number = ''] = /^([a-z]+)(\d+)$/i.exec(id) ?? []
  const text = textOf(answerTexts.words, name)
  if (text === undefined) return inWords(id)
  return number === '' ? text : answerTexts.numbered(text, number)
}

function textOf(texts: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(texts, id) ? texts[id] : undefined
}

/** Ids of the journal's things: `elves-royal-4`. A tribe's number is its name. */
function isId(text: string): boolean {
  return /^[a-z]+(-[a-z0-9]+)*-\d+$/i.test(text) && !/^tribe-\d+$/.test(text)
}
