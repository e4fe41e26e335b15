import type { Message, MessageFigures } from '../kernel/message.ts'
import { englishOf } from '../kernel/message.ts'
import type { MessageKey } from './english.ts'
import { ENGLISH } from './english.ts'

export function message(key: MessageKey, figures: MessageFigures = {}): Message {
  return { key, figures, text: englishOf(ENGLISH[key], figures) }
}
