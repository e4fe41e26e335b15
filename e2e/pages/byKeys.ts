import { expect } from '@playwright/test'
import type { Desk } from './desk.ts'

/** Answers what is asked with keys alone, typing the table's dice every second time. Gives how. */
export async function answerByKeys(desk: Desk, typed: { next: boolean }): Promise<string> {
  const { keyboard } = desk.page
  const { kind, dice } = await desk.question()
  switch (kind) {
    case 'roll':
      typed.next = !typed.next
      await expect(desk.typedDice).toBeFocused()
      if (!typed.next) await desk.change(() => keyboard.press('r'))
      else {
        await keyboard.type(Array.from({ length: dice }, (_, at) => 21 + ((at * 7) % 79)).join(' '))
        await desk.change(() => keyboard.press('Enter'))
      }
      return kind
    case 'fill':
      await expect(desk.card.getByRole('spinbutton').or(desk.card.getByRole('checkbox')).first()).toBeFocused()
      await keyboard.press('ArrowDown')
      await desk.change(() => keyboard.press('Enter'))
      return kind
    case 'choose':
      await expect(desk.card.getByRole('radio').first()).toBeFocused()
      await keyboard.press('ArrowDown')
      await desk.change(() => keyboard.press('Enter'))
      return kind
    case 'act':
      if ((await desk.act(/^Culture/).count()) > 0) {
        await expect(desk.card.getByRole('radio', { checked: true })).toBeFocused()
        while (!(await desk.act(/^Culture/).isChecked())) await keyboard.press('ArrowDown')
        await desk.change(() => keyboard.press('Enter'))
        await desk.change(() => keyboard.press('d'))
        return 'act by Enter'
      }
      await chooseByKeys(desk)
      await desk.change(() => keyboard.press('d'))
      return kind
    default:
      return kind satisfies never
  }
}

/** The focus is in the list from the start, chosen or not; arrow keys walk through all of it, whatever groups it has. */
async function chooseByKeys(desk: Desk): Promise<void> {
  const { keyboard } = desk.page
  const acts = desk.card.getByRole('radio')
  if ((await acts.count()) === 0) return
  const chosen = desk.card.getByRole('radio', { checked: true })
  if ((await chosen.count()) === 0) {
    await expect(acts.first()).toBeFocused()
    await keyboard.press('Space')
  }
  await expect(chosen).toBeFocused()
  while (!(await acts.last().isChecked())) await keyboard.press('ArrowDown')
  await expect(chosen).toBeFocused()
}

const MOST_ANSWERS = 150

/** Answers with keys alone until a question of this title is asked, which is left open. */
export async function answerByKeysUntil(desk: Desk, title: RegExp): Promise<void> {
  const typed = { next: true }
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (title.test((await desk.question()).title)) return
    await answerByKeys(desk, typed)
  }
  throw new Error(`never asked: ${String(title)}`)
}

/** Walks with the arrow keys from the list's focus until this act is chosen. */
export async function chooseActByKeys(desk: Desk, name: RegExp): Promise<void> {
  const { keyboard } = desk.page
  if ((await desk.card.getByRole('radio', { checked: true }).count()) === 0) await keyboard.press('Space')
  const acts = await desk.card.getByRole('radio').count()
  for (let steps = 0; steps <= acts; steps++) {
    if (await desk.act(name).isChecked()) return
    await keyboard.press('ArrowDown')
  }
  throw new Error(`not in the list: ${String(name)}`)
}
