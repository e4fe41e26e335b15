import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { assassinChance, highestChance, spyChance } from '../../../../src-shared/games/greatest-lineage/rules/espionage/chances.ts'
import { missionChance } from '../../../../src-shared/games/greatest-lineage/rules/espionage/missions.ts'
import type { Agent, Mission } from '../../../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { ASSASSIN_FIGURES, METHOD_FIGURES, SPY_FIGURES } from '../../../../src-shared/games/greatest-lineage/rules/tables/espionage.ts'
import { figure, signed } from '../../../../src-shared/language/figures.ts'
import { bookletTexts } from './texts/booklets.ts'

/** One line of the reckoning of a chance. */
export interface ChancePart {
  readonly label: string
  readonly value: string
}

/** A chance in percent, with the lines it is reckoned from. */
export interface Chance {
  readonly value: number
  readonly rule: RuleId
  readonly parts: readonly ChancePart[]
}

/** Turns an agent must train before it can be released. */
export function trainingTurns({ kind }: Pick<Agent, 'kind'>): number {
  return kind === 'spy' ? SPY_FIGURES.turns : ASSASSIN_FIGURES.turns
}

/** Chance of an agent released after so many turns of training: see GL-SPY-3 and GL-ASN-3. */
export function trainedChance(world: World, { kind, method }: Pick<Agent, 'kind' | 'method'>, turns: number): Chance {
  const texts = bookletTexts.chance
  const figures = kind === 'spy' ? SPY_FIGURES : ASSASSIN_FIGURES
  const extra = figures.perTurn * Math.max(0, turns - figures.turns)
  const ways = method ?? 'plain'
  const cap = ruled(world, 'asn_cap')
  const value = kind === 'spy' ? spyChance(turns) : assassinChance(turns, ways, cap)
  const added = kind === 'spy' ? 0 : METHOD_FIGURES[ways].chance
  const whole = figures.base + extra + added
  const parts = [
    { label: texts.training(figures.turns), value: figure(figures.base) },
    ...(extra === 0 ? [] : [{ label: texts.more(turns - figures.turns, figures.perTurn), value: signed(extra) }]),
    ...(added === 0 ? [] : [{ label: ways === 'poison' ? texts.poison : texts.melee, value: signed(added) }]),
    ...(whole === value
      ? []
      : [
          {
            label: kind === 'spy' || cap === 'total' ? texts.most(figures.most) : texts.mostTrained(figures.most),
            value: signed(value - whole),
          },
        ]),
  ]
  return { value, rule: kind === 'spy' ? 'GL-SPY-3' : 'GL-ASN-3', parts }
}

/** Chance of an agent as it was released. Where house rules or the game master made it another than its training would: that figure alone. */
export function releasedChance(world: World, agent: Agent): Chance {
  const trained = trainedChance(world, agent, (agent.released ?? agent.started) - agent.started)
  return trained.value === agent.skill
    ? trained
    : { ...trained, value: agent.skill, parts: [{ label: bookletTexts.chance.asLeft, value: figure(agent.skill) }] }
}

/** Chance of a mission as it would be tried now: the agent's own, with what helps it. */
export function chanceOfMission(world: World, mission: Mission, agent: Agent): Chance {
  const own = releasedChance(world, agent)
  const value = missionChance(world, mission)
  if (mission.aided) return { value, rule: 'GL-ASN-5', parts: [{ label: bookletTexts.chance.aided, value: figure(value) }] }
  if (value === own.value) return own
  const most = highestChance(agent.kind, agent.method, ruled(world, 'asn_cap'))
  return {
    ...own,
    value,
    parts: [...own.parts, { label: bookletTexts.chance.ruler(most), value: signed(value - own.value) }],
  }
}
