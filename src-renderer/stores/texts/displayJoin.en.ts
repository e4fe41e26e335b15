import type { DisplayRefusal } from '../../../src-shared/contract/seats.ts'

/** Why a table display is not let in by its short code. */
export const EN = {
  wrong: 'This is not the code the game master sees: compare it, and type it again. It has neither 0 nor O, neither 1 nor I.',
  used: 'Another display has joined with this code: ask the game master to show a new one.',
  over: 'This code has expired: a code is good for two minutes, and only while the game master looks at it. Ask for a new one.',
  guessed: 'Too many wrong codes were typed: ask the game master to show a new one.',
} satisfies Record<DisplayRefusal, string>
