import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { inPlace } from '../rules/cards.ts'
import { creaturesIn } from '../rules/creatures.ts'
import { CREATURES, FATES, MAGES, MISSIONS_HELD, PLACES, TERRAIN, TILES, TOADLINGS_PLACED, typesIn, type Module } from '../rules/records.ts'
import { ORCS } from '../rules/ruleset.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { isCreatureType, type Colour, type FateRule, type Mission, type Newcomer, type Terrain, type Toadling } from '../rules/types.ts'

/** A position of a worked example. Creatures read `goblin 4-3`: type, path, section; a number behind is damage (`goblin 4-3 1`). */
export interface Position {
  readonly seats?: readonly Colour[]
  readonly modules?: readonly Module[]
  readonly newcomers?: Readonly<Partial<Record<Newcomer, string>>>
  readonly houseRules?: HouseRules
  readonly deck?: Json
  readonly creatures?: readonly string[]
  readonly mages?: Readonly<Partial<Record<Colour, number>>>
  /** Faces by place: `{ 'blue.hand': ['zap'] }`. */
  readonly cards?: Readonly<Record<string, readonly string[]>>
  /** Figures by owner and account: `{ 'blue trophy_goblin': 1 }`. */
  readonly figures?: Readonly<Record<string, number>>
  readonly fate?: FateRule
  /** Kinds by section: `{ '4-2': 'road' }`. */
  readonly terrain?: Readonly<Record<string, Terrain>>
  readonly toadlings?: readonly string[]
  readonly tiles?: readonly { readonly seat: Colour; readonly face: Toadling }[]
  readonly missions?: Readonly<Partial<Record<Colour, Mission>>>
  /** Where play is; the phase begins there. Absent: the actions of blue in round 1. */
  readonly at?: { readonly turn: number; readonly seat: string; readonly phase: number }
}

const SEATS: readonly Colour[] = ['blue', 'green', 'red', 'yellow']

/** Begins a campaign of the seats, its modules and house rules, and plays the questions of the set-up. */
export function started({ seats = SEATS, modules = [], newcomers = {}, houseRules = {}, deck }: Position = {}): Campaign {
  const players = seats.map((colour) => ({ colour, name: colour }))
  const setup = { players, modules, newcomers, houseRules, ...(deck === undefined ? {} : { deck }) } as Json
  const campaign = begun(setup, ORCS)
  while (campaign.world.cursor.turn === 0 && campaign.pending !== null) answerFirst(campaign)
  return campaign
}

function answerFirst(campaign: Campaign): void {
  const { pending } = campaign
  if (pending?.kind === 'draw') return void valueOf(campaign.answer('app'))
  if (pending?.kind !== 'choose') throw new Error(`${pending?.id ?? 'nothing'} is asked in the set-up`)
  valueOf(campaign.answer(pending.options[0]?.id))
}

/** Begins a campaign, and sets the position by a correction: what it does not name is taken off the board. */
export function at(position: Position): Campaign {
  const campaign = started(position)
  valueOf(
    campaign.correct([...changesTo(campaign, position), { cursor: position.at ?? { turn: 1, seat: 'blue', phase: 2 } }], 'worked example'),
  )
  return campaign
}

/** Changes that make a difference: a correction refuses the others. */
function changesTo(campaign: Campaign, position: Position): readonly Change[] {
  const { world } = campaign
  const isThere = (change: Change): boolean => {
    if ('account' in change) return world.balance(change.owner, change.account) === change.to
    if ('cursor' in change) return false
    return JSON.stringify(world.record({ name: change.collection }, change.id) ?? null) === JSON.stringify(change.to)
  }
  return everyChange(campaign, position).filter((change) => !isThere(change))
}

function everyChange({ world }: Campaign, position: Position): readonly Change[] {
  const { creatures = [], mages = {}, cards = {}, figures = {}, fate, terrain = {}, toadlings = [], tiles = [], missions = {} } = position
  const put = (collection: { readonly name: string }, id: string, to: unknown): Change => ({
    collection: collection.name,
    id,
    to: to as Json,
  })
  return [
    ...creaturesIn(world).map(({ id }) => put(CREATURES, id, null)),
    ...creatures.map((text, came) => put(CREATURES, idOf(text, came), creatureOf(text, came))),
    ...Object.entries(mages).map(([seat, space]) => put(MAGES, seat, { seat, space })),
    ...Object.entries(cards).map(([place, faces]) => put(PLACES, place, { cards: faces })),
    ...(fate === undefined ? [put(FATES, 'fate', { face: 'W', rule: null })] : [put(FATES, 'fate', { face: `W:${fate}`, rule: fate })]),
    ...world.recordIds(TERRAIN.name).map((id) => put(TERRAIN, id, null)),
    ...Object.entries(terrain).map(([id, kind]) => put(TERRAIN, id, { ...spotOf(id), kind })),
    ...toadlings.map((text, index) => put(TOADLINGS_PLACED, `toadling-${index + 1}`, { id: `toadling-${index + 1}`, ...spotOf(text) })),
    ...tiles.map((tile, index) => put(TILES, `tile-${index + 1}`, { id: `tile-${index + 1}`, ...tile })),
    ...Object.entries(missions).map(([seat, kept]) => put(MISSIONS_HELD, seat, { seat, dealt: [kept], kept })),
    ...Object.entries(figures).map(([name, to]): Change => {
      const [owner = '', account = ''] = name.split(' ')
      return { owner, account, to }
    }),
  ]
}

function idOf(text: string, index: number): string {
  return `${text.split(' ')[0] ?? ''}-${String.fromCodePoint(97 + index)}`
}

function creatureOf(text: string, index: number): object {
  const [type = '', spot = '', damage = '0'] = text.split(' ')
  if (!isCreatureType(type)) throw new Error(`${text}: ${type} is no creature`)
  return { id: idOf(text, index), type, ...spotOf(spot), damage: Number(damage), lifeMod: 0, came: index + 1 }
}

function spotOf(spot: string): { readonly path: number; readonly section: number } {
  const [path, section] = spot.split('-').map(Number)
  return { path: path ?? 0, section: section ?? 0 }
}

/** Creatures on the board as a position writes them. */
export function boardOf({ world }: Campaign): readonly string[] {
  return creaturesIn(world).map(({ type, path, section, damage }) => `${type} ${path}-${section}${damage === 0 ? '' : ` ${damage}`}`)
}

/** The balance of an account: `figure(campaign, 'blue trophy_goblin')`. */
export function figure({ world }: Campaign, name: string): number {
  const [owner = '', account = ''] = name.split(' ')
  return world.balance(owner, account)
}

export function cardsAt({ world }: Campaign, place: string): readonly string[] {
  return inPlace(world, place)
}

/** Answers questions one after the other. */
export function answer(campaign: Campaign, ...answers: readonly unknown[]): Campaign {
  for (const each of answers) valueOf(campaign.answer(each))
  return campaign
}

/** Casts a spell with enhancements (`zap:lightning`, or with effects as an object), and answers what comes after. */
export function cast(
  campaign: Campaign,
  card: string,
  enhancements: readonly (string | object)[] = [],
  ...after: readonly unknown[]
): Campaign {
  answer(campaign, { act: 'cast', card })
  for (const one of enhancements) answer(campaign, typeof one === 'string' ? { act: 'enhance', card: one } : { act: 'enhance', ...one })
  if (campaign.pending?.wording === 'act.cast') answer(campaign, 'done')
  return answer(campaign, ...after)
}

/** Ids of the options of the question that waits, or of a field of one of its acts. */
export function options(campaign: Campaign, act?: string, field?: string): readonly string[] {
  const { pending } = campaign
  if (pending?.kind === 'choose') return pending.options.map(({ id }) => id)
  if (pending?.kind !== 'act') return []
  if (act === undefined) return pending.acts.map(({ id }) => id)
  const asked = pending.acts.find(({ id }) => id === act)?.fields.find(({ id }) => id === field)
  return asked?.type === 'pick' ? asked.options.map(({ id }) => id) : []
}

/** Creature types of the campaign, newcomers in place of those they replace. */
export function creatureTypes({ world }: Campaign): readonly string[] {
  return typesIn(world)
}
