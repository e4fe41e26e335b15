import { expect, test } from 'vitest'
import { WorldState } from '../../kernel/world/world.ts'
import { toldIn } from '../../language/language.ts'
import type { Game } from '../api/game.ts'
import { Die, has, playOn, say, the, toldOf } from './playing.ts'
import { toyFace } from '../testing/toyFace.ts'

const NATIONS: Readonly<Record<string, string>> = { red: 'Redland', green: 'Greenland' }

/** The toy in a campaign that calls its seats by names of its own. */
function named(): Game {
  const toy = toyFace()
  return {
    ...toy,
    given: (key) => NATIONS[key.replace(/^seat\./, '')] ?? null,
    names: { ...toy.names, en: (owner, world) => ({ the: NATIONS[owner] ?? toy.names.en(owner, world).the, many: false }) },
  }
}

const world = new WorldState()

test('a campaign names its seats before its game does', () => {
  toldOf({ game: named(), world }, () => {
    expect([say('seat.red'), say('seat.blue'), the('green'), the('blue')]).toEqual(['Redland', 'Blue', 'Greenland', 'Blue'])
    expect(has('seat.tribe')).toBe(false)
  })
})

test('the game master and the table have their names in every game', () => {
  toldOf({ game: toyFace(), world }, () => {
    expect([say('seat.gm'), the('gm'), say('seat.table'), the('table')]).toEqual([
      'Game master',
      'the game master',
      'The table',
      'the table',
    ])
    toldIn('de', () => expect([say('seat.gm'), Die('gm'), Die('table')]).toEqual(['Spielleitung', 'Die Spielleitung', 'Der Tisch']))
  })
})

test('without a game a key and an owner stand for themselves', () => {
  // Whatever another file has left open.
  const stop = playOn(() => null)
  expect([say('seat.red'), the('red')]).toEqual(['seat.red', 'red'])
  stop()
})
