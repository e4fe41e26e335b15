import { expect, test } from 'vitest'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs } from '../acts.ts'
import { gameOf } from '../civilisation.ts'
import { settleFalls } from '../factions/ending.ts'
import { conflictPhase } from '../phases/5-conflict.ts'
import { newCivilisation, playOut, stage } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { HOUSES, tribeOn, warOf } from '../../testing/wars.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { declarationOffers } from './declaring.ts'
import { truceOffers } from './fighting.ts'
import { announceWar } from './opening.ts'
import { tributeOffers } from './tribute.ts'
import { forcedWithdrawals } from './withdrawal.ts'

const TRIBE = { tribe: { 'tribe-1': tribeOn(2) } }

test('GL-WAR-2 GL-WAR-1 a war with a tribe from the booklet to its first battle, in phase 5 of three rounds', () => {
  const elves = { males: 4, food: 40, wood: 80, females: 9 }
  const world = stage({ turn: 4, phase: 5, elves, records: { royal: HOUSES, ...TRIBE } })
  const play = (turn: number, answers: readonly unknown[]) => {
    world.apply({ kind: 'checkpoint', cursor: { turn, seat: 'elves', phase: 5 } })
    return playOut(world, (state) => conflictPhase(state, 'elves'), answers)
  }
  const first = play(4, [{ act: 'declare', target: 'tribe-1' }, 'done'])
  expect(chronicleOf(first, ENGLISH)).toEqual(['A war against tribe 1 is written down; it may open from round 6 on.'])
  const early = play(5, ['done'])
  expect(early.asked[0]?.id).toBe('5/elves/5/conflict')
  const opened = play(6, [{ act: 'openWar' }, 'done'])
  expect(chronicleOf(opened, ENGLISH)[0]).toBe('The elves open war on tribe 1. It has been in their booklet since round 4.')
  expect(opened.pending?.rule).toMatch(/^GL-WAR-/)
})

test('GL-WAR-2 everything that is asked and told of wars, from the entry to the demands, has its words', () => {
  const elves = { prestige: -300, warriors: 6, males: 9, females: 30, food: 90, wood: 90, wealth: 90, territories: 9 }
  const war = {
    w: warOf('elves', 'humans', { turns: 2, aggressor: { warriors: 6 } }),
    v: warOf('undead', 'elves', { id: 'v', turns: 1, defender: { occupied: 2, settlements: 1 } }),
    u: warOf('elves', 'tribe-1', { id: 'u', turns: 1, aggressor: { prestigeLost: 4 } }),
  }
  const others = { undead: { territories: 10, warriors: 500 }, demonic: { territories: 3, warriors: 9 } }
  const world = stage({ turn: 9, elves, others, records: { royal: HOUSES, ...TRIBE, war } })
  const acts = (name: string, offers: typeof tributeOffers) => (state: World) =>
    voluntaryActs(name, 'elves', () => ({ rule: 'GL-WAR-1', figures: {}, offers: offers(state, 'elves') }))
  const parts = [
    playOut(world, acts('booklet', declarationOffers), [
      { act: 'declare', target: 'dwarves' },
      { act: 'declare', target: 'demonic' },
    ]),
    playOut(world, acts('booklet', declarationOffers), [{ act: 'dropWar' }, 'done']),
    playOut(world, acts('council', truceOffers), [{ act: 'callOff', war: 'w' }, 'fight']),
    playOut(world, acts('conflict', tributeOffers), [
      { act: 'tribute', war: 'u' },
      { act: 'tribute', war: 'v' },
    ]),
    playOut(world, (state) => announceWar('GL-ALLY-5', state, { aggressor: 'humans', defender: 'dwarves', opensFrom: 14 })),
    playOut(world, (state) => forcedWithdrawals(state, 'elves'), [[12], { more: 'their songs' }, 'accept']),
    playOut(world, settleFalls),
  ]
  expect(parts.map(({ problems }) => problems)).toEqual(parts.map(() => []))
  expect(parts.flatMap((part) => textsOf(part, ENGLISH)).length).toBeGreaterThan(60)
  expect(parts.flatMap((part) => chronicleOf(part, ENGLISH))).toMatchInlineSnapshot(`
    [
      "A war against the dwarves is written down; it may open from round 11 on.",
      "A war against the Demonic kingdom is written down; it may open from round 11 on.",
      "The war against the dwarves is struck out again.",
      "The elves propose not to fight in this turn; the humans refuse.",
      "The elves pay tribe 1 a tribute of 30 food and 60 wood.",
      "The war between the elves and tribe 1 ends after 1 turn with a tribute.",
      "The elves pay the Undead kingdom a tribute of 4 food and 10 wealth.",
      "The war between the Undead kingdom and the elves ends after 1 turn with a tribute.",
      "2 territories gained: 11 held now.",
      "3 tribal seats founded, with a shaman each; +9 prestige.",
      "The settlement that was taken finds a place.",
      "The humans declare war on the dwarves: it opens in round 14.",
      "The war between the elves and the humans ends after 2 turns: the elves are forced to withdraw.",
      "The elves accept all demands of the humans.",
      "2 territories lost: 9 held now.",
    ]
  `)
})

test('GL-WIN-1 once a treaty has taken the last land of the last enemy nothing more is asked in phase 5', () => {
  const fallen = { dwarves: newCivilisation('dwarves', { alive: false }) }
  const war = { w: warOf('elves', 'humans', { aggressor: { warriors: 4 } }) }
  const world = stage({ turn: 6, phase: 5, elves: { warriors: 4, females: 200 }, records: { royal: HOUSES, civilisation: fallen, war } })
  const terms = [{ act: 'treaty' }, { act: 'land', territories: -2 }, { act: 'offer' }, 'accept']
  const played = playOut(world, (state) => conflictPhase(state, 'elves'), terms)
  expect(played.problems).toEqual([])
  expect([gameOf(world).ended?.winners, played.pending]).toEqual([['elves'], null])
})
