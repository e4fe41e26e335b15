import type { Desk, Question } from './desk.ts'

/** Something bought or done where acts are asked for, as it is named on the card. */
export interface Deed {
  readonly name: RegExp
  /** For the act's first number; absent: as it comes up. */
  readonly amount?: number
}

/** Somebody who answers what the desk asks, with the mouse. */
export interface Player {
  readonly dice: 'app' | 'typed'
  /** Carried out in this order as soon as they are on offer, each once a turn; then the acts are ended. */
  readonly deeds?: readonly Deed[]
}

/** What the table's dice show, one after another; 100 in every way it is typed. */
const TABLE_DICE = ['34', '7', '00', '77', '5', '61', '0', '92', '18', '100', '49', '83', '26', '58', '3', '70']
const LONGEST_TURN = 80

/** Plays until it is no longer `seat`'s turn. Gives the questions that were answered. */
export async function playTurn(desk: Desk, seat: string, { dice, deeds = [] }: Player): Promise<readonly Question[]> {
  const answered: Question[] = []
  const undone = [...deeds]
  let rolled = 0

  const rollDice = async (count: number): Promise<void> => {
    if (dice === 'app') return desk.change(() => desk.roll.click())
    const shown = Array.from({ length: count }, (_, at) => TABLE_DICE[(rolled + at) % TABLE_DICE.length])
    rolled += count
    await desk.typedDice.fill(shown.join(' '))
    return desk.change(() => desk.accept.click())
  }

  const act = async (): Promise<void> => {
    for (const deed of undone) {
      if ((await desk.act(deed.name).count()) === 0) continue
      undone.splice(undone.indexOf(deed), 1)
      return desk.perform(deed.name, deed.amount)
    }
    return desk.change(() => desk.done.click())
  }

  while ((await desk.place.innerText()).includes(` · ${seat}`)) {
    if (answered.length > LONGEST_TURN) throw new Error(`the turn does not end; the last question was "${answered.at(-1)?.title}"`)
    const question = await desk.question()
    if (question.kind === 'roll') await rollDice(question.dice)
    else if (question.kind === 'act') await act()
    else {
      if (question.kind === 'choose') await desk.card.getByRole('radio').first().check()
      await desk.change(() => desk.accept.click())
    }
    answered.push(question)
  }
  if (undone.length > 0) throw new Error(`never on offer: ${undone.map(({ name }) => String(name)).join(', ')}`)
  return answered
}

/** Rolls for the first turn with the app's dice. Gives who begins. */
export async function rollForFirst(desk: Desk): Promise<string> {
  while ((await desk.place.innerText()) === 'Before the first round') await desk.change(() => desk.roll.click())
  return seatInPlay(desk)
}

/** Whose turn it is, as the bar at the top says. */
export async function seatInPlay(desk: Desk): Promise<string> {
  return (await desk.place.innerText()).split(' · ')[1] ?? ''
}

const MOST_ANSWERS = 150

/** Answers everything as it comes up, with the app's dice and without any act, until a question of this title is asked. */
export async function answerUntil(desk: Desk, title: RegExp): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = await desk.question()
    if (title.test(question.title)) return
    if (question.kind === 'choose') await desk.card.getByRole('radio').first().check()
    await desk.change(() => (question.kind === 'roll' ? desk.roll : question.kind === 'act' ? desk.done : desk.accept).click())
  }
  throw new Error(`never asked: ${String(title)}`)
}
