import { Encrypter, armor } from 'age-encryption'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownSealingKey, sealingKeyFrom } from './keys.ts'
import { isSealed, padded, seal, unseal } from './sealing.ts'

const mine = sealingKeyFrom(new Uint8Array(32).fill(1))
const other = sealingKeyFrom(new Uint8Array(32).fill(2))

/** The program uses at least 2^15; tests of everything else need no work at all. */
const workFactor = 2

async function whyRefused(sealed: string, openWith: Parameters<typeof unseal>[1], largest?: number): Promise<string> {
  const opened = await unseal(sealed, openWith, largest)
  return opened.ok ? 'opened' : (opened.problems[0]?.wording ?? '')
}

test.each([
  [2, 4096],
  [4096, 4096],
  [4097, 8192],
  [32769, 36864],
  [1_000_000, 1_048_576],
])('%i bytes of JSON are sealed as %i', (length, wanted) => {
  const json = JSON.stringify('x'.repeat(length - 2))
  expect(Buffer.byteLength(padded(json))).toBe(wanted)
  expect(JSON.parse(padded(json))).toBe('x'.repeat(length - 2))
  expect(Buffer.byteLength(padded('"é"'))).toBe(4096)
})

describe('sealing', () => {
  test('what is sealed opens with the passphrase it was sealed with', async () => {
    const sealed = await seal('spies — everywhere\n', { passphrase: 'three wise owls', workFactor })
    expect(isSealed(sealed)).toBe(true)
    expect(sealed).not.toContain('spies')
    expect(await unseal(sealed, { passphrase: 'three wise owls' })).toEqual({ ok: true, value: 'spies — everywhere\n' })
    expect(await whyRefused(sealed, { passphrase: 'three wise Owls' })).toBe('problem.passphrase')
    expect(await whyRefused(sealed, { identity: mine.identity })).toBe('problem.sealedByPassphrase')
  })

  test('blanks and signs nobody sees are no part of a passphrase; what was sealed with them before opens with them', async () => {
    const sealed = await seal('spies', { passphrase: '\ufeffgeheim \u200b', workFactor })
    for (const passphrase of ['geheim', ' geheim']) expect(await unseal(sealed, { passphrase })).toEqual({ ok: true, value: 'spies' })
    const encrypter = new Encrypter()
    encrypter.setPassphrase('geheim ')
    encrypter.setScryptWorkFactor(workFactor)
    const before = armor.encode(await encrypter.encrypt('spies'))
    expect(await unseal(before, { passphrase: 'geheim ' })).toEqual({ ok: true, value: 'spies' })
  })

  test('what is sealed to a key opens with that key alone', async () => {
    const sealed = await seal('a treaty', { recipient: mine.recipient })
    expect(await unseal(sealed, { identity: mine.identity })).toEqual({ ok: true, value: 'a treaty' })
    expect(await whyRefused(sealed, { identity: other.identity })).toBe('problem.sealedToOther')
    expect(await whyRefused(sealed, { passphrase: 'owls' })).toBe('problem.sealedToKey')
  })

  test('what is sealed to several opens for each of them', async () => {
    const own = ownSealingKey('a'.repeat(64))
    const sealed = await seal('orders', { recipient: [mine.recipient, own.recipient] })
    for (const { identity } of [mine, own]) expect(await unseal(sealed, { identity })).toEqual({ ok: true, value: 'orders' })
    expect(await whyRefused(sealed, { identity: ownSealingKey('b'.repeat(64)).identity })).toBe('problem.sealedToOther')
  })

  test('by itself a passphrase costs work', async () => {
    const sealed = await seal('x', { passphrase: 'owls' })
    const header = Buffer.from(armor.decode(sealed)).toString('latin1').split('\n')[1]
    expect(header).toMatch(/^-> scrypt \S+ 17$/)
  })

  test('what would cost absurd work is refused before any of it is done', async () => {
    const encrypter = new Encrypter()
    encrypter.setPassphrase('owls')
    encrypter.setScryptWorkFactor(1)
    const text = Buffer.from(await encrypter.encrypt('x')).toString('latin1')
    for (const factor of ['19', '20', '30', '1e9', '-'])
      expect(await whyRefused(armor.encode(Buffer.from(text.replace(/ 1\n/, ` ${factor}\n`), 'latin1')), { passphrase: 'owls' })).toBe(
        'problem.sealCostly',
      )
  })

  test('a file for a crowd of keys is refused unopened', async () => {
    const encrypter = new Encrypter()
    for (let at = 0; at < 21; at++) encrypter.addRecipient(at === 20 ? mine.recipient : other.recipient)
    expect(await whyRefused(armor.encode(await encrypter.encrypt('x')), { identity: mine.identity })).toBe('problem.sealCostly')
  })

  test('too large is refused, sealed or opened', async () => {
    const sealed = await seal('x'.repeat(20_000), { recipient: mine.recipient })
    for (const largest of [100, 19_900]) expect(await whyRefused(sealed, { identity: mine.identity }, largest)).toBe('problem.tooLarge')
    expect(await whyRefused(sealed, { identity: mine.identity }, 20_000)).toBe('opened')
  })

  test('what is no seal, or half of one, is said to be so', async () => {
    const sealed = await seal('x', { recipient: mine.recipient })
    expect(isSealed('{}')).toBe(false)
    expect(await whyRefused('{}', { identity: mine.identity })).toBe('problem.notSealed')
    expect(await whyRefused(sealed.slice(0, 200), { identity: mine.identity })).toBe('problem.sealDamaged')
    expect(await whyRefused(`\r\n${sealed.replaceAll('\n', '\r\n')}`, { identity: mine.identity })).toBe('opened')
  })

  test('whatever byte of a sealed file is changed, it does not open', async () => {
    const bytes = armor.decode(await seal('x'.repeat(40), { recipient: mine.recipient }))
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const changed = Uint8Array.from(bytes)
        changed[at] = (changed[at] ?? 0) ^ flip
        expect(await whyRefused(armor.encode(changed), { identity: mine.identity })).toMatch(/^problem\.seal/)
      }),
      { seed: 21, numRuns: 200 },
    )
  })
})
