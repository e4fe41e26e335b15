import { describe, expect, test } from 'vitest'
import { checkNames } from '../../kernel/journal/naming.ts'
import { Campaign } from '../../kernel/engine/campaign.ts'
import { SEED, valueOf } from '../../kernel/testing/toyTable.ts'
import type { World } from '../../kernel/world/world.ts'
import { toldIn } from '../../language/language.ts'
import { say, the, toldOf } from '../text/playing.ts'
import { tellLine, tellOption } from '../text/telling.ts'
import { GAME } from './game.ts'
import { NAMING } from './naming.ts'
import { namable } from './rules/namable.ts'
import type { Royal } from './rules/records.ts'
import { tryForRoyalChild } from './rules/royalty/children.ts'
import { killRoyal } from './rules/royalty/killing.ts'
import { succession } from './rules/royalty/succession.ts'
import { house, playOut, stage, type Played } from './testing/stage.ts'
import { capitalThe, isMany } from './words/names.ts'
import { alle, vom } from './words/german/names.ts'

const royal = house('elves')
const [RULER, , SON] = Object.values(royal) as [Royal, Royal, Royal, Royal]

const setting = () => stage({ turn: 4, phase: 3, records: { royal } })

/** What `tell` makes where things have these names. */
const named = <T>(world: World, names: Readonly<Record<string, string>>, tell: () => T): T =>
  toldOf({ game: GAME, world, names: new Map(Object.entries(names)) }, tell)

const linesOf = ({ effects }: Played): string[] => effects.flatMap((effect) => (effect.kind === 'line' ? [tellLine(effect)] : []))

describe('names the table gives', () => {
  test('what can be named is what the rules let be named, of everything with names to choose from', () => {
    const players = { elves: 'Ann', humans: 'Ben', dwarves: 'Cem' }
    const { world } = valueOf(Campaign.begin(GAME.rules, { id: 'test', title: 'Test', seed: SEED, dice: 'app' }, { players }))
    const things = NAMING.things(world)
    expect(things.map(({ id }) => id).sort()).toEqual([...namable(world)].sort())
    expect(things.length).toBeGreaterThan(60)
    for (const { id, suggestions, title } of things) {
      expect(title, id).not.toMatch(/^naming\./)
      expect(suggestions.length, id).toBeGreaterThan(3)
      for (const name of suggestions) expect(checkNames({ [id]: name }, [id]).ok, name).toBe(true)
    }
  })

  test('a player names the own people, its leader, house and settlements, and nothing of others', () => {
    const players = { elves: 'Ann', humans: 'Ben', dwarves: 'Cem' }
    const { world } = valueOf(Campaign.begin(GAME.rules, { id: 'test', title: 'Test', seed: SEED, dice: 'app' }, { players }))
    const things = NAMING.things(world)
    for (const seat of ['elves', 'humans', 'dwarves'] as const) {
      const own = things.filter(({ owner }) => owner === seat).map(({ id }) => id)
      expect(own.length).toBeGreaterThan(4)
      expect([...namable(world, seat)].sort()).toEqual(own.sort())
    }
  })

  test('stand for a people in every sentence, without an article and in the singular', () => {
    const { world } = playOut(setting(), function* () {})
    named(world, { elves: 'Sylvarë' }, () => {
      expect([say('seat.elves'), the('elves'), capitalThe('elves'), isMany('elves')]).toEqual(['Sylvarë', 'Sylvarë', 'Sylvarë', false])
      expect(say('seat.humans')).toBe('Humans')
      toldIn('de', () =>
        expect([say('seat.elves'), vom('elves'), alle('elves,humans')]).toEqual(['Sylvarë', 'von Sylvarë', 'Sylvarë und die Menschen']),
      )
    })
    expect(toldOf({ game: GAME, world }, () => say('seat.elves'))).toBe('Elves')
  })

  test('GL-ROY-10 GL-ROY-13 a child is born and somebody dies by name', () => {
    const born = playOut(setting(), (world) => tryForRoyalChild(world, 'elves'), [[1], [51]])
    const id = Object.keys(royal).length + 1
    named(born.world, { [`elves-royal-${id}`]: 'Nimra' }, () => {
      expect(linesOf(born)).toEqual(['A royal daughter is born: Nimra.'])
      toldIn('de', () => expect(linesOf(born)).toEqual(['Im Herrscherhaus ist eine Tochter geboren: Nimra.']))
    })
    const dead = playOut(setting(), (world) => killRoyal('GL-ASN-6', world, SON, 'line.royalMotherDies'))
    named(dead.world, { [SON.id]: 'Eris', [RULER.id]: 'Thalion' }, () => expect(linesOf(dead)[0]).toBe('Eris dies in childbirth.'))
    expect(toldOf({ game: GAME, world: dead.world }, () => linesOf(dead)[0])).toBe('The child dies in childbirth.')
  })

  test.each([
    ['GL-ASN-6', 'line.royalMurdered', 'Eris, a son, is murdered.', 'Eris (ein Sohn) wird ermordet.'],
    [
      'GL-TIME-T06',
      'line.event.maleDies',
      "Eris (the ruler's eldest son) is lost to Hell.",
      'Eris (der älteste Sohn des Hauses) geht an die Hölle verloren.',
    ],
  ] as const)('%s %s tells who it was by name', (rule, wording, english, german) => {
    const dead = playOut(setting(), (world) => killRoyal(rule, world, SON, wording))
    named(dead.world, { [SON.id]: 'Eris' }, () => {
      expect(linesOf(dead)[0]).toBe(english)
      toldIn('de', () => expect(linesOf(dead)[0]).toBe(german))
    })
  })

  test('GL-ROY-15 who may follow is offered by name', () => {
    const open = playOut(setting(), (world) => succession(world, 'elves', RULER))
    const options = open.pending?.kind === 'choose' ? open.pending.options : []
    named(open.world, { [SON.id]: 'Eris' }, () => {
      expect(options.map(tellOption).filter((text) => text.startsWith('Eris (son, born in round'))).toHaveLength(1)
      expect(options.map(tellOption).filter((text) => /^Daughter/.test(text))).toHaveLength(1)
    })
  })
})
