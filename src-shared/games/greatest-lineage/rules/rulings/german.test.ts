import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellIn, toldIn } from '../../../../language/language.ts'
import { checkGermanBook } from '../../../testing/germanBookChecks.ts'
import { CHAPTERS, ruleEntry } from '../../book.ts'
import { chapterName } from '../../book/chapters.ts'
import { GAME } from '../../game.ts'
import { houseRuleOf, meaningOf } from './houseRules.ts'
import { rulingOf } from './rulings.ts'

beforeEach(() => tellIn(() => 'de'))
afterEach(() => tellIn(() => 'en'))

const english = <T>(tell: () => T): T => toldIn('en', tell)

describe('the book in German', () => {
  // A pair is 2.
  checkGermanBook(GAME.book, 'GL', ['GL-CHK-3'])
})

describe('the rules in German', () => {
  test.each([
    ['GL-WAR-20', 'Krieger töten', /82 gegen 54 tötet 28\u00a0%, aufgerundet\.$/],
    ['GL-ROY-10', 'Ein Kind im Herrscherhaus', /bei 70 oder weniger kommt es\.$/],
    ['GL-TIME-T06a', 'Der große Verlust', /^Zug 6 der Zeitleiste: Jeder Spieler verliert 30 Männer und 30 Frauen\./],
    ['GL-WIN-8', 'Die Schlusswertung', /0,25.*10\.000\.$/],
    ['GL-CITY-2', 'Stammessitz, Stadt, Großstadt', /Großstädte \(15 und 7\)\.$/],
  ])('%s is called %s', (id, title, summary) => {
    expect(ruleEntry(id)?.title).toBe(title)
    expect(ruleEntry(id)?.summary).toMatch(summary)
  })

  test('chapters have names', () => {
    expect(CHAPTERS.map(chapterName)).toContain('Herrscherhaus')
  })
})

describe('the rulings in German', () => {
  test.each([
    [51, 'Wer verliert bei gleichen Summen?', 'Niemand.'],
    [98, 'Wie viel schwerer ist Gift zu enttarnen?', 'Unter 15 statt unter 25; Nahkampf unter 40.'],
    [84, 'Wie viele Gebiete darf man in einem Zug kaufen?', '1, 1, 3, 3, 3, 5 in den Zeitaltern 1 bis 6.'],
  ])('ruling %i', (number, question, decision) => {
    expect(rulingOf(number)).toMatchObject({ question, decision })
  })
})

describe('the house rules in German', () => {
  test('the pace of the timeline names the same rounds', () => {
    for (const { value, text } of houseRuleOf('timeline_pace')?.values ?? []) {
      expect(text).toContain(`Runde ${5 * Number(value) + 1}`)
      expect(text).toContain(`endet mit Runde ${20 * Number(value)}`)
    }
  })

  test.each([
    ['gather_minimum', 1, 'Mindestens 1 Marke.'],
    ['ruler_military_cap', 'none', 'Keine Grenze.'],
    ['ruler_military_cap', 40, 'Über diese Zahl hinaus lässt sich der Wert des Herrschers nicht heben.'],
    ['points_carry_over', false, 'Nein: Was in Phase 7 nicht ausgegeben wird, verfällt.'],
  ])('%s at %s', (name, value, text) => expect(meaningOf(name, value)).toBe(text))

  test('they follow the language while the program runs', () => {
    const rule = houseRuleOf('first_player')
    expect([rule?.question, english(() => rule?.question)]).toEqual(['Wer fängt an?', 'Who begins?'])
  })
})
