import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { expect, vi } from 'vitest'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { random } from '../../src-shared/insight/bots/random.ts'
import { isChance, questionKey, type Request } from '../../src-shared/kernel/engine/request.ts'
import { GAME_MASTER } from '../../src-shared/kernel/world/rule.ts'
import { TOY_SEATS, toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { tinyHost, type TinyHost } from './tinyBridge.ts'
import { WHOLE_TOY } from './wholeToy.ts'

const OTHER_GAME =
  /\b(?:Elves|Humans|Dwarves|Elfen|Menschen|Zwerge|civilisations?|Zivilisation(?:en)?|Volk(?:e?s)?|Völker[ns]?|GL-|monster kingdom|Monsterreich|prestige|booklets?|timeline|Zeitleiste|tribes?)(?:\b|(?=-))/i
const RAW_KEY =
  /\b(?:seat|account|phase|group|derived|roll|choose|fill|act|draw|option|field|limit|line|figure|outcome|question|part|straw|why|counts|rail|head|rule)\.[a-z]+|\[object|\bundefined\b|\bNaN\b/

/** Holds that a text speaks of the toy in words, and of no other game. */
export function expectToyOnly(text: string): void {
  const plain = text.replace(/\s+/g, ' ')
  expect(plain).not.toMatch(OTHER_GAME)
  expect(plain).not.toMatch(RAW_KEY)
}

/** What pages say to ears, in hints and in fields beside what they show. */
export function textsOf(root: Element): string {
  const named = [...root.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  return [root.textContent, ...named].join(' ¶ ')
}

/** What went to the console since it was asked to listen, but for what a small DOM cannot do. */
export function listening(): () => readonly string[] {
  const said: string[] = []
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation((...words) => void said.push(words.join(' ')))
  return () => said.filter((word) => !/Vue Router warn|Failed to create chart/.test(word))
}

/** A table of the toy with its set-up done. */
export function toyHost(): TinyHost {
  return tinyHost(toyGame(WHOLE_TOY), {}, { rounds: 2, hens: 4 })
}

/** What is asked now, also of a seat whose question not even the game master reads. */
export async function askedNow(host: TinyHost): Promise<Request | null> {
  const [asked] = (await host.session.view()).pending
  if (asked !== undefined) return asked
  for (const seat of TOY_SEATS) {
    const [own] = (await host.session.viewOf(seat)).pending
    if (own !== undefined) return own
  }
  return null
}

/** Has a bot that leaves nothing out answer past the screen until `stop` holds; gives what is asked then, null where nothing is. */
export async function playUntil(host: TinyHost, stop: (asked: Request, given: number) => boolean): Promise<Request | null> {
  const chance = seededChance(7)
  for (let given = 0; ; given++) {
    const asked = await askedNow(host)
    if (asked === null || stop(asked, given)) return asked
    const raw = isChance(asked) ? { by: 'app' } : random(asked, host.session.world, chance)
    const key = questionKey(asked)
    const outcome = await (asked.seat === GAME_MASTER ? host.session.answer(raw, key) : host.session.answerAs(asked.seat, raw, key))
    if (!outcome.ok) throw new Error(`${key}: ${outcome.problems[0]?.message ?? ''}`)
  }
}

/** A table of the toy after that many answers. */
export async function toyTable(answers: number): Promise<TinyHost> {
  const host = toyHost()
  await playUntil(host, (_asked, given) => given >= answers)
  return host
}

/** Every question the toy has, the first of each wording, in the order of play. */
export async function toyQuestions(): Promise<readonly Request[]> {
  const met = new Map<string, Request>()
  await playUntil(toyHost(), (asked) => {
    if (!met.has(asked.wording)) met.set(asked.wording, asked)
    return false
  })
  return [...met.values()]
}

/** Answers the card that is shown, by its own buttons: what is offered, the app's dice, the first of what must be chosen. */
export async function answerCard(wrapper: VueWrapper, { kind }: Pick<Request, 'kind'>): Promise<void> {
  const card = wrapper.get('.request')
  if (kind === 'roll' || kind === 'draw') await card.get('button.primary').trigger('click')
  else {
    const picks = card.findAll<HTMLInputElement>('input[type="radio"]')
    if (kind === 'choose' || kind === 'act') await picks[0]?.setValue(true)
    await flushPromises()
    await wrapper.get('.request form').trigger('submit')
  }
  await flushPromises()
}
