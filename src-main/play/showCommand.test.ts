import { CORRECTION_RULE, DECREE_RULE, RULING_RULE } from '../../src-shared/kernel/journal/journal.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { json, play } from './testing/commandRun.ts'
import { answers, campaign, file, read, type Pending } from './testing/inFolder.ts'

describe('show', () => {
  let name: string

  beforeEach(async () => {
    name = await campaign()
    expect((await play('run', name, '--dice', 'app', '--bot', 'random', '--until', 'turn:2')).code).toBe(0)
  })

  test('--pending lists what is asked, of a seat or of all', async () => {
    const [request] = json<(Pending & { seat: string })[]>(await play('show', name, '--pending', '--json'))
    expect(request).toMatchObject({ id: expect.stringMatching(/^2\/elves\//), seat: 'elves', kind: expect.any(String) })
    expect(json(await play('show', name, '--pending', '--json', '--seat', 'elves'))).toEqual([request])
    expect(json(await play('show', name, '--pending', '--json', '--seat', 'humans'))).toEqual([])
    expect((await play('show', name, '--pending')).out).toContain(request?.id)
    expect((await play('show', name, '--pending', '--seat', 'humans')).out).toBe('Nothing is asked.\n')
  })

  test('--accounts gives the balances of one seat, of a kingdom, or of all', async () => {
    const elves = json<Record<string, number>>(await play('show', name, '--accounts', 'elves', '--json'))
    expect(Object.keys(elves)).toEqual([...ACCOUNTS])
    expect(Object.values(elves).every(Number.isInteger)).toBe(true)
    expect(json(await play('show', name, '--accounts', '--json', '--seat', 'elves'))).toEqual(elves)
    const all = json<Record<string, Record<string, number>>>(await play('show', name, '--accounts', '--json'))
    expect(all['elves']).toEqual(elves)
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['humans', 'dwarves', 'demonic', 'undead', 'monstrous']))
    expect(json(await play('show', name, '--accounts', 'undead', '--json'))).toEqual(all['undead'])
    expect((await play('show', name, '--accounts', 'elves')).out).toContain(String(elves['food']))
  })

  test('--postings lists every posting with its running balance', async () => {
    interface Row {
      readonly [key: string]: unknown
      readonly account: string
      readonly balance: number
      readonly delta: number
      readonly rule: string
    }
    const rows = json<Row[]>(await play('show', name, '--postings', 'elves', '--json'))
    expect(rows.every((row) => Object.keys(row).join(' ') === 'seq turn phase seat account delta balance rule about')).toBe(true)
    const balances = new Map<string, number>()
    for (const { account, delta, balance } of rows) {
      balances.set(account, (balances.get(account) ?? 0) + delta)
      expect(balance).toBe(balances.get(account))
    }
    const accounts = json<Record<string, number>>(await play('show', name, '--accounts', 'elves', '--json'))
    for (const [account, balance] of Object.entries(accounts)) expect(balances.get(account) ?? 0).toBe(balance)
    const start = json<Row[]>(await play('show', name, '--postings', 'elves', '--rule', 'GL-SET-4', '--json'))
    expect(start).toMatchObject([
      { seq: 0, turn: 0, phase: 0, seat: 'elves', account: 'food', delta: 15, balance: 15, about: null },
      { account: 'wood', delta: 18, balance: 18 },
    ])
    expect((await play('show', name, '--postings', 'elves', '--rule', 'GL-SET-4')).out.split('\n')).toHaveLength(4)
  })

  test('--rule says where it finds nothing: a rule nobody wrote, with the nearest, and one that booked nothing here', async () => {
    expect(await play('show', name, '--postings', '--rule', 'GL-STE-4')).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^--rule is "GL-STE-4", which is no rule of this game: .*GL-SET-4/),
    })
    expect((await play('show', name, '--postings', '--rule', 'gl-set-4')).err).toContain('GL-SET-4')
    const nothing = await play('show', name, '--postings', 'humans', '--rule', 'GL-WAR-29', '--json')
    expect([nothing.code, json(nothing), nothing.err]).toEqual([0, [], 'Nothing was booked on humans by GL-WAR-29 so far.\n'])
    expect((await play('show', name, '--postings', '--rule', 'GL-WAR-29')).err).toBe('Nothing was booked by GL-WAR-29 so far.\n')
  })

  test.each([CORRECTION_RULE, RULING_RULE, DECREE_RULE])(
    '--rule takes %s, by which the game master does something by hand',
    async (rule) => {
      expect((await play('show', name, '--postings', '--rule', rule)).err).toBe(`Nothing was booked by ${rule} so far.\n`)
    },
  )

  test('--rule goes with --postings alone', async () => {
    expect(await play('show', name, '--world', '--rule', 'GL-SET-4')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('--rule'),
    })
  })

  test('what a seat does not know is told as not known, never as 0, and no score that needs it', async () => {
    const humans = json<Record<string, number | null>>(await play('show', name, '--accounts', 'humans', '--json', '--seat', 'elves'))
    const truth = json<Record<string, number>>(await play('show', name, '--accounts', 'humans', '--json'))
    const open = ['prestige', 'territories', 'age']
    expect(humans).toEqual(
      Object.fromEntries(Object.entries(truth).map(([account, balance]) => [account, open.includes(account) ? balance : null])),
    )
    for (const known of ['elves', 'undead'])
      expect(json(await play('show', name, '--accounts', known, '--json', '--seat', 'elves'))).toEqual(
        json(await play('show', name, '--accounts', known, '--json')),
      )
    const { out } = await play('show', name, '--accounts', 'humans', '--seat', 'elves')
    expect(out).toMatch(/food +not known to elves\n/i)

    const scores = json<Record<string, unknown>>(await play('show', name, '--score', '--json'))
    const seen = json<Record<string, unknown>>(await play('show', name, '--score', '--json', '--seat', 'elves'))
    expect(seen).toEqual({ ...scores, humans: null, dwarves: null })
    expect((await play('show', name, '--score', '--seat', 'elves')).out).toContain('Humans: not known to elves\n')
  })

  test('--world gives everything the effects fold to', async () => {
    const world = json<{ cursor: object; accounts: Record<string, Record<string, number>>; records: object }>(
      await play('show', name, '--world'),
    )
    expect(world.cursor).toMatchObject({ turn: 2, seat: 'elves' })
    expect(world.accounts['elves']?.['food'] ?? 0).toBe(
      json<Record<string, number>>(await play('show', name, '--accounts', 'elves', '--json'))['food'],
    )
    expect(Object.keys(world.records)).toContain('civilisation')
  })

  test('--chronicle tells what happened, what was set by hand where it was, and what was taken back', async () => {
    const entries = read(name).split('\n').length - 2
    const lines = [
      { correct: { seat: 'elves', account: 'culture', to: 70, reason: 'counted again' } },
      { retract: entries },
      { note: 'late' },
    ]
    expect((await play('run', name, '--answers', answers(...lines))).code).toBe(3)
    const told = json<Record<string, unknown>[]>(await play('show', name, '--chronicle', '--json'))
    expect(told.every((line) => Object.keys(line).join(' ') === 'seq turn seat phase rule about text voided')).toBe(true)
    expect(told.slice(-3)).toMatchObject([
      { turn: 2, seat: 'elves', rule: 'TABLE-GM-1', text: 'Corrected: counted again (culture of elves to 70)', voided: true },
      { text: `Taken back from entry ${entries} on.`, voided: false },
      { text: 'Note: late', voided: false },
    ])
    expect((await play('show', name, '--chronicle')).out).toContain('(taken back) Corrected: counted again')
    expect((await play('show', name, '--chronicle', '--seat', 'elves')).out).not.toContain('Note: late')
  })

  test('--score gives the sheets of those who live', async () => {
    const sheets = json<Record<string, { total: number; lines: object[] }>>(await play('show', name, '--score', '--json'))
    expect(Object.keys(sheets)).toEqual(expect.arrayContaining(['elves']))
    expect(Object.values(sheets).every(({ total, lines }) => Number.isFinite(total) && lines.length > 0)).toBe(true)
    expect((await play('show', name, '--score')).out).toMatch(/-?\d+\.\d\d/)
  })

  test('--ledger gives the whole book', async () => {
    expect((await play('show', name, '--ledger')).out.split('\n').length).toBeGreaterThan(30)
  })

  test.each([
    ['nothing to show', []],
    ['two things at once', ['--pending', '--world']],
    ['a seat nobody sits on', ['--pending', '--seat', 'orcs']],
    ['an owner without accounts', ['--accounts', 'orcs']],
  ])('does not understand %s', async (_, options) => {
    const ran = await play('show', name, ...options)
    expect([ran.code, ran.out]).toEqual([2, ''])
    expect(ran.err).not.toBe('')
  })

  test('of a damaged campaign shows what stands before the damage, and says so', async () => {
    file(name, read(name).replace('"seq":3', '"seq":7'))
    const ran = await play('show', name, '--postings', '--json')
    expect([ran.code, ran.err]).toEqual([
      0,
      'The file is damaged in line 5 (hash does not fit the line): this is what comes before that.\n',
    ])
    expect(json<{ seq: number }[]>(ran).every(({ seq }) => seq < 3)).toBe(true)
  })
})

test('--pending says that a player is asked what the game master may not see, and not what', async () => {
  const [players, blue] = [['blue', 'red'].map((colour) => ({ colour, name: colour })), ['--seat', 'blue']]
  const setup = { game: 'orcs-orcs-orcs', players, houseRules: { gm_peeks: false } }
  await play('new', file('orcs.json', setup), 'orcs.lineage')
  await play('run', 'orcs.lineage', '--bot', 'random', '--dice', 'app', '--until', '1/blue/2/turn')
  const hidden = 'A player is asked something that the game master may not see: --seat shows it to that player.\n'
  expect(await play('show', 'orcs.lineage', '--pending')).toEqual({ code: 0, out: hidden, err: '' })
  expect(await play('show', 'orcs.lineage', '--pending', '--json')).toEqual({ code: 0, out: '[]\n', err: hidden })
  expect((await play('show', 'orcs.lineage', '--pending', ...blue)).out).toContain('1/blue/2/turn')
  expect((await play('show', 'orcs.lineage', '--pending', '--seat', 'red')).out).toBe('Nothing is asked.\n')
})

test('--chronicle tells a correction before what followed from it', async () => {
  const players = ['blue', 'red'].map((colour) => ({ colour, name: colour }))
  await play('new', file('orcs.json', { game: 'orcs-orcs-orcs', players }), 'orcs.lineage')
  await play('run', 'orcs.lineage', '--bot', 'random', '--dice', 'app', '--until', '1/blue/2/turn')
  const end = { cursor: { turn: 9, seat: 'table', phase: 9 } }
  const lines = [
    { correct: { changes: [{ seat: 'blue', account: 'trophy_chief', to: 5 }, end], reason: 'the end' } },
    { correct: { seat: 'red', account: 'trophy_chief', to: 9, reason: 'overlooked' } },
  ]
  await play('run', 'orcs.lineage', '--answers', answers(...lines))
  const texts = json<{ text: string }[]>(await play('show', 'orcs.lineage', '--chronicle', '--json')).map(({ text }) => text)
  const places = ['Corrected: the end', 'Blue wins', 'Corrected: overlooked', 'Red is scored again', 'Red wins'].map((start) =>
    texts.findIndex((text) => text.startsWith(start)),
  )
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
