import { describe, expect, test } from 'vitest'
import { GAME_MASTER } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import { toldIn } from '../../language/language.ts'
import { seenAhead } from '../api/aheadFace.ts'
import { toldOf, say } from '../text/playing.ts'
import { AHEAD } from './ahead.ts'
import { GAME } from './game.ts'
import { FRESH_SIDE } from './rules/war/records.ts'
import { stage } from './testing/stage.ts'

const WAR = { id: 'w', entered: 2, opened: 3, opensFrom: 2, turns: 8, sides: { aggressor: FRESH_SIDE, defender: FRESH_SIDE } }

function wordings(world: World, owner: string, viewer = owner): readonly string[] {
  return seenAhead(AHEAD.of(world, owner), viewer).map(({ kind, wording }) => `${kind} ${wording}`)
}

function texts(world: World, owner: string): readonly string[] {
  return toldOf({ game: GAME, world }, () => AHEAD.of(world, owner).map(({ wording, figures }) => say(wording, figures)))
}

describe('what the next round asks for', () => {
  test('food and wood for the people there are, told as short where they are', () => {
    const world = stage({ turn: 4, elves: { territories: 9, males: 24, females: 20, food: 9, wood: 2, newPeople: 5 } })
    expect(texts(world, 'elves')).toEqual([
      'The next resource check takes 9 food; there is 9.',
      'The next resource check takes 3 wood, and there is only 2: 1 short.',
    ])
    expect(wordings(world, 'elves')).toEqual(['owed ahead.due', 'threat ahead.short'])
    expect(wordings(world, 'elves', 'humans')).toEqual([])
    expect(toldIn('de', () => texts(world, 'elves'))[1]).toBe('Die nächste Vorratsprüfung nimmt 3 Holz, vorhanden nur 2: 1 zu wenig.')
  })

  test('what a treaty promises, to both of its parties', () => {
    const payment = { id: 'p', from: 'elves', to: 'humans', token: 'metal', amount: 3, due: 6 }
    const world = stage({ turn: 4, records: { payment: { p: payment } } })
    for (const seat of ['elves', 'humans']) expect(texts(world, seat)).toEqual(['Round 6: the elves owe the humans 3 metal by treaty.'])
    expect(wordings(world, 'dwarves')).toEqual([])
    expect(AHEAD.table(world)).toContainEqual(AHEAD.of(world, 'elves')[0])
  })

  test('the same payment in rounds that follow each other is one line', () => {
    const due = (round: number) => ({ id: `p${round}`, from: 'dwarves', to: 'elves', token: 'food', amount: 20, due: round })
    const world = stage({ turn: 4, records: { payment: Object.fromEntries([16, 17, 18, 20].map((round) => [`p${round}`, due(round)])) } })
    expect(texts(world, 'elves')).toEqual([
      'Rounds 16 to 18: the dwarves owe the elves 20 food each round by treaty.',
      'Round 20: the dwarves owe the elves 20 food by treaty.',
    ])
    expect(toldIn('de', () => texts(world, 'elves'))[0]).toBe(
      'Runde 16 bis 18: die Zwerge schulden den Elfen laut Vertrag jede Runde 20 Nahrung.',
    )
  })

  test('a war, and the prestige it costs once it drags on; one in a booklet is known to its owner alone', () => {
    const open = { ...WAR, aggressor: 'humans', defender: 'elves', stage: 'open' }
    const secret = { ...WAR, id: 's', aggressor: 'dwarves', defender: 'elves', stage: 'secret', opened: null }
    const world = stage({ turn: 12, records: { war: { w: open, s: secret } } })
    expect(wordings(world, 'elves')).toEqual(['threat ahead.war', 'owed ahead.warDecay'])
    expect(wordings(world, 'dwarves')).toEqual(['comes ahead.warWritten'])
    expect(wordings(world, 'elves', GAME_MASTER)).toContain('comes ahead.warWritten')
    const young = stage({ turn: 4, records: { war: { w: { ...open, turns: 1, truce: 'agreed' } } } })
    expect(wordings(young, 'humans')).toEqual(['threat ahead.warTruce'])
  })

  test('an alliance that was broken, and who has raided before', () => {
    const alliance = { id: 'a', members: ['elves', 'dwarves'], since: 1, lastDeal: null, notice: { by: 'dwarves', ends: 9 } }
    const raids = { id: 'humans', last: 6, targets: { elves: 5 } }
    const world = stage({ turn: 6, records: { alliance: { a: alliance }, raidHistory: { humans: raids } } })
    expect(texts(world, 'elves')).toEqual([
      'The alliance of the dwarves and the elves ends in round 9, and war begins: the dwarves have broken it.',
      expect.stringMatching(/^The humans raided in round 5, and may raid again from round [78] on\.$/),
    ])
  })

  test('agents in training and out, for their owner alone', () => {
    const agent = { id: 's', owner: 'elves', kind: 'spy', sex: 'male', method: null, started: 4, released: null, skill: 0 }
    const mission = {
      id: 'm',
      agent: 't',
      owner: 'elves',
      target: 'humans',
      goal: 'technology',
      victim: null,
      entered: 4,
      renewed: 4,
      aided: false,
    }
    const out = { ...agent, id: 't', started: 1, released: 3 }
    const world = stage({ turn: 5, records: { agent: { s: agent, t: out }, mission: { m: mission } } })
    expect(texts(world, 'elves')).toEqual([
      'A spy in training can be released from round 6 on.',
      'An agent is out against the humans: it steals technology.',
    ])
    for (const other of ['humans', 'dwarves']) expect(wordings(world, 'elves', other)).toEqual([])
  })

  test('an age whose needs are no longer met is in danger', () => {
    const world = stage({ turn: 9, elves: { age: 3, culture: 0, technology: 999, militaryTechnology: 999 } })
    expect(texts(world, 'elves').filter((text) => text.includes('age'))).toEqual([
      expect.stringMatching(/^The present age is lost unless this is mended: culture 0 of \d+\.$/),
    ])
  })

  test('nothing before the first round, of who has fallen, and when the game is over', () => {
    const people = { males: 24, females: 20 }
    const record = (ended: object | null) => ({ goal: 'conquest', houseRules: {}, order: [], ended })
    expect(wordings(stage({ turn: 2, elves: people }), 'elves')).not.toEqual([])
    expect(wordings(stage({ turn: 0, elves: people }), 'elves')).toEqual([])
    const over = stage({ turn: 2, elves: people, records: { game: { game: record({ status: 'draw', winners: [], turn: 2 }) } } })
    expect([wordings(over, 'elves'), AHEAD.table(over)]).toEqual([[], []])
    expect(wordings(stage({ turn: 2 }), 'undead')).toEqual([])
  })
})

test('what the world brings next is the game master’s to know, when it goes on everybody’s', () => {
  const world = stage({ turn: 3, rules: { timeline: 'on', timeline_pace: 2 } })
  const of = (viewer: string) => seenAhead(AHEAD.table(world), viewer).map(({ wording }) => wording)
  expect(of('elves')).toEqual(['ahead.timeline'])
  expect(of(GAME_MASTER).filter((wording) => wording === 'ahead.event').length).toBeGreaterThan(1)
})

test('a kingdom at peace may go to war again after two rounds', () => {
  const mind = { id: 'undead', stirred: 3, begun: true, peaceSince: 7, fell: null }
  const world = stage({ turn: 8, others: { undead: { territories: 4 } }, records: { kingdomMind: { undead: mind } } })
  expect(AHEAD.table(world)).toContainEqual(
    expect.objectContaining({ wording: 'ahead.kingdom', figures: { kingdom: 'undead', round: 10 }, rule: 'GL-NPK-6' }),
  )
})
