import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { questionName } from '../../src-shared/kernel/engine/requestId.ts'
import { json, play } from './testing/commandRun.ts'
import { campaign, pending, read } from './testing/inFolder.ts'

const GOLDEN = path.join(import.meta.dirname, '../../src-shared/games/greatest-lineage/golden')

interface Listed {
  readonly now: readonly string[]
  readonly coming: readonly string[]
  readonly questions: readonly { readonly question: string; readonly kind: string | null; readonly phases: readonly number[] }[]
}

describe('questions', () => {
  test('lists what is asked now, what comes, and every question, and leaves the file as it is', async () => {
    const name = await campaign()
    const before = read(name)
    const listed = json<Listed>(await play('questions', name, '--json'))
    expect(listed.now).toEqual([(await pending()).id])
    expect(listed.coming).toEqual(expect.arrayContaining(['1/elves/3/population', '1/dwarves/7/spend', '2/humans/7/spend']))
    expect(listed.coming.every((id) => /^[12]\//.test(id))).toBe(true)
    expect(listed.questions).toContainEqual({
      question: 'gather',
      kind: 'fill',
      phases: [4],
      example: expect.stringMatching(/^\d+\/\w+\/4\/gather$/),
    })
    const { out } = await play('questions', name)
    expect(out).toMatch(/^Asked now:\n {2}1\/elves\/3\/population {2}\S/)
    expect(out).toMatch(/\ngather +fill +4 +\d+\/\w+\/4\/gather\n/)
    expect(read(name)).toBe(before)
  })

  test('what it says will come is what a run stops at', async () => {
    const name = await campaign()
    const { coming } = json<Listed>(await play('questions', name, '--json', '--bot', 'builder'))
    for (const question of [coming[3] ?? '', coming.at(-1) ?? '']) {
      expect((await play('run', name, '--dice', 'app', '--bot', 'builder', '--until', question)).code).toBe(0)
      expect((await pending()).id).toBe(question)
    }
  })

  test('knows every question the golden campaigns were asked before any of it is asked', async () => {
    const { questions } = json<Listed>(await play('questions', await campaign(), '--json'))
    const known = new Set(questions.map(({ question }) => question))
    const asked = readdirSync(GOLDEN)
      .map((name) => path.join(GOLDEN, name, 'campaign.lineage'))
      .filter((file) => existsSync(file))
      .flatMap((file) => readFileSync(file, 'utf8').match(/"kind":"answer","request":"[^"]+"/g) ?? [])
      .map((text) => questionName(text.slice('"kind":"answer","request":"'.length, -1)))
    expect(asked.length).toBeGreaterThan(700)
    // The roll for the first player uses the seat's name, and this campaign does not ask it.
    expect([...new Set(asked)].filter((name) => !known.has(name) && !name.startsWith('first.'))).toEqual([])
  })

  test('does not know a bot nobody made', async () => {
    expect(await play('questions', await campaign(), '--bot', 'wizard')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--bot is "wizard"'),
    })
  })
})
