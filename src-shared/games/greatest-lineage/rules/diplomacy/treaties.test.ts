import { describe, expect, test } from 'vitest'
import { maySee } from '../../../../kernel/world/rule.ts'
import { allied, atWar, offered, talk } from '../../testing/diplomacy.ts'
import { capitulationOffers } from './treaties.ts'
import { newCivilisation, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { HOUSES } from '../../testing/wars.ts'
import { FRESH_SIDE, WARS } from '../war/records.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { say } from '../../words/say.ts'
import { MOST_ASKED } from './goods.ts'
import { TREATY_DRAFTS, TREATY_TEXTS } from './records.ts'

const RICH: StageSetting = {
  elves: { males: 8, females: 12, food: 30, wood: 4, territories: 7 },
  humans: { males: 5, females: 3, wood: 12, territories: 4 },
}
const BEGIN = { act: 'treaty', with: 'humans' }

function clauses({ world }: Played): readonly unknown[] | undefined {
  return world.records(TREATY_DRAFTS)[0]?.clauses
}

function written(setting: StageSetting, ...acts: readonly unknown[]): Played {
  return talk(setting, [BEGIN, ...acts])
}

describe('writing a treaty', () => {
  test('GL-TREATY-1 with every living player, at war or not, and with nobody else', () => {
    const partners = (setting: StageSetting) => {
      const { pending } = talk(setting)
      return pending?.kind === 'act' ? pending.acts.find(({ id }) => id === 'treaty')?.figures : null
    }
    expect(partners({})).toEqual({ partners: 'humans,dwarves' })
    expect(partners({ records: { war: atWar('elves', 'humans') } })).toEqual({ partners: 'humans,dwarves' })
    expect(partners({ records: { civilisation: { humans: newCivilisation('humans', { alive: false }) } } })).toEqual({
      partners: 'dwarves',
    })
  })

  test.each([
    ['two who have nothing', {}, ['tokens', 'people', 'land', 'agents', 'alliance', 'payment', 'text', 'done']],
    ['two who have something', RICH, ['tokens', 'people', 'land', 'agents', 'alliance', 'payment', 'text', 'done']],
    ['allies', { records: { alliance: allied('elves', 'humans') } }, ['tokens', 'people', 'land', 'agents', 'payment', 'text', 'done']],
    ['enemies', { records: { war: atWar('elves', 'humans') } }, ['tokens', 'people', 'land', 'agents', 'war', 'payment', 'text', 'done']],
    [
      'enemies of whom one occupies land',
      { records: { war: atWar('elves', 'humans', { sides: { aggressor: { ...FRESH_SIDE, occupied: 1 }, defender: FRESH_SIDE } }) } },
      ['tokens', 'people', 'land', 'release', 'agents', 'war', 'payment', 'text', 'done'],
    ],
    [
      'a war that is announced',
      { records: { war: atWar('humans', 'elves', { stage: 'announced' }) } },
      ['tokens', 'people', 'land', 'agents', 'war', 'payment', 'text', 'done'],
    ],
    [
      'a war in a booklet, of which nobody knows',
      { records: { war: atWar('humans', 'elves', { stage: 'secret' }) } },
      ['tokens', 'people', 'land', 'agents', 'alliance', 'payment', 'text', 'done'],
    ],
  ])('GL-TREATY-1 clauses of %s', (_, setting, acts) => {
    expect(offered(written(setting))).toEqual(acts)
  })

  test('GL-TREATY-1 nobody promises more than they have; what is asked of the other is free, but for land, which all can count', () => {
    const { pending } = written(RICH)
    const fields = (id: string) => (pending?.kind === 'act' ? pending.acts.find((act) => act.id === id)?.fields : undefined)
    expect(fields('tokens')).toMatchObject([
      { id: 'food', min: -MOST_ASKED, max: 30 },
      { id: 'wood', min: -MOST_ASKED, max: 4 },
      ...['stone', 'metal', 'wealth'].map((id) => ({ id, min: -MOST_ASKED, max: 0 })),
    ])
    expect(fields('people')).toMatchObject([
      { id: 'males', min: -MOST_ASKED, max: 8 },
      { id: 'females', min: -MOST_ASKED, max: 12 },
    ])
    expect(fields('land')).toMatchObject([{ id: 'territories', min: -4, max: 7 }])
    expect(fields('payment')).toMatchObject([
      { id: 'payer', preset: 'elves' },
      { id: 'token' },
      { id: 'amount', min: 1, max: MOST_ASKED },
      { id: 'first', min: 5, max: 24, preset: 5 },
      { id: 'rounds', min: 1, max: 10, preset: 1 },
    ])
  })

  test('GL-TREATY-1 what is written is the same whatever the other has', () => {
    const poor = { ...RICH, humans: { territories: 4 } }
    expect(written(poor).pending).toEqual(written(RICH).pending)
    const acts = [
      { act: 'tokens', wood: -3 },
      { act: 'people', males: -2 },
      { act: 'payment', payer: 'humans', amount: 7 },
    ]
    expect(written(poor, ...acts).pending).toEqual(written(RICH, ...acts).pending)
  })

  test.each([
    [
      'tokens both ways',
      { act: 'tokens', food: 5, wood: -2 },
      [
        { kind: 'tokens', from: 'elves', goods: { food: 5 } },
        { kind: 'tokens', from: 'humans', goods: { wood: 2 } },
      ],
      'So far: The elves give the humans 5 food. The humans give the elves 2 wood.',
    ],
    [
      'people both ways',
      { act: 'people', males: -1, females: 5 },
      [
        { kind: 'people', from: 'elves', males: 0, females: 5 },
        { kind: 'people', from: 'humans', males: 1, females: 0 },
      ],
      'So far: 5 females of the elves go to the humans. 1 male of the humans goes to the elves.',
    ],
    [
      'land',
      { act: 'land', territories: -2 },
      [{ kind: 'land', from: 'humans', territories: 2 }],
      'So far: The humans give the elves 2 territories.',
    ],
    [
      'agents',
      { act: 'agents', humans: true },
      [{ kind: 'agents', from: 'humans' }],
      'So far: The humans call back all agents they have out against the elves.',
    ],
    ['an alliance', 'alliance', [{ kind: 'alliance' }], 'So far: The elves and the humans become allies.'],
    [
      'a payment',
      { act: 'payment', payer: 'humans', token: 'stone', amount: 4, first: 6, rounds: 3 },
      [{ kind: 'payment', from: 'humans', token: 'stone', amount: 4, first: 6, last: 8 }],
      'So far: The humans pay the elves 4 stone in each of the rounds 6 to 8.',
    ],
    [
      'own words',
      { act: 'text', text: '  No spying\n on our  ruler. ' },
      [{ kind: 'text', text: 'No spying on our ruler.' }],
      'So far: “No spying on our ruler.”',
    ],
    ['nothing', { act: 'tokens' }, [], 'It is empty so far.'],
  ])('GL-TREATY-1 %s', (_, act, expected, text) => {
    const played = written(RICH, act)
    expect(clauses(played)).toEqual(expected)
    expect(say('act.treaty.hint', played.pending?.figures)).toBe(text)
  })

  test('GL-TREATY-1 a clause filled in again takes the place of the first; nothing takes it out', () => {
    const played = written(RICH, { act: 'tokens', food: 5, wood: -2 })
    expect(played.pending?.kind === 'act' && played.pending.acts[0]?.fields).toMatchObject([{ preset: 5 }, { preset: -2 }, {}, {}, {}])
    expect(clauses(written(RICH, { act: 'tokens', food: 5 }, { act: 'tokens', food: 7 }))).toMatchObject([{ goods: { food: 7 } }])
    expect(clauses(written(RICH, { act: 'tokens', food: 5 }, { act: 'tokens', food: 0 }))).toEqual([])
  })

  test('GL-TREATY-1 a clause can be taken out, and only what says something can be offered', () => {
    const played = written(RICH, { act: 'land', territories: 1 }, { act: 'text', text: 'Peace.' }, { act: 'remove', clause: '0' })
    expect(clauses(played)).toEqual([{ kind: 'text', text: 'Peace.' }])
    expect(offered(played)).toContain('offer')
    expect(offered(written(RICH, { act: 'land', territories: 1 }, 'remove'))).not.toContain('offer')
  })

  test('GL-TREATY-1 enemies can ally once the war ends by the same treaty', () => {
    const setting = { records: { war: atWar('humans', 'elves') } }
    const played = written(setting, { act: 'war', victor: 'humans' }, 'alliance')
    expect(clauses(played)).toEqual([{ kind: 'war', victor: 'humans' }, { kind: 'alliance' }])
    expect(clauses(written(setting, { act: 'war', victor: 'humans' }, 'alliance', { act: 'remove', clause: '0' }))).toEqual([])
  })

  test('GL-TREATY-1 no more than four payments and four texts', () => {
    const payments = written(RICH, ...Array.from({ length: 4 }, () => 'payment'))
    const texts = written(RICH, ...Array.from({ length: 4 }, () => ({ act: 'text', text: 'Peace.' })))
    expect([offered(payments).includes('payment'), offered(payments).includes('text')]).toEqual([false, true])
    expect([offered(texts).includes('payment'), offered(texts).includes('text')]).toEqual([true, false])
  })

  test('GL-TREATY-1 left before it is offered: nobody else hears of it', () => {
    const played = written(RICH, { act: 'tokens', food: 5 }, 'done')
    expect(played.world.records(TREATY_DRAFTS)).toEqual([])
    expect(played.effects.filter((effect) => effect.kind !== 'checkpoint' && maySee(effect.see, 'humans'))).toEqual([])
    expect(played.pending).toMatchObject({ seat: 'elves', wording: 'act.conflict' })
  })
})

describe('GL-TREATY-1 a capitulation', () => {
  const side = (occupied: number) => ({ ...FRESH_SIDE, occupied })
  const war = (mine = 0, theirs = 0) => atWar('humans', 'elves', { sides: { aggressor: side(theirs), defender: side(mine) } })
  const lost = (occupied = 0): StageSetting => ({ ...RICH, records: { royal: HOUSES, war: war(occupied, 2) } })

  test('is offered against players one is at open war with, and against nobody in the second edition', () => {
    const partners = (setting: StageSetting) =>
      capitulationOffers(stage({ phase: 5, turn: 4, ...setting }), 'elves').map(({ act }) => act.figures?.['partners'])
    expect(partners({ records: { war: war() } })).toEqual(['humans'])
    expect(partners({ records: { war: war() }, edition: 2 })).toEqual([])
    expect(partners({ records: { war: atWar('humans', 'elves', { stage: 'announced' }) } })).toEqual([])
    expect(partners({})).toEqual([])
  })

  test('that is accepted ends the war, hands over all land, and the one who gave up is out', () => {
    const played = talk(lost(1), ['capitulate', 'accept'])
    expect(played.asked.at(-1)).toMatchObject({ seat: 'humans', options: [{ id: 'accept' }, { id: 'refuse' }] })
    expect(played.world.records(WARS)).toEqual([])
    expect([played.world.balance('elves', 'territories'), played.world.balance('humans', 'territories')]).toEqual([0, 4 + 2 + 7 + 1])
    expect(chronicleOf(played, ENGLISH)).toContain('The elves have no territory left to call their own and are out of the game.')
  })

  test('that is refused changes nothing', () => {
    const played = talk(lost(), ['capitulate', 'refuse'])
    expect(played.world.records(TREATY_DRAFTS)).toEqual([])
    expect([played.world.records(WARS).length, played.world.balance('elves', 'territories')]).toEqual([1, 7])
  })
})

describe('offering a treaty', () => {
  const OFFER = [{ act: 'tokens', food: 12 }, 'offer']

  test('GL-TREATY-1 the other is asked, and sees what it says', () => {
    const played = written(RICH, ...OFFER)
    expect(played.pending).toMatchObject({ kind: 'choose', seat: 'humans', figures: { other: 'elves', countersLeft: 6 }, preset: 'refuse' })
    expect(played.pending?.kind === 'choose' && played.pending.options.map(({ id }) => id)).toEqual(['accept', 'refuse', 'counter'])
    expect(say('choose.treatyAnswer.hint', played.pending?.figures)).toBe('It says: The elves give the humans 12 food.')
  })

  test('GL-TREATY-1 a draft is its author’s until it is offered, then of the two; never of the third', () => {
    const { effects } = written(RICH, ...OFFER, 'refuse')
    const drafts = effects.flatMap((effect) => (effect.kind === 'record' || effect.kind === 'drop' ? [effect.see] : []))
    expect(drafts).toEqual([['elves'], ['elves'], ['elves', 'humans'], ['elves', 'humans']])
    expect(effects.filter((effect) => effect.kind !== 'checkpoint' && maySee(effect.see, 'dwarves'))).toEqual([])
  })

  test('GL-TREATY-1 refused: it is gone, and nothing has moved', () => {
    const played = written(RICH, ...OFFER, 'refuse')
    expect([played.world.records(TREATY_DRAFTS), played.world.records(TREATY_TEXTS), played.postings()]).toEqual([[], [], []])
    expect(chronicleOf(played, ENGLISH)).toEqual(['The humans refuse the treaty the elves have offered.'])
  })

  test('GL-TREATY-1 countered: the other writes at the same clauses from its own side and offers them back', () => {
    const played = written(RICH, ...OFFER, 'counter')
    expect(played.pending).toMatchObject({ kind: 'act', seat: 'humans', figures: { other: 'elves', countersLeft: 5 } })
    expect(played.pending?.kind === 'act' && played.pending.acts[0]?.fields).toMatchObject([
      { id: 'food', preset: -12 },
      { id: 'wood' },
      {},
      {},
      {},
    ])
    const back = written(RICH, ...OFFER, 'counter', { act: 'tokens', food: -20, wood: 3 }, 'offer')
    expect(back.pending).toMatchObject({ kind: 'choose', seat: 'elves' })
    expect(say('choose.treatyAnswer.hint', back.pending?.figures)).toBe(
      'It says: The humans give the elves 3 wood. The elves give the humans 20 food. You have 30 food.',
    )
  })

  describe('more than there is', () => {
    const ASKED = [{ act: 'tokens', food: 5, wood: -20 }, { act: 'people', males: -7, females: -1 }, 'offer']

    test('GL-TREATY-2 nobody can agree to give at once what they have not, and alone learns why', () => {
      const { pending } = written(RICH, ...ASKED)
      expect(pending).toMatchObject({
        seat: 'humans',
        figures: { atHand: 'wood:12,males:5,females:3', missing: 'wood:8,males:2' },
        options: [{ id: 'refuse' }, { id: 'counter' }],
      })
      expect(say('choose.treatyAnswer.hint', pending?.figures)).toMatch(
        /You have 12 wood, 5 males and 3 females. You lack 8 wood and 2 males, and cannot agree.$/,
      )
    })

    test('GL-TREATY-2 an answer begins with what there is to give', () => {
      const back = written(RICH, ...ASKED, 'counter')
      expect(clauses(back)).toEqual([
        { kind: 'tokens', from: 'elves', goods: { food: 5 } },
        { kind: 'tokens', from: 'humans', goods: { wood: 12 } },
        { kind: 'people', from: 'humans', males: 5, females: 1 },
      ])
      const empty = written(
        { ...RICH, humans: { territories: 4 } },
        { act: 'tokens', wood: -20 },
        { act: 'people', males: -7 },
        'offer',
        'counter',
      )
      expect(clauses(empty)).toEqual([])
    })

    test('GL-TREATY-2 agents go as commoners: they are among those one has', () => {
      const spy = { id: 's', owner: 'humans', kind: 'spy', sex: 'female', method: null, started: 2, released: null, skill: 0 }
      const setting = { ...RICH, humans: { ...RICH.humans, spies: 1 }, records: { agent: { s: spy } } }
      const { pending } = written(setting, { act: 'people', females: -4 }, 'offer')
      expect(pending).toMatchObject({ figures: { atHand: 'females:4', missing: '' }, options: [{ id: 'accept' }, {}, {}] })
    })
  })

  test('GL-TREATY-1 a counter that is not offered back ends it, and both know', () => {
    const played = written(RICH, ...OFFER, 'counter', { act: 'text', text: 'Never.' }, 'done')
    expect(played.world.records(TREATY_DRAFTS)).toEqual([])
    expect(chronicleOf(played, ENGLISH)).toEqual(['The humans break off: the treaty with the elves comes to nothing.'])
    expect(played.effects.at(-1)).toMatchObject({ see: ['elves', 'humans'] })
  })

  test('GL-TREATY-1 after six counters it is yes or no', () => {
    const counters = Array.from({ length: 6 }, () => ['counter', 'offer']).flat()
    const { pending } = written(RICH, ...OFFER, ...counters)
    expect(pending?.kind === 'choose' && pending.options.map(({ id }) => id)).toEqual(['accept', 'refuse'])
    expect(pending).toMatchObject({ seat: 'humans', figures: { countersLeft: 0 } })
  })
})
