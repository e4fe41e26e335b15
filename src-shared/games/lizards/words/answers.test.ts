import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../../kernel/forms/field.ts'
import { begun } from '../../../kernel/testing/toyTable.ts'
import { LANGUAGES, toldIn } from '../../../language/language.ts'
import { toldOf } from '../../text/playing.ts'
import { LIZARDS } from '../rules/ruleset.ts'
import { WORDED } from '../testing/worded.ts'
import { ANSWERS } from './answers.ts'

const { world } = begun({ players: [{ name: 'Anna', clanName: 'Spies Of Slime' }, { name: 'Ben' }] }, LIZARDS)
const both = <T>(tell: () => T): readonly T[] => LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, tell)))

describe('answers', () => {
  test.each<[string, string | Sheet, string, string]>([
    [
      'sheet',
      { lines: '#lizards clan 1 turn 1\nMO 1A N\n\nXX\n#end\nMO 2A N', letters: 'to 2: Hail!\nto all:\nMore' },
      'An order sheet with 2 lines and 2 letters.',
      'Ein Befehlsbogen mit 2 Zeilen und 2 Briefen.',
    ],
    ['sheet', { lines: 'MO 1A N', letters: '' }, 'An order sheet with 1 line.', 'Ein Befehlsbogen mit 1 Zeile.'],
    [
      'sheet',
      { lines: 'RE 1A', letters: 'to 2: x' },
      'An order sheet with 1 line and 1 letter.',
      'Ein Befehlsbogen mit 1 Zeile und 1 Brief.',
    ],
    ['sheet', { lines: '', letters: '' }, 'An empty order sheet.', 'Ein leerer Befehlsbogen.'],
    ['moderate', { act: 'due', text: 'Friday' }, 'The due date is Friday.', 'Der Abgabetermin ist Friday.'],
    ['moderate', { act: 'due', text: ' ' }, 'The due date is taken back.', 'Der Abgabetermin ist zurückgenommen.'],
    ['moderate', { act: 'notice', clan: 'all', text: 'Hail' }, 'Notice to all clans: “Hail”.', 'Nachricht an alle Clans: „Hail“.'],
    [
      'moderate',
      { act: 'notice', clan: 'clan-1', text: 'Hail' },
      'Notice to Spies Of Slime: “Hail”.',
      'Nachricht an Spies Of Slime: „Hail“.',
    ],
    ['moderate', { act: 'drop', clan: 'clan-2' }, 'Clan 2 is dropped.', 'Clan 2 scheidet aus.'],
    ['moderate', { act: 'done' }, 'The sheets are taken.', 'Die Bögen sind eingesammelt.'],
    ['moderate', 'done', 'The sheets are taken.', 'Die Bögen sind eingesammelt.'],
  ])('%s %j', (question, answer, english, german) => {
    expect(both(() => ANSWERS.sentence?.(question, answer))).toEqual([english, german])
  })

  test('what these rules do not know is told by no sentence', () => {
    const strange: readonly (readonly [string, string | Sheet])[] = [
      ['other', 'done'],
      ['sheet', 'done'],
      ['moderate', 'more'],
      ['moderate', { act: 'other' }],
      ['moderate', { act: 'drop', clan: 'nobody' }],
      ['moderate', { act: 'notice', clan: 'all', text: '' }],
    ]
    expect(strange.flatMap(([question, answer]) => ANSWERS.sentence?.(question, answer) ?? [])).toEqual([])
  })

  test('options, acts and sheets are named by what is in them', () => {
    const names = (): readonly string[] => [
      ...['clan-1', 'clan-16', 'all', 'nobody'].map((option) => ANSWERS.option(option)),
      ANSWERS.act('moderate', 'notice', { clan: 'clan-1', text: 'Hail' }),
      ANSWERS.act('moderate', 'drop', { clan: 'clan-2' }),
      ANSWERS.act('moderate', 'due', { text: 'Friday' }),
      ANSWERS.act('moderate', 'done', {}),
      ANSWERS.sheet({ lines: 'MO 1A N\nRE 1A', letters: 'to 2: x' }),
      ANSWERS.sheet({ lines: 'MO 1A N', letters: '' }),
      ANSWERS.sheet({ lines: '', letters: '' }),
    ]
    expect(both(names)).toEqual([
      [
        ...['Spies Of Slime', 'Clan 16', 'All clans', 'nobody', 'Send a notice: Spies Of Slime; Hail', 'Drop a clan: Clan 2'],
        ...['Say when orders are due: Friday', 'Take the sheets', '2 lines, 1 letter', '1 line', 'no orders'],
      ],
      [
        ...['Spies Of Slime', 'Clan 16', 'Alle Clans', 'nobody', 'Eine Nachricht schicken: Spies Of Slime; Hail'],
        ...['Einen Clan ausscheiden lassen: Clan 2', 'Den Abgabetermin nennen: Friday', 'Die Bögen einsammeln'],
        ...['2 Zeilen, 1 Brief', '1 Zeile', 'keine Befehle'],
      ],
    ])
  })
})
