import type { Moment } from '../../src-shared/kernel/journal/history.ts'
import { signed } from '../../src-shared/language/figures.ts'
import type { ChronicleItem } from '../features/desk/chronicle.ts'
import { reseedText } from '../wording/entries.ts'
import { seatTexts } from './texts/seat.ts'
import { changesSeen, changeText, formerIn, toldChanges } from '../wording/changes.ts'
import { accountName } from '../wording/names.ts'
import { addLine } from '../wording/continued.ts'
import { standInText } from '../wording/standIn.ts'
import { namingText } from '../wording/naming.ts'
import { tellLine } from '../../src-shared/games/text/telling.ts'

/** All a seat knows to have happened, the newest first. */
export function seenChronicle(moments: readonly Moment[]): readonly ChronicleItem[] {
  return moments.flatMap((moment) => itemsOf(moment, moments)).reverse()
}

function itemsOf(moment: Moment, moments: readonly Moment[]): readonly ChronicleItem[] {
  const { entry, before, voidedBy } = moment
  const common = { seq: entry.seq, kind: entry.kind, voidedBy, thrown: entry.thrown }
  const own = ownText(moment, moments)
  const lines: ChronicleItem[] = []
  for (const [index, { effect, at }] of moment.effects.entries()) {
    if (effect.kind !== 'line') continue
    addLine(lines, { ...common, key: `${entry.seq}/${index}`, at, seat: effect.seat ?? at.seat, text: tellLine(effect) }, effect)
  }
  return [...(own === null ? [] : [{ ...common, key: `${entry.seq}`, at: before, seat: before.seat, text: own }]), ...lines]
}

/** What the game master did beside the play, as far as this seat is told. */
function ownText(moment: Moment, moments: readonly Moment[]): string | null {
  const { entry, effects } = moment
  const texts = seatTexts.chronicle
  switch (entry.kind) {
    case 'correction': {
      const figures = effects.flatMap(({ effect }) =>
        effect.kind === 'posting' ? [texts.change(accountName(effect.account), effect.owner, signed(effect.delta))] : [],
      )
      const others = toldChanges(changesSeen(moment)).map((change) => changeText(change, () => '', formerIn(moments, moment)))
      return texts.corrected([...figures, ...others].join(', ') || texts.record, entry.reason ?? '')
    }
    case 'ruling':
      return texts.ruling(entry.reason ?? '')
    case 'decree':
      return texts.decree(entry.reason ?? '')
    case 'retraction':
      return texts.retraction
    case 'restart':
      return texts.restart
    case 'title':
      return texts.renamed(entry.title ?? '')
    case 'naming':
      return namingText(entry.names)
    case 'standIn':
      return standInText(entry)
    case 'reseed':
      return reseedText(entry)
    case 'note':
    case 'answer':
    case 'setup':
      return null
    default:
      return entry.kind satisfies never
  }
}

/** Those in which every word stands, and that happened to `seat` (null: to anybody). */
export function searchChronicle(items: readonly ChronicleItem[], text: string, seat: string | null): readonly ChronicleItem[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return items.filter((item) => {
    if (seat !== null && item.seat !== seat) return false
    const told = `${item.text} ${seatTexts.chronicle.round(item.at.turn)}`.toLowerCase()
    return words.every((word) => told.includes(word))
  })
}
