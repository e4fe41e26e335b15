import { MESSAGES } from '../../rules/messages.ts'
import { allOf } from '../names.ts'
import { templated } from '../templated.ts'

/** Refusals of this game and the nouns that stand in them. */
export const MESSAGE_WORDS = templated(MESSAGES, allOf)
