import { plainMessage } from '../../src-shared/kernel/message.ts'
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import { accept, problem, told, refuse } from '../../src-shared/kernel/problem.ts'
import { ConnectionLost } from '../bridge/wire.ts'
import StatusBar from './shell/StatusBar.vue'
import { mountAt, type Mounted } from '../testing/mountAt.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

let mounted: Mounted

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

const shown = (): string => mounted.wrapper.get('.saved').text()
const read = (): string => mounted.wrapper.get('[aria-live]').text()

test('whether an answer was saved is not known once the connection is lost before it was acknowledged, and is found out when it is back', async () => {
  const host = tinyHost(toyGame(), { answer: () => Promise.reject(new ConnectionLost()) })
  mounted = await mountAt(host, StatusBar)
  await mounted.table.answer('app')
  await flushPromises()
  expect(shown()).toBe('Not known whether it was saved')
  expect(read()).toBe(shown())
  host.connect('lost')
  await flushPromises()
  expect(shown()).toBe('Not connected: trying again')
  host.connect('open')
  await flushPromises()
  await vi.waitFor(() => expect(shown()).toBe('Saved'))
})

test('while an answer is on its way nothing is said to be saved', async () => {
  let acknowledge: () => void = () => undefined
  const host = tinyHost(toyGame(), { answer: () => new Promise((resolve) => (acknowledge = () => resolve(accept(null)))) })
  mounted = await mountAt(host, StatusBar)
  const answered = mounted.table.answer('app')
  await flushPromises()
  expect(shown()).toBe('Saving')
  acknowledge()
  await answered
  await flushPromises()
  expect(shown()).toBe('Saved')
})

test('an answer that could not be written down is told in words, and read out, until one is', async () => {
  let full = true
  const host = tinyHost(toyGame(), {
    answer: () => Promise.resolve(full ? refuse(problem('campaign', 'problem.notSaved', { reason: 'the disk is full' })) : accept(null)),
  })
  mounted = await mountAt(host, StatusBar)
  expect(shown()).toBe('Saved')
  expect(read()).toBe('')
  await mounted.table.answer('app')
  await flushPromises()
  expect(shown()).toBe('Not saved: the last answer was not taken, and no download contains it')
  expect(read()).toBe(shown())
  tellIn(() => 'de')
  full = false
  await mounted.table.answer('app')
  await flushPromises()
  expect(shown()).toBe('Gespeichert')
  expect(read()).toBe('')
})

test('an answer that the rules refuse says nothing about saving; a lost connection does', async () => {
  const host = tinyHost(toyGame(), { answer: () => Promise.resolve(refuse(told('answer', plainMessage('No.')))) })
  mounted = await mountAt(host, StatusBar)
  await mounted.table.answer('app')
  await flushPromises()
  expect(shown()).toBe('Saved')
  host.connect('lost')
  await flushPromises()
  expect(read()).toContain('Not connected')
})
