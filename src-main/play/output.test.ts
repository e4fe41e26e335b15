import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { letGo } from './output.ts'

test('a reader who stops reading is no fault; a full disk is', () => {
  const stream = new PassThrough()
  letGo(stream)
  expect(() => stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).not.toThrow()
  expect(() => stream.emit('error', Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toThrow('no space')
})
