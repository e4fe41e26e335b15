import { describe, expect, test } from 'vitest'
import { json, play } from './testing/commandRun.ts'
import { answers, campaign, pending, read } from './testing/inFolder.ts'

describe('corrections among the answers of run', () => {
  test('corrects figures, records and the place of play at once', async () => {
    const name = await campaign()
    const royals = async (): Promise<Record<string, object>> =>
      json<{ records: Record<string, Record<string, object>> }>(await play('show', name, '--world', '--json')).records['royal'] ?? {}
    const [id = '', royal = {}] = Object.entries(await royals())[0] ?? []
    const changes = [
      { seat: 'elves', account: 'culture', to: 70 },
      { collection: 'royal', id, to: { ...royal, military: 7 } },
      { cursor: { turn: 1, seat: 'elves', phase: 5 } },
    ]
    expect((await play('run', name, '--answers', answers({ correct: { changes, reason: 'played on paper' } }))).code).toBe(3)
    expect((await pending()).id).toMatch(/^1\/elves\/5~1\//)
    expect((await royals())[id]).toMatchObject({ military: 7 })
    expect((await play('verify', name)).code).toBe(0)
  })

  test('a correction leaves out what is like that already, and is refused where nothing else is left', async () => {
    const name = await campaign()
    const unchanged = { seat: 'elves', account: 'age', to: 1 }
    const both = { correct: { changes: [unchanged, { seat: 'elves', account: 'culture', to: 70 }], reason: 'counted again' } }
    expect((await play('run', name, '--answers', answers(both))).code).toBe(3)
    expect(JSON.parse(read(name).split('\n')[2] ?? '')).toMatchObject({ changes: [{ owner: 'elves', account: 'culture', to: 70 }] })
    const again = await play('run', name, '--answers', answers(both))
    expect([again.code, json<{ problems: { field: string }[] }>(again).problems.map(({ field }) => field)]).toEqual([
      4,
      ['changes[0].to', 'changes[1].to'],
    ])
  })

  test('a correction of several says which is at fault, and of one names its field alone', async () => {
    const name = await campaign()
    const right = { seat: 'elves', account: 'culture', to: 70 }
    const [same, wrong] = [
      { seat: 'elves', account: 'age', to: 1 },
      { seat: 'elves', account: 'age', to: 9 },
    ]
    const fields = async (...changes: readonly object[]): Promise<readonly string[]> => {
      const ran = await play('run', name, '--answers', answers({ correct: { changes, reason: 'counted again' } }))
      return json<{ problems: { field: string }[] }>(ran).problems.map(({ field }) => field)
    }
    expect(await fields(right, same, wrong)).toEqual(['changes[2].to'])
    expect(await fields(right, { collection: 'treaty', id: 'x', to: null })).toEqual(['changes[1].id'])
    expect(await fields(wrong)).toEqual(['to'])
  })
})
