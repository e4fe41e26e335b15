import { describe, expect, test } from 'vitest'
import type { Campaign } from '../../../../kernel/engine/campaign.ts'
import { begun, everythingOf, reopened, valueOf } from '../../../../kernel/testing/toyTable.ts'
import { gameOf } from '../civilisation.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { say } from '../../words/say.ts'
import { ruled, SETTLED_AT_SETUP, SWITCHES } from './switches.ts'

const PLAYERS = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }

function campaignWith(setup: object = {}): Campaign {
  return begun({ players: PLAYERS, firstPlayer: 'elves', ...setup }, GREATEST_LINEAGE)
}

function problemsOf(campaign: Campaign, decided: unknown): readonly string[] {
  const outcome = campaign.decide(decided, 'we thought again')
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}

describe('house rules decided in mid-campaign', () => {
  test('hold from here on, are told, and only what differs from the defaults is kept', () => {
    const campaign = campaignWith({ houseRules: { gather_minimum: 1 } })
    const { entry } = valueOf(campaign.decide({ birth_death: 'none', gather_minimum: 0 }, 'too many mothers die'))
    expect([ruled(campaign.world, 'birth_death'), ruled(campaign.world, 'gather_minimum')]).toEqual(['none', 0])
    expect(gameOf(campaign.world).houseRules).toEqual({ birth_death: 'none' })
    expect(entry).toMatchObject({
      kind: 'ruling',
      effects: [
        { kind: 'record', rule: 'TABLE-GM-2', collection: 'game' },
        { kind: 'line', figures: { rule: 'birth_death', value: 'none', before: 'second_roll' } },
        { kind: 'line', figures: { rule: 'gather_minimum', value: '0', before: '1' } },
      ],
    })
  })

  test('are played by the question that waits, survive reopening, and are gone when taken back', () => {
    const campaign = campaignWith()
    while (campaign.pending !== null && campaign.pending.id !== '1/elves/3/births')
      valueOf(campaign.answer(campaign.pending.kind === 'roll' ? 'app' : {}))
    const before = everythingOf(campaign)
    const { seq } = valueOf(campaign.decide({ birth_death: 'none' }, 'too many mothers die')).entry
    expect(everythingOf(reopened(campaign, GREATEST_LINEAGE))).toBe(everythingOf(campaign))
    valueOf(campaign.answer('app'))
    expect(campaign.pending?.id).not.toContain('deaths')
    expect(campaign.verify()).toBeNull()
    valueOf(campaign.retract(seq))
    expect(gameOf(campaign.world).houseRules).toEqual({})
    expect(JSON.parse(everythingOf(campaign))).toMatchObject({ pending: (JSON.parse(before) as Campaign).pending })
    expect(campaign.verify()).toBeNull()
  })

  test.each([...SETTLED_AT_SETUP])('%s was settled at set-up, and the refusal names it and the way out', (name) => {
    const outcome = campaignWith().decide({ [name]: SWITCHES[name].preset }, 'x')
    expect(outcome).toMatchObject({
      ok: false,
      problems: [
        {
          field: name,
          wording: 'problem.settled',
          message: `${name} was settled when the campaign began and cannot change any more: correct the figures it set, or begin a new campaign with it.`,
        },
      ],
    })
  })

  test.each<[string, object, unknown, readonly string[]]>([
    ['a list', {}, [], ['decided problem.type']],
    ['nothing', {}, {}, ['decided problem.missing']],
    ['a name no switch has', {}, { birth: 'none' }, ['birth problem.unknownField']],
    ['a value it cannot take', {}, { birth_death: 'often' }, ['birth_death problem.option']],
    ['a number out of range', {}, { ruler_lifespan: 0 }, ['ruler_lifespan problem.option']],
    ['what holds already', {}, { birth_death: 'second_roll' }, ['birth_death problem.decided']],
    ['a peaceful game without timeline', { goal: 'peaceful' }, { timeline: 'off' }, ['timeline problem.peaceNeedsTimeline']],
  ])('GL-SET-2 refuses %s', (_, setup, decided, problems) => {
    expect(problemsOf(campaignWith(setup), decided)).toEqual(problems)
  })

  test('the timeline of a conquest may end', () => {
    expect(problemsOf(campaignWith(), { timeline: 'off' })).toEqual([])
  })

  test.each([
    [{ rule: 'birth_death', value: 'none', before: 'second_roll' }, /^House rule changed\. .+\? .+\. Until now: .+\.$/],
    [{ rule: 'ruler_lifespan', value: '7', before: '5' }, /\? 7\. Until now: 5\.$/],
    [{ rule: 'claims_per_turn', value: '1', before: 'unlimited' }, /\? Once in a turn\. Until now: As often as/],
    [{ rule: 'points_carry_over', value: 'false', before: 'true' }, /\? .+\. Until now: .+\.$/],
  ])('the chronicle tells %j in words', (figures, text) => {
    expect(say('line.ruling', figures)).toMatch(text)
  })
})
