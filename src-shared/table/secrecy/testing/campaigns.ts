import type { Bot, Chance } from '../../../insight/bots/bot.ts'
import { seededChance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { random } from '../../../games/greatest-lineage/bots/random.ts'
import { schemer, warlike } from '../../../games/greatest-lineage/bots/botProfiles.ts'
import type { Campaign } from '../../../kernel/campaign.ts'
import type { Act, ActRequest, Request } from '../../../kernel/request.ts'
import { questionName } from '../../../kernel/requestId.ts'
import type { World } from '../../../kernel/world.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { GREATEST_LINEAGE } from '../../../games/greatest-lineage/rules/ruleset.ts'
import type { Civilisation } from '../../../games/greatest-lineage/rules/seats.ts'
import { SEATS, isCivilisation } from '../../../games/greatest-lineage/rules/seats.ts'
import { anySetup } from '../../../games/greatest-lineage/testing/anySetup.ts'

const PLAYERS: Readonly<Record<Civilisation, Bot>> = { elves: schemer, humans: warlike, dwarves: random }
const WEALTH = { culture: 90, militaryTechnology: 12, territories: 14, food: 400, wood: 400, metal: 50, wealth: 60 }

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

/** What the player of a seat, or whoever is asked in nobody's name, says. `words` stand in treaties. */
export function replyOf(request: Request, world: World, chance: Chance, words: (request: Request) => string): unknown {
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

/** Plays on by itself. */
export function playOn(campaign: Campaign, chance: Chance, steps: number): void {
  for (let at = 0; at < steps && campaign.pending !== null; at++)
    valueOf(campaign.answer(replyOf(campaign.pending, campaign.world, chance, () => 'words between two')))
}

/** The text of its file. */
export function fileOf(headerLine: string, lines: readonly string[]): string {
  return [headerLine, ...lines, ''].join('\n')
}

/** More campaigns than in every run of the tests: `LINEAGE_SECRECY_RUNS=20` times as many. */
export function runsOf(usual: number, times: string | undefined): number {
  return usual * Math.max(1, Number(times ?? 1) || 1)
}
