import { parseOutside } from '../../../src-shared/kernel/forms/nesting.ts'
import { refuse, type Outcome, type Problem } from '../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import { toldProblem } from '../../stores/sentences.ts'
import { workshopTexts } from './texts/workshop.ts'

/** A kind of documents a game sets campaigns up with (scenarios, armies, worlds): all that the workshop and the set-up need to know of it. */
export interface DocumentKind<D> {
  /** Id of the game. */
  readonly game: string
  /** Name of the workshop's page in `workshop.ts` of the game. */
  readonly page: string
  /** Last part of a file's name before `.json`: `Fen Host.army.json`. */
  readonly format: string
  /** Texts in the language of the moment: write it as a getter. */
  readonly words: WorkshopWords
  /** Documents to begin with, the usual one first. Empty where the workshop gets a form of its own for new ones. */
  beginnings(): readonly Beginning<D>[]
  /** A stored document. What it lacks is as in a new one. */
  read(content: Json): D
  /** Name of a document; empty while it has none. */
  nameOf(document: D): string
  /** Problems that keep a campaign from beginning with it. */
  check(document: D): readonly Problem[]
  /** State of a document in the list, in a few words. */
  summaryOf?(document: D): string
  /** Reads the text of a file. Accepts what the editor can mend. */
  fromFile(text: string): Outcome<D>
  toFile(document: D): string
}

export interface Beginning<D> {
  /** Label of its button. */
  readonly label: string
  make(): D
}

/** What a workshop says of its own kind, and what it words otherwise than the others. */
export interface WorkshopWords extends Partial<typeof workshopTexts> {
  readonly title: string
  readonly lead: string
  /** Heading of the list. */
  readonly mine: string
  readonly noneMine: string
  /** Name of a document that has none. */
  readonly unnamed: string
  /** Said where the address names a document that is not there. */
  readonly gone: string
  readonly toList: string
  readonly fromFile: string
  /** Headline above the problems of a file that was refused. */
  readonly notRead: (file: string) => string
  /** Button that opens the set-up with the document. */
  readonly begin: string
  /** Said while the document has problems. */
  readonly beginNot: string
  /** In the set-up: link to the workshop. */
  readonly make: string
  /** In the set-up: button that asks for a file. */
  readonly pick: string
  /** In the set-up: why a document is not offered. */
  readonly notReady: (name: string) => string
}

/** A document the set-up asks for, such as the army of a side. */
export interface ChoicePlace {
  /** Name of its radio buttons as well. */
  readonly id: string
  readonly legend: string
  /** Whose it is, for the colour. */
  readonly seat?: string
  /** Id of the option that is chosen: a document's, or one of those below. */
  readonly chosen: string
  /** Options before the documents of this device, and after them. */
  readonly before: readonly ChoiceOption[]
  readonly after: readonly ChoiceOption[]
}

interface ChoiceOption {
  readonly value: string
  readonly title: string
  readonly text: string
}

export function wordsOf<D>({ words }: DocumentKind<D>): WorkshopWords & typeof workshopTexts {
  return { ...workshopTexts, ...words }
}

/** What a document is called in lists. */
export function titleOf<D>(kind: DocumentKind<D>, document: D): string {
  return kind.nameOf(document).trim() || kind.words.unnamed
}

/** Parses the text of a file, and reads what it holds. */
export function readJson<D>(text: string, read: (raw: unknown) => Outcome<D>): Outcome<D> {
  let raw: unknown
  try {
    raw = parseOutside(text)
  } catch {
    return refuse(toldProblem('', () => workshopTexts.noJson))
  }
  return read(raw)
}
