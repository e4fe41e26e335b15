import { presetSheet, textOf } from '../../kernel/forms/form.ts'
import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../contract/orders.ts'
import { seededChance, type Bot, type Chance } from '../../insight/bots/bot.ts'
import { idle } from '../../insight/bots/idle.ts'
import { random } from '../../games/greatest-lineage/bots/random.ts'
import { schemer, warlike } from '../../games/greatest-lineage/bots/botProfiles.ts'
import { takeAnswer } from '../../kernel/forms/answer.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { DONE, type Request } from '../../kernel/engine/request.ts'
import { GAME_MASTER, type Json, type SeatId } from '../../kernel/world/rule.ts'
import { Run } from '../../kernel/engine/run.ts'
import { SEED, begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { WorldState, worldAsJson } from '../../kernel/world/world.ts'
import { CIVILISATIONS } from '../../games/greatest-lineage/rules/records.ts'
import { GREATEST_LINEAGE } from '../../games/greatest-lineage/rules/ruleset.ts'
import { SEATS, isCivilisation, type Civilisation } from '../../games/greatest-lineage/rules/seats.ts'
import { anySetup } from '../../games/greatest-lineage/testing/anySetup.ts'
import { questionName } from '../../kernel/engine/requestId.ts'
import { rehearse, turnAhead, stillDice } from './rehearsal.ts'
import { seenBy } from '../session/view.ts'

const GL = GREATEST_LINEAGE
const NAMES = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }
const PLAYERS: Readonly<Record<Civilisation, Bot>> = { elves: schemer, humans: warlike, dwarves: random }

/** Begins the first turn of round 1; every other seed is rich enough for everything the rules offer. */
function begin(seed: number): Campaign {
  const setup = seed % 3 === 0 ? { players: NAMES } : { ...(anySetup(seededChance(seed)) as object), goal: 'conquest' }
  const campaign = begun(setup, GL)
  const chance = seededChance(seed)
  while (campaign.world.cursor.turn < 1 && campaign.pending !== null)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, chance)))
  if (seed % 2 === 0) return campaign
  const wealth = {
    culture: 90,
    militaryTechnology: 12,
    territories: 14,
    food: 400,
    wood: 400,
    stone: 90,
    metal: 50,
    wealth: 60,
    points: 30,
  }
  const rich = { ...wealth, males: 290, females: 300, technology: 50 }
  const changes = SEATS.flatMap((owner) => Object.entries(rich).map(([account, to]) => ({ owner, account, to })))
  valueOf(campaign.correct(changes, 'a head start'))
  return campaign
}

function step(campaign: Campaign, chance: Chance): void {
  const { pending, world } = campaign
  if (pending === null) return
  valueOf(campaign.answer((isCivilisation(pending.seat) ? PLAYERS[pending.seat] : random)(pending, world, chance)))
}

/** Returns the world that a seat can compute from its view. */
function foldOf({ entries }: Campaign, seat: SeatId): WorldState {
  const world = new WorldState()
  for (const { effects = [] } of seenBy(entries, seat)) for (const effect of effects) world.apply(effect)
  return world
}

/** Returns random lines that the questions would take, up to three acts of each. */
function anyLines(world: WorldState, seat: SeatId, chance: Chance): readonly OrderLine[] {
  let lines: readonly OrderLine[] = []
  for (let more = 0; more < 3; more++) {
    for (const { phase, question, request, lines: there } of rehearse(GL, world, seat, lines).questions) {
      if (request.kind !== 'act' && there.length > 0) continue
      const answer = random(request, world, chance) as OrderLine['answer']
      if (typeof answer === 'object' && (answer['act'] === DONE || HANGS_ON_OTHERS.test(textOf(answer['act'])))) continue
      lines = [...lines, { id: String(lines.length), phase, question, answer }]
    }
  }
  return lines
}

/**
 * Acts that a player cannot rehearse as the game master could: the cost of a raid depends on the defenders, which only the target knows.
 * That a raid can be prepared, and its limits, are the same.
 */
const HANGS_ON_OTHERS = /^raid/

describe('whole campaigns, whatever is played', () => {
  const seeds = [0, 1, 2, 3, 4, 5, 6, 7]

  test('a seat that knows its own affairs only prepares the same as one that knows everything', () => {
    let [questions, lines, refused] = [0, 0, 0]
    for (const seed of seeds) {
      const campaign = begin(seed)
      const chance = seededChance(seed)
      for (let at = 0; at < 400 && campaign.pending !== null; at++) {
        step(campaign, chance)
        if (at % 20 !== 0) continue
        for (const seat of SEATS) {
          const world = foldOf(campaign, seat)
          const prepared = anyLines(world, seat, chance)
          const [own, full] = [rehearse(GL, world, seat, prepared), rehearse(GL, campaign.world, seat, prepared)]
          expect(own).toEqual(full)
          expect(own.unforeseen).toEqual([])
          questions += own.questions.length
          lines += prepared.length
          refused += own.warnings.length
        }
      }
    }
    expect(questions).toBeGreaterThan(1500)
    expect(lines).toBeGreaterThan(1000)
    expect(refused).toBeLessThan(lines / 10)
  }, 120_000)

  test('where dice and others bring nothing, the turn asks what was prepared for, word for word, and takes the lines', () => {
    let [asked, taken] = [0, 0]
    for (const seed of seeds) {
      const campaign = begin(seed)
      const chance = seededChance(100 + seed)
      for (let at = 0; at < 300 && campaign.pending !== null; at++) {
        step(campaign, chance)
        const seat = SEATS[at % 3] ?? 'elves'
        if (at % 20 !== 0 || !GL.seats(campaign.world).includes(seat)) continue
        const world = foldOf(campaign, GAME_MASTER)
        world.apply({ kind: 'checkpoint', cursor: { turn: world.cursor.turn + 1, seat, phase: 1 } })
        const lines = anyLines(world, seat, chance)
        const { questions, warnings } = rehearse(GL, world, seat, lines)
        const played = playedThrough(world, seat, lines)
        for (const { phase, question, place, request } of questions) {
          const last = played.asked.get(`${phase}/${question}#${place}`)
          if (last === undefined && played.cut <= phase) continue
          // After all acts of a question were performed, it is not asked again.
          if (request.kind !== 'act' || request.acts.length > 1) expect(last).toEqual(request)
          asked++
        }
        if (played.cut > 9) expect(played.left).toEqual(lines.filter(({ id }) => warnings.some(({ line }) => line === id)))
        taken += lines.length - played.left.length
      }
    }
    expect(asked).toBeGreaterThan(200)
    expect(taken).toBeGreaterThan(100)
  }, 120_000)
})

interface Played {
  /** Last request of each question to the seat. */
  readonly asked: ReadonlyMap<string, Request>
  readonly left: readonly OrderLine[]
  /** Phase in which any dice would change something; 10: none. */
  readonly cut: number
}

/** Plays phases 2 to 9 in one run. */
function playedThrough(before: WorldState, seat: SeatId, lines: readonly OrderLine[]): Played {
  const world = before.clone()
  for (const step of GL.decide(world, GL.rehearsal?.decided ?? {})) if (step.kind !== 'ask' && step.kind !== 'collect') world.apply(step)
  const { turn } = world.cursor
  world.apply({ kind: 'checkpoint', cursor: { turn, seat, phase: 2 } })
  const run = new Run(GL, world, GL.play(world))
  const asked = new Map<string, Request>()
  const refused = new Set<string>()
  let left = lines
  run.resume(undefined)
  for (;;) {
    const { pending } = run
    if (pending === null) break
    const { cursor } = world
    if (cursor.turn !== turn || cursor.seat !== seat) break
    if (pending.kind === 'roll') {
      const still = GL.rehearsal === undefined ? null : stillDice(pending, GL.rehearsal)
      if (still === null) return { asked, left, cut: cursor.phase }
      run.resume(still)
      continue
    }
    if (pending.seat !== seat) {
      const refusal = pending.kind === 'choose' && pending.options.some(({ id }) => id === 'refuse') ? 'refuse' : null
      run.resume(valueOf(takeAnswer(pending, refusal ?? idle(pending, world, seededChance(1)), SEED)).reply)
      continue
    }
    const name = questionName(pending.id)
    asked.set(`${cursor.phase}/${name}#${pending.kind === 'act' ? 0 : pending.occurrence}`, pending)
    // A refused line is not tried again: it has its warning.
    const line = left.find((waiting) => {
      const meant = waiting.phase === cursor.phase && waiting.question === name && !refused.has(waiting.id)
      const taken = meant && takeAnswer(pending, waiting.answer, SEED).ok
      if (meant && !taken) refused.add(waiting.id)
      return taken
    })
    left = left.filter((waiting) => waiting !== line)
    const answer = line?.answer ?? (pending.kind === 'act' ? DONE : pending.kind === 'choose' ? pending.preset : {})
    run.resume(valueOf(takeAnswer(pending, answer, SEED)).reply)
  }
  return { asked, left, cut: 10 }
}

test('dice bring nothing: nobody is born, and nobody dies of a child', () => {
  const world = foldOf(begin(1), GAME_MASTER)
  const people = world.balance('elves', 'males') + world.balance('elves', 'females')
  const questions = rehearse(GL, world, 'elves', []).questions
  const mothers = questions.find(({ phase }) => phase === 3)?.request
  expect(mothers?.kind === 'fill' && presetSheet(mothers)['mothers']).toBeGreaterThan(100)
  expect(questions.find(({ phase }) => phase === 5)?.request.figures).toMatchObject({ people })
})

describe('the turn orders are for', () => {
  const campaign = begin(0)
  const [first, second, third] = GL.seats(campaign.world) as readonly [SeatId, SeatId, SeatId]
  const at = (turn: number, seat: SeatId, phase: number): WorldState => {
    const world = foldOf(campaign, GAME_MASTER)
    world.apply({ kind: 'checkpoint', cursor: { turn, seat, phase } })
    return world
  }

  test.each([
    ['before the first turn', at(0, 'table', 0), second, 1, 0],
    ['its own turn runs', at(3, second, 5), second, 3, 5],
    ['its own turn has just begun', at(3, second, 0), second, 3, 0],
    ['somebody before it is on turn', at(3, first, 9), second, 3, 0],
    ['somebody after it is on turn', at(3, third, 1), second, 4, 0],
    ['the others move', at(3, 'table', 0), first, 4, 0],
  ])('%s', (_, world, seat, round, lockedTo) => {
    expect(turnAhead(GL, world, seat)).toEqual({ round, lockedTo })
    expect(rehearse(GL, world, seat, [])).toMatchObject({ round, lockedTo })
  })

  test('a seat that has fallen has none, and all its lines are of no use', () => {
    const world = at(3, first, 2)
    const fallen = { ...(world.record(CIVILISATIONS, second) ?? {}), alive: false }
    world.apply({ kind: 'record', rule: 'GL-WIN-2', collection: CIVILISATIONS.name, id: second, value: fallen as Json })
    const line: OrderLine = { id: 'a', phase: 7, question: 'spend', answer: 'done' }
    expect(turnAhead(GL, world, second)).toBeNull()
    const { questions, warnings } = rehearse(GL, world, second, [line])
    expect([questions, warnings.map(({ problem }) => problem.wording)]).toEqual([[], ['problem.notAsked']])
    // If a seat falls in its own turn, the next one follows.
    world.apply({ kind: 'checkpoint', cursor: { turn: 3, seat: second, phase: 5 } })
    expect([turnAhead(GL, world, first), turnAhead(GL, world, third)]).toEqual([
      { round: 4, lockedTo: 0 },
      { round: 3, lockedTo: 0 },
    ])
  })
})

describe('lines', () => {
  const campaign = begin(3)
  const seat = GL.seats(campaign.world)[0] ?? 'elves'
  const spend = (lines: readonly OrderLine[]) => {
    const rehearsal = rehearse(GL, campaign.world, seat, lines)
    return { ...rehearsal, question: rehearsal.questions.find(({ question }) => question === 'spend') }
  }
  const culture = (id: string, amount: number): OrderLine => ({ id, phase: 7, question: 'spend', answer: { act: 'culture', amount } })

  test('the purse runs down from line to line, and each can be changed by the purse as it was before it', () => {
    const purse = Number(spend([]).question?.request.figures['points'])
    expect(purse).toBeGreaterThan(20)
    const { question, warnings } = spend([culture('a', 3), culture('b', 2)])
    const price = (purse - Number(question?.request.figures['points'])) / 5
    expect(price).toBeGreaterThan(0)
    expect(question?.tried.map(({ line, taken, request }) => [line.id, taken, request.figures['points']])).toEqual([
      ['a', true, purse],
      ['b', true, purse - 3 * price],
    ])
    expect(warnings).toEqual([])
  })

  test('a line that would be refused is left out and told, and the next is tried', () => {
    const { question, warnings } = spend([culture('a', 1_000_000), culture('b', 1)])
    expect(question?.lines.map(({ id }) => id)).toEqual(['b'])
    expect(warnings).toMatchObject([{ line: 'a', problem: { field: 'amount', wording: 'problem.range' } }])
  })

  test('a line for a question that does not come, and one for a phase that has begun', () => {
    const stranger: OrderLine = { id: 'x', phase: 7, question: 'nonsense', answer: 'yes' }
    expect(spend([stranger]).warnings).toMatchObject([{ line: 'x', problem: { wording: 'problem.notAsked' } }])
    const world = foldOf(campaign, GAME_MASTER)
    world.apply({ kind: 'checkpoint', cursor: { turn: 1, seat, phase: 7 } })
    const { lockedTo, questions, warnings } = rehearse(GL, world, seat, [stranger, culture('a', 1_000_000)])
    expect([lockedTo, questions.filter(({ phase }) => phase <= 7), warnings]).toEqual([7, [], []])
  })

  test('what earlier phases leave shows in later ones', () => {
    const world = foldOf(campaign, GAME_MASTER)
    world.apply({ kind: 'checkpoint', cursor: { turn: 2, seat, phase: 2 } })
    const foodIn = (heirsMale: number): number => {
      const line: OrderLine = { id: 'a', phase: 3, question: 'population', answer: { heirsMale } }
      const { questions, warnings } = rehearse(GL, world, seat, [line])
      expect(warnings).toEqual([])
      const gather = questions.find(({ question }) => question === 'gather')?.request
      const food = gather?.kind === 'fill' ? gather.fields.find(({ id }) => id === 'food') : undefined
      return Number(food?.figures?.['held'])
    }
    expect(foodIn(0) - foodIn(1)).toBeGreaterThan(0)
  })

  test('the world it is given stays as it is', () => {
    const before = JSON.stringify(worldAsJson(campaign.world))
    rehearse(GL, campaign.world, seat, anyLines(foldOf(campaign, GAME_MASTER), seat, seededChance(7)))
    expect(JSON.stringify(worldAsJson(campaign.world))).toBe(before)
  })

  test('a phase the rules cannot get through is left out and told, and those after it are tried all the same', () => {
    const torn: typeof GL = {
      ...GL,
      *play(world) {
        if (world.cursor.phase === 4) throw new Error('a bug')
        yield* GL.play(world)
      },
    }
    const line: OrderLine = { id: 'a', phase: 4, question: 'gather', answer: {} }
    const { questions, unforeseen, warnings } = rehearse(torn, campaign.world, seat, [line])
    expect(unforeseen).toEqual([4])
    expect(questions.map(({ question }) => question)).toContain('spend')
    expect(warnings).toMatchObject([{ line: 'a', problem: { wording: 'problem.notForeseen', figures: { phase: 4 } } }])
  })
})
