import { say } from '../../../../src-shared/games/text/playing.ts'
import type { AreaReading } from '../../../../src-shared/games/nation-turns/reading/board.ts'
import { boardTexts } from './texts/board.ts'

/** "rough", or all grounds of an area that has more than one. */
export function groundName(grounds: AreaReading['grounds']): string {
  return grounds.map((ground) => say(`areaType.${ground}`)).join(', ')
}

/** What is to be known of an area at this moment: a battle, and what the question says of it. */
export function marksOf({ contested, rounds, light }: AreaReading): readonly string[] {
  return [
    ...(contested ? [`${boardTexts.contested}, ${boardTexts.rounds(rounds)}`] : []),
    ...(light === null ? [] : [boardTexts.light[light]]),
  ]
}
