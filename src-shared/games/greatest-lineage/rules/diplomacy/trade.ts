import { choose, confide, fill, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Offer } from '../acts.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { ALLIANCE } from '../tables/alliances.ts'
import { allianceBetween } from './alliances.ts'
import { atHand, givenIn, goodsFields, goodsFigure, goodsIn, handOver, reversed, sumOf, type Goods } from './goods.ts'
import { ACCEPT, REFUSE, YES_OR_NO, between, offerWith, others } from './partners.ts'
import { ALLIANCES, DEALINGS, type Dealings } from './records.ts'

/** One deal for each pair of allies and round (RULING-78); a refused one does not count. */
export function tradeOffers(world: World, seat: Civilisation): readonly Offer[] {
  const partners = others(world, seat).filter((other) => dealOpen(world, seat, other))
  return offerWith(partners, 'trade', 'GL-ALLY-3', (other) => trade(world, seat, other))
}

function dealOpen(world: World, seat: Civilisation, other: Civilisation): boolean {
  const alliance = allianceBetween(world, seat, other)
  return alliance !== undefined && alliance.lastDeal !== world.cursor.turn
}

/**
 * GL-ALLY-3 Allies trade tokens as they agree: one fills in what goes each way, the other says yes or no. What is asked of them may be more
 * than they have: their question says what would really change hands.
 */
function* trade(world: World, seat: Civilisation, other: Civilisation): Procedure {
  const sheet = yield* fill('trade', seat, () => {
    if (!dealOpen(world, seat, other)) return null
    return { rule: 'GL-ALLY-3', rules: ['GL-ALLY-4'], figures: { other }, fields: goodsFields(world, seat, other) }
  })
  const plan = goodsIn(sheet ?? {})
  if (goodsFigure(plan) === '') return
  const terms = () => ({ gives: atHand(world, other, givenIn(reversed(plan))), gets: atHand(world, seat, givenIn(plan)) })
  const reply = yield* choose('tradeAnswer', other, () => {
    const { gives, gets } = terms()
    if (!dealOpen(world, seat, other)) return null
    const asked = givenIn(reversed(plan))
    const short = sumOf(gives) < sumOf(asked) ? { asked: goodsFigure(asked) } : {}
    const figures = { other: seat, gives: goodsFigure(gives), gets: goodsFigure(gets), ...short }
    const nothing = sumOf(gives) + sumOf(gets) === 0
    const options = nothing ? YES_OR_NO.filter(({ id }) => id === REFUSE) : YES_OR_NO
    return { rule: 'GL-ALLY-3', rules: ['GL-ALLY-4'], figures, options, preset: sumOf(gives) === 0 && !nothing ? ACCEPT : REFUSE }
  })
  if (reply === ACCEPT) yield* deal(world, seat, other, plan)
  else yield* tell('GL-ALLY-3', 'line.trade.refused', { seat: other, figures: { one: seat, other }, see: between(seat, other) })
}

function* deal(world: World, seat: Civilisation, other: Civilisation, plan: Goods): Procedure {
  const alliance = allianceBetween(world, seat, other)
  if (alliance === undefined) return
  const given = yield* handOver('GL-ALLY-3', world, seat, other, givenIn(plan), alliance.id)
  const got = yield* handOver('GL-ALLY-3', world, other, seat, givenIn(reversed(plan)), alliance.id)
  const figures = { one: seat, other, gives: goodsFigure(given), gets: goodsFigure(got) }
  yield* tell('GL-ALLY-3', 'line.trade.made', { about: alliance.id, figures: { one: seat, other } })
  yield* tell('GL-ALLY-3', 'line.trade', { about: alliance.id, figures, see: alliance.members })
  const before = world.record(DEALINGS, alliance.id) ?? { credit: {}, culture: {} }
  const forOther = yield* fruits(world, alliance.id, before, other, sumOf(given))
  const forBoth = yield* fruits(world, alliance.id, forOther, seat, sumOf(got))
  yield* record('GL-ALLY-3', ALLIANCES, alliance.id, { ...alliance, lastDeal: world.cursor.turn })
  yield* record('GL-ALLY-3', DEALINGS, alliance.id, forBoth, alliance.members)
}

/**
 * GL-ALLY-4 Every full 10 tokens received from an ally by trade bring 2 culture and 1 prestige; what is left over counts next time
 * (RULING-78). With `trade_culture_cap` an alliance brings nobody more culture than that.
 */
function* fruits(world: World, about: string, dealings: Dealings, seat: Civilisation, received: number): Procedure<Dealings> {
  const { tokens, culture, prestige } = ALLIANCE.trade
  const counted = (dealings.credit[seat] ?? 0) + received
  const tens = Math.floor(counted / tokens)
  const before = dealings.culture[seat] ?? 0
  const gained = Math.min(tens * culture, cultureLeft(world, before))
  const figures = { received, tens, left: counted % tokens }
  yield* post('GL-ALLY-4', seat, 'culture', gained, { about, figures })
  yield* post('GL-ALLY-4', seat, 'prestige', tens * prestige, { about })
  if (tens > 0) yield* confide('GL-ALLY-4', 'line.trade.fruits', seat, { seat, ...figures, culture: gained, prestige: tens * prestige })
  return {
    credit: { ...dealings.credit, [seat]: counted % tokens },
    culture: { ...dealings.culture, [seat]: before + gained },
  }
}

function cultureLeft(world: World, had: number): number {
  const cap = ruled(world, 'trade_culture_cap')
  return cap === 'none' ? Infinity : Math.max(0, cap - had)
}
