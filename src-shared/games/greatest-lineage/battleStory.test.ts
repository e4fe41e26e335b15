// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { tellIn } from '../../language/language.ts'
import { battleStory } from './battleStory.ts'
import { GAME } from './game.ts'
import { playOn } from '../text/playing.ts'
import { WorldState } from '../../kernel/world/world.ts'

type Line = NonNullable<Parameters<typeof battleStory>[0]>[number]

const line = (wording: string, figures: Line['figures'], about: readonly string[] = []): Line => ({
  wording: `line.${wording}`,
  figures,
  about,
})
const kill = (margin: number): Line => line('opposedRoll', { faction: 'elves', enemy: 'humans', margin, die: 61, total: 80, enemyDie: 40 })
const taken = (name: string): Line => line('landOccupied', { faction: 'elves', enemy: 'humans', name, left: 3 })
const dead = (figures: Line['figures']): Line => line('casualties', { faction: 'humans', margin: 22, percent: 22, ...figures })

function told(language: 'en' | 'de', lines: readonly Line[], names: Readonly<Record<string, string>> = {}): string {
  tellIn(() => language)
  const stop = playOn(() => ({ game: GAME, world: new WorldState(), names: new Map(Object.entries(names)) }))
  try {
    return (battleStory(lines) ?? ['no story']).join(' ')
  } finally {
    stop()
  }
}

afterEach(() => {
  tellIn(() => 'en')
})

describe('the story of a battle', () => {
  const LINES = [
    line('mustered', { enemy: 'humans', raised: 5, warriors: 30, royals: 'ruler' }, ['war-1', 'elves-royal-4']),
    kill(22),
    dead({ warriors: 9, males: 0, females: 0, others: 0 }),
    line('opposedRoll', { faction: 'elves', enemy: 'humans', margin: 30 }),
    taken('Woodlaw'),
    taken('Bramcliff'),
    taken(''),
    line('landWonBack', { faction: 'humans', enemy: 'elves', name: 'Otterwold', balance: 9 }),
    line('royalSlain', { role: 'ruler', sex: 'female', owner: 'humans', reigned: 4 }, ['humans-royal-2']),
  ]
  const NAMES = { 'elves-royal-4': 'Sirien' }

  test.each([
    [
      'en',
      'The elves get the better of the humans. Sirien fights for the elves. The elves take Woodlaw, Bramcliff and one more territory from the humans. The humans win back Otterwold. The ruler of the humans is killed in battle. Nine warriors of the humans fall.',
    ],
    [
      'de',
      'Die Elfen behalten gegen die Menschen die Oberhand. Für die Elfen kämpft Sirien. Die Elfen nehmen den Menschen Woodlaw, Bramcliff und ein weiteres Gebiet. Die Menschen gewinnen Otterwold zurück. Die Herrscherin der Menschen fällt in der Schlacht. Neun Krieger der Menschen fallen.',
    ],
  ] as const)('names land, leaders and the dead, and no dice (%s)', (language, story) => {
    expect(told(language, LINES, NAMES)).toBe(story)
  })

  test('a rout, land without names, people without arms', () => {
    const lines = [kill(-60), line('landOccupied', { faction: 'humans', enemy: 'elves', name: '', left: 0 })]
    const people = line('casualties', { faction: 'elves', warriors: 1, males: 3, females: 2, others: 0 })
    expect(told('en', [...lines, people])).toBe(
      'The humans rout the elves. The humans take one territory from the elves. One warrior of the elves and five without arms fall.',
    )
    expect(told('de', [...lines, people])).toBe(
      'Die Menschen schlagen die Elfen vernichtend. Die Menschen nehmen den Elfen ein Gebiet. Ein Krieger der Elfen und fünf Leute ohne Waffen fallen.',
    )
  })

  test('verbs follow an owner in the singular', () => {
    const lines = [
      line('opposedRoll', { faction: 'demonic', enemy: 'elves', margin: 1 }),
      line('landHeld', { faction: 'demonic', enemy: 'elves' }),
    ]
    expect(told('en', lines)).toBe(
      'The Demonic kingdom gets the better of the elves. The Demonic kingdom gains none of the land it went for. Nobody falls.',
    )
    expect(told('de', lines)).toBe(
      'Das Dämonenreich behält gegen die Elfen die Oberhand. Das Dämonenreich gewinnt nichts von dem Land, um das es ging. Niemand fällt.',
    )
  })

  test.each([
    ['one warrior', { warriors: 1, males: 0 }, 'One warrior of the humans falls.'],
    ['one person at home', { warriors: 0, females: 1 }, 'One person of the humans without arms falls.'],
    ['many', { warriors: 136, others: 119 }, '136 warriors of the humans and 119 without arms fall.'],
    ['nobody who is left', { warriors: 0 }, 'Nobody falls.'],
  ])('counts the dead: %s', (_, figures, sentence) => {
    expect(told('en', [kill(9), dead(figures)])).toBe(`The elves get the better of the humans. ${sentence}`)
  })

  test('many names of land end with a count', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(taken)
    expect(told('en', [kill(9), ...names])).toContain('take A, B, C, D, E, F and two more territories from the humans.')
  })

  test('before the kill roll there is none', () => {
    expect(told('en', [dead({ warriors: 2 })])).toBe('no story')
  })
})
