import { afterEach, describe, expect, test } from 'vitest'
import { answerByBot } from '../../src-shared/insight/bots/answering.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { random } from '../../src-shared/insight/bots/random.ts'
import { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import type { Effect } from '../../src-shared/kernel/world/effect.ts'
import { foldHistory } from '../../src-shared/kernel/journal/foldHistory.ts'
import type { SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import { GAME_MASTER, maySee, ONLOOKER, type SeatId } from '../../src-shared/kernel/world/rule.ts'
import { worldAsJson } from '../../src-shared/kernel/world/world.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import { commandedBy, holdsLedger } from '../../src-shared/games/api/ledgerFace.ts'
import { playOn } from '../../src-shared/games/text/playing.ts'
import { GAMES } from '../../src-shared/games/registry.ts'
import type { GameSoak } from '../../src-shared/games/testing/gameSoak.ts'
import { bookOf } from '../../src-shared/report/campaignBook.ts'
import { forReader, recapOf } from '../../src-shared/report/recap.ts'
import { forGameMaster, seenBy } from '../../src-shared/table/session/view.ts'
import { bookDocument } from '../features/print/bookDocument.ts'
import type { PrintDocument } from '../features/print/document.ts'
import { ledgerDocument } from '../features/print/ledgerDocument.ts'
import { readerView } from '../features/print/readerView.ts'
import { recapDocument } from '../features/print/recapDocument.ts'
import { pagesOf } from './registry.ts'

const SOAKS = import.meta.glob<GameSoak>('../../src-shared/games/*/testing/soak.ts', { eager: true, import: 'SOAK' })

/** A campaign some rounds in: whoever wins in it, each player has something of its own by then. */
function played(game: Game): Campaign {
  const chance = seededChance(7)
  const setup = SOAKS[`../../src-shared/games/${game.id}/testing/soak.ts`]?.setup(chance, 7)
  const begun = Campaign.begin(game.rules, { id: 'twins', title: 'Twins', seed: '7'.repeat(64) }, setup)
  if (!begun.ok) throw new Error('the set-up is refused')
  const campaign = begun.value
  const bot = game.bots['builder'] ?? random
  for (let given = 0; given < 160 && campaign.pending !== null; given++) answerByBot(campaign, campaign.pending, bot, chance)
  campaign.note('what only the game master wrote')
  return campaign
}

/** The same with other figures wherever `reader` sees nothing of them. */
function twinOf(entries: readonly SeenEntry[], reader: SeatId): readonly SeenEntry[] {
  return entries.map((entry) =>
    entry.effects === undefined ? entry : { ...entry, effects: entry.effects.map((effect) => otherwise(effect, reader)) },
  )
}

function otherwise(effect: Effect, reader: SeatId): Effect {
  if (effect.kind === 'checkpoint' || maySee(effect.see, reader)) return effect
  if (effect.kind === 'posting') return { ...effect, delta: effect.delta + 7 }
  if (effect.kind === 'line')
    return {
      ...effect,
      figures: Object.fromEntries(
        Object.entries(effect.figures ?? {}).map(([name, value]) => [name, typeof value === 'number' ? value + 7 : value]),
      ),
    }
  return effect
}

/** Every sheet the game master's screen makes for a reader, from the entries it holds. */
async function sheetsFor(game: Game, entries: readonly SeenEntry[], reader: SeatId): Promise<readonly PrintDocument[]> {
  const { world, moments, ledger } = foldHistory(entries)
  stop = playOn(() => ({ game, world }))
  const owners = game.owners(world)
  const view = readerView({ head: { seat: GAME_MASTER }, title: 'Twins', entries, world, moments, ledger }, reader)
  const { paper } = await pagesOf(game.id)
  const seen = forReader({ title: 'Twins', entries, seed: null }, reader)
  const ledgers = [reader, ...commandedBy(owners, reader)].filter((owner) => holdsLedger(game.ledger, world, owners, owner))
  const documents = [
    ...(reader === ONLOOKER ? [] : ledgers.map((owner) => ledgerDocument(view, owner))),
    ...paper.flatMap((kind) => kind.documents(view, 'Ada')),
    bookDocument(bookOf(game, seen)),
    recapDocument(recapOf(game, seen, 1)),
  ]
  stop()
  return documents
}

let stop = (): void => undefined
afterEach(() => stop())

describe.each(GAMES.map(({ id, load }) => [id, load] as const))('sheets of %s', (_, load) => {
  test('say nothing their reader does not see: other secrets, the same sheets', async () => {
    const game = await load()
    const campaign = played(game)
    const entries = campaign.entries.map(forGameMaster)
    const players = game.owners(campaign.world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))
    for (const reader of [...players, ONLOOKER]) {
      const sheets = await sheetsFor(game, entries, reader)
      expect(sheets.length).toBeGreaterThan(1)
      expect(await sheetsFor(game, twinOf(entries, reader), reader)).toEqual(sheets)
    }
  })

  test('are made of what the seat itself sees', async () => {
    const game = await load()
    const campaign = played(game)
    const entries = campaign.entries.map(forGameMaster)
    const now = foldHistory(entries)
    for (const { id: seat } of game.owners(campaign.world).filter(({ kind }) => kind === 'player')) {
      const own = foldHistory(seenBy(campaign.entries, seat))
      const view = readerView({ head: { seat: GAME_MASTER }, title: 'Twins', ...now }, seat)
      expect(worldAsJson(view.world)).toEqual(worldAsJson(own.world))
      expect(view.ledger.map(({ posting }) => posting)).toEqual(own.ledger.map(({ posting }) => posting))
    }
  })
})
