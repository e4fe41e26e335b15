import { expect } from '@playwright/test'
import type { Desk } from './desk.ts'
import type { SeatApp } from './seat.ts'

/** What one step of play answered: whom it was asked of, what, and on whose device. */
export interface Answered {
  readonly seat: string
  readonly title: string
  readonly by: 'player' | 'gameMaster'
}

/** A game master's desk, and players who sit at it with devices of their own. */
export class Evening {
  readonly desk: Desk
  /** By seat, as the program names it: `elves`. Who is taken out of it is answered for by the game master. */
  readonly players: Map<string, SeatApp>

  constructor(desk: Desk, players: ReadonlyMap<string, SeatApp>) {
    this.desk = desk
    this.players = new Map(players)
  }

  /** Whom the question of the moment is put to, and what it is. */
  async asked(): Promise<Pick<Answered, 'seat' | 'title'>> {
    const { card } = this.desk
    const title = await card.getByRole('heading', { level: 2 }).innerText()
    return { seat: (await card.getAttribute('data-seat')) ?? '', title: title.trim() }
  }

  /** The player's device shows what the desk asks of that seat. */
  async expectAsked(seat: string): Promise<SeatApp> {
    const player = this.players.get(seat)
    if (player === undefined) throw new Error(`nobody sits at ${seat}`)
    const head = this.desk.card.locator('header.head')
    await expect
      .poll(async () => (await player.card.count()) === 1 && (await player.card.locator('header.head').innerText()))
      .toBe(await head.innerText())
    return player
  }

  /** Whoever is asked answers, with whatever comes up first; then the desk has gone on. */
  async step(): Promise<Answered> {
    const { seat, title } = await this.asked()
    if (!this.players.has(seat)) {
      const { kind } = await this.desk.question()
      if (kind === 'choose') await this.desk.card.getByRole('radio').first().check()
      const button = kind === 'roll' ? this.desk.roll : kind === 'act' ? this.desk.done : this.desk.accept
      await this.desk.change(() => button.click())
      return { seat, title, by: 'gameMaster' }
    }
    const player = await this.expectAsked(seat)
    await this.desk.change(async () => {
      await player.answer()
    })
    return { seat, title, by: 'player' }
  }

  /** Plays until something of this title is asked, which is left unanswered. */
  async until(title: RegExp, most = 120): Promise<readonly Answered[]> {
    const answered: Answered[] = []
    for (;;) {
      const now = await this.asked()
      if (title.test(now.title)) return answered
      if (answered.length >= most) throw new Error(`never asked: ${String(title)}; the last was "${answered.at(-1)?.title ?? ''}"`)
      answered.push(await this.step())
    }
  }

  /** Plays until the round is over. */
  async toNextRound(most = 160): Promise<readonly Answered[]> {
    const round = async (): Promise<string> => (await this.desk.place.innerText()).split(' · ')[0] ?? ''
    const [now, answered]: [string, Answered[]] = [await round(), []]
    while ((await round()) === now) {
      if (answered.length >= most) throw new Error(`${now} does not end; the last question was "${answered.at(-1)?.title ?? ''}"`)
      answered.push(await this.step())
    }
    return answered
  }
}
