import type { RollRequest } from '../../../../src-shared/kernel/engine/request.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { addedTo, readBattle, type AddedToDice } from '../../../../src-shared/games/nation-turns/reading/battle.ts'
import { birthAreas, readBirths } from '../../../../src-shared/games/nation-turns/reading/births.ts'
import type { BattleDice } from '../../../../src-shared/games/nation-turns/rules/combat/dice.ts'
import { areaName, units } from '../../../../src-shared/games/nation-turns/words/places.ts'
import type { DiceLine } from '../../game.ts'
import { seatName } from '../../../wording/names.ts'
import { cardTexts } from './texts/cards.ts'

/** Births by area, with what each needs and why; a round of a battle by sides, with who throws what. */
export function diceLines(request: RollRequest, world: World | null): readonly DiceLine[] {
  switch (request.wording) {
    case 'roll.births':
      return birthLines(request, world)
    case 'roll.round':
      return battleLines(request, world)
    default:
      return []
  }
}

function birthLines(request: RollRequest, world: World | null): readonly DiceLine[] {
  const places = world === null ? [] : readBirths(world, request)
  return birthAreas(request).map((area) => {
    const place = places.find((one) => one.area === area)
    const note = place === undefined ? '' : cardTexts.births.need(place.need, place.farmers, place.modifier)
    return { title: areaName(area), note, count: 1 }
  })
}

function battleLines(request: RollRequest, world: World | null): readonly DiceLine[] {
  const { attackers, defenders } = cardTexts.battle
  const battle = world === null ? null : readBattle(world, request)
  const { nation, own, foes } = request.figures
  const added = (dice: BattleDice): AddedToDice =>
    world === null || battle === null ? { ground: 0, own: 0, event: 0 } : addedTo(world, battle.area, dice)
  return [
    { ...sideLine(attackers, battle?.attack ?? [], added), owner: String(nation), count: Number(own), tally: cardTexts.battle.hits },
    { ...sideLine(defenders, battle?.defence ?? [], added), count: Number(foes), tally: cardTexts.battle.hits },
  ].filter(({ count }) => count > 0)
}

function sideLine(
  side: string,
  dice: readonly BattleDice[],
  added: (dice: BattleDice) => AddedToDice,
): Pick<DiceLine, 'title' | 'note'> & { readonly owner?: string } {
  const nations = [...new Set(dice.map(({ nation }) => nation))]
  const [first] = nations
  const note = kindsOf(dice)
    .map((one) => cardTexts.battle.kind(units(one.units, one.type), one.need, one.dice, added(one)))
    .join(', ')
  return {
    ...{ title: nations.length === 0 ? side : cardTexts.battle.side(side, nations.map(seatName).join(', ')), note },
    ...(first !== undefined && nations.length === 1 ? { owner: first } : {}),
  }
}

/** Kinds of units that throw alike, wherever they came from. */
function kindsOf(dice: readonly BattleDice[]): readonly BattleDice[] {
  const kinds = new Map<string, BattleDice>()
  for (const one of dice) {
    const key = `${one.nation} ${one.type} ${one.need}`
    const before = kinds.get(key)
    kinds.set(key, { ...one, units: one.units + (before?.units ?? 0), dice: one.dice + (before?.dice ?? 0) })
  }
  return [...kinds.values()]
}
