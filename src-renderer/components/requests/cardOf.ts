import type { Component } from 'vue'
import type { Request } from '../../../src-shared/kernel/request.ts'
import ActCard from './ActCard.vue'
import ChooseCard from './ChooseCard.vue'
import FillCard from './FillCard.vue'
import RollCard from './RollCard.vue'
import TreatyCard from './TreatyCard.vue'

const GENERAL: Readonly<Record<Request['kind'], Component>> = { roll: RollCard, choose: ChooseCard, fill: FillCard, act: ActCard }

/** Questions that have a card of their own, by wording. Sheets with fields of their own: `fillParts`. */
const SPECIAL: Readonly<Record<string, { readonly kind: Request['kind']; readonly card: Component }>> = {
  'act.treaty': { kind: 'act', card: TreatyCard },
}

/** The card a question is answered on: its own, or the general one of its kind. It takes the request and gives the same answers. */
export function cardOf({ wording, kind }: Request): Component {
  const special = SPECIAL[wording]
  return special?.kind === kind ? special.card : GENERAL[kind]
}
