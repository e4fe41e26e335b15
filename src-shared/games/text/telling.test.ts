import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { problem, type ProblemWording } from '../../kernel/problem.ts'
import { tellIn, toldIn } from '../../language/language.ts'
import { ENGLISH, type MessageKey } from '../../messages/english.ts'
import { GERMAN } from '../../messages/german.ts'
import { GERMAN_PROBLEMS } from '../../messages/germanProblems.ts'
import { GERMAN_WORDS } from '../../messages/germanWords.ts'
import { message } from '../../messages/message.ts'
import type { Message } from '../../kernel/message.ts'
import { tellMessage, tellProblem } from './telling.ts'

const KEYS = Object.keys(ENGLISH) as MessageKey[]
const WORDINGS = Object.keys(GERMAN_PROBLEMS) as ProblemWording[]

/** Words that follow a count, as they are behind any figure but 1. */
const inMany = (text: string): string => text.replace(/\{\w+\|[^{}|]*\|([^{}|]*)\}/g, '$1')
const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)(?:\.\w+)?\}/g)].map(([, name = '']) => name).sort()

beforeEach(() => tellIn(() => 'de'))
afterEach(() => tellIn(() => 'en'))

describe('messages', () => {
  test('have places for the same figures in both languages', () => {
    expect(KEYS.filter((key) => placesIn(ENGLISH[key]).join() !== placesIn(GERMAN[key]).join())).toEqual([])
  })

  test('are not the English ones', () => {
    expect(KEYS.filter((key) => ENGLISH[key] === GERMAN[key])).toEqual([])
  })

  test('why a campaign is for reading only does not say again that it is: its label does', () => {
    const reasons = KEYS.filter((key) => /^(file|campaign|shelf|table)\./.test(key))
    expect(reasons.filter((key) => /reading only/i.test(ENGLISH[key]) || /nur zum Lesen/i.test(GERMAN[key]))).toEqual([])
  })

  test.each(KEYS)('%s is told with its figures, across a wire', (key) => {
    const figures = Object.fromEntries(placesIn(ENGLISH[key]).map((name) => [name, `${name}-7`]))
    const sent = JSON.parse(JSON.stringify(message(key, figures))) as Message
    expect(tellMessage(sent).replace(/von (?=seat-7|owner-7)/g, '')).toBe(inMany(GERMAN[key]).replace(/\{(\w+)(?:\.\w+)?\}/g, '$1-7'))
    expect(sent.text).toBe(inMany(ENGLISH[key]).replace(/\{(\w+)\}/g, '$1-7'))
  })

  test('are as they came where nobody knows them, as those of a newer or an older program', () => {
    expect(tellMessage({ key: 'moon.full', figures: {}, text: 'The moon is full.' })).toBe('The moon is full.')
    expect(tellMessage('The moon is full.')).toBe('The moon is full.')
  })

  test.each([
    [
      message('file.notSaved', { name: 'Rome.lineage', reason: message('fault.ENOSPC') }),
      '„Rome.lineage“ ließ sich nicht speichern: die Platte ist voll; schaffe Platz, und versuche es noch einmal.',
    ],
    [
      message('campaign.damaged', { damage: message('damage.line', { line: 12, reason: message('damage.noHash') }) }),
      'Die Datei ist beschädigt: Zeile 12 (keine Prüfsumme). Sie wird bis dorthin gezeigt und nicht mehr beschrieben; lege eine Kopie an, um von dort weiterzuspielen.',
    ],
    [message('door.stays', { reason: message('door.portTaken', { port: 8717 }) }), 'Die Tür bleibt zu: Port 8717 ist belegt.'],
    [
      message('file.notOpened', { name: 'nothing', reason: message('fault.other', { fault: 'EWHAT' }) }),
      '„nothing“ lässt sich nicht öffnen: das System sagt EWHAT.',
    ],
  ])('%s', (said, german) => expect(tellMessage(said)).toBe(german))
})

describe('refusals', () => {
  test('have places for figures of the English ones only, and none is left out but what stands in a list', () => {
    const named = (wording: ProblemWording): readonly string[] => {
      const figures = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` })
      const names = placesIn(GERMAN_PROBLEMS[wording])
      const { message } = problem('{field}', wording, Object.fromEntries(names.map((name) => [name, figures[name] ?? ''])))
      return placesIn(message)
    }
    expect(WORDINGS.filter((wording) => placesIn(GERMAN_PROBLEMS[wording]).join() !== named(wording).join())).toEqual([])
  })

  test('words that stand in them are German, too', () => {
    expect(Object.entries(GERMAN_WORDS).filter(([english, german]) => english === german)).toEqual([])
  })

  test('every word the code wants somebody to give has its German', () => {
    const folder = path.join(import.meta.dirname, '../..')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
    )
    const given = /(?:wanted: |\b(?:wrongType|wrong|mistaken)\(.*?, \w+, )(?:'([^']+)'|(`))/g
    const wanted = sources.flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(given)].map(([, word, joined = '']) => word ?? `${joined} in ${file}`),
    )
    expect(wanted.length).toBeGreaterThan(45)
    // What a program writes is the same in every language.
    expect(wanted.filter((word) => word !== 'true' && !Object.hasOwn(GERMAN_WORDS, word))).toEqual([])
  })

  test('of an unknown wording are as they came', () => {
    expect(tellProblem({ field: 'x', wording: 'problem.tomorrow', figures: {}, message: 'Come back tomorrow.' })).toBe(
      'Come back tomorrow.',
    )
  })

  test('are as they came in English', () => {
    expect(toldIn('en', () => tellProblem(problem('pin', 'problem.pinWrong')))).toBe(
      'This is not the PIN: look at the digits and try again.',
    )
  })

  test.each([
    [
      problem('dice', 'problem.die', { place: 2, value: '"107"', faces: 100, top: 100, zeros: '00' }),
      'Würfel 2 zeigt "107": Gib 1 bis 100 ein (100 darf auch 0 oder 00 heißen).',
    ],
    [problem('title', 'problem.missing', { wanted: 'a text' }), 'title fehlt: ein Text.'],
    [
      problem('age', 'problem.type', { value: '"x"', wanted: message('choice.most', { max: 6 }) }),
      'age ist "x", verlangt ist aber eine Zahl von höchstens 6.',
    ],
    [
      problem('war_notice', 'problem.option', {
        value: '-1',
        options: message('choice.none', { others: message('choice.whole', { min: 0, max: 9 }) }),
      }),
      'war_notice ist -1, was nicht zur Wahl steht: Wähle eines von „none“ oder eine ganze Zahl von 0 bis 9.',
    ],
    [
      problem('campaign', 'problem.readOnly', { reason: message('file.openHere', { name: 'a.lineage' }) }),
      'Diese Kampagne ist nur zum Lesen offen: „a.lineage“ ist in diesem Programm schon offen: Schließe es dort zuerst.',
    ],
    [
      problem('campaign', 'problem.disagreement', { entry: 31 }),
      'Hier lässt sich nichts beantworten: Die Regeln ergeben bei Eintrag 31 etwas anderes. Beginne die Phase neu.',
    ],
    [
      problem('seq', 'problem.seq', { value: 3, last: 'none yet' }),
      'Eintrag 3 lässt sich nicht zurücknehmen: Gib die Nummer einer Antwort, Korrektur oder Entscheidung nach dem Aufbau an, die noch gilt (die letzte ist noch keine).',
    ],
    [
      problem('pin', 'problem.pinRest', { seconds: 30 }),
      'Zu oft wurde eine falsche PIN eingegeben: Warte 30 s, und versuche es dann noch einmal.',
    ],
  ])('%o', (refused, german) => expect(tellProblem(refused)).toBe(german))

  test.each(['en', 'de'] as const)('of one die and of one second are right in %s, too', (tongue) => {
    const refused = [
      problem('dice', 'problem.diceCount', { value: 1, count: 1 }),
      problem('counts', 'problem.noCounts', { count: 1 }),
      problem('pin', 'problem.pinRest', { seconds: 1 }),
    ]
    for (const one of refused) expect(toldIn(tongue, () => tellProblem(one))).not.toMatch(/\b1 (dice|seconds|Sekunden|Würfel)\b/)
  })

  test('cross a wire and are told there', () => {
    const sent = JSON.parse(JSON.stringify(problem('file', 'problem.notJson'))) as ReturnType<typeof problem>
    expect(tellProblem(sent)).toMatch(/^Die Datei lässt sich nicht als JSON lesen:/)
  })
})
