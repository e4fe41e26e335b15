import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { tellIn } from '../../../src-shared/language/language.ts'
import { useDesk } from '../../stores/desk.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
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

test.each(['1.5', '1,5', ''])('%j is no figure to correct to: it never gets to the host, and is told beside its field', async (typed) => {
  await open({ kind: 'correct', owner: 'humans', account: 'wood' })
  type('#correct-to', typed)
  type('#correct-reason', 'half a log')
  await submit()
  expect(dialog().querySelector('#correct-to-problem')?.textContent).toContain('Give a whole number from 0')
  expect(dialog().querySelector('#correct-to-no-number')?.textContent).toContain(typed === '' ? 'empty' : `"${typed}" is no whole number.`)
  expect(document.activeElement?.id).toBe('correct-to')
  expect(mounted.table.entries.at(-1)?.kind).not.toBe('correction')
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
  expect(dialog().querySelector('#note-text-problem')?.textContent).not.toBe('')
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

describe('what was written and not sent', () => {
  const desk = (): ReturnType<typeof useDesk> => useDesk(mounted.pinia)
  const reopen = async (asked: ReturnType<typeof useDesk>['dialog']): Promise<void> => {
    desk().dialog = null
    await flushPromises()
    desk().dialog = asked
    await flushPromises()
  }
  const escape = async (): Promise<void> => {
    dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await flushPromises()
  }
  const valueOf = (selector: string): string | undefined => dialog().querySelector<HTMLInputElement>(selector)?.value
  const isKept = (): boolean => dialog().textContent.includes('What you had begun here has been kept.')
  const beginAnew = async (): Promise<void> => {
    ;[...dialog().querySelectorAll('button')].find((button) => button.textContent === 'Start over')?.click()
    await flushPromises()
  }

  test('a note is there again after Escape, until it is sent', async () => {
    await open({ kind: 'note' })
    type('#note-text', 'the cat sat')
    await flushPromises()
    expect(isKept()).toBe(false)
    await escape()
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    await reopen({ kind: 'note' })
    expect(valueOf('#note-text')).toBe('the cat sat')
    expect(isKept()).toBe(true)
    expect(document.activeElement?.id).toBe('note-text')
    await submit()
    expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'note', text: 'the cat sat' })
    await reopen({ kind: 'note' })
    expect(valueOf('#note-text')).toBe('')
    expect(isKept()).toBe(false)
  })

  test('a correction is there again for the figure it was written for, and for no other', async () => {
    await open({ kind: 'correct', owner: 'humans', account: 'wood' })
    type('#correct-to', '20')
    type('#correct-reason', 'two were forgotten')
    await flushPromises()
    await reopen({ kind: 'correct', owner: 'elves', account: 'food' })
    expect([valueOf('#correct-to'), valueOf('#correct-reason')]).toEqual(['15', ''])
    await reopen({ kind: 'correct', owner: 'humans', account: 'wood' })
    expect([valueOf('#correct-to'), valueOf('#correct-reason')]).toEqual(['20', 'two were forgotten'])
    await submit()
    expect(mounted.table.world.balance('humans', 'wood')).toBe(20)
    await reopen({ kind: 'correct', owner: 'humans', account: 'wood' })
    expect([valueOf('#correct-to'), valueOf('#correct-reason')]).toEqual(['20', ''])
    expect(isKept()).toBe(false)
  })

  test('a correction of any figure comes back with whose and which', async () => {
    await open({ kind: 'correct' })
    type('#correct-owner', 'dwarves')
    await flushPromises()
    type('#correct-account', 'wood')
    await flushPromises()
    type('#correct-to', '3')
    await flushPromises()
    await reopen({ kind: 'correct' })
    expect([valueOf('#correct-owner'), valueOf('#correct-account'), valueOf('#correct-to')]).toEqual(['dwarves', 'wood', '3'])
  })

  test('another account reads as it is, not as was typed for the one before', async () => {
    await open({ kind: 'correct', owner: 'humans', account: 'wood' })
    type('#correct-to', '20')
    type('#correct-account', 'food')
    await flushPromises()
    expect(valueOf('#correct-to')).toBe('15')
  })

  test('a reason of taking back belongs to the entry it was written for', async () => {
    await open({ kind: 'takeBack', from: 1 }, ['app', { food: 1 }])
    type('#take-back-reason', 'wrong order')
    await flushPromises()
    await reopen({ kind: 'takeBack', from: 2 })
    expect(valueOf('#take-back-reason')).toBe('')
    await reopen({ kind: 'takeBack', from: 1 })
    expect(valueOf('#take-back-reason')).toBe('wrong order')
  })

  test('begun anew, the field is empty and has the focus, and stays so', async () => {
    await open({ kind: 'note' })
    type('#note-text', 'the cat sat')
    await flushPromises()
    await reopen({ kind: 'note' })
    await beginAnew()
    expect(valueOf('#note-text')).toBe('')
    expect(document.activeElement?.id).toBe('note-text')
    await reopen({ kind: 'note' })
    expect(valueOf('#note-text')).toBe('')
  })

  test('why a phase is started again is preset until something else is written, which is kept', async () => {
    await open({ kind: 'restart' })
    expect(isKept()).toBe(false)
    type('#restart-reason', 'we agreed to')
    await flushPromises()
    await reopen({ kind: 'restart' })
    expect(valueOf('#restart-reason')).toBe('we agreed to')
    await beginAnew()
    expect(valueOf('#restart-reason')).toContain('play this phase again')
  })
})
