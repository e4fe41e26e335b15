import type { Act, Request } from '../../../../src-shared/kernel/engine/request.ts'
import { GAME_MASTER } from '../../../../src-shared/kernel/world/rule.ts'
import { spendCardTexts } from './texts/spendCards.ts'
import type { AtTable } from '../../atTable.ts'
import { bonusSheets, type BonusComparison } from './bonusSheets.ts'
import { isGathering } from './gathering.ts'
import { isSpending, mostOf } from './purse.ts'
import { raidSheets } from './raidSheets.ts'

/** Figures of a question that its card shows each in its place: among the fields, or as the treaty itself. */
const ON_CARD: Readonly<Record<string, readonly string[]>> = {
  'fill.raidLoot': ['burn', 'steal'],
  'fill.demand': ['people', 'territories'],
  'fill.demandProposed': ['people', 'territories'],
  'fill.seats': ['settlements'],
  'act.treaty': ['clauses', 'countersLeft'],
  'choose.treatyAnswer': ['clauses', 'countersLeft'],
}

/** Figures that both bonus sheets end with. */
const IN_SHEETS: readonly string[] = ['bonus', 'enemyBonus']

/** Ids of figures that need not be shown once more above the card. */
export function figuresOnCard(request: Request, at: AtTable): readonly string[] {
  return [...onCard(request), ...(sheetsFor(request, at) === null ? [] : IN_SHEETS)]
}

function onCard(request: Request): readonly string[] {
  if (isPurchase(request)) return ['points']
  if (request.kind === 'fill' && request.wording === 'fill.gather' && isGathering(request))
    return ['gatherers', 'each', 'foodDue', 'woodDue']
  if (request.wording.startsWith('fill.land.')) return ['territories', 'owner']
  return ON_CARD[request.wording] ?? []
}

/** Both sides' bonuses line by line, where a roll has them and whoever looks may read them. */
export function sheetsFor(request: Request, { moments, world, viewer }: AtTable): BonusComparison | null {
  const told = bonusSheets(moments, request)
  return told === null && viewer === GAME_MASTER ? raidSheets(moments, world, request) : told
}

export function isPurchase(request: Request): boolean {
  return request.kind === 'act' && isSpending(request)
}

/** How many could be bought of it now, so that the whole price list can be read at once. */
export function mostToBuy(request: Request, act: Act): string {
  const most = isPurchase(request) ? mostOf(act) : null
  return most === null ? '' : spendCardTexts.purse.most(most)
}
