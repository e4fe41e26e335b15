import { seededChance, type Bot, type Chance } from '../../../insight/bots/bot.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { presetSheet } from '../../../kernel/forms/form.ts'
import { TABLE_SEAT } from '../../../kernel/world/effect.ts'
import type { Change, DicePreference } from '../../../kernel/journal/journal.ts'
import { DONE, isChance, type Request } from '../../../kernel/engine/request.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import { pressesAtDesk, type Press } from '../../testing/deskPresses.ts'
import { HIGHLIGHTS } from '../highlights.ts'
import { FRESH_SIDE } from '../rules/war/records.ts'
import { builder } from '../bots/botProfiles.ts'
import { GREATEST_LINEAGE } from '../rules/ruleset.ts'

/** Answers in a stretch of play: one key accepts each, or rolls. Of them, by the name of their question. */
export interface Presses {
  readonly presses: number
  /** Keys at a desk with the settings of a new browser: decisions, and cards that are put away (`pressesAtDesk`). */
  readonly playingOn: number
  readonly questions: Readonly<Record<string, number>>
}

const SETUP = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, houseRules: { timeline: 'off' }, firstPlayer: 'elves' }
const SEED = '5eed'.repeat(16)

/** What a game master accepts without changing anything; dice on the table show 50. */
export const asOffered: Bot = (request) => {
  switch (request.kind) {
    case 'roll':
      return { by: 'hand', dice: Array.from({ length: request.count }, () => Math.min(50, request.faces)) }
    case 'draw':
      return { by: 'app' }
    case 'choose':
      return request.preset ?? request.options[0]?.id
    case 'fill':
      return presetSheet(request)
    case 'act': {
      const all = request.acts.find(({ id }) => id === 'buy')
      return all === undefined ? { act: DONE } : { act: 'buy', ...presetSheet(all) }
    }
    default:
      return request satisfies never
  }
}

/** The round of that number, everything taken as it is offered, after rounds in which the builder has played. */
export function quietRound(dice: DicePreference, round: number, edition?: number): Presses {
  const there = (): Campaign => {
    const campaign = begin(dice, edition)
    playUntil(campaign, builder, ({ world }) => world.cursor.turn >= round)
    return campaign
  }
  const isOver = ({ world }: Campaign): boolean => world.cursor.turn > round
  return { ...count(there(), (name) => name !== '', isOver), playingOn: pressesAtDesk(there(), HIGHLIGHTS, asOffered, isOver).length }
}

/** What is pressed at a desk from one round to the end of another, everything taken as it is offered. */
export function pressesOf({ from, to }: { readonly from: number; readonly to: number }): readonly Press[] {
  const campaign = begin('app', undefined)
  playUntil(campaign, builder, ({ world }) => world.cursor.turn >= from)
  return pressesAtDesk(campaign, HIGHLIGHTS, asOffered, ({ world }) => world.cursor.turn > to)
}

/** What happens once in a round beside what every round brings. */
export const EVENTS = ['battle', 'raid', 'treaty'] as const
export type RoundEvent = (typeof EVENTS)[number]

/** The round of that number with one raid, one treaty or one battle in it, all that leads to them counted; everything else as it is offered. */
export function roundWith(event: RoundEvent, dice: DicePreference, round: number): Presses {
  const campaign = begin(dice, undefined)
  playUntil(campaign, builder, ({ world }) => world.cursor.turn >= round)
  if (event === 'battle') taken(campaign.correct(AT_WAR, 'A war is on.'))
  else taken(campaign.correct(PEOPLE, 'There must be somebody to go.'))
  return count(
    campaign,
    (name) => name !== '',
    ({ world }) => world.cursor.turn > round,
    event === 'battle' ? [] : [...ACTS[event]],
  )
}

/** What the elves do in the field beside what is offered, each once, in this order. */
const ACTS: Readonly<Record<Exclude<RoundEvent, 'battle'>, readonly ActAnswer[]>> = {
  raid: [{ act: 'raid-humans' }],
  treaty: [{ act: 'treaty', with: 'humans' }, { act: 'payment', payer: 'humans', token: 'food', amount: 1 }, { act: 'offer' }],
}

type ActAnswer = Readonly<Record<string, string | number>> & { readonly act: string }

const PEOPLE: readonly Change[] = (['elves', 'humans'] as const).flatMap((owner) => [
  { owner, account: 'males', to: 200 },
  { owner, account: 'females', to: 200 },
  { owner, account: 'territories', to: 12 },
])

/** A battle of two players who both go for land, from the first question of it to the last die. */
export function battle(dice: DicePreference, edition?: number): Presses {
  const campaign = begin(dice, edition)
  playUntil(campaign, builder, ({ world }) => world.cursor.turn >= 1)
  taken(campaign.correct(AT_WAR, 'A war is on.'))
  const ofBattle = /^(muster|goals|battlePlan|battle|territory|battleGoals)$/
  return count(
    campaign,
    (name) => ofBattle.test(name),
    ({ world }) => world.cursor.seat !== 'elves',
  )
}

const AT_WAR: readonly Change[] = [
  ...(['elves', 'humans'] as const).flatMap((owner) => [
    { owner, account: 'warriors', to: 20 },
    { owner, account: 'territories', to: 6 },
    { owner, account: 'females', to: 100 },
  ]),
  {
    ...{ collection: 'war', id: 'war-elves-humans-1' },
    to: {
      ...{ id: 'war-elves-humans-1', aggressor: 'elves', defender: 'humans', stage: 'open', entered: 1, opensFrom: 1, opened: 1, turns: 0 },
      sides: { aggressor: { ...FRESH_SIDE, warriors: 20 }, defender: { ...FRESH_SIDE, warriors: 20 } },
    },
  } as unknown as Change,
]

function begin(dice: DicePreference, edition: number | undefined): Campaign {
  const setup = edition === undefined ? SETUP : { ...SETUP, edition }
  return taken(Campaign.begin(GREATEST_LINEAGE, { id: 'presses', title: 'Presses', seed: SEED, dice }, setup))
}

function playUntil(campaign: Campaign, bot: Bot, there: (campaign: Campaign) => boolean): void {
  const chance: Chance = seededChance(1)
  for (;;) {
    const { pending, world } = campaign
    if (pending === null || there(campaign)) return
    taken(campaign.answer(bot(pending, world, chance)))
  }
}

/** `acts`: done where each can be, before what is offered there; one that never can be is an error. */
function count(
  campaign: Campaign,
  counts: (name: string) => boolean,
  over: (campaign: Campaign) => boolean,
  acts: readonly ActAnswer[] = [],
): Presses {
  const left = [...acts]
  const questions: Record<string, number> = {}
  const turns = new Set<string>()
  let playingOn = 0
  const counting: Bot = (request: Request, world, chance) => {
    const name = questionName(request.id)
    if (counts(name)) {
      questions[name] = (questions[name] ?? 0) + 1
      if (campaign.dice !== 'app' || !isChance(request)) playingOn++
      if (world.cursor.seat !== TABLE_SEAT) turns.add(world.cursor.seat)
    }
    const [next] = left
    const offered = request.kind === 'act' ? request.acts.find(({ id }) => id === next?.act) : undefined
    if (next !== undefined && offered !== undefined) {
      left.shift()
      return { ...presetSheet(offered), ...next }
    }
    return name === 'treatyAnswer' ? 'accept' : asOffered(request, world, chance)
  }
  playUntil(campaign, counting, over)
  if (left.length > 0) throw new Error(`${left[0]?.act} cannot be done in this round`)
  return { presses: Object.values(questions).reduce((sum, each) => sum + each, 0), playingOn: playingOn + turns.size, questions }
}

function taken<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly { readonly message: string }[] },
): T {
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message)
  return outcome.value
}
