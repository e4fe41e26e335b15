import { describe, expect, test } from 'vitest'
import { seededChance } from '../../insight/bots/bot.ts'
import { random } from '../../insight/bots/random.ts'
import { seenBy } from '../../table/session/view.ts'
import { Campaign } from '../engine/campaign.ts'
import type { Request } from '../engine/request.ts'
import { digestText } from '../journal/hash.ts'
import { effectsOf, sealAll, type DicePreference, type Entry } from '../journal/journal.ts'
import { CARD_SEATS, cardToy, cardsOf, handOf, pileOfSeat } from '../testing/cardToy.ts'
import { begun, everythingOf, reopened, SEED, valueOf } from '../testing/toyTable.ts'
import type { CardsDrawn } from '../world/effect.ts'
import { cardsIn } from './deck.ts'

const TOY = cardToy({ unattended: true })
const SEALED = cardToy({ unattended: true, sealed: true })

function begin(toy = TOY, { seed = SEED, dice = 'app' }: { readonly seed?: string; readonly dice?: DicePreference } = {}): Campaign {
  return valueOf(Campaign.begin(toy, { id: 'test', title: 'Test', seed, dice }, { rounds: 2 }))
}

function drawnIn(entries: readonly Entry[]): readonly CardsDrawn[] {
  return entries.flatMap(effectsOf).filter((effect) => effect.kind === 'cards')
}

/** Answers at random until the game is over. Returns the kinds of question that were asked. */
function playOut(campaign: Campaign): ReadonlySet<Request['kind']> {
  const asked = new Set<Request['kind']>()
  const chance = seededChance(3)
  for (let steps = 0; campaign.pending !== null && steps < 100; steps++) {
    const { pending, world } = campaign
    asked.add(pending.kind)
    if (pending.kind === 'choose') {
      const allowed = pending.options.filter(({ id }) => id !== 'wild' || world.cursor.turn > 1)
      valueOf(campaign.answer(allowed[0]?.id))
    } else valueOf(campaign.answer(pending.kind === 'fill' ? { friends: [] } : random(pending, world, chance)))
  }
  expect(campaign.pending).toBeNull()
  return asked
}

describe('an unattended draw', () => {
  test('is made by the app at once, until the game is over, and asks nobody', () => {
    const campaign = begin()
    expect(playOut(campaign)).toEqual(new Set(['choose', 'fill']))
    const drawn = drawnIn(campaign.entries)
    expect(drawn.map(({ request, seat }) => `${request} ${seat}`)).toEqual([
      ...['0/table/0/deal@red red', '0/table/0/deal@blue blue'],
      ...['1/red/0/draw red', '1/blue/0/draw blue'],
    ])
    // In round 2 each takes the last two cards of its pile, which leaves nothing to chance.
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, TOY))).toBe(everythingOf(campaign))
  })

  test('records the cards that went to the place, for the eyes that see the place', () => {
    const campaign = begin()
    const [dealt, , drawn] = drawnIn(campaign.entries)
    expect(dealt).toMatchObject({ rule: 'TOY-CARD-1', seat: 'red', wording: 'draw.deal', see: ['red'] })
    expect([...(dealt?.cards ?? []), ...(drawn?.cards ?? [])].sort()).toEqual(cardsIn(cardsOf(campaign.world), handOf('red')))
  })

  test('gives the cards that an attended draw of the same seed gives', () => {
    const attended = begun({ rounds: 2 }, cardToy())
    while (attended.pending?.kind === 'draw') valueOf(attended.answer('app'))
    const campaign = begin()
    for (const place of CARD_SEATS.flatMap((seat) => [pileOfSeat(seat), handOf(seat)]))
      expect(cardsIn(cardsOf(campaign.world), place)).toEqual(cardsIn(cardsOf(attended.world), place))
  })

  test('brings the same cards when its entry is taken back and made again', () => {
    const campaign = begin()
    playOut(campaign)
    const cards = drawnIn(campaign.entries).map((drawn) => drawn.cards)
    valueOf(campaign.retract(1))
    playOut(campaign)
    expect(drawnIn(campaign.entries).map((drawn) => drawn.cards)).toEqual([...cards, ...cards.slice(3)])
    expect(campaign.verify()).toBeNull()
  })

  test('is asked like any other where the table types its dice', () => {
    const campaign = begin(TOY, { dice: 'typed' })
    expect(campaign.pending).toMatchObject({ kind: 'draw', id: '0/table/0/deal@red', unattended: true })
    valueOf(campaign.answer('ace, king, two'))
    expect(cardsIn(cardsOf(campaign.world), handOf('red'))).toEqual(['ace', 'king', 'two'])
    expect(drawnIn(campaign.entries)).toEqual([])
  })

  test('is not made for a preview', () => {
    const campaign = begin()
    while (campaign.pending?.kind !== 'fill') valueOf(campaign.answer('ace'))
    const shown = valueOf(campaign.preview({ friends: [] }))
    expect(shown.at(-1)).toMatchObject({ kind: 'checkpoint', cursor: { seat: 'blue' } })
    expect(shown.map(({ kind }) => kind)).not.toContain('cards')
  })

  test('is compared with the seed when the file is verified', () => {
    const campaign = begin()
    playOut(campaign)
    const at = campaign.entries.findIndex((entry) => entry.kind === 'answer' && drawnIn([entry]).length > 0)
    const forged = campaign.entries.map((entry, index) =>
      index === at && 'effects' in entry
        ? { ...entry, effects: effectsOf(entry).map((effect) => (effect.kind === 'cards' ? { ...effect, cards: ['ace', 'ace'] } : effect)) }
        : entry,
    ) as readonly Entry[]
    const { campaign: opened } = Campaign.open(TOY, campaign.headerLine, sealAll(campaign.headerLine, forged, digestText))
    expect(opened.verify()).toMatchObject({ seq: at })
  })
})

describe('cards that only their seat may see', () => {
  const isHidden = (text: string, owner: string): boolean =>
    !text.includes(`"${handOf(owner)}"`) && !text.includes(`"${pileOfSeat(owner)}"`)

  test('are in the view of nobody else, the game master included', () => {
    const campaign = begin(SEALED)
    playOut(campaign)
    const views = new Map(['gm', 'table', ...CARD_SEATS].map((seat) => [seat, seenBy(campaign.entries, seat)]))
    const drawnBy = (seat: string): readonly string[] => [
      ...new Set(drawnIn(views.get(seat) as readonly Entry[]).map((drawn) => drawn.seat)),
    ]
    expect(['gm', 'table', 'red', 'blue'].map(drawnBy)).toEqual([[], [], ['red'], ['blue']])
    for (const [seat, view] of views) for (const owner of CARD_SEATS) expect(isHidden(JSON.stringify(view), owner)).toBe(seat !== owner)
  })

  test('leave what others are told the same, byte for byte, whatever was drawn', () => {
    const told = (seed: string, seat: string): string =>
      JSON.stringify(seenBy(begin(SEALED, { seed }).entries, seat)).replaceAll(seed, 'seed')
    const [one, other] = [SEED, 'c0'.repeat(32)]
    const hands = [one, other].map((seed) => cardsIn(cardsOf(begin(SEALED, { seed }).world), handOf('red')))
    expect(hands[0]).not.toEqual(hands[1])
    expect(told(one, 'gm')).toBe(told(other, 'gm'))
    expect(told(one, 'table')).toBe(told(other, 'table'))
  })

  test('are asked of their seat alone where the table types its dice', () => {
    const campaign = begin(SEALED, { dice: 'typed' })
    expect(campaign.pending).toMatchObject({ kind: 'draw', seat: 'red', see: { only: ['red'] } })
  })
})
