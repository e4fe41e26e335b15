import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { mountAt } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { useDesk } from '../../stores/desk.ts'
import { useWhy } from './useWhy.ts'
import WhySheet from './WhySheet.vue'

test('the sheet lists every posting of an account with its rule, its cause and the running balance', async () => {
  const host = tinyHost(tinyGame())
  await host.answer({ by: 'hand', counts: { child: 9, noChild: 5 } })
  const { wrapper, pinia } = await mountAt(host, WhySheet)
  useWhy(pinia).open({ owner: 'elves', account: 'males' })
  await flushPromises()

  const sheet = document.querySelector('[role="dialog"]')?.textContent ?? ''
  expect(sheet).toContain('40 now')
  expect(sheet).toContain('Round 1')
  expect(sheet).toContain('+9')
  expect(sheet).toContain('= 40')
  expect(sheet).toContain('GL-POP-4')
  expect(sheet).toContain('Set-up')
  expect(sheet).toContain('= 31')
  wrapper.unmount()
})

test('what came of itself in a later phase has no dice and no sheet for its cause', async () => {
  const host = tinyHost(tinyGame())
  for (const answer of [{ by: 'hand', counts: { child: 9, noChild: 5 } }, { food: 12, wood: 6 }, 'none', { act: 'done' }]) {
    expect((await host.answer(answer)).ok).toBe(true)
  }
  const { wrapper, pinia } = await mountAt(host, WhySheet)
  useWhy(pinia).open({ owner: 'elves', account: 'food' })
  await flushPromises()
  const rows = [...document.querySelectorAll('[role="dialog"] li')].map((row) => row.textContent)
  expect(rows.map((row) => /GL-\w+-\d/.exec(row)?.[0])).toEqual(['GL-CHK-2', 'GL-STK-2', 'GL-SET-3'])
  expect(rows[0]).not.toMatch(/done/i)
  expect(rows[1]).toMatch(/food: 12/i)
  wrapper.unmount()
})

test('a figure that is reckoned is shown line by line, ending in its sum', async () => {
  const { wrapper, pinia } = await mountAt(tinyHost(tinyGame()), WhySheet)
  useWhy(pinia).open({ owner: 'elves', derived: 'tokens' })
  await flushPromises()
  const rows = [...document.querySelectorAll('[role="dialog"] tr')].map((row) => row.textContent.replace(/\s+/g, ' ').trim())
  expect(rows.at(-1)).toMatch(/33$/)
  expect(rows.some((row) => row.includes('15'))).toBe(true)
  wrapper.unmount()
})

test('an account nothing was booked to says so', async () => {
  const { wrapper, pinia } = await mountAt(tinyHost(tinyGame()), WhySheet)
  useWhy(pinia).open({ owner: 'elves', account: 'spies' })
  await flushPromises()
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Nothing was ever booked here')
  wrapper.unmount()
})

test('asked what came in this turn, the sheet parts it from what was before, and marks the lines that make it up', async () => {
  const host = tinyHost(tinyGame())
  await host.answer({ by: 'hand', counts: { child: 9, noChild: 5 } })
  const { wrapper, pinia } = await mountAt(host, WhySheet)
  useWhy(pinia).open({ owner: 'elves', account: 'males', within: { span: 'turn', part: 'in' } })
  await flushPromises()

  const [thisTurn, before] = [...document.querySelectorAll('[role="dialog"] section.part')]
  expect(thisTurn?.querySelector('h3')?.textContent).toBe('This turn')
  expect([...(thisTurn?.querySelectorAll('li.marked strong') ?? [])].map(({ textContent }) => textContent)).toEqual(['+9'])
  expect(thisTurn?.querySelector('.sums')?.textContent.replace(/\s+/g, ' ')).toMatch(/Opening ?31 ?In ?\+9 ?Out ?0 ?Balance ?40/)
  expect(before?.querySelector('h3')?.textContent).toBe('Before')
  expect([...(before?.querySelectorAll('li strong') ?? [])].map(({ textContent }) => textContent)).toEqual(['+31'])
  expect(document.querySelector('[role="dialog"] .total')?.textContent).toContain('= 31')
  wrapper.unmount()
})

test('the game master corrects the figure of the sheet from it; what is reckoned, past or lent is not corrected', async () => {
  const host = tinyHost(tinyGame())
  await host.answer({ by: 'hand', counts: { child: 9, noChild: 5 } })
  const { wrapper, pinia, table } = await mountAt(host, WhySheet)
  const button = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('[role="dialog"] footer button')].find(
      ({ textContent }) => textContent === 'Correct this figure',
    )
  for (const subject of [
    { owner: 'elves', derived: 'tokens' },
    { owner: 'elves', account: 'males', round: 0 },
  ]) {
    useWhy(pinia).open(subject)
    await flushPromises()
    expect(button()).toBeUndefined()
  }
  useWhy(pinia).open({ owner: 'elves', account: 'males' })
  await flushPromises()
  expect(button()).toBeDefined()
  table.lookBack(0)
  await flushPromises()
  expect(button()).toBeUndefined()
  table.lookBack(null)
  await flushPromises()

  button()?.click()
  await flushPromises()
  expect(useWhy(pinia).subject).toBeNull()
  expect(useDesk(pinia).dialog).toEqual({ kind: 'correct', owner: 'elves', account: 'males' })
  wrapper.unmount()
})

test("a correction tells the game master's reason where its figure is asked about", async () => {
  const { wrapper, pinia, table } = await mountAt(tinyHost(tinyGame()), WhySheet)
  await table.correct([{ owner: 'elves', account: 'males', to: 33 }], 'counted twice')
  useWhy(pinia).open({ owner: 'elves', account: 'males' })
  await flushPromises()
  expect(document.querySelector('[role="dialog"] .prose')?.textContent).toMatch(/correction: counted twice$/)
  wrapper.unmount()
})

test('the number of an entry is told to the game master alone: a seat numbers its own, and two that compare theirs would not mean the same', async () => {
  const host = tinyHost(tinyGame())
  await host.answer({ by: 'hand', counts: { child: 9, noChild: 5 } })
  const { wrapper, pinia, table } = await mountAt(host, WhySheet)
  useWhy(pinia).open({ owner: 'elves', account: 'males' })
  await flushPromises()
  const sheet = (): string => document.querySelector('[role="dialog"]')?.textContent ?? ''
  expect(sheet()).toContain('entry 1')
  if (table.head !== null) table.head = { ...table.head, seat: 'elves' }
  await flushPromises()
  expect(sheet()).toContain('GL-POP-4')
  expect(sheet()).not.toMatch(/entry/i)
  wrapper.unmount()
})
