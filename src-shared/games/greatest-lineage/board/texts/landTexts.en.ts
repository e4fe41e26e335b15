import { count } from '../../../../language/figures.ts'
import { capitalThe, the } from '../../words/names.ts'

/** What the map says of land in play, and why land is no answer to a question. Owners by their ids. */
export const EN = {
  holder: (owner: string) => capitalThe(owner),
  army: (owner: string, enemy: string, warriors: number | null) =>
    warriors === null
      ? `army of ${the(owner)} against ${the(enemy)}`
      : `army of ${the(owner)} against ${the(enemy)}: ${count(warriors, 'warrior')}`,
  occupiedFrom: (enemy: string) => `occupied in the war against ${the(enemy)}`,
  occupied: 'occupied in a war',
  capitalOf: (kingdom: string) => `capital of ${the(kingdom)}`,
  settled: 'another settlement is here',
  farther: 'other land comes first',
  noBorder: 'it borders no land you own or occupy',
  yours: 'it is yours already',
  tooFar: 'it is too far away',
  guarded: (tribe: string) => `${the(tribe)} guards it`,
  belongs: (owner: string) => `it belongs to ${the(owner)}`,
  blankNot: (owner: string) => `nobody owns it; land of ${the(owner)} is asked for`,
  notOf: (holder: string, owner: string) => `it belongs to ${the(holder)}; land of ${the(owner)} is asked for`,
}
