import type { SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import { BY_ORDERS } from '../../src-shared/kernel/journal/standIns.ts'
import { has, say } from '../../src-shared/games/text/playing.ts'
import { capital } from '../../src-shared/language/grammar.ts'
import { inWords } from '../../src-shared/language/inWords.ts'
import { wordTexts } from './texts/words.ts'

/** What a bot is called. */
export function botName(bot: string): string {
  return has(`bot.${bot}`) ? say(`bot.${bot}`) : capital(inWords(bot))
}

/** Who stands in for whom, or does no more. */
export function standInText({ seat = '', by = '' }: Pick<SeenEntry, 'seat' | 'by'>): string {
  const texts = wordTexts.standIn
  if (by === '') return texts.back(seat)
  return by === BY_ORDERS ? texts.orders(seat) : texts.by(seat, botName(by))
}
