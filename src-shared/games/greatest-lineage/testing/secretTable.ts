import { seededChance, type Bot, type Chance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import type { Act, ActRequest, Request } from '../../../kernel/engine/request.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import type { World } from '../../../kernel/world/world.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { SecretTable } from '../../../table/secrecy/testing/secretTable.ts'
import { schemer, warlike } from '../bots/botProfiles.ts'
import { random } from '../bots/random.ts'
import { GAME } from '../game.ts'
import type { TreatyDraft } from '../rules/diplomacy/records.ts'
import { GREATEST_LINEAGE } from '../rules/ruleset.ts'
import { isCivilisation, SEATS, type Civilisation } from '../rules/seats.ts'
import { anyRuling, anySetup } from './anySetup.ts'

const PLAYERS: Readonly<Record<Civilisation, Bot>> = { elves: schemer, humans: warlike, dwarves: random }
const WEALTH = { culture: 90, militaryTechnology: 12, territories: 14, food: 400, wood: 400, metal: 50, wealth: 60 }

/** What is prepared for which phase. */
const PREPARED = [
  { phase: 5, question: 'conflict', act: 'treaty' },
  { phase: 7, question: 'spend', act: 'technology' },
  { phase: 9, question: 'advance', act: 'advance' },
] as const

export const SECRET_TABLE: SecretTable = {
  game: GAME,
  seats: SEATS,
  campaign: richCampaign,
  reply: replyOf,
  ruling: anyRuling,
  corrected: { open: ['prestige'], own: ['wood', 'males', 'wealth'], amount: (chance) => 300 + chance(1, 500) },
  gifts: (owner, at) => [
    [{ owner, account: 'wood', to: 501 + 7 * at }],
    ...(at % 2 === 0
      ? [
          [
            { owner, account: 'age', to: 4 },
            { owner, account: 'food', to: 800 + at },
          ],
        ]
      : []),
  ],
  // A line that can be taken has its canary where it may stand.
  orders: (after, secret, id) =>
    PREPARED.filter(({ phase }) => phase > after).map(({ phase, question, act }) =>
      phase === 7
        ? { id: secret(), phase, question, answer: { act, amount: 1 } }
        : { id: id(), phase, question, answer: { act, text: secret(), other: 'humans' } },
    ),
  readersOf,
  evening: { runs: 3, before: 90, steps: 160, lines: 200, messages: 300, letters: 3, orders: 91, reasons: 16 },
  planting: { runs: 2, stretch: 70, canaries: 1000, own: 100 },
}

/** A campaign of three with means enough for agents, treaties and wars; nobody has fallen yet. */
export function richCampaign(seed: number, edition?: number): Campaign {
  const any = seed % 2 === 0 ? { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' } } : odd(seed)
  const setup = edition === undefined ? any : { ...any, edition }
  const campaign = begun(setup, GREATEST_LINEAGE)
  const chance = seededChance(seed)
  while (campaign.world.cursor.turn < 1 && campaign.pending !== null)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, chance)))
  const rich = (): Record<string, number> => ({ ...WEALTH, males: chance(250, 340), females: chance(260, 350), technology: chance(30, 60) })
  const changes = SEATS.flatMap((owner) => Object.entries(rich()).map(([account, to]) => ({ owner, account, to })))
  valueOf(campaign.correct(changes, 'a head start'))
  return campaign
}

function odd(seed: number) {
  return { ...(anySetup(seededChance(seed)) as object), goal: 'conquest' }
}

function replyOf(request: Request, world: World, chance: Chance, words: (request: Request) => string): unknown {
  const letter = request.kind === 'act' ? letterOf(request, chance, words) : null
  if (letter !== null) return letter
  const bot = isCivilisation(request.seat) ? PLAYERS[request.seat] : random
  const answer = bot(request, world, chance)
  const isText = typeof answer === 'object' && answer !== null && 'text' in answer && questionName(request.id) === 'treaty'
  return isText ? { ...answer, text: words(request) } : answer
}

/** Players write to each other more than bots would by themselves. Null: this time they do not. */
function letterOf(request: ActRequest, chance: Chance, words: (request: Request) => string): unknown {
  const offered = (id: string): Act | undefined => request.acts.find((act) => act.id === id)
  if (questionName(request.id) !== 'treaty') {
    const field = offered('treaty')?.fields.find(({ id }) => id === 'with')
    if (offered('treaty') === undefined || chance(1, 100) > 30) return null
    return { act: 'treaty', ...(field?.type === 'pick' ? { with: field.options[chance(0, field.options.length - 1)]?.id } : {}) }
  }
  if (offered('text') !== undefined && chance(1, 100) <= 40) return { act: 'text', text: words(request) }
  return offered('offer') !== undefined && chance(1, 100) <= 50 ? { act: 'offer' } : null
}

/** Whoever a treaty was offered to, and everybody once it is signed. */
function readersOf(effect: Effect): readonly Civilisation[] {
  if (effect.kind !== 'record') return []
  if (effect.collection === 'treaty') return SEATS
  const draft = effect.value as unknown as TreatyDraft
  return effect.collection === 'treatyDraft' && draft.stage === 'offered' ? draft.parties : []
}

/** Plays on by itself. */
export function playOn(campaign: Campaign, chance: Chance, steps: number): void {
  for (let at = 0; at < steps && campaign.pending !== null; at++)
    valueOf(campaign.answer(replyOf(campaign.pending, campaign.world, chance, () => 'words between two')))
}
