import { expect, test } from 'vitest'
import { MemoryLibrary } from '../testing/memoryLibrary.ts'
import { TrashList } from './trash.ts'

const HEADER = '{"format":"lineage","version":2,"ruleset":"toy","rulesetVersion":1,"id":"a","title":"First","seedCommitment":""}'

/** Returns the trash's listing of a campaign with these lines. */
async function told(headerLine: string, lines: readonly string[]): Promise<unknown> {
  const store = new MemoryLibrary()
  await store.trash(await store.create('iron', headerLine, lines))
  return (await new TrashList(store).list())[0]
}

test('a campaign in the trash goes by the title it was given last, with its game', async () => {
  expect(await told(HEADER, [])).toMatchObject({ title: 'First', game: 'toy' })
  const lines = ['{"seq":1,"kind":"title","title":"Second"}', '{"seq":2,"kind":"title","title":"Third"}', '{"seq":3,"kind":"note"}']
  expect(await told(HEADER, lines)).toMatchObject({ title: 'Third', game: 'toy' })
  expect(await told(HEADER, ['{"kind":"title","title":'])).toMatchObject({ title: 'First' })
  expect(await told(HEADER, ['{"kind":"note","text":"\\"kind\\":\\"title\\""}'])).toMatchObject({ title: 'First' })
})

test('one that cannot be read goes by the name it had', async () => {
  expect(await told('{}', [])).toMatchObject({ title: 'iron.lineage', game: null })
})

test('what is known of one is not told of another that has its id later', async () => {
  const store = new MemoryLibrary()
  const list = new TrashList(store)
  const throwAway = async (title: string): Promise<string> => store.trash(await store.create('iron', HEADER.replace('First', title), []))
  await store.bringBack(await throwAway('First'))
  await store.rename('iron.lineage', 'other')
  await throwAway('First')
  expect((await list.list()).map(({ title }) => title)).toEqual(['First'])
  await store.destroy('iron.lineage')
  await throwAway('Second')
  expect((await list.list()).map(({ title }) => title)).toEqual(['Second'])
})
