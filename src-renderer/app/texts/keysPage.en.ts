export const EN = {
  /** By the setting of single letters. */
  leads: {
    on: 'A whole turn can be played without the mouse. Single letters and digits work while no text field is in use; Esc leaves a field.',
    alt: 'A whole turn can be played without the mouse. Single-letter shortcuts take Alt, as the settings say; Esc leaves a field.',
    off: 'Single-letter shortcuts are switched off in the settings: these are the keys that are left. Esc leaves a field.',
  },
}
