import type { Deck, Spell } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import { countSources, figurePaths, isAsOurs } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deckFigures.ts'
import { newDeckProblems } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deckProblems.ts'
import { readDeck } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deckShape.ts'
import { OURS_1 } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/ours.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import { accept, refuse, type Outcome, type Problem } from '../../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { readJson, type DocumentKind } from '../../../features/workshop/documentKind.ts'
import { deckTexts } from './texts/deck.ts'

/** Name of the document in its problems. */
const FIELD = 'deck'

/** Fields of lists whose entries the editor neither adds nor takes away: a file that lacks one is refused. */
const FIXED: ReadonlySet<string> = new Set([`${FIELD}.fate`, `${FIELD}.fateX1`])
const UNMENDABLE: ReadonlySet<string> = new Set(
  'problem.twiceInList problem.spellId problem.spellTaken problem.option problem.loreLines'.split(' '),
)

export function problemsOf(deck: Deck): readonly Problem[] {
  return newDeckProblems(deck, FIELD)
}

/** Reads a deck file. Wrong sums, and what else the editor can change, are accepted. */
function readDraft(raw: unknown): Outcome<Deck> {
  const read = readDeck(raw, FIELD)
  if (!read.ok) return read
  const unmendable = problemsOf(read.value).filter(({ field, wording }) => FIXED.has(field) || UNMENDABLE.has(wording))
  return unmendable.length > 0 ? refuse(...unmendable) : accept(read.value)
}

/** Name of a spell; with its types of power where several cards bear that name. */
export function spellTitle({ spells }: Deck, { name, powers }: Spell): string {
  const isAlone = spells.filter((one) => one.name === name).length === 1
  const title = say(`spell.${name}`)
  return isAlone ? title : deckTexts.spellOf(title, powers.map((power) => say(`power.${power}`)).join(', '))
}

/** The text of its file. */
export function fileOf(deck: Deck): string {
  return `${JSON.stringify(deck, null, 2)}\n`
}

/** Decks as documents of the workshop. */
export const DECK: DocumentKind<Deck> = {
  ...{ game: 'orcs-orcs-orcs', page: 'decks', format: 'deck' },
  get words() {
    return deckTexts.kind
  },
  beginnings: () => [{ label: deckTexts.fromOurs, make: () => ({ ...OURS_1, name: deckTexts.ownName }) }],
  read: (content: Json) => {
    const read = readDeck(content, FIELD)
    return read.ok ? read.value : OURS_1
  },
  nameOf: ({ name }) => name,
  check: problemsOf,
  summaryOf: (deck) => {
    const changed = figurePaths(deck).filter((path) => !isAsOurs(deck, path)).length
    return `${deckTexts.toCheck(countSources(deck).O)} · ${deckTexts.changed(changed)}`
  },
  fromFile: (text) => readJson(text, readDraft),
  toFile: fileOf,
}
