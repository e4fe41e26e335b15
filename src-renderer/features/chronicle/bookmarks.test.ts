import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import { openBookmarks, type Bookmarks } from './bookmarks.ts'

const names = ({ marks }: Bookmarks): readonly string[] => marks.value.map(({ seq, name }) => `${seq} ${name}`)

describe('bookmarks', () => {
  test('are kept for their campaign and seat, in the order of the chronicle, one for each entry', async () => {
    const marks = openBookmarks('north', 'gm', 'marks-kept')
    await marks.put({ seq: 12, name: 'The siege' })
    await marks.put({ seq: 3, name: '  The treaty ' })
    await marks.put({ seq: 12, name: 'The long siege' })
    expect(names(marks)).toEqual(['3 The treaty', '12 The long siege'])

    const again = openBookmarks('north', 'gm', 'marks-kept')
    await expect.poll(() => names(again)).toEqual(['3 The treaty', '12 The long siege'])
    await again.remove(3)
    expect(names(again)).toEqual(['12 The long siege'])

    for (const other of [openBookmarks('south', 'gm', 'marks-kept'), openBookmarks('north', 'red', 'marks-kept')]) {
      await other.put({ seq: 1, name: 'own' })
      expect(names(other)).toEqual(['1 own'])
    }
  })

  test('what another window set meanwhile is not lost', async () => {
    const [one, other] = [openBookmarks('north', 'gm', 'marks-two'), openBookmarks('north', 'gm', 'marks-two')]
    await one.put({ seq: 1, name: 'one' })
    await other.put({ seq: 2, name: 'other' })
    expect(names(other)).toEqual(['1 one', '2 other'])
  })

  test('where the browser forbids storage they last as long as the page, and it says so', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not allowed', 'SecurityError')
    })
    const marks = openBookmarks('north', 'gm', 'marks-forbidden')
    await marks.put({ seq: 4, name: 'kept in mind' })
    await marks.put({ seq: 5, name: 'and this' })
    expect(names(marks)).toEqual(['4 kept in mind', '5 and this'])
    expect(marks.lasting.value).toBe(false)
    open.mockRestore()
  })
})

test('coming back to the page opens no second connection', async () => {
  const opened = vi.spyOn(indexedDB, 'open')
  await openBookmarks('winter', 'gm', 'marks-again').put({ seq: 3, name: 'The levy' })
  const again = openBookmarks('winter', 'gm', 'marks-again')
  await expect.poll(() => names(again)).toEqual(['3 The levy'])
  expect(opened).toHaveBeenCalledOnce()
  opened.mockRestore()
})
