import { effectiveMoments, type Moment, type SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import type { RollAnswer } from '../../../src-shared/kernel/engine/request.ts'
import { readRequestId } from '../../../src-shared/kernel/engine/requestId.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { EXPECTED, ownerTone, type ChartFigures, type Series } from '../../../src-shared/games/api/chartFace.ts'
import type { RoundRange } from '../../../src-shared/games/reading/chartRounds.ts'
import { playing, players } from '../../../src-shared/games/text/playing.ts'
import { chanceOfWorse, unevenness } from './chiSquare.ts'
import { chartDiceTexts } from './texts/chartDice.ts'
import { chartsTexts } from './texts/charts.ts'

/** Dice by who rolled them: the app, or hands at the table. */
export type Roller = 'all' | 'app' | 'hand'

/** Dice of as many faces of one seat, in bands of about as many faces each. */
export interface DiceTally {
  readonly seat: string
  readonly faces: number
  readonly bands: readonly number[]
  readonly dice: number
  /** Dice of which only the outcome was kept. */
  readonly uncounted: number
}

/** Dice that were thrown: by whom, of how many faces, and what they showed. */
interface Thrown {
  readonly seat: string
  readonly faces: number
  readonly answer: RollAnswer
}

/** Dice of so many faces have a band for each of them; those of more have ten. */
const MOST_BANDS = 20
const BANDS = 10
/** Faces of dice whose record says nothing else. */
const USUAL_FACES = 100

/** Fewer than five expected in a band tell nothing: the measure is only near the truth from there on. */
const ENOUGH_IN_BAND = 5

export function bandsOf(faces: number): number {
  return faces <= MOST_BANDS ? faces : BANDS
}

/** The faces of a band, the first and the last of them; bands are as even as the faces allow. */
export function bandFaces(faces: number, band: number): { readonly first: number; readonly last: number } {
  const bands = bandsOf(faces)
  return { first: Math.floor((band * faces) / bands) + 1, last: Math.floor(((band + 1) * faces) / bands) }
}

function bandOf(faces: number, die: number): number {
  return Math.ceil((die * bandsOf(faces)) / faces) - 1
}

/** What fair dice come to in each band, as shares of all. */
function fairShares(faces: number): readonly number[] {
  return Array.from({ length: bandsOf(faces) }, (_, band) => {
    const { first, last } = bandFaces(faces, band)
    return (last - first + 1) / faces
  })
}

/**
 * Standing rolls, seat by seat and for each number of faces, the largest dice first; what was taken back is left out, since the app gives the
 * same dice again.
 */
export function tallyDice(moments: readonly Moment[], { from, to }: RoundRange, roller: Roller): readonly DiceTally[] {
  const tallies = new Map<string, { seat: string; faces: number; bands: number[]; dice: number; uncounted: number }>()
  for (const moment of effectiveMoments(moments)) {
    if (moment.before.turn < from || moment.before.turn > to) continue
    for (const { seat, faces, answer } of thrownIn(moment)) {
      if (roller !== 'all' && answer.by !== roller) continue
      const key = `${faces}/${seat}`
      let tally = tallies.get(key)
      if (tally === undefined)
        tallies.set(key, (tally = { seat, faces, bands: Array<number>(bandsOf(faces)).fill(0), dice: 0, uncounted: 0 }))
      if (!('dice' in answer)) {
        tally.uncounted += Object.values(answer.counts).reduce((sum, times) => sum + times, 0)
        continue
      }
      for (const die of answer.dice) {
        const band = bandOf(faces, die)
        tally.bands[band] = (tally.bands[band] ?? 0) + 1
        tally.dice++
      }
    }
  }
  const order = [...players().map(({ id }) => id), GAME_MASTER]
  return [...tallies.values()]
    .filter(({ seat }) => order.includes(seat))
    .sort((one, other) => other.faces - one.faces || order.indexOf(one.seat) - order.indexOf(other.seat))
}

/** The dice of an entry: those that were asked for, and those the app threw at once. */
function thrownIn({ entry, effects }: Moment): readonly Thrown[] {
  const asked = rollIn(entry)
  const unattended = effects.flatMap(({ effect }) =>
    effect.kind === 'dice' ? [{ seat: effect.seat, faces: effect.faces, answer: effect.rolled }] : [],
  )
  return asked === null ? unattended : [asked, ...unattended]
}

/** The roll of an entry with the seat that was asked, null where it is none. */
function rollIn({ kind, request, answer }: SeenEntry): Thrown | null {
  if (kind !== 'answer' || request === undefined || typeof answer !== 'object' || !isRoll(answer)) return null
  const asked = readRequestId(request)
  if (asked === null) return null
  const kept = 'faces' in answer ? answer.faces : undefined
  return { seat: asked.seat, faces: kept ?? playing()?.game.otherDice?.[asked.name] ?? USUAL_FACES, answer }
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

/** What the spread of the dice says, in plain words; how seldom fair dice do the same (chi-square over the bands). */
export function judgeDice({ seat, faces, bands, dice }: DiceTally): Verdict {
  const texts = chartDiceTexts
  const enough = ENOUGH_IN_BAND * bands.length
  if (dice < enough) return { seat, kind: 'few', text: texts.few(seat, dice, enough) }
  const worse = chanceOfWorse(unevenness(bands, fairShares(faces)), bands.length - 1)
  if (worse >= SELDOM) return { seat, kind: 'even', text: texts.even(seat, dice, often(worse)) }
  return { seat, kind: 'odd', text: (worse < HARDLY ? texts.hardly : texts.odd)(seat, dice, often(worse)) }
}

/** "64 of 100", "3 of 1,000", "fewer than 1 of 10,000". */
function often(chance: number): string {
  const scale = chance >= 0.01 ? 100 : chance >= 0.001 ? 1000 : 10_000
  const times = Math.round(chance * scale)
  return times === 0 ? chartDiceTexts.seldom(scale) : chartDiceTexts.often(times, scale)
}

/** The dice of as many faces, seat by seat. */
export interface DiceOfFaces {
  readonly faces: number
  readonly tallies: readonly DiceTally[]
}

/** By their faces, the largest first; where there is no die at all, those of a hundred faces of which there are none. */
export function byFaces(tallies: readonly DiceTally[]): readonly DiceOfFaces[] {
  const kinds = [...new Set(tallies.map(({ faces }) => faces))]
  return (kinds.length === 0 ? [USUAL_FACES] : kinds).map((faces) => ({ faces, tallies: tallies.filter((tally) => tally.faces === faces) }))
}

/** Every seat's dice in percent beside what fair dice come to. */
export function diceFigures({ faces, tallies }: DiceOfFaces): ChartFigures {
  const texts = chartDiceTexts
  const shown = tallies.filter(({ dice }) => dice > 0)
  const uncounted = tallies.reduce((sum, tally) => sum + tally.uncounted, 0)
  return {
    kind: 'shares',
    title: tellDice(shown.map(judgeDice)),
    about: texts.about(faces, bandsOf(faces)),
    axis: chartsTexts.axis.faces,
    unit: chartsTexts.unit.dice,
    labels: Array.from({ length: bandsOf(faces) }, (_, band) => {
      const { first, last } = bandFaces(faces, band)
      return texts.faces(first, last)
    }),
    series: shown.length === 0 ? [] : [...shown.map(shareOf), fair(faces)],
    notes: uncounted === 0 ? [] : [texts.kept(uncounted)],
  }
}

/** What is shown of the dice of as many faces: their chart, and a sentence for each seat. */
export interface DiceChart {
  readonly faces: number
  readonly figures: ChartFigures
  readonly verdicts: readonly Verdict[]
}

export function diceCharts(tallies: readonly DiceTally[]): readonly DiceChart[] {
  return byFaces(tallies).map((kind) => ({
    faces: kind.faces,
    figures: diceFigures(kind),
    verdicts: kind.tallies.filter(({ dice }) => dice > 0).map(judgeDice),
  }))
}

function shareOf({ seat, bands, dice }: DiceTally): Series {
  const values = bands.map((times) => Math.round((times / dice) * 1000) / 10)
  return { id: seat, name: chartDiceTexts.seat(seat, dice), tone: ownerTone(seat), values }
}

function fair(faces: number): Series {
  const values = fairShares(faces).map((share) => Math.round(share * 1000) / 10)
  return { id: EXPECTED, name: chartDiceTexts.fair, tone: { colour: 'ink', mark: 0 }, values }
}

function tellDice(verdicts: readonly Verdict[]): string {
  const odd = verdicts.filter(({ kind }) => kind === 'odd')
  if (verdicts.length === 0) return chartDiceTexts.none
  if (odd.length > 0) return chartDiceTexts.worthALook(odd.map(({ seat }) => seat))
  if (verdicts.every(({ kind }) => kind === 'few')) return chartDiceTexts.tooFew
  return chartDiceTexts.fall
}
