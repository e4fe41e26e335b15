import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from '../../../kernel/journal/hash.ts'

/** A way a text can be written down: all of it, and how many characters stand for one of the text. */
export interface Writing {
  readonly name: string
  readonly text: string
  readonly unit: number
}

/** Every way a text of plain characters is looked for. */
export function writingsOf(text: string): readonly Writing[] {
  const each = (name: string, unit: number, write: (char: string) => string): Writing => ({
    name,
    text: Array.from(text, write).join(''),
    unit,
  })
  const hex = bytesToHex(utf8ToBytes(text))
  const code = (char: string, digits: number): string => char.charCodeAt(0).toString(16).padStart(digits, '0')
  return [
    { name: 'as it is', text, unit: 1 },
    { name: 'in capitals', text: text.toUpperCase(), unit: 1 },
    { name: 'in small letters', text: text.toLowerCase(), unit: 1 },
    { name: 'backwards', text: Array.from(text).reverse().join(''), unit: 1 },
    { name: 'in hex', text: hex, unit: 2 },
    { name: 'in hex, capitals', text: hex.toUpperCase(), unit: 2 },
    ...[0, 1, 2].flatMap((alignment) => base64At(text, alignment)),
    each('percent-encoded', 3, (char) => `%${code(char, 2)}`),
    each('percent-encoded, capitals', 3, (char) => `%${code(char, 2).toUpperCase()}`),
    each('in JSON escapes', 6, (char) => `\\u${code(char, 4)}`),
    each('in JSON escapes, capitals', 6, (char) => `\\u${code(char, 4).toUpperCase()}`),
    each('in entities', 5, (char) => `&#${char.charCodeAt(0)};`),
    each('in hex entities', 6, (char) => `&#x${code(char, 2)};`),
    each('as UTF-16', 2, (char) => `${char}\0`),
  ]
}

/** What the text is in base64, wherever it begins in what was encoded: the characters that no neighbour has a part in. */
function base64At(text: string, alignment: number): readonly Writing[] {
  const lead = 'abc'.slice(0, alignment)
  const whole = base64url(utf8ToBytes(`${lead}${text}xyz`))
  const url = whole.slice(Math.ceil((alignment * 8) / 6), Math.floor(((alignment + text.length) * 8) / 6))
  const own = url.replaceAll('-', '+').replaceAll('_', '/')
  return [
    { name: `in base64 (${alignment})`, text: own, unit: 1.5 },
    ...(url === own ? [] : [{ name: `in base64url (${alignment})`, text: url, unit: 1.5 }]),
  ]
}
