import { translated } from '../../language/catalogue.ts'
import { has, say } from '../text/playing.ts'
import type { HighlightKind } from '../api/highlightFace.ts'

const EN: Readonly<Record<HighlightKind, string>> = {
  turn: 'End of a turn',
  round: 'A new round',
  event: 'The world',
  war: 'War and peace',
  battle: 'A battle',
  raid: 'A raid',
  discovery: 'Found out',
  birth: 'A new life',
  death: 'A death',
  accession: 'A coronation',
  wedding: 'A wedding',
  heir: 'A new heir',
  age: 'An age',
  fall: 'A fall',
  end: 'The end',
}

const DE: Readonly<Record<HighlightKind, string>> = {
  turn: 'Ende eines Zuges',
  round: 'Eine neue Runde',
  event: 'Die Welt',
  war: 'Krieg und Frieden',
  battle: 'Eine Schlacht',
  raid: 'Ein Überfall',
  discovery: 'Aufgedeckt',
  birth: 'Neues Leben',
  death: 'Ein Todesfall',
  accession: 'Eine Thronbesteigung',
  wedding: 'Eine Hochzeit',
  heir: 'Ein neuer Erbe',
  age: 'Ein Zeitalter',
  fall: 'Ein Untergang',
  end: 'Das Ende',
}

const KINDS = translated({ en: EN, de: DE })

/** What a kind of highlight is called; a game may call it something else (`highlight.<kind>` of its words). */
export function highlightName(kind: HighlightKind): string {
  const wording = `highlight.${kind}`
  return has(wording) ? say(wording) : KINDS[kind]
}
