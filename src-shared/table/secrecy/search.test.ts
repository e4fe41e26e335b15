import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { Canaries } from './testing/canaries.ts'

const canaries = new Canaries(1)
const secret = canaries.create('the secret', ['red'])
for (let at = 0; at < 300; at++) canaries.create(`another ${at}`, ['green'])

const around = (text: string): string => `{"kind":"line","figures":{"words":"So it is: ${text}, and more"}}`
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const escaped = (prefix: string, digits: number) => (text: string) =>
  Array.from(text, (char) => `${prefix}${char.charCodeAt(0).toString(16).padStart(digits, '0')}`).join('')

describe('a canary is found', () => {
  test.each<[string, (text: string) => string]>([
    ['as it is', around],
    ['in capitals', (text) => around(text.toUpperCase())],
    ['backwards', (text) => around(Array.from(text).reverse().join(''))],
    ['in hex', (text) => around(Buffer.from(around(text)).toString('hex'))],
    ['in hex, capitals', (text) => around(Buffer.from(text).toString('hex').toUpperCase())],
    ['in base64', (text) => base64(`..${text}`)],
    ['in base64, one further', (text) => base64(`.${text}.`)],
    ['in base64, in its place', (text) => base64(text)],
    ['in base64url', (text) => Buffer.from(around(text)).toString('base64url')],
    ['percent-encoded', (text) => around(escaped('%', 2)(text))],
    ['in JSON escapes', (text) => around(escaped('\\u', 4)(text))],
    ['as UTF-16', (text) => Buffer.from(text, 'utf16le').toString('latin1')],
    ['cut off', (text) => around(text.slice(0, 20))],
    ['without its beginning', (text) => around(text.slice(6))],
  ])('%s', (_, write) => {
    const found = canaries.search(write(secret))
    expect(found.map(({ canary }) => canary.text)).toEqual([secret])
    expect(canaries.leaks(write(secret), 'green', 'here')).toHaveLength(1)
    expect(canaries.leaks(write(secret), 'red', 'here')).toEqual([])
    expect(canaries.leaks(write(secret), null, 'here')).toHaveLength(1)
  })

  test('nowhere where there is none', () => {
    const other = new Canaries(2)
    for (let at = 0; at < 300; at++) other.create(`another ${at}`, [])
    expect(canaries.search(around(other.all.map(({ text }) => `${text} ${base64(text)}`).join(' ')))).toEqual([])
  })
})
