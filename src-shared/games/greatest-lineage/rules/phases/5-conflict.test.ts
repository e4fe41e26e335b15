import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../kernel/world/effect.ts'
import { DONE, type Request } from '../../../../kernel/engine/request.ts'
import { questionName } from '../../../../kernel/engine/requestId.ts'
import { civilisation } from '../civilisation.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { agent, byId, mission } from '../../testing/agents.ts'
import { house, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { war } from '../../testing/battles.ts'
import { namedLand } from '../territory/names.ts'
import { MISSIONS } from '../espionage/records.ts'
import { WARS } from '../war/records.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { conflictPhase } from './5-conflict.ts'

/** Answers by question; what the script does not name is left alone, and dice find nothing. */
type Script = Readonly<Record<string, readonly unknown[]>>

function phase(setting: StageSetting, script: Script = {}): Played {
  const royal = { ...house('elves'), ...house('humans'), ...house('dwarves') }
  const answers: unknown[] = []
  for (;;) {
    const world = stage({ phase: 5, ...setting, records: { royal, ...setting.records } })
    const played = playOut(world, (view) => conflictPhase(view, 'elves'), answers)
    if (played.problems.length > 0) throw new Error(JSON.stringify(played.problems))
    if (played.pending === null) return played
    const name = nameOf(played.pending)
    answers.push(script[name]?.[played.asked.filter((other) => nameOf(other) === name).length] ?? alone(played.pending))
  }
}

function alone(request: Request): unknown {
  if (request.kind === 'roll') return Array.from({ length: request.count }, () => 50)
  if (request.kind === 'fill') return {}
  if (request.kind === 'draw') return 'app'
  return request.kind === 'act' ? 'done' : request.preset
}

function nameOf({ id }: Request): string {
  return questionName(id)
}

function names({ asked }: Played): readonly string[] {
  return asked.map((request) => `${request.seat} ${nameOf(request)}`)
}

function claiming(females: number, claims: readonly unknown[] = [], rules: HouseRules = {}, warriors = 0) {
  return phase({ elves: { females, warriors, territories: 2 }, rules }, { conflict: claims })
}

/** The question of land, as it was asked first. */
function asked({ asked: requests }: Played): Request | undefined {
  return requests.find((request) => nameOf(request) === 'conflict')
}

function mayClaim(played: Played): boolean {
  const request = asked(played)
  return request?.kind === 'act' && request.acts.some(({ id }) => id === 'claim')
}

describe('the order of phase 5', () => {
  test('in peace: the field, the booklet, and everybody else rolls; no council', () => {
    expect(names(phase({}))).toEqual(['elves conflict', 'gm uncover'])
    expect(names(phase({ edition: 2 }))).toEqual(['elves conflict', 'elves booklet', 'humans uncover', 'dwarves uncover'])
  })

  test('GL-WAR-2 once something is written in the booklet the field is closed', () => {
    const played = phase({ elves: { females: 60, males: 30 } }, { conflict: [{ act: 'claim' }, { act: 'declare' }] })
    const [first, second, third] = played.asked.filter((request) => nameOf(request) === 'conflict')
    const open = (request: Request | undefined) =>
      request?.kind === 'act' && request.acts.some(({ group }) => group === 'actGroup.diplomacy')
    expect([first, second, third].map(open)).toEqual([true, true, false])
    expect(third?.wording).toBe('act.bookletOpen')
  })

  test('GL-WAR-7 at war: the council first, then the battle, then the field', () => {
    const sides = { warriors: 20 }
    const setting = { elves: { warriors: 20 }, humans: { warriors: 20 }, records: { war: { 'elves-war-1': war({}, sides, sides) } } }
    const order = (edition: number) => [...new Set(names(phase({ ...setting, edition })).map((name) => name.split(' ')[1]))]
    expect(order(2)).toEqual(['council', 'muster', 'goals', 'battle', 'territory', 'conflict', 'booklet', 'uncover'])
    expect(order(3)).toEqual(['council', 'battlePlan', 'battle', 'battleGoals', 'conflict', 'uncover'])
  })

  test('GL-WAR-7 RULING-44 an announced war has its first battle in the turn in which it opens', () => {
    const announced = war({ stage: 'announced', opensFrom: 5, opened: null })
    const played = phase({ turn: 5, elves: { warriors: 20 }, records: { war: { [announced.id]: announced } } })
    expect(names(played).slice(0, 2)).toEqual(['elves council', 'elves battlePlan'])
    expect(played.world.records(WARS)).toMatchObject([{ stage: 'open', opened: 5, turns: 1 }])
  })

  test('GL-SPY-6 GL-TREATY-1 what others planned against a player comes due before what that player owes', () => {
    const payment = { id: 'p', from: 'elves', to: 'dwarves', token: 'food', amount: 3, due: 5 }
    const records = {
      agent: byId(agent('s', { owner: 'humans' })),
      mission: byId(mission('m', 's', { owner: 'humans', target: 'elves', entered: 4, renewed: 4 })),
      payment: { p: payment },
    }
    const { effects } = phase({ turn: 5, elves: { food: 9 }, humans: { spies: 1 }, records })
    const at = (what: (effect: Effect) => boolean): number => effects.findIndex(what)
    const planned = at((effect) => effect.kind === 'drop' && effect.collection === MISSIONS.name)
    const paid = at((effect) => effect.kind === 'posting' && effect.account === 'food' && effect.delta === -3)
    expect([planned >= 0, paid > planned]).toEqual([true, true])
  })

  test('GL-SPY-5 the others roll whatever was written', () => {
    const culture = { elves: { culture: 200, males: 90, females: 90 } }
    const quiet = phase(culture)
    const training = phase(culture, { conflict: [{ act: 'trainAssassin' }] })
    const rolls = (played: Played): readonly string[] => names(played).filter((name) => name.endsWith('uncover'))
    expect(training.world.balance('elves', 'assassins')).toBe(1)
    expect(rolls(training)).toEqual(rolls(quiet))
  })
})

describe('free claims', () => {
  test('GL-TERR-1 EX-25 with 59 people on 2 territories there is nothing to claim', () => {
    expect(mayClaim(claiming(59))).toBe(false)
    expect(claiming(59).postings('elves', 'territories')).toEqual([])
  })

  test('GL-TERR-1 EX-25 with 60 people a third can be claimed; warriors do not count', () => {
    const request = asked(claiming(60))
    expect(request).toMatchObject({ kind: 'act', figures: { people: 60, territories: 2, blank: 594 } })
    expect(request?.kind === 'act' && request.acts[0]).toMatchObject({
      id: 'claim',
      fields: [{ id: 'count', min: 1, max: 1, preset: 1 }, { id: 'name' }],
    })
    expect(mayClaim(claiming(59, [], {}, 40))).toBe(false)
  })

  test('whatever concerns others has to be chosen; taking blank land alone may stand chosen by itself', () => {
    const request = asked(claiming(60))
    const acts = request?.kind === 'act' ? request.acts.filter(({ id }) => id !== DONE) : []
    expect(acts.length).toBeGreaterThan(1)
    expect(acts.filter(({ grave }) => grave !== true).map(({ id, group }) => [id, group])).toEqual([['claim', 'actGroup.land']])
    expect(acts.filter(({ group }) => group === undefined)).toEqual([])
  })

  test('GL-TERR-1 as many as there are people for, with names, and a line of the chronicle', () => {
    const played = claiming(120, [{ act: 'claim', count: 3, name: 'Ridge' }, { act: 'claim' }])
    expect(played.postings('elves', 'territories').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-TERR-1', 3],
      ['GL-TERR-1', 1],
    ])
    expect(namedLand(played.world, 'elves').map(({ name }) => name)).toEqual(['Ridge'])
    expect(civilisation(played.world, 'elves').claimed).toBe(4)
    expect(played.effects).toContainEqual(expect.objectContaining({ kind: 'line', rule: 'GL-TERR-1', wording: 'line.land.gained' }))
  })

  test('GL-TERR-1 GL-RAID-2 a raid comes before claims: once land is claimed none is offered in this turn', () => {
    const elves = { females: 90, males: 40, food: 20, territories: 2 }
    const humans = { females: 30, food: 10 }
    const acts = (request: Request): readonly string[] => (request.kind === 'act' ? request.acts.map(({ id }) => id) : [])
    const played = phase({ elves, humans }, { conflict: [{ act: 'claim', count: 1 }] })
    const [first, second] = played.asked.filter((request) => nameOf(request) === 'conflict')
    if (first === undefined || second === undefined) throw new Error('not asked twice')
    expect(acts(first)).toEqual(expect.arrayContaining(['claim', 'raid-humans']))
    expect(acts(second)).toContain('claim')
    expect(acts(second).filter((id) => id.startsWith('raid'))).toEqual([])
    const hint = (request: Request): string => ENGLISH[request.wording + '.hint']?.(request.figures) ?? ''
    expect([hint(first), hint(second)].map((text) => text.includes('once land is claimed'))).toEqual([true, false])
  })

  test('GL-TERR-1 RULING-82 claims_per_turn = 1: one territory in a turn', () => {
    const played = claiming(200, [{ act: 'claim' }], { claims_per_turn: 1 })
    expect(played.world.balance('elves', 'territories')).toBe(3)
    const later = played.asked.filter((request) => nameOf(request) === 'conflict')[1]
    expect(later?.kind === 'act' && later.acts.some(({ id }) => id === 'claim')).toBe(false)
  })

  test('GL-TERR-1 no more than there is blank land', () => {
    const request = asked(claiming(200, [], { scenario_total: 8 }))
    expect(request?.kind === 'act' && request.acts[0]?.fields[0]).toMatchObject({ max: 2 })
  })

  test('a player may do nothing', () => {
    expect(claiming(200).postings('elves')).toEqual([])
  })
})
