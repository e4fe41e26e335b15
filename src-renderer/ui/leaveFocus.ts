/** What Enter presses where it has the focus, and what a mouse presses without sending the form. */
const PRESSED = 'button[type="button"], summary'
const TYPED = 'input, textarea, select'

/**
 * On `mousedown` within a form: the press of a button leaves the focus in the field that has it, or nowhere, so that Enter sends the form and does not
 * press the button again. Whoever comes to a button by keyboard presses it with Enter. A button that opens something keeps the focus: it is given
 * back there.
 */
export function leaveFocus(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
  if (pressed === null || event.button !== 0 || pressed.hasAttribute('aria-haspopup')) return
  event.preventDefault()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !activeElement.matches(TYPED)) activeElement.blur()
}
