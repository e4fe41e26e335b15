import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { tellIn } from '../../../src-shared/language/language.ts'
import { useDesk } from '../../stores/desk.ts'
import type { Mounted } from '../../testing/mountAt.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import TableDialogs from './TableDialogs.vue'

let mounted: Mounted

const dialog = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[role="dialog"]')
  if (found === null) throw new Error('no dialog is open')
  return found
}
const type = (selector: string, value: string): void => {
  const field = dialog().querySelector<HTMLInputElement>(selector)
  if (field === null) throw new Error(`there is no ${selector}`)
  field.value = value
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
const submit = async (): Promise<void> => {
  dialog()
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await flushPromises()
}

async function open(asked: Exclude<ReturnType<typeof useDesk>['dialog'], null>, answers: readonly unknown[] = []): Promise<void> {
  const host = tinyHost(tinyGame())
  for (const answer of answers) await host.answer(answer)
  mounted = await mountAt(host, TableDialogs)
  useDesk(mounted.pinia).dialog = asked
  await flushPromises()
}

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

test('a figure is corrected with its reason', async () => {
  await open({ kind: 'correct', owner: 'humans', account: 'wood' })
  expect(dialog().textContent).toContain('It reads 18 now')
  type('#correct-to', '20')
  type('#correct-reason', 'two were forgotten')
  await submit()
  expect(mounted.table.world.balance('humans', 'wood')).toBe(20)
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'correction', reason: 'two were forgotten' })
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

test('a correction without a reason or a change is refused beside its fields', async () => {
  await open({ kind: 'correct', owner: 'humans', account: 'wood' })
  await submit()
  expect(dialog().querySelector('#correct-reason-problem')?.textContent).toContain('needs a reason')
  expect(dialog().querySelector('#correct-to-problem')?.textContent).toContain('already')
  expect(document.activeElement?.id).toBe('correct-to')
  type('#correct-to', '20')
  await submit()
  expect(document.activeElement?.id).toBe('correct-reason')
  expect(mounted.table.entries).toHaveLength(1)
})

test('taking back from an entry names everything that goes, and takes it', async () => {
  await open({ kind: 'takeBack', from: 1 }, ['app', { food: 1 }])
  expect(dialog().textContent).toContain('Take back 2 entries?')
  expect(dialog().textContent).toContain('births (Elves, round 1)')
  type('#take-back-reason', 'wrong order')
  await submit()
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'retraction', from: 1, reason: 'wrong order' })
})

test('an empty note is refused, a written one is kept', async () => {
  await open({ kind: 'note' })
  await submit()
  expect(dialog().querySelector('#note-problem')?.textContent).not.toBe('')
  type('#note-text', 'the cat sat on the board')
  await submit()
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'note', text: 'the cat sat on the board' })
})

test('in German entries are counted as German counts them', async () => {
  tellIn(() => 'de')
  await open({ kind: 'takeBack', from: 1 }, ['app', { food: 1 }])
  expect(dialog().textContent).toContain('2 Einträge zurücknehmen?')
  useDesk(mounted.pinia).dialog = { kind: 'takeBack', from: 2 }
  await flushPromises()
  expect(dialog().textContent).toContain('1 Eintrag zurücknehmen?')
})
