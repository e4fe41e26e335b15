import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seenBy } from '../../table/session/view.ts'
import type { Appended } from '../journal/recording.ts'
import { Campaign } from '../engine/campaign.ts'
import type { Effect } from '../world/effect.ts'
import { ledgerOf, momentsOf } from '../journal/history.ts'
import { CORRECTION_RULE, effectsOf, isPlayed, type AnswerEntry, type Change, type Entry } from '../journal/journal.ts'
import { effectiveEntries } from '../journal/effective.ts'
import type { Outcome } from '../problem.ts'
import { isChance, isChanceAnswer, questionKey, type Answer, type Request, type RollRequest } from '../engine/request.ts'
import { readRequestId } from '../engine/requestId.ts'
import { maySee, type Json, type SeatId } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { WorldState, worldAsJson, type World } from '../world/world.ts'
import { begun, copied, everythingOf, linesOf, valueOf } from './toyTable.ts'

/** A whole number from `min` to `max`. */
export type Chance = (min: number, max: number) => number

/** A game to be held against what must be true of every campaign. */
export interface Subject {
  readonly ruleset: Ruleset<Json>
  readonly setups: readonly Json[]
  /** Any answer the request allows; `chance` decides. */
  readonly play: (request: Request, world: World, chance: Chance) => unknown
  /** House rules to be decided in mid-campaign, allowed or not. */
  readonly ruling: (chance: Chance) => Json
  /** Corrections of records and of the place of play, allowed or not; absent: none. */
  readonly byHand?: (world: World, chance: Chance) => readonly Change[]
  /** Decrees, allowed or not; absent: none. */
  readonly decree?: (chance: Chance) => Json
  /** Chance of its own for every whole number. */
  readonly chanceOf: (seed: number) => Chance
  /** Campaigns per property, and acts in each. */
  readonly runs: number
  readonly steps: number
  /** What else must be true of the entries; gives what is not. */
  readonly broken?: (entries: readonly Entry[]) => readonly string[]
}

/** What somebody does next; `pick` decides the details from what there is. */
type Step =
  | { readonly kind: 'answer' | 'typed' | 'correct' | 'rule' | 'retract'; readonly pick: number }
  | { readonly kind: 'note' | 'restart'; readonly text: string }
  | { readonly kind: 'junk'; readonly raw: unknown }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: fc.constant('answer' as const), pick: fc.nat() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('typed' as const), pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('correct' as const, 'retract' as const), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rule' as const), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('note' as const, 'restart' as const), text: fc.string() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('junk' as const), raw: fc.jsonValue() }) },
)

/** Declares the tests of everything that must be true of every campaign of a game, whatever is done at its table. */
export function campaignProperties(subject: Subject): void {
  const { ruleset, runs, steps, setups } = subject
  const acts = fc.array(step, { minLength: 1, maxLength: steps, size: 'max' })
  const holds = (name: string, property: (campaign: Campaign, acts: readonly Step[], pick: number) => void): void => {
    test(
      name,
      () => {
        const whole = fc.property(fc.constantFrom(...setups), acts, fc.nat(), (setup, list, pick) => {
          property(begun(setup, ruleset), list, pick)
        })
        fc.assert(whole, { numRuns: runs, seed: 1 })
      },
      120_000,
    )
  }

  holds('replaying the answers gives the effects that were stored, and these fold to the world', (campaign, list) => {
    for (const act of list) perform(subject, campaign, act)
    expect(campaign.verify()).toBeNull()
    expect(worldAsJson(campaign.world)).toEqual(worldAsJson(foldOf(effectiveEntries(campaign.entries).flatMap(effectsOf))))
  })

  if (subject.broken !== undefined) {
    const { broken } = subject
    holds('nothing the game swears to is broken by any entry', (campaign, list) => {
      for (const act of list) perform(subject, campaign, act)
      expect(broken(campaign.entries)).toEqual([])
    })
  }

  holds('opened at any line it is what it was then, question and all', (campaign, list, pick) => {
    const snapshots = new Map([[campaign.entries.length, everythingOf(campaign)]])
    const at = pick % list.length
    for (const [index, act] of list.entries()) {
      perform(subject, campaign, act)
      if (index === at) snapshots.set(campaign.entries.length, everythingOf(campaign))
    }
    snapshots.set(campaign.entries.length, everythingOf(campaign))
    const lines = linesOf(campaign)
    for (const [length, snapshot] of snapshots) {
      const opened = Campaign.open(ruleset, campaign.headerLine, lines.slice(0, length))
      expect(opened.chain.broken).toBeNull()
      expect(everythingOf(opened.campaign)).toBe(snapshot)
    }
  })

  holds('taken back and done again it comes to the same: dice, effects, world', (campaign, list, pick) => {
    for (const act of list) if (act.kind !== 'restart') perform(subject, campaign, act)
    const done = effectiveEntries(campaign.entries).filter(isPlayed)
    const from = done[pick % Math.max(1, done.length)]
    if (from === undefined) return
    const again = done.filter(({ seq }) => seq >= from.seq)
    const before = { world: worldAsJson(campaign.world), pending: campaign.pending }
    valueOf(campaign.retract(from.seq))
    for (const entry of again) expect(unnumbered(repeat(campaign, entry))).toEqual(unnumbered(entry))
    expect({ world: worldAsJson(campaign.world), pending: campaign.pending }).toEqual(before)
  })

  holds('with what the seats add, and as a copy with a seed of its own, it plays on: what was thrown stays', (fresh, list, pick) => {
    const seats = ruleset.seats(fresh.world)
    if (pick % 2 === 0) valueOf(fresh.mix(Object.fromEntries(seats.map((seat, at) => [seat, `${at + 1}`.repeat(64).slice(0, 64)]))))
    const half = pick % (list.length + 1)
    for (const act of list.slice(0, half)) perform(subject, fresh, act)
    const campaign = copied(fresh, ruleset)
    expect(worldAsJson(campaign.world)).toEqual(worldAsJson(fresh.world))
    expect({ pending: campaign.pending, sealed: campaign.sealed }).toEqual({ pending: fresh.pending, sealed: fresh.sealed })
    for (const act of list.slice(half)) perform(subject, campaign, act)
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(Campaign.open(ruleset, campaign.headerLine, linesOf(campaign)).campaign)).toBe(everythingOf(campaign))
    for (const seat of seats) expectFairView(campaign.entries, seat)
  })

  holds('what is refused changes nothing, to the byte', (campaign, list) => {
    const lines = linesOf(campaign)
    for (const act of list) {
      const before = shownBy(campaign)
      const { pending } = campaign
      if (pending !== null && act.kind === 'answer') {
        const raw = subject.play(pending, campaign.world, subject.chanceOf(act.pick))
        expect(campaign.answer(raw, `${questionKey(pending)}x`).ok).toBe(false)
        expect(campaign.preview(raw).ok).toBe(true)
        expect(shownBy(campaign)).toBe(before)
      }
      const outcome = perform(subject, campaign, act)
      if (outcome?.ok === true) lines.push(outcome.value.line)
      else expect(shownBy(campaign)).toBe(before)
    }
    expect(linesOf(campaign)).toEqual(lines)
  })

  holds('what an answer does is what its preview said', (campaign, list) => {
    for (const act of list) {
      const { pending } = campaign
      if (pending === null || act.kind !== 'answer') {
        perform(subject, campaign, act)
        continue
      }
      const raw = subject.play(pending, campaign.world, subject.chanceOf(act.pick))
      const preview = valueOf(campaign.preview(raw))
      const together = campaign.parties.length > 0
      const { entry } = valueOf(campaign.answer(raw))
      if (together) expect(preview).toEqual([])
      if (isChance(pending) || together) continue
      // A preview stops where dice would be thrown.
      const effects = effectsOf(entry)
      expect(effects.slice(0, preview.length)).toEqual(preview)
      if (effects.length > preview.length) expect(effects[preview.length]?.kind).toBe('dice')
    }
  })

  holds('every balance is the sum of its postings', (campaign, list) => {
    for (const act of list) perform(subject, campaign, act)
    const sums = new Map<string, number>()
    for (const { owner, account, balance } of ledgerOf(momentsOf(campaign.entries))) sums.set(`${owner} ${account}`, balance)
    for (const owner of ruleset.owners(campaign.world)) {
      for (const account of ruleset.accountsOf(campaign.world, owner))
        expect(sums.get(`${owner} ${account}`) ?? 0).toBe(campaign.world.balance(owner, account))
    }
  })

  holds('a seat sees what it may and learns nothing else, not even from numbers', (campaign, list) => {
    for (const act of list) perform(subject, campaign, act)
    for (const seat of ruleset.seats(campaign.world)) expectFairView(campaign.entries, seat)
  })
}

/** What a campaign shows, and how many entries it has: quicker than everything, whose hashes are compared in the end. */
function shownBy({ entries, world, pending, lastRetractable }: Campaign): string {
  return JSON.stringify({ length: entries.length, last: entries.at(-1), world: worldAsJson(world), pending, lastRetractable })
}

/** Does what a step says, as far as there is something to do it to. Undefined where there is not. */
function perform(subject: Subject, campaign: Campaign, act: Step): Outcome<Appended> | undefined {
  switch (act.kind) {
    case 'answer':
    case 'typed':
      return answer(subject, campaign, act.pick, act.kind === 'typed')
    case 'junk':
      return campaign.answer(act.raw)
    case 'note':
      return campaign.note(act.text)
    case 'restart':
      return campaign.restartPhase(act.text)
    case 'correct':
      return correct(subject, campaign, subject.chanceOf(act.pick))
    case 'rule':
      if (subject.decree !== undefined && act.pick % 2 === 0)
        return campaign.decree(subject.decree(subject.chanceOf(act.pick)), 'the game master thought again')
      return campaign.decide(subject.ruling(subject.chanceOf(act.pick)), 'the table thought again')
    case 'retract': {
      const last = campaign.lastRetractable
      return last === null ? undefined : campaign.retract(Math.max(0, last - (act.pick % 12)))
    }
    default:
      return act satisfies never
  }
}

function answer(subject: Subject, campaign: Campaign, pick: number, byHand: boolean): Outcome<Appended> | undefined {
  const { world } = campaign
  const chance = subject.chanceOf(pick)
  // Where several wait, any of them; now and then one that is in is changed, but for dice.
  const changeable = campaign.sealed.flatMap(({ request }) => (request.kind === 'roll' ? [] : [request]))
  const all = [...campaign.asked, ...(campaign.asked.length > 0 ? changeable : [])]
  const pending = all[pick % Math.max(1, all.length)]
  if (pending === undefined) return undefined
  const types = byHand && pending.kind === 'roll' && pending.count < 1000
  const raw = types ? typed(pending, chance) : subject.play(pending, world, chance)
  const outcome = campaign.answer(raw, questionKey(pending))
  if (!outcome.ok) throw new Error(`${pending.id} refuses ${JSON.stringify(raw)}: ${outcome.problems[0]?.message ?? ''}`)
  return outcome
}

function typed({ count, faces, counts, test }: RollRequest, chance: Chance): unknown {
  if (counts === undefined || chance(0, 1) === 0) return Array.from({ length: count }, () => chance(1, faces))
  const parts = test.type === 'parts' ? test.parts : [{ count, counts }]
  const typedCounts: Record<string, number> = {}
  for (const part of parts) {
    const [first = '', second = ''] = part.counts ?? []
    const firsts = chance(0, part.count)
    Object.assign(typedCounts, { [first]: firsts, [second]: part.count - firsts })
  }
  return { by: 'hand', counts: typedCounts }
}

function correct(subject: Subject, campaign: Campaign, chance: Chance): Outcome<Appended> {
  const { ruleset } = subject
  const owners = ruleset.owners(campaign.world)
  const owner = owners[chance(0, owners.length - 1)] ?? ''
  const accounts = ruleset.accountsOf(campaign.world, owner)
  const account = accounts[chance(0, accounts.length - 1)] ?? ''
  const near = campaign.world.balance(owner, account) + chance(-12, 12)
  const to = [0, near, near, chance(0, 300)][chance(0, 3)] ?? 0
  const figure: Change = { owner, account, to }
  const changes = subject.byHand?.(campaign.world, chance) ?? []
  return campaign.correct(changes.length > 0 && chance(0, 2) === 0 ? changes : [figure], 'a slip of the pen')
}

function repeat(campaign: Campaign, entry: Entry): Entry {
  if (entry.kind === 'correction') return valueOf(campaign.correct(entry.changes, entry.reason)).entry
  if (entry.kind === 'ruling') return valueOf(campaign.decide(entry.decided, entry.reason)).entry
  if (entry.kind === 'decree') return valueOf(campaign.decree(entry.decree, entry.reason)).entry
  if (entry.kind === 'answer') return valueOf(campaign.answer(asGiven(entry.answer), keyOf(entry))).entry
  throw new Error(`a ${entry.kind} cannot be repeated`)
}

function keyOf({ request, occurrence = 0 }: AnswerEntry): string {
  return questionKey({ id: request, occurrence })
}

/** What was said to give this recorded answer. */
function asGiven(recorded: Answer): unknown {
  return typeof recorded === 'object' && 'by' in recorded && recorded.by === 'app' ? 'app' : recorded
}

function unnumbered({ seq: _, ...entry }: Entry): Json {
  return JSON.parse(JSON.stringify(entry)) as Json
}

function foldOf(effects: readonly Effect[]): World {
  const world = new WorldState()
  for (const effect of effects) world.apply(effect)
  return world
}

/** A player's view: nothing he may not see, no gaps, the same world as the permitted effects fold to, and blind to all the rest. */
export function expectFairView(entries: readonly Entry[], seat: SeatId): void {
  const view = seenBy(entries, seat)
  const may = (effect: Effect): boolean => effect.kind === 'checkpoint' || maySee(effect.see, seat)
  expect(view.map(({ seq }) => seq)).toEqual(view.map((_, index) => index))
  for (const { seq, kind, effects = [], from, ...told } of view) {
    expect(effects.every(may)).toBe(true)
    if (kind === 'retraction') expect(from).toBeLessThan(seq)
    expect(
      Object.keys(told).every((key) =>
        ['reason', 'title', 'names', 'seat', 'by', 'decided', 'thrown', 'shares', 'withheld', 'commitment'].includes(key),
      ),
    ).toBe(true)
  }
  const moments = momentsOf(view)
  const shown = moments.flatMap(({ effects, voidedBy }) => (voidedBy === null ? effects.map(({ effect }) => effect) : []))
  expect(worldAsJson(foldOf(shown))).toEqual(worldAsJson(foldOf(effectiveEntries(entries).flatMap(effectsOf).filter(may))))
  expect(
    seenBy(
      entries.map((entry) => hushed(entry, may, seat)),
      seat,
    ),
  ).toEqual(view)
}

function isSetRecord(effect: Effect): boolean {
  return (effect.kind === 'record' || effect.kind === 'drop') && effect.rule === CORRECTION_RULE
}

/** The entry as it would be had all its secrets been others. */
/** The entry with all that the seat may not know of changed. Of its own roll it knows who made it. */
function hushed(entry: Entry, may: (effect: Effect) => boolean, seat: SeatId): Entry {
  if (entry.kind === 'note') return { ...entry, text: 'another note' }
  if (!('effects' in entry)) return entry
  const effects = effectsOf(entry).flatMap((effect): Effect[] => {
    if (may(effect)) return [effect]
    if (effect.kind === 'posting') return [{ ...effect, delta: effect.delta + 1 }]
    // That something was set which the seat may not know keeps the reason from it, and is no secret.
    return isSetRecord(effect) ? [effect] : []
  })
  if (entry.kind !== 'answer') return { ...entry, effects }
  if (isChanceAnswer(entry.answer) && readRequestId(entry.request)?.seat === seat)
    return { ...entry, effects, answer: { by: entry.answer.by, cards: ['another'] } }
  return { ...entry, effects, request: 'another', answer: 'another' }
}
