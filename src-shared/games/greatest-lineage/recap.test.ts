// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestText } from '../../kernel/journal/hash.ts'
import { foldHistory } from '../../kernel/journal/foldHistory.ts'
import { readChain, type Entry } from '../../kernel/journal/journal.ts'
import { GAME_MASTER, ONLOOKER, type SeatId } from '../../kernel/world/rule.ts'
import { toldIn } from '../../language/language.ts'
import { seenAhead } from '../api/aheadFace.ts'
import type { Game } from '../api/game.ts'
import { GAMES } from '../registry.ts'
import { seenBy } from '../../table/session/view.ts'
import { forEverybody, isTold, recapOf, type Recap, type RecapView } from '../../report/recap.ts'

const GOLDENS = GAMES.flatMap(({ id, load }) => {
  const folder = path.join(import.meta.dirname, '..', id, 'golden')
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.map(({ name }) => ({ game: id, name, load, file: path.join(folder, name, 'campaign.lineage') }))
})

function entriesIn(file: string): readonly Entry[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return readChain(header, lines, digestText).entries
}

function viewOf(entries: readonly Entry[], seat: SeatId): RecapView {
  return { seat, title: 'The Winter Crown', entries: seenBy(entries, seat), pending: [], seed: null }
}

/** Some places of a campaign, its end among them. */
function cuts(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  return [0.3, 0.55, 0.8, 1].map((part) => entries.slice(0, Math.ceil(entries.length * part)))
}

const playersIn = (game: Game, entries: readonly Entry[]): readonly SeatId[] =>
  game.owners(foldHistory(seenBy(entries, GAME_MASTER)).world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))

/** Keys follow the numbers of a view's own entries. */
const withoutKeys = ({ rounds, ...rest }: Recap): object => ({
  ...rest,
  rounds: rounds.map(({ moments, ...round }) => ({ ...round, moments: moments.map(({ key: _, ...moment }) => moment) })),
})

describe.each(GOLDENS)('$game, $name', ({ load, file }) => {
  test('what lies ahead of anybody reads the same in a viewer’s own world as in the whole one, less what the viewer may not know', async () => {
    const [game, all] = [await load(), entriesIn(file)]
    let lines = 0
    for (const entries of cuts(all)) {
      const whole = foldHistory(seenBy(entries, GAME_MASTER)).world
      const players = playersIn(game, entries)
      for (const viewer of [...players, ONLOOKER]) {
        const own = foldHistory(seenBy(entries, viewer)).world
        const told = (world: typeof own) =>
          [game.ahead?.table(world) ?? [], ...players.map((seat) => game.ahead?.of(world, seat) ?? [])].map((all) => seenAhead(all, viewer))
        expect(told(own)).toEqual(told(whole))
        lines += told(own).flat().length
      }
    }
    expect(lines).toBeGreaterThan(0)
  })

  test('what the game master reads aloud is what anybody who looks on is shown', async () => {
    const [game, all] = [await load(), entriesIn(file)]
    for (const entries of cuts(all)) {
      const aloud = recapOf(game, forEverybody(viewOf(entries, GAME_MASTER)), 1)
      expect(withoutKeys(aloud)).toEqual(withoutKeys(recapOf(game, viewOf(entries, ONLOOKER), 1)))
      expect(aloud.notes).toEqual([])
    }
  })
})

describe('a recap of a conquest', () => {
  const conquest = GOLDENS.find(({ name }) => name === 'conquest')
  if (conquest === undefined) throw new Error('the campaign of a conquest is gone')
  const entries = entriesIn(conquest.file)
  const half = entries.slice(0, Math.ceil(entries.length * 0.9))

  test('tells the rounds from the one on that is wanted, each thing in few lines, and no dice', async () => {
    const game = await conquest.load()
    const whole = recapOf(game, viewOf(half, GAME_MASTER), 1)
    const last = whole.rounds.at(-1)?.round ?? 0
    const late = recapOf(game, viewOf(half, GAME_MASTER), last)
    expect(whole.rounds.length).toBeGreaterThan(1)
    expect(late.rounds).toEqual(whole.rounds.filter(({ round }) => round >= last))
    const moments = whole.rounds.flatMap((round) => round.moments)
    expect(new Set(moments.map(({ kind }) => kind)).size).toBeGreaterThan(2)
    for (const { kind, lines } of moments) {
      expect(['turn', 'round']).not.toContain(kind)
      expect(lines.length).toBeGreaterThan(0)
      // A battle is told as a story, and that is told whole.
      expect(lines.length).toBeLessThanOrEqual(kind === 'battle' ? 10 : 3)
    }
    expect(moments.flatMap(({ lines }) => lines).filter((line) => line.startsWith('Bonus of'))).toEqual([])
    expect(isTold(whole)).toBe(true)
  })

  test('each thing that lies ahead is told once', async () => {
    const game = await conquest.load()
    for (const seat of [GAME_MASTER, ONLOOKER, ...playersIn(game, half)]) {
      const told = recapOf(game, viewOf(half, seat), 1).ahead.flatMap(({ lines }) => lines.map((line) => JSON.stringify(line)))
      expect(new Set(told).size).toBe(told.length)
    }
  })

  test('the game master’s names what each player owes; a player’s no other’s', async () => {
    const game = await conquest.load()
    const owed = (seat: SeatId) =>
      recapOf(game, viewOf(half, seat), 1).ahead.filter(({ lines }) => lines.some(({ wording }) => /^ahead\.(due|short)$/.test(wording)))
    expect(owed(GAME_MASTER).length).toBeGreaterThan(1)
    for (const seat of playersIn(game, half)) expect(owed(seat).every((group) => group.seat === seat)).toBe(true)
    expect(owed(ONLOOKER)).toEqual([])
  })

  test('goes by the names the table gave', async () => {
    const game = await conquest.load()
    const named = (view: RecapView): RecapView => ({
      ...view,
      entries: [...view.entries, { seq: view.entries.length, kind: 'naming', names: { elves: 'The Silver Folk' } }],
    })
    for (const view of [viewOf(half, 'elves'), viewOf(half, GAME_MASTER), forEverybody(named(viewOf(half, GAME_MASTER)))]) {
      const text = JSON.stringify(recapOf(game, named(view), 1))
      expect(text).toContain('The Silver Folk')
      expect(text).not.toContain('The elves')
    }
  })

  test('is told in German, too', async () => {
    const game = await conquest.load()
    const { now, rounds } = toldIn('de', () => recapOf(game, viewOf(half, ONLOOKER), 1))
    expect(now).toMatch(/^Gespielt wird: Runde \d+/)
    expect(rounds[0]?.name).toMatch(/^Runde \d+$/)
    expect(rounds.flatMap(({ moments }) => moments.map(({ title }) => title))).toContain('Eine Schlacht')
  })
})

test('a player reads what was written down by that player, and by nobody else', async () => {
  const found = GOLDENS.find(({ name }) => name === 'murder-countered')
  if (found === undefined) throw new Error('the campaign of a murder is gone')
  const [game, entries] = [await found.load(), entriesIn(found.file)]
  const notes = playersIn(game, entries).map((seat) => recapOf(game, viewOf(entries, seat), 1).notes.map(({ text }) => text))
  expect(notes.flat().length).toBeGreaterThan(0)
  expect(recapOf(game, viewOf(entries, GAME_MASTER), 1).notes).toEqual([])
})
