/** The old code of a key: nothing that is not deprecated tells what it tells. */
interface Coded {
  readonly keyCode: number
}

/**
 * Whether a key belongs to a word that is being composed, as Japanese, Chinese and Korean are typed. Safari ends the composition before it
 * reports the Enter that ended it: only the code 229 tells that one apart.
 */
function isComposed(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false
  const coded: Coded = event
  return event.isComposing || coded.keyCode === 229
}

function holdBack(event: Event): void {
  if (isComposed(event)) event.stopImmediatePropagation()
}

const KINDS = ['keydown', 'keypress', 'keyup'] as const

/**
 * Keeps the keys of a composition from every listener of the page, whoever it belongs to: they are the input method's alone. Each page calls
 * it before anything else listens; called again it changes nothing.
 */
export function holdBackComposedKeys(page: Window = window): void {
  for (const kind of KINDS) page.addEventListener(kind, holdBack, { capture: true })
}
