import type { Component } from 'vue'
import type { FillRequest, Request } from '../../../src-shared/kernel/engine/request.ts'
import type { GameBeside, GamePages } from '../../games/game.ts'

type Cards = Pick<GamePages, 'cards' | 'fields' | 'beside'>

/** The card the game made for a question; undefined: the general one of its kind. */
export function cardOf({ cards }: Pick<Cards, 'cards'>, { wording, kind }: Pick<Request, 'wording' | 'kind'>): Component | undefined {
  const special = cards[wording]
  return special?.kind === kind ? special.component : undefined
}

/** The fields the game drew for a sheet; undefined: the general ones. */
export function fieldsOf({ fields }: Pick<Cards, 'fields'>, request: FillRequest): Component | undefined {
  const special = fields[request.wording]
  return special?.fits(request) === true ? special.component : undefined
}

/** What the game shows with a question in that place. */
export function besideOf({ beside }: Pick<Cards, 'beside'>, place: GameBeside['place'], request: Request): readonly Component[] {
  return beside.filter((one) => one.place === place && one.shows(request)).map(({ component }) => component)
}
