import type { Sheet } from '../../../kernel/forms/field.ts'
import type { Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { translated } from '../../../language/catalogue.ts'
import { figure } from '../../../language/figures.ts'
import { shareTexts } from '../../../language/percent.ts'
import { highest, quantile, type Distribution } from '../../../insight/odds/distribution.ts'
import { readyAgents } from '../rules/espionage/agents.ts'
import { chanceOfAgent } from '../rules/espionage/missions.ts'
import type { AgentKind } from '../rules/espionage/records.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { isCivilisation } from '../rules/seats.ts'
import { birthOdds } from './births.ts'
import { assassinOdds, spyOdds } from './missions.ts'
import { shortageOdds } from './shortage.ts'

const TEXTS = translated({
  en: {
    children: (many: string) => `Children, in nine of ten cases: ${many}.`,
    childrenAndDeaths: (many: string, deaths: string) => `Children, in nine of ten cases: ${many}; mothers lost: ${deaths}.`,
    lost: (many: string) => `People lost: ${many}.`,
    range: (least: string, most: string) => `${least} to ${most}`,
    spy: (success: string, uncovered: string, caught: string) =>
      `Succeeds: ${success}; is uncovered: ${uncovered}; fails and is caught: ${caught}.`,
    assassin: (success: string, dies: string, home: string) =>
      `If no third player steps in, succeeds: ${success}; dies: ${dies}; fails and comes home: ${home}.`,
  },
  de: {
    children: (many) => `Kinder, in neun von zehn Fällen: ${many}.`,
    childrenAndDeaths: (many, deaths) => `Kinder, in neun von zehn Fällen: ${many}; verlorene Mütter: ${deaths}.`,
    lost: (many) => `Verlorene Leute: ${many}.`,
    range: (least, most) => `${least} bis ${most}`,
    spy: (success, uncovered, caught) => `Hat Erfolg: ${success}; wird enttarnt: ${uncovered}; scheitert und wird gefasst: ${caught}.`,
    assassin: (success, dies, home) =>
      `Wenn sonst niemand eingreift, hat Erfolg: ${success}; stirbt: ${dies}; scheitert und kehrt heim: ${home}.`,
  },
})

/**
 * What the dice of a question are likely to bring, in a line: births, a shortage, a mission. Null where the question has no such dice.
 * `sheet`: what is filled in, with the chosen act as `act` where acts are offered.
 */
export function questionOdds(world: World, request: Request, sheet: Sheet): string | null {
  const { figures, wording, kind } = request
  const { chance, mothers, people } = figures
  if (kind === 'fill' && wording === 'fill.population') return birthsText(world, sheet['mothers'], chance)
  if (kind === 'roll' && wording === 'roll.births') return birthsText(world, mothers, chance)
  if (kind === 'roll' && wording === 'roll.loss' && typeof people === 'number') return lossText(world, people)
  if (kind === 'act' && (sheet['act'] === 'sendSpy' || sheet['act'] === 'sendAssassin'))
    return missionText(world, request.seat, sheet['act'] === 'sendSpy' ? 'spy' : 'assassin', sheet['agent'])
  return null
}

function birthsText(world: World, mothers: unknown, chance: unknown): string | null {
  if (typeof mothers !== 'number' || typeof chance !== 'number' || !Number.isSafeInteger(mothers) || mothers <= 0) return null
  const deadly = ruled(world, 'birth_death') === 'second_roll'
  const { children, deaths } = birthOdds({ mothers, chance, deadly })
  return deadly ? TEXTS.childrenAndDeaths(likely(children), likely(deaths)) : TEXTS.children(likely(children))
}

function lossText(world: World, people: number): string {
  const lost = shortageOdds(people, ruled(world, 'loss_rounding'))
  return TEXTS.lost(rangeText(lost.values[0] ?? 0, highest(lost)))
}

/** Of the agent that is chosen, or the one who would go. */
function missionText(world: World, seat: string, kind: AgentKind, chosen: unknown): string | null {
  if (!isCivilisation(seat)) return null
  const ready = readyAgents(world, seat, kind)
  const agent = ready.find(({ id }) => id === chosen) ?? ready[0]
  if (agent === undefined) return null
  const chance = chanceOfAgent(world, agent)
  if (kind === 'spy') {
    const { uncovered, success, caught } = spyOdds(chance)
    const [succeeds = '', isUncovered = '', isCaught = ''] = shareTexts([success, uncovered, caught])
    return TEXTS.spy(succeeds, isUncovered, isCaught)
  }
  const { uncovered, success, caught, escaped } = assassinOdds(chance, agent.method ?? 'plain')
  const [succeeds = '', dies = '', comesHome = ''] = shareTexts([success, uncovered + caught, escaped])
  return TEXTS.assassin(succeeds, dies, comesHome)
}

/** From where to where it goes in nine of ten cases. */
function likely(of: Distribution): string {
  return rangeText(quantile(of, 0.05), quantile(of, 0.95))
}

function rangeText(low: number, high: number): string {
  return low === high ? figure(low) : TEXTS.range(figure(low), figure(high))
}
