import { describe, expect, test } from 'vitest'
import { WorldState } from '../../kernel/world/world.ts'
import { tellIn } from '../../language/language.ts'
import { toldOf } from '../text/playing.ts'
import type { SetupNote } from '../setup/setupFace.ts'
import { GAME } from './game.ts'
import { SAMPLE } from './rules/sample.ts'
import { SETUP } from './setup.ts'

function noteOn(scenario: string, house: string = 'file'): SetupNote | undefined {
  const choices = { names: {}, seats: {}, sheet: { scenario }, houseRules: { scenario: house } }
  return toldOf({ game: GAME, world: new WorldState() }, () => SETUP.notes?.(choices)[0])
}

describe('beside the text of a scenario', () => {
  test('nothing where the sample is played', () => expect(noteOn('', 'sample')).toBeUndefined())

  test('its problems, each with its place', () => {
    const [first, ...areas] = SAMPLE.areas
    const lonely = JSON.stringify({ ...SAMPLE, areas: [{ ...first, borders: ['SM'] }, ...areas] })
    expect(noteOn(lonely)?.lead).toBe('It cannot be played yet.')
    expect(noteOn(lonely)?.lines?.[0]).toContain('scenario.areas.0.borders')
    expect(noteOn('{ nothing')?.lines).toHaveLength(1)
  })

  test('what the sheet refers to and it lacks, in the language of the moment', () => {
    const bare = JSON.stringify({ ...SAMPLE, events: [] })
    expect(noteOn(bare)?.lines).toEqual(['Round details: no event and no arrival is listed for any round.'])
    tellIn(() => 'de')
    expect(noteOn(bare)?.lines).toEqual(['Zu den Runden: Für keine Runde ist ein Ereignis oder eine Ankunft verzeichnet.'])
    tellIn(() => 'en')
  })

  test('that it is whole', () => expect(noteOn(JSON.stringify(SAMPLE))?.lines).toBeUndefined())
})
