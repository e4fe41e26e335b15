import { post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type Token } from '../accounts.ts'
import { textIn, type Offer } from '../acts.ts'
import { held } from '../civilisation.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation } from '../seats.ts'
import { KINGDOM } from '../tables/kingdom.ts'
import { TRIBE } from '../tables/tribe.ts'
import { endWar } from './ending.ts'
import type { War } from './records.ts'
import { enemyOf, warsOf } from './wars.ts'
import { OF_WARS } from '../actGroups.ts'

/** What ends a war, in tokens. */
export interface Tribute {
  readonly rule: RuleId
  readonly tokens: Readonly<Partial<Record<Token, number>>>
}

/** What `seat` would pay now to end this war; null against a civilisation, with which only a treaty ends it. */
export function tributeOf(world: World, war: War, seat: Civilisation): Tribute | null {
  const enemy = enemyOf(war, seat)
  if (isCivilisation(enemy)) return null
  return isKingdom(enemy) ? kingdomTribute(world, war) : tribeTribute()
}

/**
 * GL-NPK-4 A kingdom spies on nobody and signs no treaty: its wars last until it has its tribute.
 * GL-NPK-5 The tribute is 10 wealth and 4 food for every turn of the war, the first one counted from its opening on (RULING-139:
 * `tribute_wealth = flat` asks for the wealth once).
 */
function kingdomTribute(world: World, { turns }: War): Tribute {
  const { wealth, food } = KINGDOM.tribute
  const due = Math.max(1, turns)
  return { rule: 'GL-NPK-5', tokens: { wealth: ruled(world, 'tribute_wealth') === 'flat' ? wealth : wealth * due, food: food * due } }
}

/**
 * GL-NPT-1 A tribe begins no war (see `wageKingdomWars`, which knows kingdoms only), and once in one it cannot leave it.
 * GL-NPT-3 A player who gives up pays it 30 food and 60 wood, however long the war was (RULING-148).
 */
function tribeTribute(): Tribute {
  return { rule: 'GL-NPT-3', tokens: TRIBE.tribute }
}

function canPay(world: World, seat: Civilisation, { tokens }: Tribute): boolean {
  return TOKENS.every((token) => held(world, seat, token) >= (tokens[token] ?? 0))
}

/** Wars that `seat` could pay its way out of, and for what. It must be paid whole. */
function payable(world: World, seat: Civilisation): readonly { readonly war: War; readonly tribute: Tribute }[] {
  return warsOf(world, seat).flatMap((war) => {
    const tribute = tributeOf(world, war, seat)
    return tribute !== null && canPay(world, seat, tribute) ? [{ war, tribute }] : []
  })
}

/** Tribute to a kingdom or a tribe, as one act. */
export function tributeOffers(world: World, seat: Civilisation): readonly Offer[] {
  const wars = payable(world, seat)
  const [first] = wars
  if (first === undefined) return []
  const options = wars.map(({ war, tribute }): Option => ({
    id: war.id,
    wording: 'option.tribute',
    figures: { enemy: enemyOf(war, seat), turns: war.turns, ...tokenFigures(tribute) },
  }))
  const act = {
    id: 'tribute',
    rule: first.tribute.rule,
    wording: 'act.diplomacy.tribute',
    ...OF_WARS,
    figures: { wars: wars.length },
    fields: [{ id: 'war', type: 'pick', wording: 'field.warToLeave', options, preset: first.war.id }],
  } as const
  return [{ act, perform: (answer) => payTribute(world, seat, textIn(answer, 'war')) }]
}

function tokenFigures({ tokens }: Tribute): Figures {
  return { food: tokens.food ?? 0, wood: tokens.wood ?? 0, wealth: tokens.wealth ?? 0 }
}

function* payTribute(world: World, seat: Civilisation, warId: string): Procedure {
  const war = payable(world, seat).find((other) => other.war.id === warId)?.war
  const tribute = war && tributeOf(world, war, seat)
  if (war === undefined || tribute === undefined || tribute === null) return
  yield* pay(world, seat, war, tribute)
  yield* endWar(tribute.rule, world, warId, { how: 'tribute', victor: enemyOf(war, seat) })
}

/** Tribute is paid as far as there are tokens, and is gone: kingdoms and tribes keep no stores. */
export function* pay(world: World, seat: Civilisation, war: War, { rule, tokens }: Tribute): Procedure {
  const paid = Object.fromEntries(TOKENS.map((token) => [token, Math.min(tokens[token] ?? 0, held(world, seat, token))] as const))
  for (const token of TOKENS) yield* post(rule, seat, token, 0 - (paid[token] ?? 0), { about: war.id, figures: { turns: war.turns } })
  const figures = { seat, enemy: enemyOf(war, seat), food: paid['food'] ?? 0, wood: paid['wood'] ?? 0, wealth: paid['wealth'] ?? 0 }
  yield* tell(rule, 'line.war.tribute', { seat, see: [seat], about: war.id, figures })
}
