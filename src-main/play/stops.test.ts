import { describe, expect, test } from 'vitest'
import { json, play } from './testing/commandRun.ts'
import { MOTHERS, SETUP, answers, campaign, pending, read, type Pending } from './testing/inFolder.ts'

const IDLE = ['--dice', 'app', '--bot', 'idle'] as const

describe('a question that is waited for', () => {
  test.each([
    ['no id', 'council', 'Line 2 of the answers waits for "council": give a question as round/seat/phase/question'],
    ['nothing', '', 'Line 2 of the answers waits for "": give a question'],
    ['a number', 3, 'Line 2 of the answers waits for 3: give a question'],
    ['a question nobody asks', '1/elves/4/gathr', 'Line 2 of the answers: 1/elves/4/gathr is not asked'],
    ['a seat nobody has', '1/orcs/4/gather', 'Line 2 of the answers: 1/orcs/4/gather is not asked'],
    ['a phase that does not ask it', '1/elves/5/gather', 'Line 2 of the answers: 1/elves/5/gather is not asked'],
    ['a round that is over', '0/gm/0/first.elves', 'Line 2 of the answers: 0/gm/0/first.elves is over: now 1/elves/3/population is asked.'],
  ])('is refused before anything is played where it is %s', async (_, until, said) => {
    const name = await campaign()
    const before = read(name)
    const ran = await play('run', name, '--answers', answers(MOTHERS, { until }), ...IDLE, '--until', 'turn:3')
    expect([ran.code, ran.out]).toEqual([2, ''])
    expect(ran.err).toContain(said)
    expect(read(name)).toBe(before)
  })

  test('is refused with what is asked in that turn', async () => {
    const ran = await play('run', await campaign(), '--answers', answers({ until: '1/elves/4/gathr' }), ...IDLE)
    expect(ran.err).toMatch(/What is asked in that turn: 1\/elves\/3\/population, .*1\/elves\/5\/conflict, .*1\/elves\/7\/spend\./)
    expect(ran.err).not.toContain('1/humans')
  })

  test('is refused where the game ends before it', async () => {
    const name = await campaign({ ...SETUP, houseRules: { conquest_turn_limit: 2 } })
    const ran = await play('run', name, '--answers', answers({ until: '4/elves/4/gather' }), ...IDLE)
    expect([ran.code, ran.err]).toEqual([2, 'Line 1 of the answers: The game is over before 4/elves/4/gather is asked.\n'])
  })
})

describe('--until a question', () => {
  test('stops the bot there, with the question unanswered', async () => {
    const name = await campaign()
    const ran = await play('run', name, ...IDLE, '--until', '2/humans/7/spend')
    expect(ran).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Round 2, humans, phase 7; \d+ entries\.\n$/) })
    expect((await pending()).id).toBe('2/humans/7/spend')
    const before = read(name)
    expect((await play('run', name, ...IDLE, '--until', '2/humans/7/spend')).code).toBe(0)
    expect(read(name)).toBe(before)
  })

  test('stops where it is asked for the second time', async () => {
    const name = await campaign()
    const script = answers({ until: '1/elves/7/spend' }, { correct: { seat: 'elves', account: 'points', to: 50, reason: 'to spend' } })
    expect((await play('run', name, '--answers', script, '--dice', 'app', '--bot', 'builder', '--until', '1/elves/7/spend#1')).code).toBe(0)
    expect(json<(Pending & { occurrence: number })[]>(await play('show', name, '--pending', '--json'))).toMatchObject([
      { id: '1/elves/7/spend', occurrence: 1 },
    ])
  })

  test('may be one of a phase that the game master has begun again', async () => {
    const name = await campaign()
    const move = { cursor: { turn: 1, seat: 'elves', phase: 4 } }
    const script = answers(MOTHERS, { correct: { reason: 'again', changes: [move] } })
    const ran = await play('run', name, '--answers', script, ...IDLE, '--until', '1/elves/7~1/spend')
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect((await pending()).id).toBe('1/elves/7~1/spend')
  })

  test('is refused where it is never asked, before anything is played', async () => {
    const name = await campaign()
    const before = read(name)
    const ran = await play('run', name, ...IDLE, '--until', '2/elves/4/spend')
    expect([ran.code, ran.out]).toEqual([2, ''])
    expect(ran.err).toMatch(/^--until: 2\/elves\/4\/spend is not asked\. What is asked in that turn: .*2\/elves\/7\/spend/)
    expect(read(name)).toBe(before)
  })
})

describe('--until a phase', () => {
  test('stops at its first question', async () => {
    const ran = await play('run', await campaign(), ...IDLE, '--until', 'phase:7')
    expect(ran).toMatchObject({ code: 0, out: expect.stringMatching(/^Round 1, elves, phase 7; /) })
    expect((await pending()).id).toBe('1/elves/7/spend')
  })

  test('stops before the answer that leads through it where it asks nothing', async () => {
    const name = await campaign()
    const ran = await play('run', name, ...IDLE, '--until', 'phase:8')
    expect(ran).toEqual({ code: 0, out: 'Phase 8 asks nothing: the next answer leads through it.\n', err: '' })
    expect((await pending()).id).toBe('1/elves/7/spend')
    expect(json(await play('show', name, '--postings', 'elves', '--json'))).not.toContainEqual(
      expect.objectContaining({ turn: 1, phase: 8 }),
    )
    expect((await play('verify', name)).code).toBe(0)
    // Nothing was lost: play goes on from there.
    expect((await play('run', name, ...IDLE, '--until', 'turn:2')).code).toBe(0)
    expect(json(await play('show', name, '--postings', 'elves', '--json'))).toContainEqual(expect.objectContaining({ turn: 1, phase: 8 }))
  })
})

test('the help says what a bot does without --until, and what each --until means', async () => {
  const { out } = await play('run', '--help')
  expect(out).toMatch(/--bot .*without --until it plays to the end of the game/)
  expect(out).toMatch(/without it .*with a bot at the end of the game/)
  expect(out).toMatch(/phase:<n> .*where that phase begins/)
})
