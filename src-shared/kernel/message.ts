/** Figures of a message or a problem, by name. A message may be a figure of another. */
export type MessageFigures = Readonly<Record<string, number | string | Message>>

/**
 * What is told to a person by stores, hosts and rules: a key with figures, for the language of whoever reads it, and the English of it, for
 * logs and for a reader that does not know the key. Plain data: it crosses wires as it is.
 */
export interface Message {
  readonly key: string
  readonly figures: MessageFigures
  readonly text: string
}

/**
 * A text with its figures in the places `{name}` and `{name.form}`; a form is the grammatical case of an owner's name. Words that follow a count
 * stand as `{name|one|many}`: "It costs {price} {price|coin|coins}".
 */
export function filledIn(text: string, figure: (name: string, form: string | undefined) => string): string {
  return text
    .replace(/\{(\w+)\|([^{}|]*)\|([^{}|]*)\}/g, (_, name: string, one: string, many: string) =>
      figure(name, undefined) === '1' ? one : many,
    )
    .replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, form: string | undefined) => figure(name, form))
}

/** The English of a text with its figures; owners stand in it by their ids. */
export function englishOf(text: string, figures: MessageFigures): string {
  return filledIn(text, (name) => {
    const value = figures[name] ?? ''
    return typeof value === 'object' ? value.text : String(value)
  })
}

/** A text of which no translation is known. */
export function plainMessage(text: string): Message {
  return { key: '', figures: {}, text }
}
