import { onesInPlural } from './plurals.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerByBot } from '../../insight/bots/answering.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { idle } from '../../insight/bots/idle.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Field } from '../../kernel/forms/field.ts'
import { effectsOf } from '../../kernel/journal/journal.ts'
import type { Request } from '../../kernel/engine/request.ts'
import { questionName } from '../../kernel/engine/requestId.ts'
import type { Figures } from '../../kernel/world/rule.ts'
import { begun, reopened } from '../../kernel/testing/toyTable.ts'
import { worldAsJson } from '../../kernel/world/world.ts'
import { LANGUAGES, tellIn, toldIn } from '../../language/language.ts'
import type { Game } from '../api/game.ts'
import { has, say, toldOf } from '../text/playing.ts'
import type { GameSoak } from './gameSoak.ts'

/** What a game tells of itself so that the contract can be held against it. */
export interface GameContract {
  readonly game: Game
  readonly soak: GameSoak
  /** Seeds of the campaigns that are played, each by another bot of the game. */
  readonly seeds: readonly number[]
  /** Answers in each of them, at most. */
  readonly steps: number
  /** Keys that both languages word alike, and no others. */
  readonly alike: readonly string[]
  /** What of the game's keys would show in a text that found no word. */
  readonly bare: RegExp
  /** Sentences that a campaign tells, at least. */
  readonly told: number
  /** Rules that effects name and the book need not list: their ids, or how they begin. */
  readonly unlisted?: readonly string[]
  /** How keys begin that need no word of their own. */
  readonly unworded?: readonly string[]
  /** Keys whose figure is never 1, or counts nothing in front of that word. */
  readonly severalAlways?: readonly string[]
}

interface Played {
  readonly campaign: Campaign
  readonly asked: readonly Request[]
  readonly broken: readonly string[]
  /** Places at which the campaign, opened from its file, was not what it had been. */
  readonly otherwise: readonly string[]
}

/** A campaign is opened from its file after so many answers each. */
const OPENED_EVERY = 37

/** Every figure is 3, in every sentence. */
const THREE: Figures = new Proxy({}, { get: () => 3 })

/** Every figure is 1: counts stand in the singular. */
const ONE: Figures = new Proxy({}, { get: () => 1 })

function played({ game, soak, steps }: GameContract, seed: number): Played {
  const chance = seededChance(seed)
  const bots = Object.values(game.bots)
  const bot = bots[seed % bots.length] ?? idle
  const campaign = begun(soak.setup(chance, seed), game.rules)
  const asked: Request[] = []
  const otherwise: string[] = []
  for (let step = 0; campaign.pending !== null && step < steps; step++) {
    asked.push(campaign.pending)
    const { outcome } = answerByBot(campaign, campaign.pending, bot, chance)
    if (!outcome.ok) throw new Error(outcome.problems[0]?.message)
    if (step % OPENED_EVERY === 0 && !isAsItWas(campaign, game)) otherwise.push(`seed ${seed}, entry ${campaign.entries.length}`)
  }
  const watch = soak.watch()
  return { campaign, asked, otherwise, broken: campaign.entries.flatMap((entry) => watch.take(entry)) }
}

/** Whether its file opens to the same world and the same question. */
function isAsItWas(campaign: Campaign, { rules }: Game): boolean {
  const told = ({ world, pending, disagreement }: Campaign): string => JSON.stringify([worldAsJson(world), pending, disagreement])
  return told(reopened(campaign, rules)) === told(campaign)
}

function wordingsOfField(field: Field): readonly string[] {
  const own = [field.wording]
  if (field.type === 'group') own.push(...field.fields.flatMap(wordingsOfField), ...(field.limits ?? []).map(({ wording }) => wording))
  if (field.type === 'pick' || field.type === 'many') own.push(...field.options.map(({ wording }) => wording))
  if (field.type === 'place') own.push(...field.places.map(({ wording }) => wording))
  return own
}

function wordingsOf(request: Request): readonly string[] {
  const own = [request.wording, `question.${questionName(request.id)}`]
  if (request.kind === 'choose') own.push(...request.options.map(({ wording }) => wording))
  if (request.kind === 'fill') own.push(...request.fields.flatMap(wordingsOfField), ...(request.limits ?? []).map(({ wording }) => wording))
  if (request.kind === 'act')
    own.push(
      ...request.acts.flatMap(({ wording, group, fields }) => [
        wording,
        ...(group === undefined ? [] : [group]),
        ...fields.flatMap(wordingsOfField),
      ]),
    )
  if (request.kind === 'roll' && request.test.type === 'parts') own.push(...request.test.parts.map(({ wording }) => wording))
  if (request.kind === 'roll' && 'success' in request.test) own.push(`outcome.${request.test.success}`, `outcome.${request.test.failure}`)
  return [...own, ...Object.keys(request.figures).map((figure) => `figure.${figure}`)]
}

/** Declares what every game has to prove: words, book, files and invariants of campaigns that its own bots play. */
export function gameContract(told: GameContract): void {
  const { game, seeds, alike, bare, unlisted = [], unworded = [], severalAlways = [] } = told
  const { words } = game

  describe(`campaigns of ${game.id}`, () => {
    let campaigns: readonly Played[] = []
    const linesOf = ({ campaign }: Played) =>
      campaign.entries.flatMap(effectsOf).flatMap((effect) => (effect.kind === 'line' ? [effect] : []))

    beforeAll(() => {
      campaigns = seeds.map((seed) => played(told, seed))
    })
    afterEach(() => tellIn(() => 'en'))

    test('everything that is asked and told is worded', () => {
      for (const one of campaigns) {
        const asked = one.asked.flatMap(wordingsOf).filter((key) => !unworded.some((start) => key.startsWith(start)))
        const keys = new Set([...asked, ...linesOf(one).map(({ wording }) => wording)])
        const { world } = one.campaign
        expect(toldOf({ game, world }, () => [...keys].filter((key) => !has(key)))).toEqual([])
      }
    })

    test.each(LANGUAGES)('nothing is told with a figure that is missing: %s', (language) => {
      tellIn(() => language)
      for (const one of campaigns) {
        const { world } = one.campaign
        const texts = toldOf({ game, world }, () => [...one.asked, ...linesOf(one)].map(({ wording, figures }) => say(wording, figures)))
        expect(texts.length).toBeGreaterThan(told.told)
        expect(texts.filter((text) => bare.test(text) || /undefined|\bnan\b|\[object|\(\)/i.test(text))).toEqual([])
      }
    })

    test('every effect names a rule of the book', () => {
      const listed = new Set(game.book.rules.map(({ id }) => id))
      const rules = new Set(
        campaigns.flatMap(({ campaign }) =>
          campaign.entries.flatMap(effectsOf).flatMap((effect) => (effect.kind === 'checkpoint' ? [] : [effect.rule])),
        ),
      )
      expect([...rules].filter((rule) => !listed.has(rule) && !unlisted.some((start) => rule.startsWith(start)))).toEqual([])
    })

    test('phases that can be prepared are numbered through the round, those of the table from 1', () => {
      const { phases = [], tablePhases = [] } = game.rules.rehearsal ?? {}
      const all = [...phases, ...tablePhases]
      expect(new Set(all).size).toBe(all.length)
      expect(tablePhases.filter((phase) => phase < 1)).toEqual([])
    })

    test('the invariants of its soak hold', () => {
      expect(campaigns.flatMap(({ broken }) => broken)).toEqual([])
    })

    test('each opens from its file as it was', () => {
      expect(campaigns.flatMap(({ otherwise }) => otherwise)).toEqual([])
    })
  })

  describe(`words of ${game.id}`, () => {
    afterEach(() => tellIn(() => 'en'))

    test('the languages differ, but for words that both have', () => {
      const same = words.keys.filter((key) => toldIn('de', () => words.say(key, THREE)) === toldIn('en', () => words.say(key, THREE)))
      expect(same.toSorted()).toEqual(alike.toSorted())
    })

    test.each(LANGUAGES)('one of a thing is told in the singular: %s', (language) => {
      tellIn(() => language)
      const often = words.keys.flatMap((key) => onesInPlural(words.say(key, ONE), language).map((found) => `${key}: ${found}`))
      expect(often.filter((found) => !severalAlways.some((key) => found.startsWith(`${key}: `)))).toEqual([])
    })

    test.each(LANGUAGES)('every key says something, whatever figures are missing: %s', (language) => {
      tellIn(() => language)
      expect(words.keys.filter((key) => words.say(key, THREE).trim() === '' || typeof words.say(key) !== 'string')).toEqual([])
    })
  })
}
