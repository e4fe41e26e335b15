import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src-shared/games/registry.ts'
import { json, play } from './testing/commandRun.ts'
import { SETUP, file, folder, pending, read } from './testing/inFolder.ts'

describe('new', () => {
  test('begins a campaign with everything but the players by default', async () => {
    const { players } = SETUP
    expect(await play('new', file('setup.json', { players }), 'Iron.lineage')).toEqual({
      code: 0,
      out: 'Iron.lineage: "Iron" is set up.\n',
      err: '',
    })
    const [header, setup, rest] = read('Iron.lineage').split('\n')
    expect(JSON.parse(header ?? '')).toMatchObject({ format: 'lineage', version: 2, ruleset: 'greatest-lineage', title: 'Iron' })
    expect(JSON.parse(setup ?? '')).toMatchObject({ seq: 0, kind: 'setup', dice: 'app', setup: { goal: 'conquest' } })
    expect(rest).toBe('')
    expect((await pending('Iron.lineage')).id).toContain('first')
  })

  test('two campaigns without a seed have two', async () => {
    const setup = file('setup.json', { players: SETUP.players })
    for (const name of ['a.lineage', 'b.lineage']) expect((await play('new', setup, name)).code).toBe(0)
    const commitments = ['a.lineage', 'b.lineage'].map(
      (name) => (JSON.parse(read(name).split('\n')[0] ?? '') as { seedCommitment: string }).seedCommitment,
    )
    expect(commitments[0]).not.toBe(commitments[1])
  })

  test('refuses titles and names nobody sees, and names the file by its ending in any letters', async () => {
    const players = { ...SETUP.players, elves: { name: '\u3164' } }
    const ran = await play('new', file('setup.json', { ...SETUP, title: '\u200b \u2060', players }), 'c.lineage')
    expect(ran.code).toBe(4)
    expect(json<{ problems: { field: string }[] }>(ran).problems.map(({ field }) => field)).toEqual(['title', 'players.elves.name'])
    file('setup.json', `\ufeff${JSON.stringify({ players: SETUP.players })}`)
    expect((await play('new', 'setup.json', 'Iron.LINEAGE')).out).toBe('Iron.LINEAGE: "Iron" is set up.\n')
  })

  test('never writes over a file', async () => {
    file('there.lineage', 'dear')
    expect(await play('new', file('setup.json', SETUP), 'there.lineage')).toEqual({
      code: 1,
      out: '',
      err: '"there.lineage" cannot be written: it is there already; choose another name.\n',
    })
    expect(read('there.lineage')).toBe('dear')
  })

  test('takes the game it is told, and the first there is where it is told none', async () => {
    expect((await play('new', file('setup.json', { ...SETUP, game: 'greatest-lineage' }), 'c.lineage')).code).toBe(0)
    expect(JSON.parse(read('c.lineage').split('\n')[0] ?? '')).toMatchObject({ ruleset: 'greatest-lineage' })
    expect(JSON.parse(read('c.lineage').split('\n')[1] ?? '')).not.toHaveProperty('setup.game')
  })

  test.each(['chess', 7, null, ''])('refuses the game %j, naming those there are', async (game) => {
    const ran = await play('new', file('setup.json', { ...SETUP, game }), 'c.lineage')
    expect(ran.code).toBe(4)
    const { problems } = json<{ problems: { field: string; message: string }[] }>(ran)
    const known = GAMES.map(({ id }) => id).join(', ')
    expect(problems).toEqual([
      { field: 'game', message: `game is ${JSON.stringify(game)}, which is not on offer: choose one of ${known}.` },
    ])
    expect(readdirSync(folder)).toEqual(['setup.json'])
  })

  test.each([
    ['players missing', { ...SETUP, players: {} }, 'players.elves'],
    ['a house rule that is none', { ...SETUP, houseRules: { magic: true } }, 'houseRules.magic'],
    ['a goal that is none', { ...SETUP, goal: 'glory' }, 'goal'],
    ['a player of two lines', { ...SETUP, players: { ...SETUP.players, humans: { name: 'Ben\nAda' } } }, 'players.humans.name'],
    ['a title of two lines', { ...SETUP, title: 'Iron\nCrown' }, 'title'],
    ['a seed that is none', { ...SETUP, seed: 'abc' }, 'seed'],
    ['another one', { ...SETUP, seed: 7 }, 'seed'],
    ['a field nobody asked for', { ...SETUP, colour: 'red' }, 'colour'],
    ['no set-up at all', [], 'setup'],
  ])('refuses %s, with the problems as JSON, and writes nothing', async (_, setup, field) => {
    const ran = await play('new', file('setup.json', setup), 'c.lineage')
    expect(ran.code).toBe(4)
    expect(json<{ problems: { field: string; message: string }[] }>(ran).problems[0]).toMatchObject({ field, message: expect.any(String) })
    expect(readdirSync(folder)).toEqual(['setup.json'])
  })

  test.each([
    ['a set-up that is not there', 'none.json', 'The set-up "none.json" cannot be read: it is not there any more'],
    ['a set-up that is no JSON', 'text.json', 'The set-up "text.json" is not JSON'],
  ])('fails for %s', async (_, name, message) => {
    file('text.json', 'players: Ada')
    const ran = await play('new', name, 'c.lineage')
    expect([ran.code, ran.out]).toEqual([1, ''])
    expect(ran.err).toContain(message)
  })

  test('fails where there is no folder', async () => {
    const ran = await play('new', file('setup.json', SETUP), 'nowhere/c.lineage')
    expect([ran.code, ran.err.split('\n').length]).toEqual([1, 2])
    expect(ran.err).toContain('"nowhere/c.lineage" cannot be written')
  })
})
