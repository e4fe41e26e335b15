import type { TableState } from '../../contract/workbenchApi.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { currentTitle } from '../../kernel/journal/journal.ts'
import type { Message } from '../../kernel/message.ts'
import { ownSeedOf } from '../../kernel/chance/mixing.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { message } from '../../messages/message.ts'
import { isShownToGameMaster } from './view.ts'

/**
 * A campaign at the table; `readOnly`: why nothing can be changed; `notice`: a notice for the game master. Both are null if there is none.
 */
export interface SessionState {
  readonly campaign: Campaign
  readonly readOnly: Message | null
  readonly notice: Message | null
}

/** Reason shown to players for any read-only table. */
const SHUT = message('table.shut')

/** Returns the table's state as the game master sees it. */
export function stateOf({ campaign, readOnly, notice }: SessionState): TableState {
  const { asked, sealed } = openIn(campaign, readOnly)
  const waitsFor = asked.filter((request) => !isShownToGameMaster(request)).map(({ seat }) => seat)
  return {
    ...(waitsFor.length === 0 ? {} : { waitsFor }),
    title: currentTitle(campaign.header, campaign.entries),
    pending: asked.filter(isShownToGameMaster),
    sealed: sealed.filter(({ request }) => isShownToGameMaster(request)),
    parties: readOnly === null ? campaign.parties : [],
    retractable: readOnly === null ? campaign.lastRetractable : null,
    readOnly,
    disagreement: campaign.disagreement?.seq ?? null,
    notice,
    dice: campaign.dice,
    seed: isOver(campaign) ? ownSeedOf(campaign.entries) : null,
  }
}

/** Returns the part of the table's state that a player must know. */
export function stateFor(seat: SeatId, seated: SessionState): TableState {
  const { title, parties, dice, seed } = stateOf(seated)
  const { campaign, readOnly } = seated
  const { asked, sealed } = openIn(campaign, readOnly)
  return {
    ...{ title, parties, dice, seed },
    pending: asked.filter((request) => request.seat === seat),
    sealed: sealed.filter(({ request }) => request.seat === seat),
    ...{ retractable: null, disagreement: null, notice: null, readOnly: readOnly === null ? null : SHUT },
  }
}

/** Whether the game has ended: nothing is asked, and the rules agree with the journal. */
export function isOver({ pending, disagreement }: Campaign): boolean {
  return pending === null && disagreement === null
}

/** Requests and sealed answers of all seats; none if the campaign is read-only. */
function openIn(campaign: Campaign, readOnly: Message | null): Pick<Campaign, 'asked' | 'sealed'> {
  return readOnly === null ? campaign : { asked: [], sealed: [] }
}
