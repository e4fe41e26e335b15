import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { json, play } from './testing/commandRun.ts'
import { MOTHERS, SETUP, answers, campaign, file, folder, pending, read, type Pending } from './testing/inFolder.ts'

const CULTURE = { seat: 'elves', account: 'culture', to: 70, reason: 'counted again' }

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

  test('keeps what was taken before a refusal, and tells line, question and problems as JSON', async () => {
    const name = await campaign()
    const ran = await play('run', name, '--answers', answers(MOTHERS, { roll: [34, 101, 1, 2, 3, 4] }, MOTHERS))
    expect(ran.code).toBe(4)
    expect(json(ran)).toEqual({
      line: 2,
      request: '1/elves/3/births',
      problems: [{ field: 'dice', message: 'Die 2 reads 101: type 1 to 100 (100 may be typed as 0 or 00).' }],
    })
    expect(read(name).split('\n')).toHaveLength(4)
    expect((await play('verify', name)).code).toBe(0)
  })

  test('counts the lines of a refusal as an editor does, and names none where a bot or nobody was asked', async () => {
    const spaced = file('spaced.jsonl', `\n${JSON.stringify(MOTHERS)}\n\n${JSON.stringify({ answer: 'x' })}\n`)
    expect(json(await play('run', await campaign(), '--answers', spaced))).toMatchObject({ line: 4, request: '1/elves/3/births' })
    const over = await play('new', file('short.json', { ...SETUP, houseRules: { conquest_turn_limit: 1 } }), 'short.lineage')
    expect(over.code).toBe(0)
    await play('run', 'short.lineage', '--dice', 'app', '--bot', 'idle')
    expect(json(await play('run', 'short.lineage', '--answers', answers(MOTHERS)))).toMatchObject({ line: 1, request: null })
  })

  test('decides house rules anew by its answers, with a reason', async () => {
    const name = await campaign()
    const lines = [MOTHERS, { rule: { birth_death: 'none' }, reason: 'too many mothers die' }, { roll: 'app' }]
    expect((await play('run', name, '--answers', answers(...lines))).code).toBe(3)
    const told = json<Record<string, unknown>[]>(await play('show', name, '--chronicle', '--json'))
    expect(told).toContainEqual(
      expect.objectContaining({ rule: 'TABLE-GM-2', text: 'House rules changed: too many mothers die (birth_death = none)' }),
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
    expect(json(ran)).toEqual({ line: 1, request: '1/elves/3/population', problems: [{ field, message }] })
  })

  test('corrects, retracts and notes by its answers', async () => {
    const name = await campaign()
    const lines = [{ correct: CULTURE }, MOTHERS, { roll: 'app' }, { retract: 3 }, { note: 'Ada was away' }]
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

  test('names things and stand-ins by its answers, and tells of them by name', async () => {
    const name = await campaign()
    const lines = [{ names: { elves: 'Lindareth' } }, { standIn: { seat: 'elves', by: 'builder' } }, { correct: CULTURE }]
    expect((await play('run', name, '--answers', answers(...lines))).code).toBe(3)
    const told = (await play('show', name, '--chronicle')).out
    expect(told).toContain('Named: elves Lindareth')
    expect(told).toContain('Stand-in for elves this round: builder')
    expect((await play('show', name, '--ledger')).out).toContain('Lindareth')
    expect((await play('verify', name)).code).toBe(0)
  })

  test.each([
    ['an account nobody has', { correct: { seat: 'elves', account: 'mana', to: 1, reason: 'x' } }, 'account'],
    ['a record of no kind there is', { correct: { changes: [{ collection: 'hen', id: 'x', to: {} }], reason: 'x' } }, 'collection'],
    [
      'a place play cannot be at',
      { correct: { changes: [{ cursor: { turn: 1, seat: 'gnomes', phase: 3 } }], reason: 'x' } },
      'cursor.seat',
    ],
    ['no change', { correct: { changes: [], reason: 'x' } }, 'changes'],
    ['no reason', { correct: { seat: 'elves', account: 'food', to: 1 } }, 'reason'],
    ['no figure', { correct: { seat: 'elves', account: 'food', reason: 'x' } }, 'to'],
    ['an entry that cannot be taken back', { retract: 0 }, 'seq'],
    ['no number', { retract: 'last' }, 'seq'],
    ['an empty note', { note: ' ' }, 'text'],
    ['a name for nobody', { names: { 'elves-royal-99': 'Nimra' } }, 'names'],
    ['a stand-in that is none of the bots', { standIn: { seat: 'elves', by: 'flurb' } }, 'by'],
    ['a stand-in for nobody', { standIn: { seat: 'gnomes', by: 'idle' } }, 'seat'],
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
    ['phase:5', /^Round 1, elves, phase 5; \d+ entries\.\n$/],
    ['phase:7', /^Round 1, elves, phase 7; \d+ entries\.\n$/],
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
    ['that never comes', ['--bot', 'idle'], /2\/elves\/4\/nowhere is not asked\. What is asked in that turn: .*2\/elves\//],
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

  test.each([
    ['the line is no answer that was left', [{ until: '1/elves/7/spend' }], ''],
    ['what comes after it is one', [{ until: '1/elves/7/spend' }, { note: 'too late' }], '1 answer was not used.\n'],
  ])('a question that --until and a line both wait for: %s', async (_, lines, said) => {
    const more = ['--dice', 'app', '--bot', 'idle', '--until', '1/elves/7/spend', '--answers', answers(...lines)]
    const ran = await play('run', await campaign(), ...more)
    expect([ran.code, ran.err]).toEqual([0, said])
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
    // Two rolls: the births, and the app's immediate roll for the mothers who failed.
    expect(Buffer.byteLength(births)).toBeLessThanOrEqual(2 * 300)
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
    ['no JSON', 'answer: 3', 'Line 2 of the answers is not a JSON object: answer: 3'],
    [
      'names that are none',
      '{"names": {"elves": 3}}',
      'Line 2 of the answers gives names that are none: write {"names": {"red": "Fox Hall"}}, each with an id.',
    ],
    ['a list', '[1]', 'Line 2 of the answers is not a JSON object: [1]'],
    [
      'nothing it knows',
      '{"answers": 3}',
      'Line 2 of the answers has none of "answer", "roll", "correct", "rule", "decree", "retract", "note", "names", "standIn", "until": {"answers": 3}',
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
