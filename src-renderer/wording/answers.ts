import type { FieldValue, Sheet } from '../../src-shared/kernel/request.ts'
import { the } from '../../src-shared/rulesets/greatest-lineage/wording/names.ts'
import { figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { inWords } from './requests.ts'

/**
 * Answers as people read them again later, when the question with its wording and figures is gone: from what the file holds alone. Ids of
 * people, wars and places mean nothing to anybody: they are counted or left out, and what came of the answer is told beside it.
 */
const ACTS: Readonly<Record<string, string>> = {
  'conflict/claim': 'claim blank land',
  'conflict/raidOther': 'raid',
  'council/openWar': 'open a war',
  'council/callOff': 'propose not to fight',
  'booklet/declare': 'write down a war',
  'booklet/dropWar': 'strike out a war',
  'booklet/trainAssassin': 'train an assassin',
  'booklet/releaseSpies': 'end the training of spies',
  'booklet/releaseAssassin': 'end the training of an assassin',
  'booklet/sendSpy': 'send a spy',
  'booklet/sendAssassin': 'send an assassin',
  'booklet/recall': 'call an agent back',
  'treaty/release': 'captured land goes back',
  'treaty/agents': 'agents are called back',
  'treaty/war': 'the war ends',
  'treaty/alliance': 'the two become allies',
  'treaty/text': 'in words',
  'treaty/remove': 'a clause is taken out',
  'treaty/offer': 'it is offered',
  'treaty/done': 'it is left',
  ally: 'propose an alliance',
  cancelAlliance: 'propose to end the alliance',
  breakAlliance: 'break the alliance',
  treaty: 'draw up a treaty',
  tribute: 'pay the tribute',
  done: 'done',
}

/** Fields whose value says it all. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'more', 'name', 'method', 'sex', 'token', 'ground', 'mission', 'target'])

/** Options that are no words yet. */
const OPTIONS: Readonly<Record<string, string>> = {
  accept: 'agreed',
  refuse: 'refused',
  counter: 'to be changed',
  callOff: 'no battle',
  leave: 'let them go',
}

/** One of a list. */
export function optionText(option: string): string {
  return OPTIONS[option] ?? (isId(option) ? '' : known(option))
}

/** An act with what was filled in for it. `question`: the name in the id of the request, such as `booklet`. */
export function actText(question: string, act: string, fields: Sheet): string {
  const raided = /^raid-(.+)$/.exec(act)?.[1]
  const name = raided === undefined ? (ACTS[`${question}/${act}`] ?? ACTS[act] ?? inWords(act)) : `raid ${the(raided)}`
  const filled = sheetText(fields)
  return filled === '' ? name : `${name}: ${filled}`
}

/** What was filled in; nothing of what was left at nought. */
export function sheetText(sheet: Sheet): string {
  const given = Object.entries(sheet).filter(([, value]) => value !== 0 && value !== '' && value !== false && value !== 'none')
  const named = given.filter(([key, value]) => !isId(key) && !isId(String(value)))
  return [...named.map(([key, value]) => fieldText(key, value)), ...countedIds(given)].join(', ')
}

function fieldText(key: string, value: FieldValue): string {
  if (value === true) return known(key)
  if (typeof value !== 'string') return `${inWords(key)} ${figure(typeof value === 'boolean' ? '' : value)}`
  if (key === 'text' || key === 'more' || key === 'name') return `\u201c${value}\u201d`
  return PLAIN.has(key) || key === value ? known(value) : `${inWords(key)} ${known(value)}`
}

/** "2 royals", of `elves-royal-4` and `elves-royal-8`. */
function countedIds(given: readonly (readonly [string, FieldValue])[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const [key, value] of given) {
    const kind = value === true && isId(key) ? (key.split('-').at(-2) ?? '') : ''
    if (kind !== '') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
}

/** "the humans", "tribe 7", "technology, the humans" of `technology:humans`; else the id's own words. */
function known(value: string): string {
  const parts = value.split(':')
  if (parts.some(isId)) return inWords(parts.filter((part) => !isId(part)).join(' '))
  return parts.map((part) => (the(part) === part ? inWords(part) : the(part))).join(', ')
}

/** Ids of the journal's things: `elves-royal-4`. A tribe's number is its name. */
function isId(text: string): boolean {
  return /^[a-z]+(-[a-z0-9]+)*-\d+$/i.test(text) && !/^tribe-\d+$/.test(text)
}
