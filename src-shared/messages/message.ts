import { englishOf, type Message, type MessageFigures } from '../kernel/message.ts'
import { ENGLISH, type MessageKey } from './english.ts'

export function message(key: MessageKey, figures: MessageFigures = {}): Message {
  return { key, figures, text: englishOf(ENGLISH[key], figures) }
}
