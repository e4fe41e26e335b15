import type { FieldValue } from '../../../kernel/forms/field.ts'
import { presetOf, presetSheet, withinLimits } from '../../../kernel/forms/form.ts'
import { DONE, type Act, type ActRequest, type FillRequest, type Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { isCivilisation, type Civilisation } from '../rules/seats.ts'
import type { Bot, Chance } from '../../../insight/bots/bot.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import { household, numberField, type Filled, type Taste } from './economy.ts'
import { anySheet } from '../../../insight/bots/sheets.ts'

/** A voluntary act somebody likes. Of several that are offered the first in the table that is wanted is done. */
export interface Preference {
  /** Question and act, such as `booklet/sendSpy`. */
  readonly act: RegExp
  /** How often it is wanted where it is offered, in percent. */
  readonly percent: number
  /** Filled in as offered, in any way that is allowed, or as somebody thinks best; null: then not. */
  readonly sheet: 'offered' | 'any' | ((act: Act, world: World, seat: Civilisation, chance: Chance) => Filled | null)
  /** Only then; absent: always. */
  readonly when?: (world: World, seat: Civilisation) => boolean
}

/** What somebody says where an option of that id is to be had: how often, in percent; else what is offered. */
export interface Leaning {
  /** Name of the question. */
  readonly question: RegExp
  readonly option: string
  readonly percent: number
  /** Only then; absent: always. */
  readonly when?: (world: World, seat: Civilisation) => boolean
}

/** A table of preferences: all that sets one bot apart from another. */
export interface BotProfile {
  readonly taste: Taste
  readonly acts: readonly Preference[]
  readonly answers: readonly Leaning[]
  /** Share of the men who could be armed for a battle, in percent; null: as many as are offered. */
  readonly arms: number | null
  /** How often a royal goes to battle, in percent. */
  readonly royals: number
  /** Tokens of a kind that pass in one deal, at most. */
  readonly deal: number
}

/** Acts between two `done` of one question: whoever still wants more waits for the next turn. */
const MOST_ACTS = 6

/** A bot that keeps house like the others and does the rest as its table of preferences says. */
export function botOf(profile: BotProfile): Bot {
  return (request, world, chance) => {
    const { seat } = request
    const answer = isCivilisation(seat) ? household(request, world, seat, profile.taste) : undefined
    if (answer != null) return answer
    switch (request.kind) {
      case 'roll':
      case 'draw':
        return { by: 'app' }
      case 'choose':
        return said(profile, request, world, chance) ?? request.preset ?? request.options[0]?.id
      case 'fill':
        return filled(profile, request, chance)
      case 'act':
        return (isCivilisation(seat) ? wanted(profile, request, world, seat, chance) : null) ?? { act: DONE }
      default:
        return request satisfies never
    }
  }
}

function nameOf({ id }: Request): string {
  return questionName(id)
}

function said({ answers }: BotProfile, request: Extract<Request, { kind: 'choose' }>, world: World, chance: Chance): string | undefined {
  const name = nameOf(request)
  const { seat } = request
  const there = answers.filter(
    ({ question, option, when }) =>
      question.test(name) && request.options.some(({ id }) => id === option) && (!isCivilisation(seat) || when?.(world, seat) !== false),
  )
  return there.find(({ percent }) => chance(1, 100) <= percent)?.option
}

function filled(profile: BotProfile, request: FillRequest, chance: Chance): Filled {
  switch (nameOf(request)) {
    case 'muster':
    case 'battlePlan':
      return mustered(profile, request, chance)
    case 'trade':
      return dealt(profile, request, chance)
    default:
      return presetSheet(request)
  }
}

function mustered({ arms, royals }: BotProfile, request: FillRequest, chance: Chance): Filled {
  const warriors = numberField(request, 'warriors')
  const called = warriors === undefined || arms === null ? {} : { warriors: Math.floor((warriors.max * arms) / 100) }
  const house = request.fields.filter(({ type }) => type === 'flag').map(({ id }) => [id, chance(1, 100) <= royals] as const)
  return { ...presetSheet(request), ...called, ...Object.fromEntries(house) }
}

/** A little of one kind for a little of another. */
function dealt({ deal }: BotProfile, request: FillRequest, chance: Chance): Filled {
  const goods = request.fields.map((field): readonly [string, FieldValue] => {
    if (field.type !== 'number') return [field.id, presetOf(field)]
    const [least, most] = [Math.max(field.min, -deal), Math.min(field.max, deal)]
    return [field.id, chance(0, 2) === 0 ? chance(least, most) : Math.min(most, Math.max(least, 0))]
  })
  const sheet = Object.fromEntries(goods)
  return withinLimits(request, sheet) ? sheet : presetSheet(request)
}

function wanted(profile: BotProfile, request: ActRequest, world: World, seat: Civilisation, chance: Chance): Filled | null {
  if (request.occurrence >= MOST_ACTS) return null
  // What is written in the booklet closes everything else: it comes last.
  const [open, written] = [request.acts.filter((act) => !isWritten(act)), request.acts.filter(isWritten)]
  return (
    wantedOf(profile, { ...request, acts: open }, world, seat, chance) ??
    wantedOf(profile, { ...request, acts: written }, world, seat, chance)
  )
}

/** Whether it is an act of the booklet, whichever question offers it. */
function isWritten({ wording }: Act): boolean {
  return wording.startsWith('act.booklet.')
}

function wantedOf({ acts, deal }: BotProfile, request: ActRequest, world: World, seat: Civilisation, chance: Chance): Filled | null {
  for (const { act: ids, percent, sheet, when } of acts) {
    const offered = request.acts.filter((act) => act.id !== DONE && ids.test(`${isWritten(act) ? 'booklet' : nameOf(request)}/${act.id}`))
    const act = offered[chance(0, offered.length - 1)]
    if (act === undefined || when?.(world, seat) === false || chance(1, 100) > percent) continue
    const any = sheet === 'offered' ? presetSheet(act) : sheet === 'any' ? anySheet(act, chance) : sheet(act, world, seat, chance)
    if (any === null) continue
    const form = nameOf(request) === 'treaty' ? sparing(act, any, deal) : any
    if (withinLimits(act, form)) return done(act, form)
  }
  return null
}

/** No clause is worth more than a deal, or an eighth of what there is: nobody signs the whole realm away. */
function sparing({ fields }: Act, sheet: Filled, deal: number): Filled {
  const spared = fields.map((field) => {
    const value = sheet[field.id] ?? presetOf(field)
    if (field.type !== 'number' || typeof value !== 'number') return [field.id, value] as const
    const most = Math.min(deal, Math.ceil(Math.max(-field.min, field.max) / 8))
    return [field.id, Math.min(field.max, Math.max(field.min, Math.min(most, Math.max(-most, value))))] as const
  })
  return Object.fromEntries(spared)
}

function done({ id }: Act, sheet: Filled): Filled {
  return { act: id, ...sheet }
}
