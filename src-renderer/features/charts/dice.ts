import type { Moment, SeenEntry } from '../../../src-shared/kernel/history.ts'
import type { RollAnswer } from '../../../src-shared/kernel/request.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/rule.ts'
import { playing, players } from '../../../src-shared/games/playing.ts'
import { chartDiceTexts } from './texts/chartDice.ts'
import { chartsTexts } from './texts/charts.ts'
import { readRequestId } from '../../../src-shared/kernel/requestId.ts'
import { chanceOfWorse, unevenness } from './chiSquare.ts'
import type { RoundRange } from './rounds.ts'
import type { ChartFigures, Series } from './figures.ts'
import { EXPECTED, seatTone } from './figures.ts'

/** Dice by who rolled them: the app, or hands at the table. */
export type Roller = 'all' | 'app' | 'hand'

/** Percentile dice of one seat, in ten bands of ten faces each. */
export interface DiceTally {
  readonly seat: string
  readonly bands: readonly number[]
  readonly dice: number
  /** Dice of which only the outcome was kept. */
  readonly uncounted: number
}

const BANDS = 10

/** Fewer than five expected in a band tell nothing: the measure is only near the truth from there on. */
const ENOUGH_DICE = 5 * BANDS

/** Standing rolls of percentile dice, seat by seat; what was taken back is left out, since the app gives the same dice again. */
export function tallyDice(moments: readonly Moment[], { from, to }: RoundRange, roller: Roller): readonly DiceTally[] {
  const tallies = new Map<string, { bands: number[]; dice: number; uncounted: number }>()
  for (const { entry, before, voidedBy } of moments) {
    if (voidedBy !== null || before.turn < from || before.turn > to) continue
    const roll = rollIn(entry)
    if (roll === null || (roller !== 'all' && roll.answer.by !== roller)) continue
    let tally = tallies.get(roll.seat)
    if (tally === undefined) tallies.set(roll.seat, (tally = { bands: Array<number>(BANDS).fill(0), dice: 0, uncounted: 0 }))
    if (!('dice' in roll.answer)) {
      tally.uncounted += Object.values(roll.answer.counts).reduce((sum, times) => sum + times, 0)
      continue
    }
    for (const die of roll.answer.dice) {
      const band = Math.ceil(die / BANDS) - 1
      tally.bands[band] = (tally.bands[band] ?? 0) + 1
      tally.dice++
    }
  }
  return [...players().map(({ id }) => id), GAME_MASTER].flatMap((seat) => {
    const tally = tallies.get(seat)
    return tally === undefined ? [] : [{ seat, ...tally }]
  })
}

/** The roll of an entry with the seat that was asked, null where it is none. */
function rollIn({ kind, request, answer }: SeenEntry): { readonly seat: string; readonly answer: RollAnswer } | null {
  if (kind !== 'answer' || request === undefined || typeof answer !== 'object' || !isRoll(answer)) return null
  const asked = readRequestId(request)
  const percentile = asked !== null && playing()?.game.otherDice?.has(asked.name) !== true && (!('faces' in answer) || answer.faces === 100)
  return percentile ? { seat: asked.seat, answer } : null
}

function isRoll(answer: object): answer is RollAnswer {
  return 'by' in answer && !('act' in answer) && ('dice' in answer || 'counts' in answer)
}

/** Fair dice of several seats are looked at again and again: only what one in a hundred does is worth a word. */
const SELDOM = 0.01
/** What one in a thousand does is hardly chance. */
const HARDLY = 0.001

/** A sentence on the dice of one seat, and whether it asks for a second look. */
export interface Verdict {
  readonly seat: string
  readonly text: string
  readonly kind: 'few' | 'even' | 'odd'
}

/** What the spread of the dice says, in plain words; how seldom fair dice do the same (chi-square over ten bands, nine degrees). */
export function judgeDice({ seat, bands, dice }: DiceTally): Verdict {
  const texts = chartDiceTexts
  if (dice < ENOUGH_DICE) return { seat, kind: 'few', text: texts.few(seat, dice, ENOUGH_DICE) }
  const worse = chanceOfWorse(unevenness(bands), BANDS - 1)
  if (worse >= SELDOM) return { seat, kind: 'even', text: texts.even(seat, dice, often(worse)) }
  return { seat, kind: 'odd', text: (worse < HARDLY ? texts.hardly : texts.odd)(seat, dice, often(worse)) }
}

/** "64 of 100", "3 of 1,000", "fewer than 1 of 10,000". */
function often(chance: number): string {
  const scale = chance >= 0.01 ? 100 : chance >= 0.001 ? 1000 : 10_000
  const times = Math.round(chance * scale)
  return times === 0 ? chartDiceTexts.seldom(scale) : chartDiceTexts.often(times, scale)
}

/** Every seat's dice in percent beside what fair dice come to. */
export function diceFigures(tallies: readonly DiceTally[]): ChartFigures {
  const texts = chartDiceTexts
  const shown = tallies.filter(({ dice }) => dice > 0)
  const uncounted = tallies.reduce((sum, tally) => sum + tally.uncounted, 0)
  return {
    kind: 'shares',
    title: tellDice(shown.map(judgeDice)),
    about: texts.about,
    axis: chartsTexts.axis.faces,
    unit: chartsTexts.unit.dice,
    labels: Array.from({ length: BANDS }, (_, band) => texts.faces(band * 10 + 1, band * 10 + 10)),
    series: shown.length === 0 ? [] : [...shown.map(shareOf), fair()],
    notes: uncounted === 0 ? [] : [texts.kept(uncounted)],
  }
}

function shareOf({ seat, bands, dice }: DiceTally): Series {
  const values = bands.map((times) => Math.round((times / dice) * 1000) / 10)
  return { id: seat, name: chartDiceTexts.seat(seat, dice), tone: seatTone(seat), values }
}

function fair(): Series {
  return { id: EXPECTED, name: chartDiceTexts.fair, tone: { colour: '--ink', mark: 0 }, values: Array<number>(BANDS).fill(100 / BANDS) }
}

function tellDice(verdicts: readonly Verdict[]): string {
  const odd = verdicts.filter(({ kind }) => kind === 'odd')
  if (verdicts.length === 0) return chartDiceTexts.none
  if (odd.length > 0) return chartDiceTexts.worthALook(odd.map(({ seat }) => seat))
  if (verdicts.every(({ kind }) => kind === 'few')) return chartDiceTexts.tooFew
  return chartDiceTexts.fall
}
