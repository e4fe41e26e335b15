import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { rollDice } from '../src-shared/kernel/chance/dice.ts'
import { GAMES } from '../src-shared/games/registry.ts'
import type { Entry } from '../src-shared/kernel/journal/journal.ts'
import { fileOf, honestCampaign } from './honestCampaign.ts'
import { readVerifyPage, toneIn, type Line } from './verifyPage.ts'

/** Any game with dice but the sample's. */
const LATEST = GAMES[1]?.id ?? ''

const PAGE = readVerifyPage()
const { GAMES: KNOWN, check, verdictOf } = PAGE
const toneOf = (file: string, hash?: string): Promise<string> => toneIn(PAGE, file, hash)

const ROOT = path.join(import.meta.dirname, '..')

describe('an honest file is called good', () => {
  const kept = readdirSync(ROOT + '/src-shared', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.lineage(\.gz)?$/.test(name))
    .map((name) => `src-shared/${name}`)

  test.each([...kept, 'src-renderer/public/sample.lineage'])('%s', async (name) => {
    const bytes = readFileSync(path.join(ROOT, name))
    expect(await toneOf((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))).toBe('good')
  })

  test.each(GAMES.flatMap(({ id }) => [11, 12, 13, 14, 15, 16].map((seed) => [id, seed] as const)))(
    '%s played by bots, mixed, typed, taken back, corrected and started again: seed %i',
    async (game, seed) => {
      const { headerLine, entries } = honestCampaign(game, seed, { rounds: 4, answers: 200 })
      expect(await toneOf(fileOf(headerLine, entries))).toBe('good')
    },
  )

  test('line ends of other systems, a byte order mark and a torn last line change nothing', async () => {
    const { headerLine, entries } = honestCampaign(LATEST, 1, { rounds: 2, answers: 40 })
    const file = fileOf(headerLine, entries)
    expect(await toneOf(`\ufeff${file.replaceAll('\n', '\r\n')}`)).toBe('good')
    expect(await toneOf(file.trimEnd())).toBe('good')
    expect(await toneOf(`${file}{"seq":99,"ki`)).toBe('good')
  })

  test('the hash that was shown from the start is told from another', async () => {
    const { header, headerLine, entries } = honestCampaign(LATEST, 2, { rounds: 2, answers: 40 })
    const file = fileOf(headerLine, entries)
    const found = await check(file, header.seedCommitment)
    expect(verdictOf(found)).toEqual({
      tone: 'good',
      said: 'The dice of every roll of the app follow from the seed whose hash you were shown.',
    })
    expect(await toneOf(file, 'another')).toContain('bad\nHash: the one you were shown')
  })

  test('of a copy only the hash that was shown of it vouches for its seed', async () => {
    const { headerLine, entries } = honestCampaign(LATEST, 2, { rounds: 2, answers: 40 })
    const copy = fileOf(headerLine, [...entries, { seq: entries.length, kind: 'reseed', seed: 'c0'.repeat(32) }])
    expect(await toneOf(copy)).toMatch(/^open\n.*does not vouch for the seed of a copy/)
    expect(await toneOf(copy, (await check(copy)).commitment)).toBe('good')
  })

  test('a campaign without a die of the app is not said to have any', async () => {
    const { headerLine, entries } = honestCampaign(LATEST, 2, { rounds: 2, answers: 0 })
    expect(verdictOf(await check(fileOf(headerLine, entries))).said).toBe(
      'The app threw no dice in this file: there is nothing of them to check.',
    )
  })
})

test.each(GAMES.map(({ id }) => id))('the page knows every roll that %s names', (game) => {
  const rules = path.join(ROOT, 'src-shared/games', game, 'rules')
  const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  )
  const named = sources.flatMap((name) =>
    [...readFileSync(path.join(rules, name), 'utf8').matchAll(/\b(?:roll|rollOne|drawLot|opposedRoll)\(\s*'(\w+)'/g)].map(
      ([, roll]) => roll,
    ),
  )
  expect(named.length + (KNOWN[game]?.draws?.length ?? 0)).toBeGreaterThan(2)
  expect(named.filter((roll) => KNOWN[game]?.rolls.includes(roll ?? '') !== true)).toEqual([])
})

describe('a forged file, chained anew, is not called good', () => {
  const [headerLine = '', ...lines] = readFileSync(path.join(ROOT, 'src-renderer/public/sample.lineage'), 'utf8').trimEnd().split('\n')
  const sample = lines.map((line) => {
    const { prev: _, hash: __, ...entry } = JSON.parse(line) as Line
    return entry
  })
  const share = 'a1'.repeat(32)
  const other = 'b2'.repeat(32)

  const isAppRoll = ({ answer }: Line): boolean => typeof answer === 'object' && answer !== null && 'by' in answer && 'dice' in answer
  const [first = '', second = ''] = Object.keys((sample[0]?.['setup'] as { readonly players: object }).players)
  const roll = sample.findIndex(isAppRoll)
  const late = sample.findLastIndex(isAppRoll)
  const bulk = sample.findIndex(({ answer }) => typeof answer === 'object' && answer !== null && 'counts' in answer)
  const thrown = sample.findIndex(({ effects = [] }) => effects.some(({ kind }) => kind === 'dice'))
  const phaseEnd = sample.findIndex(({ seq, effects = [] }) => Number(seq) > 20 && effects.some(({ kind }) => kind === 'checkpoint'))
  const again = sample.findIndex(({ occurrence }) => occurrence === 1)

  /** The sample, edited, with its numbers and hashes made anew. */
  function forged(edit: (entries: Line[]) => unknown): string {
    const entries = structuredClone(sample)
    edit(entries)
    return fileOf(headerLine, entries as unknown as Entry[])
  }

  /** The same with the numbers of the entries made anew as well. */
  function renumbered(edit: (entries: Line[]) => unknown): string {
    return forged((entries) => {
      edit(entries)
      for (const [seq, entry] of entries.entries()) entry['seq'] = seq
    })
  }

  const answerOf = (entry: Line | undefined): Record<string, unknown> => entry?.['answer'] as Record<string, unknown>
  const diceOf = (entry: Line | undefined): Record<string, unknown> => entry?.effects?.find(({ kind }) => kind === 'dice') ?? {}
  const put = (entries: Line[], at: number, entry: Line): unknown => entries.splice(at, 0, entry)
  const reseed = (seed: string, shares?: Record<string, unknown>): Line => ({ seq: 0, kind: 'reseed', seed, ...(shares && { shares }) })

  test('the places that are forged are there', () => {
    expect([roll, late, bulk, thrown, phaseEnd, again].every((at) => at > 0)).toBe(true)
  })

  test.each<readonly [string, RegExp, string]>([
    ['a changed die', /the seed gives other dice/, forged((all) => (answerOf(all[roll])['dice'] = [7]))],
    ['dice beside counts', /1 to 20 dice/, forged((all) => (answerOf(all[bulk])['dice'] = [1, 2]))],
    ['no dice', /1 to 20 dice/, forged((all) => (answerOf(all[roll])['dice'] = []))],
    ['dice of another kind', /no die of 6/, forged((all) => (answerOf(all[roll])['faces'] = 6))],
    ['dice of another kind that the file does not ask for', /no die of 10/, forged((all) => (answerOf(all[late])['faces'] = 10))],
    ['dice thrown by nobody', /not by "?nobody/, forged((all) => (answerOf(all[roll])['by'] = 'nobody'))],
    ['a changed die nobody was asked for', /other dice/, forged((all) => (diceOf(all[thrown])['rolled'] = { by: 'app', dice: [1] }))],
    [
      'dice nobody was asked for and a hand threw',
      /cannot be read/,
      forged((all) => (diceOf(all[thrown])['rolled'] = { by: 'hand', dice: [1] })),
    ],
    ['faces of dice nobody was asked for', /no die of 6/, forged((all) => (diceOf(all[thrown])['faces'] = 6))],
    ['a total that was changed', /other dice/, forged((all) => (answerOf(all[bulk])['counts'] = { child: 30, noChild: 22 }))],
    [
      'outcomes that do not fit what follows',
      /children and 0 without/,
      forged((all) => (answerOf(all[bulk])['counts'] = { child: 41, noChild: 0 })),
    ],
    ['a total of few', /fewer than 21/, forged((all) => (answerOf(all[bulk])['counts'] = { child: 1, noChild: 0 }))],
    ['no outcomes', /fewer than 21/, forged((all) => (answerOf(all[bulk])['counts'] = {}))],
    ['a negative outcome', /how many outcomes/, forged((all) => (answerOf(all[bulk])['counts'] = { child: 42, noChild: -1 }))],
    ['a huge outcome', /This page rolls/, forged((all) => (answerOf(all[bulk])['counts'] = { child: 1e9, noChild: 0 }))],
    ['another digest', /other dice/, forged((all) => (answerOf(all[bulk])['digest'] = 'A'.repeat(16)))],
    ['no digest', /how many outcomes/, forged((all) => delete answerOf(all[bulk])['digest'])],
    ['an occurrence that was searched for', /was asked 4711 times/, forged((all) => (all[roll]!['occurrence'] = 4711))],
    ['the next occurrence', /was asked 1 times/, forged((all) => (all[roll]!['occurrence'] = 1))],
    ['an occurrence that is no number', /th time/, forged((all) => (all[roll]!['occurrence'] = '0'))],
    ['an occurrence of dice nobody was asked for', /asked 3 times/, forged((all) => (diceOf(all[thrown])['occurrence'] = 3))],
    [
      'letters added to a question',
      /no roll of this game/,
      forged((all) => (all[roll]!['request'] = `${String(all[roll]!['request']).split('@')[0]}x`)),
    ],
    ['letters before a question', /is not asked at/, forged((all) => (all[bulk]!['request'] = `x${String(all[bulk]!['request'])}`))],
    ['a question of another place', /is not asked at/, forged((all) => (all[bulk]!['request'] = `10/${first}/3/births`))],
    [
      'a seat added to a question',
      /not asked like that/,
      forged((all) => (all[bulk]!['request'] = `${String(all[bulk]!['request'])}@nobody`)),
    ],
    [
      'letters added where nobody was asked',
      /no roll of this game/,
      forged((all) => (diceOf(all[thrown])['request'] = `${String(diceOf(all[thrown])['request'])}x`)),
    ],
    [
      'a die more than the roll has',
      /with 2 dice|other dice/,
      forged((all) => {
        const loss = all.find(({ request, answer }) => String(request).endsWith('/loss') && 'dice' in Object(answer)) ?? all[roll]!
        answerOf(loss)['dice'] = [...(answerOf(loss)['dice'] as number[]), 5]
      }),
    ],
    [
      'another seat of the game in a question',
      /not on turn|other dice/,
      forged((all) => (all[bulk]!['request'] = `${String(all[bulk]!['request'])}@${first}`)),
    ],
    [
      'a roll before another, so that it is the second of its name, with dice of the seed',
      /a second time in its phase/,
      renumbered((all) => {
        const { request, seq } = all[bulk]!
        const dice = [...rollDice(String(sample[0]!['seed']), String(request), 1, 5, 100)]
        put(all, bulk + 1, { seq, kind: 'answer', request, occurrence: 1, asked: 'roll', answer: { by: 'app', dice } })
      }),
    ],
    [
      'dice of another seat nobody was asked for',
      new RegExp(`is not asked of ${second}`),
      forged((all) => (diceOf(all[thrown])['seat'] = second)),
    ],
    [
      'a roll in the effects of a note',
      /effects are there all the same/,
      renumbered((all) =>
        put(all, late, { kind: 'note', text: 'x', effects: [structuredClone(diceOf(all[thrown]))] as Record<string, unknown>[] }),
      ),
    ],
    ['an answer of another question', /is not asked at/, forged((all) => (all[phaseEnd]!['request'] = '1/nobody/1/x'))],
    ['dice that pose as a form', /was no roll, and dice are there/, forged((all) => (all[roll]!['asked'] = 'fill'))],
    ['a roll without dice', /no dice are there/, forged((all) => (all[roll]!['answer'] = 'none'))],
    ['an entry left out', /its number is/, forged((all) => all.splice(phaseEnd, 1))],
    ['the end of a phase left out and numbered anew', /is not asked at/, renumbered((all) => all.splice(phaseEnd, 1))],
    ['a question left out that was asked again', /asked 1 times before/, renumbered((all) => all.splice(again - 1, 1))],
    ['two entries that changed places', /its number is/, forged((all) => all.splice(roll, 2, all[roll + 1]!, all[roll]!))],
    ['an entry twice', /asked 1 times before/, renumbered((all) => put(all, roll + 1, structuredClone(all[roll]!)))],
    [
      'a kind of entry that does not exist',
      /the kind reroll does not exist/,
      renumbered((all) => put(all, 5, { kind: 'reroll', seed: share })),
    ],
    ['a kind of effect that does not exist', /kind reroll, which/, forged((all) => all[phaseEnd]!.effects!.push({ kind: 'reroll' }))],
    ['another seed in the set-up', /commits to/, forged((all) => (all[0]!['seed'] = share))],
    ['a seed that is none', /no. 64 digits|not 64 digits/, forged((all) => (all[0]!['seed'] = 'zz'.repeat(32)))],
    ['no set-up', /begins with its set-up/, forged((all) => all.shift())],
    ['a second set-up', /one set-up/, renumbered((all) => put(all, 1, structuredClone(all[0]!)))],
    ['a second seed', /does not vouch/, renumbered((all) => put(all, 1, reseed(share)))],
    ['a second seed after rolls', /does not vouch/, renumbered((all) => put(all, late, reseed(share)))],
    ['shares after a roll', /once, and before the first roll/, renumbered((all) => put(all, late, reseed(share, { [first]: other })))],
    ['shares that do not give the seed', /not what was added/, renumbered((all) => put(all, 1, reseed(share, { [first]: other })))],
    ['a share that is none', /not 64 digits/, renumbered((all) => put(all, 1, reseed(share, { [first]: 'zz'.repeat(32) })))],
    ['shares of nobody', /nobody added/, renumbered((all) => put(all, 1, reseed(share, {})))],
    [
      'a roll taken back that was none',
      /nothing that could be taken back/,
      renumbered((all) => put(all, late, { kind: 'retraction', from: late + 9 })),
    ],
    ['the set-up taken back', /nothing that could be taken back/, renumbered((all) => put(all, late, { kind: 'retraction', from: 0 }))],
    [
      'a roll taken back and not asked again',
      /is not asked at|asked/,
      renumbered((all) => put(all, phaseEnd + 1, { kind: 'retraction', from: phaseEnd })),
    ],
    [
      'a restart in the middle',
      /asked|is not asked at/,
      renumbered((all) => put(all, again, { kind: 'restart', reason: 'x', effects: [] })),
    ],
    ['a newer format', /newer than this page/, fileOf(headerLine.replace('"version":2', '"version":9'), sample as unknown as Entry[])],
    ['another game', /does not know the rolls/, fileOf(headerLine.replace('"greatest-lineage"', '"chess"'), sample as unknown as Entry[])],
    [
      'another hash in the first line',
      /commits to/,
      fileOf(headerLine.replace('"seedCommitment":"5', '"seedCommitment":"6'), sample as unknown as Entry[]),
    ],
  ])('%s', async (_, said, file) => {
    const tone = await toneOf(file)
    expect(tone).toMatch(/^(bad|open)\n/)
    expect(tone).toMatch(said)
  })

  test('two mixes, though both follow from the seed and their shares', async () => {
    const { headerLine: head, entries } = honestCampaign(LATEST, 1, { rounds: 1, answers: 0 })
    const [setup, mix] = entries
    if (setup?.kind !== 'setup' || mix?.kind !== 'reseed') throw new Error('nobody added to the dice')
    const twice = [setup, mix, { ...mix, seq: 2 }]
    expect(await toneOf(fileOf(head, twice))).toMatch(/once, and before the first roll/)
  })

  test('a line changed and its hash left as it was; a hash that follows no line', async () => {
    const file = forged(() => null)
    expect(await toneOf(file.replace('"rulerSex":"female"', '"rulerSex":"male"'))).toMatch(/the hash at its end does not fit/)
    const cut = file.split('\n').filter((_, at) => at !== 40)
    expect(await toneOf(cut.join('\n'))).toMatch(/does not follow the line before/)
  })

  test.each<readonly [string, RegExp, string]>([
    [
      'outcomes with the same total: the faces are beside them',
      /motherLives 22.*Faces of the seed: 1 to 10: \d+/,
      forged((all) => {
        const rolled = diceOf(all[bulk])['rolled'] as Record<string, unknown>
        rolled['counts'] = { motherLost: 0, motherLives: 22 }
      }),
    ],
    ['a roll turned into one by hand', /Entry \d+, .*: 7/, forged((all) => (all[roll]!['answer'] = { by: 'hand', dice: [7] }))],
  ])('what it cannot know is listed: %s', async (_, said, file) => {
    const { many, hand } = await check(file)
    expect([...many, ...hand].join('\n')).toMatch(said)
  })
})
