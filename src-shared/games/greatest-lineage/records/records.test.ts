import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import { presetSheet, readForm } from '../../../kernel/forms/form.ts'
import type { Form } from '../../../kernel/forms/field.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { everythingOf, reopened, valueOf } from '../../../kernel/testing/toyTable.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { LANGUAGES, tellIn } from '../../../language/language.ts'
import { playOn, say } from '../../text/playing.ts'
import { recordDifferences, recordName } from '../../text/recordTexts.ts'
import { GAME } from '../game.ts'
import { COLLECTIONS } from '../rules/collections.ts'
import { AGENTS, MISSIONS } from '../rules/espionage/records.ts'
import { MONUMENTS, ROYALS, SETTLEMENTS, SHAMANS, SITES } from '../rules/records.ts'
import { GREATEST_LINEAGE } from '../rules/ruleset.ts'
import { FRESH_SIDE, WARS } from '../rules/war/records.ts'
import { RECORDS } from './records.ts'
import { add, faceOf, fresh, problemsOf, recordOf, set } from '../testing/recordsByHand.ts'

const GOLDEN = path.join(import.meta.dirname, '../golden')

/** Campaigns that were played, and so records the rules made. */
const PLAYED = readdirSync(GOLDEN)
  .filter((name) => !name.includes('.'))
  .map((name) => [name, golden(name)] as const)

function golden(name: string): Campaign {
  const [header = '', ...lines] = readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return Campaign.open(GREATEST_LINEAGE, header, lines).campaign
}

afterEach(() => tellIn(() => 'en'))

test('every kind of record has a face, but for those that follow other deeds', () => {
  const faces = RECORDS.map(({ collection }) => collection)
  expect(COLLECTIONS.map(({ name }) => name).filter((name) => !faces.includes(name))).toEqual([
    'habit',
    'numbering',
    'map',
    'territory',
    'timelineEdit',
  ])
  expect(new Set(faces).size).toBe(faces.length)
})

describe('records the rules made', () => {
  test('come up in their forms as they are, and are written as they were', () => {
    const seen = new Set<string>()
    for (const [, { entries }] of PLAYED) {
      const world = new WorldState()
      for (const entry of entries) {
        const put = effectsOf(entry).flatMap((effect) => (effect.kind === 'record' ? [effect] : []))
        for (const effect of effectsOf(entry)) world.apply(effect)
        for (const { collection, id } of put) {
          const face = RECORDS.find((one) => one.collection === collection)
          const value = recordOf(world, collection, id)
          if (face === undefined || value === null) continue
          seen.add(collection)
          const form = face.form(value, id, world)
          expect(face.written(valueOf(readForm(form, presetSheet(form))), value, world), `${collection} ${id}`).toEqual(value)
        }
      }
    }
    // What no golden campaign comes to is added by hand below.
    const made = [
      'agent',
      'civilisation',
      'expected',
      'game',
      'happened',
      'kingdomMind',
      'mission',
      'royal',
      'settlement',
      'shaman',
      'tribe',
      'war',
    ]
    expect([...seen]).toEqual(expect.arrayContaining(made))
  })

  test.each(LANGUAGES)('and every one of their fields and options have words: %s', (language) => {
    tellIn(() => language)
    const raw: string[] = []
    const look = (text: string): void => {
      if (/\b(?:field|option|record|role|sex|seat|account|age|goal)\.\w/.test(text) || text.trim() === '') raw.push(text)
    }
    const lookAt = (form: Form): void => {
      for (const field of form.fields) {
        look(say(field.wording, field.figures ?? {}))
        if ('options' in field) for (const option of field.options) look(say(option.wording, option.figures ?? {}))
        if (field.type === 'group') lookAt(field)
      }
    }
    for (const [, { world }] of PLAYED) {
      const forget = playOn(() => ({ game: GAME, world }))
      for (const face of RECORDS) {
        look(say(`record.${face.collection}`))
        if (face.adds !== undefined) look(say(`record.${face.collection}.add`))
        if (face.ends === true) look(say(`record.${face.collection}.end`))
        for (const id of world.recordIds(face.collection)) {
          const value = recordOf(world, face.collection, id)
          look(recordName(face.collection, id, value))
          lookAt(face.form(value, id, world))
          expect(recordDifferences(face.collection, id, value, value)).toEqual([])
        }
      }
      forget()
    }
    expect(raw).toEqual([])
  })

  test('can each be taken out, or say what names them', () => {
    for (const [name, played] of PLAYED) {
      for (const face of RECORDS.filter(({ ends }) => ends === true)) {
        const [id] = played.world.recordIds(face.collection)
        if (id === undefined || played.disagreement !== null) continue
        const outcome = set(played, face.collection, id, null)
        if (outcome.ok) valueOf(played.retract(outcome.value.entry.seq))
        else expect([name, face.collection, problemsOf(outcome)]).toEqual([name, face.collection, ['id problem.namedRecord']])
      }
    }
  })
})

describe('one that is added', () => {
  test.each(RECORDS.filter(({ adds }) => adds !== undefined).map(({ collection }) => collection))(
    'fits its form and the others: %s',
    (collection) => {
      const campaign = fresh()
      if (collection === 'mission') add(campaign, 'agent', 'elves')
      if (collection === 'shaman') valueOf(campaign.correct([{ collection, id: 'elves-settlement-1', to: null }], 'x'))
      const [owner = ''] = faceOf(collection).adds?.owners(campaign.world) ?? []
      const id = add(campaign, collection, owner, collection === 'land' ? { name: 'Green' } : {})
      expect(campaign.world.recordIds(collection)).toContain(id)
      const value = recordOf(campaign.world, collection, id)
      const form = faceOf(collection).form(value, id, campaign.world)
      expect(faceOf(collection).written(valueOf(readForm(form, presetSheet(form))), value, campaign.world)).toEqual(value)
      expect(faceOf(collection).adds?.blank(campaign.world, owner)?.id).not.toBe(id)
      expect(campaign.verify()).toBeNull()
      expect(everythingOf(reopened(campaign, GREATEST_LINEAGE)) === everythingOf(campaign)).toBe(true)
    },
  )
})

describe('what goes along', () => {
  test('a monument that goes to others takes its prestige, and one that stands has no site', () => {
    const campaign = fresh()
    const id = add(campaign, 'monument', 'elves', { prestige: 10 })
    expect(campaign.world.balance('elves', 'prestige')).toBeGreaterThanOrEqual(10)
    const before = ['elves', 'humans'].map((seat) => campaign.world.balance(seat, 'prestige'))
    valueOf(set(campaign, 'monument', id, { holder: 'humans', settlement: 'humans-settlement-1', name: 'Gate' }))
    expect(campaign.world.record(MONUMENTS, id)).toMatchObject({
      holder: 'humans',
      settlement: 'humans-settlement-1',
      name: 'Gate',
      builder: 'elves',
    })
    expect(['elves', 'humans'].map((seat, at) => campaign.world.balance(seat, 'prestige') - (before[at] ?? 0))).toEqual([-10, 5])
    valueOf(set(campaign, 'monument', id, { stage: 'building' }))
    const site = { owner: 'elves', bundles: { stone: 1, wealth: 0, metal: 0 }, required: 3, workers: { males: 0, females: 0 } }
    valueOf(campaign.correct([{ collection: SITES.name, id, to: site }], 'x'))
    valueOf(set(campaign, 'monument', id, null))
    expect([campaign.world.recordIds('monument'), campaign.world.recordIds('site')]).toEqual([[], []])
    expect(campaign.verify()).toBeNull()
  })

  test('a settlement that goes takes its shaman with it, one that changes hands too', () => {
    const campaign = fresh()
    const id = add(campaign, 'settlement', 'elves')
    valueOf(
      campaign.correct([{ collection: 'shaman', id, to: { settlement: id, owner: 'elves', military: 4, opponent: 4, birth: 0 } }], 'x'),
    )
    expect(
      problemsOf(
        campaign.correct(
          [{ collection: 'settlement', id, to: { ...campaign.world.record(SETTLEMENTS, id), owner: 'humans' } as Json }],
          'x',
        ),
      ),
    ).toEqual(['owner problem.leftBehind'])
    valueOf(set(campaign, 'settlement', id, { owner: 'humans' }))
    expect(campaign.world.record(SHAMANS, id)?.owner).toBe('humans')
    valueOf(set(campaign, 'settlement', id, null))
    expect(campaign.world.record(SHAMANS, id)).toBeUndefined()
  })

  test('of a war that ends the warriors are males again, and occupied land is its captor’s', () => {
    const campaign = fresh()
    const { males = 0, warriors = 0, territories = 0 } = Object.fromEntries(campaign.world.accounts('elves'))
    valueOf(campaign.correct([{ owner: 'elves', account: 'warriors', to: warriors + 2 }], 'x'))
    const id = add(campaign, 'war', 'elves', { sides: { aggressor: { warriors: 2, occupied: 1 } } })
    expect(campaign.world.record(WARS, id)?.sides.aggressor).toMatchObject({ ...FRESH_SIDE, warriors: 2, occupied: 1 })
    valueOf(set(campaign, 'war', id, null))
    const now = Object.fromEntries(campaign.world.accounts('elves'))
    expect([now['warriors'], now['males'], now['territories']]).toEqual([0, males + warriors + 2, territories + 1])
  })

  test('an agent is counted, and one who is no more is on no mission', () => {
    const campaign = fresh()
    const agent = add(campaign, 'agent', 'elves')
    expect(campaign.world.balance('elves', 'spies')).toBe(1)
    const mission = add(campaign, 'mission', 'elves', { target: 'dwarves' })
    expect(campaign.world.record(MISSIONS, mission)).toMatchObject({ agent, target: 'dwarves' })
    valueOf(set(campaign, 'agent', agent, null))
    expect([campaign.world.balance('elves', 'spies'), campaign.world.recordIds('mission'), campaign.world.record(AGENTS, agent)]).toEqual([
      0,
      [],
      undefined,
    ])
  })
})

describe('what makes no sense is refused', () => {
  test('a second ruler in a house', () => {
    const campaign = fresh()
    const heir = add(campaign, 'royal', 'elves')
    expect(problemsOf(set(campaign, 'royal', heir, { role: 'ruler' }))).toEqual(['role problem.oneOnly'])
    expect(campaign.world.record(ROYALS, heir)?.role).toBe('heir')
  })

  test.each<[string, Readonly<Record<string, Json>>, string]>([
    ['a murder without a victim', { goal: 'royal', victim: null }, 'victim problem.unchosen'],
    ['a victim of another house', { goal: 'ruler', victim: 'elves-royal-1' }, 'victim problem.option'],
    ['a shaman where none is', { goal: 'shaman', victim: 'humans-settlement-9' }, 'victim problem.option'],
    ['a theft from somebody', { goal: 'technology', victim: 'humans-royal-1' }, 'victim problem.needless'],
    ['a spy sent to murder', { goal: 'ruler', agent: 'elves-agent-1', victim: 'humans-royal-1' }, 'goal problem.option'],
  ])('%s', (_, filled, problem) => {
    const campaign = fresh()
    add(
      campaign,
      'agent',
      'elves',
      problem.startsWith('goal') || filled['goal'] === 'technology' ? {} : { kind: 'assassin', method: 'plain' },
    )
    const face = faceOf('mission')
    const blank = face.adds?.blank(campaign.world, 'elves')
    if (blank == null) throw new Error('no room')
    const to = { ...(blank.value as Readonly<Record<string, Json>>), target: 'humans', ...filled }
    expect(problemsOf(campaign.correct([{ collection: 'mission', id: blank.id, to }], 'x'))).toEqual([problem])
  })
})
