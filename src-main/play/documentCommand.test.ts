import { expect, test } from 'vitest'
import { GAMES } from '../../src-shared/games/registry.ts'
import { json, play } from './testing/commandRun.ts'
import { file } from './testing/inFolder.ts'

test('lists what a game brings, and prints one', async () => {
  expect(await play('document', 'orcs-orcs-orcs')).toEqual({ code: 0, out: 'ours-1\n', err: '' })
  expect(json(await play('document', 'orcs-orcs-orcs', 'ours-1'))).toMatchObject({ name: 'ours-1', ring: [1, 2, 3, 4, 5, 6] })
})

const COLOURS = ['blue', 'red'].map((colour) => ({ colour, name: colour }))

test.each<readonly [string, string, (document: object) => object]>([
  ['orcs-orcs-orcs', 'ours-1', (deck) => ({ players: COLOURS, deck: { ...deck, name: 'mine' } })],
  [
    'nation-turns',
    'sample',
    (scenario) => ({ players: { p1: { name: 'A' }, p2: { name: 'B' }, p3: { name: 'C' } }, houseRules: { scenario: 'file' }, scenario }),
  ],
  ['hordes', 'redHost', (army) => ({ players: { redHost: { ...army, name: 'A' }, blueHost: { name: 'B' } } })],
])('what %s brings as %s is taken by a set-up', async (game, name, setup) => {
  const document = json<object>(await play('document', game, name))
  expect(await play('new', file('setup.json', { game, ...setup(document) }), 'c.lineage')).toMatchObject({ code: 0, err: '' })
})

test('says which games and documents there are', async () => {
  const games = GAMES.map(({ id }) => id).join(', ')
  expect(await play('document', 'chess')).toEqual({ code: 2, out: '', err: `"chess" is no game: choose one of ${games}.\n` })
  const { code, err } = await play('document', 'orcs-orcs-orcs', 'ours-2')
  expect([code, err]).toEqual([2, '"ours-2" is no document of orcs-orcs-orcs: choose one of ours-1.\n'])
  expect(await play('document', 'greatest-lineage')).toMatchObject({ code: 2, err: 'greatest-lineage brings no documents.\n' })
})
