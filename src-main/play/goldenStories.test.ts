import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import type { Effect } from '../../src-shared/kernel/world/effect.ts'
import { momentsOf } from '../../src-shared/kernel/journal/history.ts'
import { civilisation, gameOf, living } from '../../src-shared/games/greatest-lineage/rules/civilisation.ts'
import { AGENTS } from '../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import { ROYALS, type Royal } from '../../src-shared/games/greatest-lineage/rules/records.ts'
import { royalsOf, rulerOf, spouseOf } from '../../src-shared/games/greatest-lineage/rules/royalty/culture.ts'
import { scoreSheet } from '../../src-shared/games/greatest-lineage/rules/scoring.ts'
import { SEATS, type Civilisation } from '../../src-shared/games/greatest-lineage/rules/seats.ts'
import { WARS } from '../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { say } from '../../src-shared/games/greatest-lineage/words/say.ts'
import { forGameMaster } from '../../src-shared/table/session/view.ts'
import { readCampaign } from './campaignFile.ts'

const GOLDEN = path.join(import.meta.dirname, '../../src-shared/games/greatest-lineage/golden')

/** A finished golden campaign and its events. */
class Story {
  readonly world
  readonly effects
  constructor(campaign: Campaign) {
    this.world = campaign.world
    this.effects = momentsOf(campaign.entries.map(forGameMaster)).flatMap(({ effects }) => effects)
  }

  static async of(name: string): Promise<Story> {
    return new Story((await readCampaign(path.join(GOLDEN, name, 'campaign.lineage'))).campaign)
  }

  /** Returns `round owner account delta` of every posting by a rule. */
  booked(rule: string, round?: number): readonly string[] {
    return this.effects.flatMap(({ effect, at }) =>
      effect.kind === 'posting' && effect.rule === rule && (round === undefined || at.turn === round)
        ? [`${at.turn} ${effect.owner} ${effect.account} ${effect.delta}`]
        : [],
    )
  }

  /** Returns `round rule text` of every chronicle line by one of these rules. */
  told(...rules: readonly string[]): readonly string[] {
    return this.effects.flatMap(({ effect, at }) =>
      effect.kind === 'line' && rules.includes(effect.rule) ? [`${at.turn} ${effect.rule} ${say(effect.wording, effect.figures)}`] : [],
    )
  }

  /** Returns the rules with effects in one phase, each once, in order. */
  rulesIn(round: number, seat: string, phase: number): readonly string[] {
    const here = this.effects.filter(({ at }) => at.turn === round && at.seat === seat && at.phase === phase)
    return [...new Set(here.flatMap(({ effect }) => ruleOf(effect)))]
  }

  ruler(seat: Civilisation): Royal {
    const ruler = rulerOf(this.world, seat)
    if (ruler === undefined) throw new Error(`the ${seat} have no ruler`)
    return ruler
  }

  /** Returns balances of one owner. */
  stand(owner: string, ...accounts: readonly string[]): readonly number[] {
    return accounts.map((account) => this.world.balance(owner, account))
  }
}

function ruleOf(effect: Effect): readonly string[] {
  return effect.kind === 'checkpoint' ? [] : [effect.rule]
}

describe('conquest: two crowns fall', () => {
  test('GL-WIN-3 GL-WIN-2 who falls, when and why: without land, and without a house', async () => {
    const story = await Story.of('conquest')
    expect(story.told('GL-WIN-3', 'GL-WIN-2')).toEqual([
      '3 GL-WIN-3 The humans have no territory left to call their own and are out of the game.',
      '4 GL-WIN-2 The royal house of the dwarves has no ruler and nobody to follow: their lineage ends here.',
    ])
    expect(SEATS.map((seat) => civilisation(story.world, seat).fell)).toEqual([null, 3, 4])
  })

  test('GL-WAR-20 GL-WAR-22 GL-WAR-23 GL-ROY-14 dice decide: 53 behind kill 3 of 4, leads take both territories, 95, 97 and 100 the house', async () => {
    const story = await Story.of('conquest')
    expect(story.booked('GL-WAR-20')).toEqual(['2 humans warriors -3', '3 humans warriors -1', '4 dwarves warriors -1'])
    expect(story.booked('GL-WAR-22')).toEqual(['2 humans territories -1', '3 humans territories -1'])
    const deaths = story.effects.filter(
      ({ effect }) => effect.kind === 'drop' && effect.collection === ROYALS.name && effect.rule !== 'GL-WIN-6',
    )
    expect(deaths.map(({ effect }) => ruleOf(effect)[0])).toEqual(['GL-WAR-23', 'GL-WAR-23', 'GL-WAR-23', 'GL-ROY-14'])
    expect(royalsOf(story.world, 'dwarves')).toEqual([])
  })

  test('GL-WAR-32 GL-WAR-29 GL-WIN-6 land and prestige of the fallen go to the victor, everything else ends', async () => {
    const story = await Story.of('conquest')
    expect(story.booked('GL-WAR-32')).toContain('3 elves territories 2')
    expect(story.booked('GL-WAR-29')).toEqual(['3 elves prestige 3'])
    expect(story.told('GL-WIN-6')).toEqual([
      '3 GL-WIN-6 The war between the elves and the humans ends with the fall of the humans.',
      '4 GL-WIN-6 The war between the elves and the dwarves ends with the fall of the dwarves.',
    ])
    for (const seat of ['humans', 'dwarves'] as const)
      expect(story.stand(seat, 'males', 'females', 'warriors', 'food', 'points', 'prestige', 'territories')).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(story.world.records(WARS)).toEqual([])
  })

  test('GL-WIN-5 the last one wins', async () => {
    const { world } = await Story.of('conquest')
    expect(gameOf(world).ended).toEqual({ status: 'won', winners: ['elves'], turn: 4 })
  })
})

describe('peaceful-score: twenty turns of peace', () => {
  test('GL-WIN-7 GL-WIN-8 it ends with timeline turn 20, and the score sheets say who won', async () => {
    const { world } = await Story.of('peaceful-score')
    expect(gameOf(world).ended).toEqual({ status: 'won', winners: ['dwarves'], turn: 20 })
    expect(SEATS.map((seat) => scoreSheet(world, seat).total / 100)).toEqual([698, 290.25, 11_152.75])
  })

  test('GL-WIN-8 every line of the sheet: amount, weight and product', async () => {
    const { world } = await Story.of('peaceful-score')
    const lines = (seat: Civilisation): readonly string[] =>
      scoreSheet(world, seat).lines.map(({ id, amount, weight, product }) => `${id} ${amount} x ${weight}% = ${product / 100}`)
    expect(lines('elves')).toEqual([
      'culture 54 x 200% = 108',
      'technology 5 x 100% = 5',
      'militaryTechnology 19 x 50% = 9.5',
      'territories 7 x 150% = 10.5',
      'prestige 16 x 400% = 64',
      'population 45 x 25% = 11.25',
      'stone 7 x 125% = 8.75',
      'metal 3 x 200% = 6',
      'food 532 x 50% = 266',
      'wood 18 x 50% = 9',
      'wealth 40 x 500% = 200',
      'ages 0 x 1000000% = 0',
    ])
    expect(lines('humans')).toContain('prestige -15 x 400% = -60')
    expect(lines('dwarves')).toContain('ages 1 x 1000000% = 10000')
  })

  test('GL-TIME-1 RULING-158 timeline_pace = 1: every event comes in the round of its turn', async () => {
    const story = await Story.of('peaceful-score')
    const rounds = (rule: string): readonly number[] =>
      story.effects.flatMap(({ effect, at }) => (effect.kind === 'line' && effect.rule === rule ? [at.turn] : []))
    expect(['GL-TIME-T01a', 'GL-TIME-T06a', 'GL-TIME-T15a', 'GL-TIME-T20a'].map((rule) => rounds(rule)[0])).toEqual([1, 6, 15, 20])
  })
})

describe('murder-helped: a poisoned cup and a helping hand', () => {
  test('GL-ASN-2 GL-ASN-5 GL-ASN-6 the assassin of the elves kills the king of the humans with 80, which only the help of the dwarves made enough', async () => {
    const story = await Story.of('murder-helped')
    expect(story.told('GL-ASN-3', 'GL-ASN-5', 'GL-ASN-6')).toEqual([
      '4 GL-ASN-3 An assassin leaves training after 3 turns, with a chance of 15%.',
      '4 GL-ASN-5 The dwarves know of the plot of the elves against the humans and help it: its chance is now 80%.',
      '4 GL-ASN-6 Your assassin has carried out the order to kill the ruler of the humans, and is back.',
      '4 GL-ASN-6 The ruler is murdered.',
    ])
    expect(story.world.records(AGENTS)).toMatchObject([{ owner: 'elves', kind: 'assassin', method: 'poison', skill: 15, sex: 'female' }])
  })

  test('GL-ASN-6 nobody but the murderer learns whose hand it was', async () => {
    const story = await Story.of('murder-helped')
    const hands = story.effects.flatMap(({ effect }) =>
      effect.kind === 'line' && effect.wording === 'line.murderSucceeded' ? [effect.see] : [],
    )
    expect(hands).toEqual([['elves']])
  })

  test('GL-ROY-14 GL-ROY-15 GL-ROY-16 his queen dies with him, his son follows him in the same round', async () => {
    const story = await Story.of('murder-helped')
    expect(story.ruler('humans')).toMatchObject({ id: 'humans-royal-3', sex: 'male', since: 4 })
    expect(spouseOf(story.world, 'humans')).toBeUndefined()
    expect(royalsOf(story.world, 'humans').map(({ role, sex }) => `${role} ${sex}`)).toEqual(['ruler male', 'child male', 'child female'])
  })
})

describe('murder-countered: knife against knife', () => {
  test('GL-ASN-5 a counter with 50 kills the intruder, with 51 the own assassin', async () => {
    const story = await Story.of('murder-countered')
    expect(story.told('GL-ASN-5')).toEqual([
      '4 GL-ASN-5 An assassin of the elves is found dead.',
      '4 GL-ASN-5 The humans have sent an assassin against the plot of the elves against the dwarves: the assassin of the elves is dead.',
      '5 GL-ASN-5 An assassin of the humans is found dead.',
      '5 GL-ASN-5 The humans have sent an assassin against the plot of the elves against the dwarves: the assassin of the humans is dead.',
    ])
    expect(story.booked('GL-ASN-5')).toEqual(['4 elves males -1', '5 humans females -1'])
    expect(story.booked('GL-ASN-1').filter((posting) => posting.includes('assassins'))).toEqual([
      '1 elves assassins 1',
      '4 elves assassins -1',
      '5 humans assassins -1',
    ])
  })

  test('GL-ASN-7 the one who came through fails with 31 and gets away with 51; nobody is murdered', async () => {
    const story = await Story.of('murder-countered')
    expect(story.told('GL-ASN-6', 'GL-ASN-7')).toEqual(['5 GL-ASN-7 Your assassin has failed, but gets away from the dwarves unharmed.'])
    expect(story.ruler('dwarves')).toMatchObject({ id: 'dwarves-royal-1', since: 1 })
    expect(story.world.records(AGENTS)).toMatchObject([{ owner: 'elves', method: 'plain', skill: 30 }])
  })
})

describe('kingdom-tribute: the price of peace', () => {
  test('GL-NPK-5 GL-NPK-4 two turns of war with a kingdom are paid off with 20 wealth and 8 food', async () => {
    const story = await Story.of('kingdom-tribute')
    expect(story.booked('GL-NPK-5')).toEqual(['4 humans food -8', '4 humans wealth -20'])
    expect(story.told('GL-NPK-5')).toEqual([
      '4 GL-NPK-5 The humans pay the Demonic kingdom a tribute of 8 food and 20 wealth.',
      '4 GL-NPK-5 The war between the humans and the Demonic kingdom ends after 2 turns with a tribute.',
    ])
    expect(story.world.records(WARS)).toEqual([])
  })

  test('GL-WAR-32 both keep the territory they took, and the warriors who are left go home', async () => {
    const story = await Story.of('kingdom-tribute')
    expect(story.booked('GL-WAR-22')).toEqual(['2 demonic territories -1', '3 humans territories -1'])
    expect(story.booked('GL-WAR-32')).toEqual([
      '4 humans warriors -27',
      '4 humans males 27',
      '4 humans territories 1',
      '4 demonic territories 1',
    ])
    expect(story.booked('GL-WAR-20')).toEqual(['2 demonic warriors -11', '3 humans warriors -23'])
  })

  test('GL-NPK-8 GL-WAR-23 the kingdom goes for land and king, and misses the king by one', async () => {
    const story = await Story.of('kingdom-tribute')
    expect(story.told('GL-NPK-8')).toEqual([
      '2 GL-NPK-8 The Demonic kingdom goes for open land of the humans: drawn by lot among all there is.',
      '2 GL-NPK-8 The Demonic kingdom is out to kill the ruler of the humans: nobody of higher rank fights.',
      '3 GL-NPK-8 The Demonic kingdom goes for open land of the humans: drawn by lot among all there is.',
    ])
    expect(story.ruler('humans')).toMatchObject({ id: 'humans-royal-1', since: 1 })
  })
})

describe('turn-six: the sixth turn', () => {
  test('GL-TIME-T06a GL-TIME-2 GL-WIN-4 one falls back an age, one falls, one pays, warriors last', async () => {
    const story = await Story.of('turn-six')
    expect(story.booked('GL-TIME-T06a')).toEqual([
      '6 elves age -1',
      '6 elves prestige -10',
      '6 dwarves males -25',
      '6 dwarves warriors -5',
      '6 dwarves females -30',
    ])
    expect(story.told('GL-WIN-4')).toEqual([
      '6 GL-WIN-4 The humans have too few people for what the new world takes, and no age to fall back from: they fall.',
    ])
    expect(living(story.world)).toEqual(['elves', 'dwarves'])
  })

  test('GL-TIME-T06b GL-TIME-T06c GL-TIME-T06d the order: levy, the fall and the war that ends with it, then the kingdoms', async () => {
    const story = await Story.of('turn-six')
    expect(story.rulesIn(6, 'elves', 1)).toEqual([
      'GL-TIME-1',
      'GL-TIME-T06a',
      'GL-WIN-4',
      'GL-WAR-32',
      'GL-WIN-6',
      'GL-TIME-T06b',
      'GL-TIME-T06c',
      'GL-TIME-T06d',
    ])
    expect(story.booked('GL-WAR-32')).toEqual(['6 dwarves warriors -10', '6 dwarves males 10', '6 dwarves territories 1'])
    expect(['GL-TIME-T06b', 'GL-TIME-T06c', 'GL-TIME-T06d'].flatMap((rule) => story.booked(rule))).toEqual([
      '6 demonic warriors -30',
      '6 undead warriors -30',
      '6 monstrous warriors -30',
      '6 undead militaryTechnology -5',
      '6 undead territories -1',
    ])
  })

  test('GL-AGE-6 the age that was kept cannot be held at the end of the same turn', async () => {
    const story = await Story.of('turn-six')
    expect(story.booked('GL-AGE-6')).toEqual(['6 elves age -1', '6 elves prestige -10'])
    expect(story.stand('elves', 'age', 'prestige')).toEqual([1, -7])
  })
})

describe('succession: the daughter follows', () => {
  test('GL-ROY-13 GL-ROY-15 GL-ROY-2 a king followed by his daughter: what he had grown to is gone', async () => {
    const story = await Story.of('succession')
    expect(story.ruler('elves')).toMatchObject({ id: 'elves-royal-4', sex: 'female', since: 6, culture: 10, territory: 0, military: 5 })
  })

  test('GL-ROY-15 a queen followed by her daughter: what she had grown to stays', async () => {
    const story = await Story.of('succession')
    expect(story.ruler('humans')).toMatchObject({ id: 'humans-royal-4', sex: 'female', since: 6, culture: 16, military: 9 })
  })

  test('GL-ROY-8 GL-ROY-14 GL-ROY-16 the new queen begins with two children and no husband, and weds a man in the next turn', async () => {
    const story = await Story.of('succession')
    expect(story.booked('GL-ROY-8')).toEqual(['6 elves food -5'])
    expect(royalsOf(story.world, 'elves').map(({ role, sex, since }) => `${role} ${sex} ${since}`)).toEqual([
      'ruler female 6',
      'child male 6',
      'child female 6',
      'spouse male 7',
    ])
  })
})
