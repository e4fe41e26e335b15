import { filledIn, type Message, type MessageFigures } from '../../kernel/message.ts'
import { PROBLEMS, type Problem } from '../../kernel/problem.ts'
import { capital } from '../../language/grammar.ts'
import { isolated } from '../../language/isolated.ts'
import { language, type Language } from '../../language/language.ts'
import { listed } from '../../language/numbers.ts'
import { ENGLISH } from '../../messages/english.ts'
import { GERMAN } from '../../messages/german.ts'
import { GERMAN_PROBLEMS } from '../../messages/germanProblems.ts'
import { GERMAN_WORDS } from '../../messages/germanWords.ts'
import type { Option } from '../../kernel/engine/request.ts'
import type { ChronicleLine } from '../../kernel/world/effect.ts'
import { aboutOf, type Figures } from '../../kernel/world/rule.ts'
import { ownName } from '../../language/ownNames.ts'
import { akk, den, der, Die, die, has, playing, say, the } from './playing.ts'

/** Templates of every message and refusal that is no game's own. */
const TEMPLATES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...ENGLISH, ...PROBLEMS },
  de: { ...GERMAN, ...GERMAN_PROBLEMS },
}

/** Words that stand in messages as figures, by their English. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, de: GERMAN_WORDS }

/** Names of files, folders, people and things stay as they are, whatever words they are. */
const AS_GIVEN: ReadonlySet<string> = new Set(['name', 'folder', 'host', 'lock', 'title', 'game', 'event', 'fault', 'place'])

/** Figures that are owners, told by the names the game has for them. */
const OWNERS: ReadonlySet<string> = new Set(['seat', 'owner'])

const GERMAN_CASES: Readonly<Record<string, (owner: string) => string>> = { die, Die, der, den, akk }

/**
 * A message in the language of the moment: by the table's words, else by the game's; in English where its key is unknown here, as from a
 * newer program. A text (of an older program) is told as it came.
 */
export function tellMessage(told: Message | string): string {
  return typeof told === 'string' ? told : tell(told.key, told.figures, told.text)
}

/** A line of the chronicle. */
export function tellLine(line: Told): string {
  return say(line.wording, figuresToTell(line))
}

/** Whether a line carries on the sentence told before it and belongs behind it, where the newest is told first too. */
export function continuesLine({ wording }: Pick<ChronicleLine, 'wording'>): boolean {
  return playing()?.game.continuing?.has(wording) ?? false
}

type Told = Pick<ChronicleLine, 'wording' | 'figures' | 'about'>

/** The figures of a line; among them stands as `about` the first of what it is about that has a name of its own. */
export function figuresToTell({ figures = {}, about }: Told): Figures {
  const named = about === undefined ? undefined : aboutOf({ about }).find((id) => ownName(id) !== undefined)
  return named === undefined ? figures : { ...figures, about: named }
}

/** An option: its id stands among its figures as `about`, where something of that id has a name of its own. */
export function tellOption({ id, wording, figures = {} }: Option): string {
  return say(wording, ownName(id) === undefined ? figures : { ...figures, about: id })
}

/** Why something was refused, told as a message is. */
export function tellProblem({ wording, figures, message }: Problem): string {
  return tell(wording, figures, message)
}

function tell(key: string, figures: MessageFigures, english: string): string {
  const templates = TEMPLATES[language()]
  if (Object.hasOwn(templates, key)) return filledIn(templates[key] ?? '', (name, form) => figureText(name, form, figures[name]))
  if (has(key)) return say(key, Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, scalar(name, value)])))
  return english
}

function figureText(name: string, form: string | undefined, value: MessageFigures[string] | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string' && OWNERS.has(name)) return ownerText(value, form)
  return isolated(String(scalar(name, value)))
}

function ownerText(owner: string, form: string | undefined): string {
  if (language() === 'en') return form === 'capital' ? capital(the(owner)) : the(owner)
  return (GERMAN_CASES[form ?? 'die'] ?? die)(owner)
}

function scalar(name: string, value: MessageFigures[string]): number | string {
  if (typeof value === 'number') return value
  if (typeof value === 'object') return tellMessage(value)
  return AS_GIVEN.has(name) ? value : wordText(value)
}

/** A word, or a list of words. */
function wordText(text: string): string {
  const words = WORDS[language()]
  if (Object.hasOwn(words, text)) return words[text] ?? text
  const parts = text.split(/, | and /)
  return parts.length > 1 && parts.every((part) => Object.hasOwn(words, part)) ? listed(parts.map((part) => words[part] ?? part)) : text
}
