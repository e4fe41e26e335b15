import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { seededChance } from '../../../src-shared/insight/bots/bot.ts'
import { digestText } from '../../../src-shared/kernel/journal/hash.ts'
import { readChain, type Entry } from '../../../src-shared/kernel/journal/journal.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { valueOf } from '../../../src-shared/kernel/testing/toyTable.ts'
import { LANGUAGES, tellIn } from '../../../src-shared/language/language.ts'
import { HOUSE_RULES } from '../../../src-shared/games/greatest-lineage/rules/rulings/houseRules.ts'
import { playOn, secretTableOf } from '../../../src-shared/table/secrecy/testing/secretTable.ts'
import { seenBy } from '../../../src-shared/table/session/view.ts'
import { statementOf } from '../ledger/statement.ts'
import { chronicleDocument } from '../print/chronicleDocument.ts'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { entryName } from '../../wording/entries.ts'
import { chronicle } from './entries.ts'
import { chronicleMarkdown, postingText } from './files.ts'
import { EVERYTHING } from './filter.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

const told = await secretTableOf()

afterEach(() => tellIn(() => 'en'))

/** What no sentence has that was put together well. */
const ODD = /[?!.]:|\S {2,}\S| ,| \.(?!\w)|,,|\(\s|\s\)|undefined|NaN|\[object|\{\w*\}/

function sample(): readonly Entry[] {
  const [header = '', ...lines] = readFileSync(path.join(import.meta.dirname, '../../public/sample.lineage'), 'utf8')
    .trim()
    .split('\n')
  return readChain(header, lines, digestText).entries
}

/** Three players who play at random, fight, write treaties, and decide house rules anew. */
function played(seed: number): readonly Entry[] {
  const campaign = told.campaign(seed)
  playOn(told, campaign, seededChance(seed), 450)
  const rule = HOUSE_RULES.find(({ settled, values }) => !settled && values.length > 1)
  const other = rule?.values.find(({ value }) => value !== rule.preset)
  if (rule === undefined || other === undefined) throw new Error('no house rule can be decided anew')
  valueOf(campaign.decide({ [rule.switch]: other.value }, 'we all eat'))
  valueOf(campaign.retract(campaign.entries.length - 3, 'it was wrong'))
  return campaign.entries
}

function everythingTold(entries: readonly Entry[], seat: string): readonly string[] {
  const { ledger, moments } = foldHistory(seenBy(entries, seat))
  const told = chronicle(moments)
  const lines = statementOf(ledger, moments, ['elves', 'humans', 'dwarves'])
  return [
    ...told.flatMap(({ title, answer, roll, lines: said, postings }) => [
      ...[title, answer, roll?.outcomes ?? ''],
      ...said.map(({ text }) => text),
      ...postings.map(postingText),
    ]),
    ...moments.map(entryName),
    ...lines.map(({ prose }) => prose),
    ...chronicleDocument('Winter', told, EVERYTHING).blocks.map((block) => JSON.stringify(block)),
    // Its own marks, and the two blanks a list begins with, are no sentence.
    ...chronicleMarkdown('Winter', told)
      .split('\n')
      .map((line) => line.replace(/^\s*(?:-|\d+\.)\s+/, '').replace(/[*~`\\]/g, '')),
  ]
}

tellForGreatestLineage()

const cases = [['the sample', sample] as const, ...[2, 5].map((seed) => [`random play ${seed}`, () => played(seed)] as const)]

test.each(cases)('%s is told in well-made sentences to everybody, in every language', (_name, entriesOf) => {
  const entries = entriesOf()
  for (const language of LANGUAGES) {
    tellIn(() => language)
    for (const seat of [GAME_MASTER, 'elves']) {
      const odd = everythingTold(entries, seat).filter((text) => ODD.test(text))
      expect([...new Set(odd)].slice(0, 20), `${language}, ${seat}`).toEqual([])
    }
  }
})

test('a house rule decided anew is a question with its reason behind it, without a colon between', () => {
  const { moments } = foldHistory(seenBy(played(2), GAME_MASTER))
  const told = (): string => chronicle(moments).findLast(({ kind }) => kind === 'ruling')?.answer ?? ''
  tellIn(() => 'de')
  expect(told()).toMatch(/\? we all eat$/)
  tellIn(() => 'en')
  expect(told()).toMatch(/^[^?]+: we all eat$/)
})
