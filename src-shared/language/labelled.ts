/**
 * A text with what it is about before it: "Wood: 9". What ends in a sign of its own, as a question does, gets no colon behind it: "Who eats?
 * Everybody." Either may be empty, and then the other stands alone.
 */
export function labelled(label: string, text: string): string {
  return label === '' || text === '' ? label + text : asLabel(label) + text
}

/** What goes before a text it names, with the blank between. */
export function asLabel(label: string): string {
  return /[.?!:…]["”“)*]*$/.test(label) ? `${label} ` : `${label}: `
}
