import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import PrintPage from '../../features/print/PrintPage.vue'
import { mountAt } from '../../testing/mountAt.ts'
import { tinySeats } from '../../testing/tinySeats.ts'

// Sheets are laid out once the type is there; this browser knows of none.

test('while sheets are printed the page is called as they are: campaign, kind and reader', async () => {
  const seats = tinySeats()
  const { wrapper, router } = await mountAt(seats.host, PrintPage)
  document.title = 'before'
  await router.push('/print/tiny/ledger?seat=elves')
  await flushPromises()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.title).toMatch(/, Ledgers, Elves$/)
  window.dispatchEvent(new Event('afterprint'))
  expect(document.title).toBe('before')
  await router.push('/print/tiny/rules')
  await flushPromises()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.title).toMatch(/, The rules$/)
  window.dispatchEvent(new Event('afterprint'))
  wrapper.unmount()
})

test('only what is secret is called so', async () => {
  const seats = tinySeats()
  const { wrapper, router } = await mountAt(seats.host, PrintPage)
  const noticeAt = async (address: string): Promise<string> => {
    await router.push(`/print/tiny/${address}`)
    await flushPromises()
    return wrapper.find('.notice.warn').exists() ? wrapper.get('.notice.warn').text() : ''
  }
  expect(await noticeAt('ledger')).toContain('hand them to their owner only')
  expect(await noticeAt('ages')).toBe('')
  expect(await noticeAt('ages?seat=elves')).toContain('hand them to their owner only')
  expect(await noticeAt('ages?seat=gm')).toContain('for the game master alone')
  expect(await noticeAt('blank')).toBe('')
  wrapper.unmount()
})
