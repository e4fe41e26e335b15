import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ACCOUNTS } from '../../src-shared/rulesets/greatest-lineage/accounts.ts'
import { play as playCommand } from './commands.ts'

let tools: string
let folder: string
let number = 0

beforeAll(() => {
  tools = mkdtempSync(path.join(tmpdir(), 'play-'))
})

beforeEach(async () => {
  folder = path.join(tools, String(++number))
  mkdirSync(folder)
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(import.meta.dirname)
  rmSync(tools, { recursive: true, force: true })
})

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the commands as a person would, in a folder of the test's own. */
async function play(...args: readonly string[]): Promise<Ran> {
  const said = { out: '', err: '' }
  const hear = (to: 'out' | 'err') => (text: unknown) => {
    said[to] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
  ]
  try {
    return { code: await playCommand(args), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

function json<T>({ out }: Ran): T {
  return JSON.parse(out) as T
}

function file(name: string, content: unknown): string {
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

/** An answers file, one object a line. */
function answers(...lines: readonly object[]): string {
  return file('answers.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))
}

function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8')
}

const SETUP = {
  title: 'Iron Crown',
  players: { elves: { name: 'Ada', rulerSex: 'female' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } },
  seed: '5eed'.repeat(16),
  firstPlayer: 'elves',
}

/** A campaign of the elves' first turn, at their births. */
async function campaign(setup: object = SETUP): Promise<string> {
  expect(await play('new', file('setup.json', setup), 'c.lineage')).toMatchObject({ code: 0, err: '' })
  return 'c.lineage'
}

interface Pending {
  readonly id: string
  readonly kind: string
  readonly count?: number
}

async function pending(name = 'c.lineage'): Promise<Pending> {
  const [request] = json<Pending[]>(await play('show', name, '--pending', '--json'))
  if (request === undefined) throw new Error('nothing is asked')
  return request
}

/** Six women try, and there is no royal child. */
const MOTHERS = { answer: { mothers: 6, royalChild: false } }

describe('new', () => {
  test('begins a campaign with everything but the players by default', async () => {
    const { players } = SETUP
    expect(await play('new', file('setup.json', { players }), 'Iron.lineage')).toEqual({
      code: 0,
      out: 'Iron.lineage: "Iron" is set up.\n',
      err: '',
    })
    const [header, setup, rest] = read('Iron.lineage').split('\n')
    expect(JSON.parse(header ?? '')).toMatchObject({ format: 'lineage', version: 1, ruleset: 'greatest-lineage', title: 'Iron' })
    expect(JSON.parse(setup ?? '')).toMatchObject({ seq: 0, kind: 'setup', setup: { goal: 'conquest', dice: 'app' } })
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

  test('never writes over a file', async () => {
    file('there.lineage', 'dear')
    expect(await play('new', file('setup.json', SETUP), 'there.lineage')).toEqual({
      ...{ code: 1, out: '' },
      err: '"there.lineage" cannot be written: it is there already; choose another name.\n',
    })
    expect(read('there.lineage')).toBe('dear')
  })

  test.each([
    ['players missing', { ...SETUP, players: {} }, 'players.elves'],
    ['a house rule that is none', { ...SETUP, houseRules: { magic: true } }, 'houseRules.magic'],
    ['a goal that is none', { ...SETUP, goal: 'glory' }, 'goal'],
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

describe('run', () => {
  test('without answers stops with what is asked, and changes nothing', async () => {
    const name = await campaign()
    const before = read(name)
    const ran = await play('run', name)
    expect(ran.code).toBe(3)
    expect(json<Pending>(ran)).toEqual(await pending())
    expect(read(name)).toBe(before)
  })

  test('takes answers and dice in order, and stops with the next question', async () => {
    const name = await campaign()
    const ran = await play('run', name, '--answers', answers(MOTHERS, { roll: [34, 77, 0, '5', 61, 99] }))
    expect(ran.code).toBe(3)
    const kept = read(name)
      .split('\n')
      .slice(2, -1)
      .map((line) => (JSON.parse(line) as { answer: unknown }).answer)
    expect(kept).toEqual([expect.objectContaining({ mothers: 6 }), { by: 'hand', dice: [34, 77, 100, 5, 61, 99] }])
    expect((await play('verify', name)).code).toBe(0)
  })

  test.each([
    ['as a text', { roll: '34 77 00 5 61 99' }, { by: 'hand', dice: [34, 77, 100, 5, 61, 99] }],
    ['as counts', { roll: { child: 3, noChild: 2, motherLost: 1 } }, { by: 'hand', counts: { child: 3, noChild: 2, motherLost: 1 } }],
    ['by the app', { roll: 'app' }, { by: 'app', dice: expect.any(Array) }],
  ])('takes dice %s', async (_, line, kept) => {
    const name = await campaign()
    expect((await play('run', name, '--answers', answers(MOTHERS, line))).code).toBe(3)
    expect(JSON.parse(read(name).split('\n')[3] ?? '')).toMatchObject({ kind: 'answer', answer: kept })
  })

  test('lets the app roll what the answers leave out', async () => {
    const name = await campaign()
    expect((await play('run', name, '--answers', answers(MOTHERS), '--dice', 'app')).code).toBe(3)
    expect((await pending()).kind).not.toBe('roll')
  })

  test('keeps what was taken before a refusal, and tells the problems as JSON', async () => {
    const name = await campaign()
    const ran = await play('run', name, '--answers', answers(MOTHERS, { roll: [34, 101, 1, 2, 3, 4] }, MOTHERS))
    expect(ran.code).toBe(4)
    expect(json(ran)).toEqual({ problems: [{ field: 'dice', message: 'Die 2 reads 101: type 1 to 100 (100 may be typed as 0 or 00).' }] })
    expect(read(name).split('\n')).toHaveLength(4)
    expect((await play('verify', name)).code).toBe(0)
  })

  test('decides house rules anew by its answers, with a reason', async () => {
    const name = await campaign()
    const lines = [MOTHERS, { rule: { birth_death: 'none' }, reason: 'too many mothers die' }, { roll: 'app' }]
    expect((await play('run', name, '--answers', answers(...lines))).code).toBe(3)
    const told = json<Record<string, unknown>[]>(await play('show', name, '--chronicle', '--json'))
    expect(told).toContainEqual(
      expect.objectContaining({ rule: 'TABLE-GM-2', text: 'House rules decided anew: too many mothers die (birth_death = none)' }),
    )
    expect(told).toContainEqual(expect.objectContaining({ rule: 'TABLE-GM-2', text: expect.stringMatching(/^House rule changed\. /) }))
    expect((await pending()).id).not.toContain('deaths')
    expect((await play('verify', name)).code).toBe(0)
  })

  test.each([
    [{ rule: { birth_death: 'none' } }, 'reason', 'A change of house rules needs a reason: say in a few words why the table decided so.'],
    [
      { rule: { birth_death: 'second_roll' }, reason: 'x' },
      'birth_death',
      'birth_death is "second_roll" already: leave it out, or give it another value.',
    ],
    [
      { rule: { min_players: 2 }, reason: 'x' },
      'min_players',
      'min_players was settled when the campaign began and cannot change any more: correct the figures it set, or begin a new campaign with it.',
    ],
  ])('refuses %j, naming the field and the way out', async (line, field, message) => {
    const ran = await play('run', await campaign(), '--answers', answers(line))
    expect(ran.code).toBe(4)
    expect(json(ran)).toEqual({ problems: [{ field, message }] })
  })

  test('corrects, retracts and notes by its answers', async () => {
    const name = await campaign()
    const lines = [
      { correct: { seat: 'elves', account: 'culture', to: 70, reason: 'counted again' } },
      MOTHERS,
      { roll: 'app' },
      { retract: 3 },
      { note: 'Ada was away' },
    ]
    expect((await play('run', name, '--answers', answers(...lines))).code).toBe(3)
    expect((await pending()).id).toBe('1/elves/3/births')
    expect(json<Record<string, number>>(await play('show', name, '--accounts', 'elves', '--json'))['culture']).toBe(70)
    const kinds = read(name)
      .split('\n')
      .slice(1, -1)
      .map((line) => (JSON.parse(line) as { kind: string }).kind)
    expect(kinds).toEqual(['setup', 'correction', 'answer', 'answer', 'retraction', 'note'])
    expect((await play('verify', name)).code).toBe(0)
  })

  test.each([
    ['an account nobody has', { correct: { seat: 'elves', account: 'mana', to: 1, reason: 'x' } }, 'account'],
    ['no reason', { correct: { seat: 'elves', account: 'food', to: 1 } }, 'reason'],
    ['no figure', { correct: { seat: 'elves', account: 'food', reason: 'x' } }, 'to'],
    ['an entry that cannot be taken back', { retract: 0 }, 'seq'],
    ['no number', { retract: 'last' }, 'seq'],
    ['an empty note', { note: ' ' }, 'text'],
    ['an answer that does not fit', { answer: { mothers: 99 } }, 'mothers'],
  ])('refuses %s', async (_, line, field) => {
    const name = await campaign()
    const before = read(name)
    const ran = await play('run', name, '--answers', answers(line))
    expect(ran.code).toBe(4)
    expect(json<{ problems: { field: string }[] }>(ran).problems[0]?.field).toBe(field)
    expect(read(name)).toBe(before)
  })

  test.each([
    ['turn:2', /^Round 2, elves, phase \d; \d+ entries\.\n$/],
    ['phase:4', /^Round 1, elves, phase [4-7]; \d+ entries\.\n$/],
    ['phase:9', /^Round 1, (elves|humans), phase \d; \d+ entries\.\n$/],
  ])('goes on until %s', async (until, said) => {
    const ran = await play('run', await campaign(), '--dice', 'app', '--bot', 'random', '--until', until)
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toMatch(said)
    expect((await play('verify', 'c.lineage')).code).toBe(0)
  })

  test('lets the bot play until a question is asked, and answers that', async () => {
    const script = answers({ until: '2/humans/7/spend' }, { answer: { act: 'technology', amount: 1 } })
    const name = await campaign()
    expect((await play('run', name, '--answers', script, '--dice', 'app', '--bot', 'idle', '--until', 'turn:3')).code).toBe(0)
    expect(read(name).match(/"act":"technology"/g)).toHaveLength(1)
  })

  test.each([
    ['without a bot', [], /"until" needs a bot to play on: give --bot\./],
    ['that never comes', ['--bot', 'idle'], /2\/elves\/4\/nowhere was not asked; now it is 3\//],
  ])('says what is wrong with waiting for a question %s', async (_, bot, said) => {
    const ran = await play('run', await campaign(), '--answers', answers({ until: '2/elves/4/nowhere' }), '--dice', 'app', ...bot)
    expect(ran.code).toBe(2)
    expect(ran.err).toMatch(said)
  })

  test('goes on until the end of the game, and then there is nothing to do', async () => {
    const name = await campaign({ ...SETUP, houseRules: { conquest_turn_limit: 2 } })
    for (const args of [['--until', 'end'], []]) {
      expect(await play('run', name, '--dice', 'app', '--bot', 'idle', ...args)).toEqual({
        code: 0,
        out: 'The game is over in round 2.\n',
        err: '',
      })
    }
    expect(json(await play('show', name, '--pending', '--json'))).toEqual([])
    expect((await play('run', name, '--answers', answers(MOTHERS))).code).toBe(4)
    expect((await play('run', name, '--answers', answers({ note: 'well played' }))).code).toBe(0)
    const last = read(name).split('\n').length - 3
    expect((await play('run', name, '--answers', answers({ retract: last - 1 }))).code).toBe(3)
  })

  test('tells how many answers it did not need', async () => {
    const ran = await play('run', await campaign(), '--dice', 'app', '--until', 'phase:4', '--answers', answers(MOTHERS, MOTHERS, MOTHERS))
    expect([ran.code, ran.err]).toEqual([0, '2 answers were not used.\n'])
  })

  test('a bot on the same seed plays the same campaign', async () => {
    const setup = file('setup.json', SETUP)
    const played: unknown[] = []
    for (const name of ['a.lineage', 'b.lineage']) {
      await play('new', setup, name)
      expect((await play('run', name, '--dice', 'app', '--bot', 'random', '--until', 'turn:3')).code).toBe(0)
      played.push(json(await play('show', name, '--postings', '--json')))
    }
    expect(played[0]).toEqual(played[1])
  })

  test('a roll for a million mothers is one short line', async () => {
    const name = await campaign()
    const many = { account: 'males', to: 3_000_000, reason: 'grown' }
    const lines = [{ correct: { ...many, seat: 'elves' } }, { correct: { ...many, seat: 'elves', account: 'females', to: 2_000_000 } }]
    const ran = await play(
      'run',
      name,
      '--dice',
      'app',
      '--answers',
      answers(...lines, { answer: { mothers: 1_000_000, royalChild: false } }),
      '--until',
      'phase:4',
    )
    expect(ran.code).toBe(0)
    const births =
      read(name)
        .split('\n')
        .find((line) => line.includes('"1/elves/3/births"')) ?? ''
    expect(JSON.parse(births)).toMatchObject({ answer: { by: 'app', counts: { child: expect.any(Number) }, digest: expect.any(String) } })
    expect(Buffer.byteLength(births)).toBeLessThanOrEqual(256)
    expect((await play('verify', name)).code).toBe(0)
  })

  test.each([
    ['--bot', 'wizard'],
    ['--bot', 'constructor'],
    ['--dice', 'loaded'],
    ['--until', 'phase:10'],
    ['--until', 'turn:two'],
    ['--until', 'Tuesday'],
    ['--speed', 'fast'],
    ['--bot'],
  ])('does not understand %s %s', async (...options) => {
    const ran = await play('run', await campaign(), ...options)
    expect([ran.code, ran.out]).toEqual([2, ''])
    expect(ran.err).toContain(options[0])
  })

  test.each([
    ['no JSON', 'answer: 3', 'Line 2 of the answers is no JSON object: answer: 3'],
    ['a list', '[1]', 'Line 2 of the answers is no JSON object: [1]'],
    [
      'nothing it knows',
      '{"answers": 3}',
      'Line 2 of the answers has none of "answer", "roll", "correct", "rule", "retract", "note", "until": {"answers": 3}',
    ],
  ])('does not begin with answers of which a line is %s', async (_, line, message) => {
    const name = await campaign()
    const before = read(name)
    const ran = await play('run', name, '--answers', file('a.jsonl', `${JSON.stringify(MOTHERS)}\n${line}\n`))
    expect(ran).toEqual({ code: 2, out: '', err: `${message}\n` })
    expect(read(name)).toBe(before)
  })

  test('answers that are not there, and a campaign that is not, are told', async () => {
    expect(await play('run', await campaign(), '--answers', 'none.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringContaining('The answers "none.jsonl" cannot be read'),
    })
    expect(await play('run', 'none.lineage')).toMatchObject({
      code: 1,
      err: '"none.lineage" is not there: make it with "new", or check the path.\n',
    })
  })

  test('a damaged campaign is refused and left as it is', async () => {
    const name = await campaign()
    await play('run', name, '--answers', answers(MOTHERS, { roll: 'app' }))
    const bent = `${read(name).replace('"mothers":6', '"mothers":5')}{"torn`
    file(name, bent)
    const ran = await play('run', name, '--bot', 'random')
    expect(ran).toEqual({ code: 1, out: '', err: 'The chain breaks in line 3 (hash does not fit the line): the file is left as it is.\n' })
    expect(read(name)).toBe(bent)
  })

  test('a torn tail is cut, kept beside the file, and play goes on', async () => {
    const name = await campaign()
    const whole = read(name)
    file(name, `${whole}{"seq":1,"ki`)
    expect((await play('verify', name)).code).toBe(1)
    expect((await play('run', name, '--answers', answers(MOTHERS))).code).toBe(3)
    expect(read(name).startsWith(whole)).toBe(true)
    expect(readdirSync(folder).filter((other) => other.includes('torn'))).toHaveLength(1)
    expect((await play('verify', name)).code).toBe(0)
  })
})

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
      'The file is damaged in line 5 (hash does not fit the line): this is what stands before that.\n',
    ])
    expect(json<{ seq: number }[]>(ran).every(({ seq }) => seq < 3)).toBe(true)
  })
})

describe('verify', () => {
  test('is content with what was played, in words and as JSON', async () => {
    const name = await campaign()
    await play('run', name, '--answers', answers(MOTHERS, { roll: 'app' }))
    expect(await play('verify', name)).toEqual({
      code: 0,
      out: 'chain   whole\nfolds   whole\nreplay  whole\nAll 3 entries agree.\n',
      err: '',
    })
    expect(json(await play('verify', name, '--json'))).toEqual({ ok: true, entries: 3, chain: null, folds: null, replay: null, torn: null })
  })

  test('finds a line that was changed', async () => {
    const name = await campaign()
    await play('run', name, '--answers', answers(MOTHERS))
    file(name, read(name).replace('"mothers":6', '"mothers":5'))
    expect(await play('verify', name)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Damaged: line 3 (hash does not fit the line).'),
    })
    expect(json(await play('verify', name, '--json'))).toMatchObject({ ok: false, chain: 'Damaged: line 3 (hash does not fit the line).' })
  })

  test.each([
    ['nothing', '', '"c.lineage" does not begin like a campaign'],
    ['another text', 'hello\n', '"c.lineage" does not begin like a campaign'],
    ['a header alone', (text: string) => `${text.split('\n')[0] ?? ''}\n`, 'Nothing can be shown of this campaign: it holds no set-up.'],
    ['a changed set-up', (text: string) => text.replace('"Ada"', '"Eve"'), 'line 2 (hash does not fit the line)'],
    ['a changed header', (text: string) => text.replace('Iron Crown', 'Iron Throne'), 'line 1 (not the header its entries were made for)'],
    ['a later format', (text: string) => text.replace('"version":1', '"version":2'), 'this program reads version 1'],
    [
      'another game',
      (text: string) => text.replace('greatest-lineage', 'chess'),
      'This campaign is of the game "chess", which this version does not know.',
    ],
  ])('fails with a sentence where the file holds %s', async (_, content, message) => {
    const name = await campaign()
    file(name, typeof content === 'string' ? content : content(read(name)))
    const ran = await play('verify', name)
    expect([ran.code, ran.out]).toEqual([1, ''])
    expect(ran.err).toContain(message)
    expect(ran.err.split('\n')).toHaveLength(2)
  })
})

describe('as a program', () => {
  test('writes what it has to say to stdout, complaints to stderr, and ends with its code', async () => {
    const program = path.join(folder, 'play.mjs')
    const bundle = await rolldown({ input: path.join(import.meta.dirname, 'main.ts'), platform: 'node', logLevel: 'silent' })
    await bundle.write({ file: program, format: 'esm', codeSplitting: false })
    await bundle.close()
    const run = (...args: readonly string[]): Ran => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' })
      return { code: status, out: stdout, err: stderr }
    }
    expect(run('new', file('setup.json', SETUP), 'c.lineage')).toEqual({ code: 0, out: 'c.lineage: "Iron Crown" is set up.\n', err: '' })
    const stopped = run('run', 'c.lineage', '--dice', 'app')
    expect([stopped.code, json<Pending>(stopped).id, stopped.err]).toEqual([3, '1/elves/3/population', ''])
    expect(run('run', 'c.lineage', '--answers', answers({ answer: { mothers: 99 } })).code).toBe(4)
    expect(run('show', 'c.lineage', '--world')).toEqual({ code: 0, out: expect.stringMatching(/^\{.*\}\n$/s), err: '' })
    expect(run('show', 'none.lineage', '--world')).toMatchObject({ code: 1, out: '' })
    expect(run('dance')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('"dance" is no command') })
  }, 60_000)
})

describe('help and mistakes', () => {
  test.each([[['--help']], [['help']], [[]]])('%j tells the commands', async (args) => {
    expect(await play(...args)).toMatchObject({ code: 0, out: expect.stringContaining('play verify <file.lineage>'), err: '' })
  })

  test.each(['new', 'run', 'show', 'verify'])('%s --help tells its own', async (command) => {
    expect(await play(command, '--help')).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^play ${command} .*Exit: 0`, 's')),
      err: '',
    })
  })

  test.each([
    [['dance'], '"dance" is no command: choose one of new, run, show, verify'],
    [['toString'], '"toString" is no command'],
    [['new', 'setup.json'], 'This command takes <setup.json> <file.lineage>, but 1 word was given.'],
    [['verify'], 'This command takes <file.lineage>, but 0 words were given.'],
    [['verify', 'a', 'b'], 'but 2 words were given'],
    [['verify', 'a', '--fast'], '--fast is no option of this command: it takes --json, --help.'],
    [['verify', 'a', '--toString'], '--toString is no option of this command'],
  ])('%j is not understood', async (args, message) => {
    const ran = await play(...args)
    expect([ran.code, ran.out]).toEqual([2, ''])
    expect(ran.err).toContain(message)
  })
})
