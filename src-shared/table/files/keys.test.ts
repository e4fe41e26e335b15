import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedBy, publicKeyOf, sealingKeyFrom, sign, signingKeyFrom } from './keys.ts'

test('Ed25519: the first key of RFC 8032', () => {
  const seed = Uint8Array.from(Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex'))
  const key = signingKeyFrom(seed)
  expect(key.public).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
  expect(publicKeyOf(key.secret)).toBe(key.public)
  expect(sign('', key.secret)).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  )
})

test('a signature holds for its text and key alone, and garbage is no signature', () => {
  const [mine, other] = [signingKeyFrom(new Uint8Array(32).fill(1)), signingKeyFrom(new Uint8Array(32).fill(2))]
  const signature = sign('grüße', mine.secret)
  expect(isSignedBy('grüße', signature, mine.public)).toBe(true)
  expect(isSignedBy('grüsse', signature, mine.public)).toBe(false)
  expect(isSignedBy('grüße', signature, other.public)).toBe(false)
  for (const garbage of ['', 'xyz', '00'.repeat(64)]) expect(isSignedBy('grüße', garbage, mine.public)).toBe(false)
  expect(isSignedBy('grüße', signature, 'no key')).toBe(false)
})

test('keys are made from 32 bytes and nothing else', () => {
  expect(() => signingKeyFrom(new Uint8Array(31))).toThrow('32 random bytes')
  expect(() => sealingKeyFrom(new Uint8Array(33))).toThrow('32 random bytes')
})

test('any 32 bytes make a key pair that age itself takes as its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (bytes) => {
      const { identity, recipient } = sealingKeyFrom(bytes)
      expect(await identityToRecipient(identity)).toBe(recipient)
    }),
    { seed: 20, numRuns: 20 },
  )
  const { identity, recipient } = sealingKeyFrom(new Uint8Array(32).fill(7))
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  expect(await decrypter.decrypt(await encrypter.encrypt('for you'), 'text')).toBe('for you')
})
