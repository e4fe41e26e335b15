/** Whether a text field that takes the focus brings up a keyboard on the screen, which would cover what is asked: on telephones and tablets. */
export function coversWithKeyboard(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches
}
