import { TABLE_SEAT, type Cursor } from '../kernel/world/effect.ts'
import { roundName, say } from '../games/text/playing.ts'
import { reportTexts } from './words.ts'

/** Returns "In play: Round 7 · Humans · Population.", or that the game is over. */
export function placeText({ turn, seat, phase }: Cursor, isOver: boolean): string {
  if (isOver) return reportTexts.gameOver
  if (turn === 0) return reportTexts.playStands(reportTexts.setUp)
  const whose = seat === TABLE_SEAT ? [say('rail.table')] : [say(`seat.${seat}`), ...(phase === 0 ? [] : [say(`phase.${phase}`)])]
  return reportTexts.playStands([roundName(turn), ...whose].join(' · '))
}
