import { expect, test } from 'vitest'
import { headersWith, keyIn, protocolsWith } from './pageKey.ts'

const KEY = `-_${'aZ9'.repeat(13)}xy`

test('a key comes back as it was sent, with a call and with a WebSocket', () => {
  expect(keyIn(headersWith(KEY))).toBe(KEY)
  expect(keyIn({ protocols: protocolsWith(KEY).join(', ') })).toBe(KEY)
})

test.each([
  {},
  headersWith(null),
  { protocols: protocolsWith(null).join(', ') },
  { authorization: '' },
  { authorization: `Bearer ${KEY}A` },
  { authorization: `Bearer ${KEY.slice(1)}` },
  { authorization: `Bearer ${KEY.slice(1)}=` },
  { authorization: `Bearer ${KEY}, Bearer ${KEY}` },
  { protocols: `${KEY}, ${KEY}` },
  { authorization: `Bearer ${KEY}`, protocols: KEY },
])('%j brings none', (brought) => {
  expect(keyIn(brought)).toBeNull()
})
