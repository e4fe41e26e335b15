import { isHost, hasGeneral } from '../../../../src-shared/games/hordes/rules/records.ts'
import {
  aidCosts,
  lurkerPrice,
  moveCosts,
  spellCosts,
  type Cost,
  type Distance,
} from '../../../../src-shared/games/hordes/rules/command/prices.ts'
import { PRICE } from '../../../../src-shared/games/hordes/rules/tables.ts'
import { isAerial } from '../../../../src-shared/games/hordes/rules/types.ts'
import type { Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { chosenIn } from './picks.ts'
import { cardTexts } from './texts/cards.ts'

/** A part of a price, and what it is for. */
export interface NamedCost extends Cost {
  readonly name: string
}

/** HQ-PIP-1 to HQ-PIP-10: what an act as it is filled in would cost, part by part. */
export function costOfAct(world: World, act: string, sheet: Sheet): readonly NamedCost[] {
  return costs(world, act, sheet).map((cost) => ({ ...cost, name: nameOf(world, cost.rule, sheet) }))
}

function costs(world: World, act: string, sheet: Sheet): readonly Cost[] {
  const host = world.cursor.seat
  const [element] = chosenIn(world, sheet['element'])
  switch (act) {
    case 'march': {
      const group = chosenIn(world, sheet['elements'])
      return !isHost(host) || group.length === 0 ? [] : moveCosts(world, host, group, distanceIn(sheet))
    }
    case 'lurker':
      return element === undefined ? [] : [{ rule: 'HQ-PIP-4', pips: lurkerPrice(world, element) ?? 0 }]
    case 'horde':
      return [{ rule: 'HQ-PIP-5', pips: PRICE.horde }]
    case 'sorcerer':
      return [{ rule: 'HQ-PIP-6', pips: PRICE.sorcerer }]
    case 'god':
      return [{ rule: 'HQ-PIP-7', pips: PRICE.god }]
    case 'dragons':
      return [{ rule: 'HQ-PIP-8', pips: PRICE.dragons }]
    case 'bespell':
      return spellCosts(chosenIn(world, sheet['aiders']).length)
    case 'support':
      return aidCosts(element?.type === 'MA' ? 1 : 0)
    default:
      return []
  }
}

function distanceIn(sheet: Sheet): Distance {
  const told = sheet['command']
  return told === 'unseen' || told === 'far' ? told : 'near'
}

function nameOf(world: World, rule: RuleId, sheet: Sheet): string {
  const { cost } = cardTexts
  const host = world.cursor.seat
  const group = chosenIn(world, sheet['elements'])
  switch (rule) {
    case 'HQ-PIP-1':
      return cost.move
    case 'HQ-PIP-2': {
      const [aerials, magician] = [group.some(({ type }) => isAerial(type)), group.some(({ type }) => type === 'MA')]
      return aerials && magician ? cost.both : aerials ? cost.aerial : cost.magician
    }
    case 'HQ-PIP-3':
      if (isHost(host) && !hasGeneral(world, host)) return cost.generalLost
      return distanceIn(sheet) === 'far' ? cost.far : cost.unseen
    case 'HQ-PIP-5':
    case 'HQ-PIP-6':
      return cost.replace
    case 'HQ-PIP-9':
      return cost.spell
    case 'HQ-PIP-10':
      return cost.aid
    default:
      return cost.deploy
  }
}
