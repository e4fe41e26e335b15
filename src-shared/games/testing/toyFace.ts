import { idle } from '../../insight/bots/idle.ts'
import { random } from '../../insight/bots/random.ts'
import { TABLE_SEAT, type Cursor } from '../../kernel/world/effect.ts'
import { numberField, pickField } from '../../kernel/forms/field.ts'
import { GAME_MASTER, type OwnerId, type SeatId } from '../../kernel/world/rule.ts'
import { HOARDS } from '../../kernel/testing/toyFeast.ts'
import { tablePhase } from '../../kernel/testing/toySheets.ts'
import { MARKET, toyGame, TOY_SEATS, toySeats, type ToyRules } from '../../kernel/testing/toyGame.ts'
import type { World } from '../../kernel/world/world.ts'
import { germanProperName } from '../../language/grammar.ts'
import { translated } from '../../language/catalogue.ts'
import type { Emblem } from '../api/emblem.ts'
import type { Game, GameEntry, TurnStep } from '../api/game.ts'
import type { DerivedFigure, LedgerGroup, SeatInRound } from '../api/ledgerFace.ts'
import { recordFace } from '../api/recordsFace.ts'
import type { HouseRule, RuleEntry } from '../rulebook/rulebook.ts'
import { TOY_WORDS } from './toyWords.ts'

const TEXTS = translated({
  en: {
    title: 'Hens and gold',
    lines: ['A yard of hens, a purse, and a fair.', 'Three players, one game master.', 'Over before tea is cold.'],
    chapter: 'The yard',
    fair: 'Is there a fair?',
    fairWhy: 'The rules do not say whether the road leads anywhere.',
    yes: 'There is.',
    no: 'There is none.',
    eggs: 'Every hen lays on a roll that is low enough.',
    eggsTitle: 'Eggs',
    road: 'A road is chosen by those who have gold.',
    roadTitle: 'The road',
  },
  de: {
    title: 'Hühner und Münzen',
    lines: ['Ein Hof voller Hühner, ein Beutel und ein Jahrmarkt.', 'Drei Spieler, eine Spielleitung.', 'Vorbei, ehe der Tee kalt ist.'],
    chapter: 'Der Hof',
    fair: 'Gibt es einen Jahrmarkt?',
    fairWhy: 'Die Regeln sagen nicht, ob der Weg irgendwohin führt.',
    yes: 'Es gibt einen.',
    no: 'Es gibt keinen.',
    eggs: 'Jedes Huhn legt, wenn der Wurf niedrig genug ist.',
    eggsTitle: 'Eier',
    road: 'Einen Weg wählt, wer Münzen hat.',
    roadTitle: 'Der Weg',
  },
})

const RULES: readonly RuleEntry[] = [
  {
    id: 'TOY-EGG-1',
    chapter: 'yard',
    status: 'computed',
    rulings: [],
    get title() {
      return TEXTS.eggsTitle
    },
    get summary() {
      return TEXTS.eggs
    },
  },
  {
    id: 'TOY-ROAD-1',
    chapter: 'yard',
    status: 'computed',
    rulings: [1],
    get title() {
      return TEXTS.roadTitle
    },
    get summary() {
      return TEXTS.road
    },
  },
]

const FAIR: HouseRule = {
  switch: 'fair',
  ruling: 1,
  chapter: 'yard',
  range: null,
  preset: true,
  settled: false,
  get question() {
    return TEXTS.fair
  },
  get why() {
    return TEXTS.fairWhy
  },
  get values() {
    return [
      { value: true, text: TEXTS.yes },
      { value: false, text: TEXTS.no },
    ]
  },
}

/** The seven phases of a seat, the first of which is numbered 0. */
const STEPS: readonly TurnStep[] = [
  { phase: 0, headline: { accounts: ['eggs'], counts: 'eggs' } },
  ...[1, 2, 3, 4, 5, 6].map((phase): TurnStep => ({ phase, headline: phase === 2 ? { accounts: ['hens'], counts: 'hens' } : null })),
]

const SEAT_GROUPS: readonly LedgerGroup[] = [
  { id: 'yard', accounts: ['hens', 'eggs'], derived: ['worth'], leaf: 'left' },
  { id: 'chest', accounts: ['gold', 'renown', 'purse', 'buried'], derived: [] },
]

function isSeat(owner: OwnerId): boolean {
  return owner !== MARKET && owner !== TABLE_SEAT && owner !== GAME_MASTER
}

function worth(world: World, owner: OwnerId): DerivedFigure {
  const [gold, hens] = [world.balance(owner, 'gold'), world.balance(owner, 'hens')]
  const parts = [
    { rule: 'TOY-BOOK-1', wording: 'part.gold', figures: {}, amount: gold },
    { rule: 'TOY-BOOK-1', wording: 'part.hens', figures: { hens }, amount: 3 * hens },
  ] as const
  return { id: 'worth', value: gold + 3 * hens, parts }
}

function seatsInRound(world: World, seats: readonly SeatId[]): readonly SeatInRound[] {
  const at = seats.indexOf(world.cursor.seat)
  return seats.map((seat, index) => ({ seat, state: index === at ? 'now' : index < at ? 'done' : 'next' }))
}

/** The next phase of the same seat, else the turn of the table. */
function nextPlace({ cursor: { turn, seat, phase } }: World, table: number): Cursor {
  return isSeat(seat) && phase + 1 < STEPS.length ? { turn, seat, phase: phase + 1 } : { turn, seat: TABLE_SEAT, phase: table }
}

/** What lies buried; taken out, what was in it lies buried no more. */
const HOARD_FACE = recordFace(HOARDS, {
  titleOf: ({ owner }) => TOY_WORDS.say(`seat.${owner}`),
  form: ({ owner, amount }) => ({
    fields: [
      pickField('owner', { wording: 'field.owner', options: TOY_SEATS.map((id) => ({ id, wording: `seat.${id}` })), preset: owner }),
      numberField('amount', { wording: 'field.amount', min: 0, max: 99, preset: amount }),
    ],
  }),
  adds: {
    owners: (world) => TOY_SEATS.filter((seat) => world.record(HOARDS, seat) === undefined),
    blank: (world, owner) => (world.record(HOARDS, owner) === undefined ? { id: owner, value: { owner, amount: 1 } } : null),
  },
  ends: true,
  along: ({ id, after }, world) => {
    const to = after?.amount ?? 0
    return world.balance(id, 'buried') === to ? [] : [{ owner: id, account: 'buried', to }]
  },
})

/** The toy game with all that pages ask of a game, and none of the pages a game may bring of its own. */
export function toyFace(change: Partial<ToyRules> = {}): Game {
  const rules = toyGame(change)
  const seats = toySeats(change.seats ?? TOY_SEATS.length)
  return {
    id: rules.id,
    rules,
    words: TOY_WORDS,
    names: {
      en: (owner) => ({ the: TOY_WORDS.has(`seat.${owner}`) ? TOY_WORDS.say(`seat.${owner}`) : owner, many: false }),
      de: (owner) => germanProperName(TOY_WORDS.has(`seat.${owner}`) ? TOY_WORDS.say(`seat.${owner}`) : owner),
    },
    owners: () => [
      ...seats.map((id, index) => ({
        id,
        kind: 'player' as const,
        accent: (index % ACCENTS) + 1,
        ...(isOfThree(id) ? { emblem: TOY_EMBLEMS[id] } : {}),
        player: `Player in ${id}`,
      })),
      { id: MARKET, kind: 'power', accent: 5 },
    ],
    calendar: { steps: () => STEPS, seats: (world) => seatsInRound(world, seats), next: (world) => nextPlace(world, tablePhase(change)) },
    records: [HOARD_FACE],
    ledger: {
      groups: (_world, owner) =>
        isSeat(owner) ? SEAT_GROUPS : owner === MARKET ? [{ id: 'stalls', accounts: ['stock'], derived: [] }] : [],
      figures: (world, owner) => (isSeat(owner) ? [worth(world, owner)] : []),
      keyFigures: (_world, owner) => (isSeat(owner) ? ['derived.worth', 'hens', 'eggs', 'gold'] : ['stock']),
      always: new Set(['eggs']),
    },
    book: {
      chapters: [
        {
          id: 'yard',
          get name() {
            return TEXTS.chapter
          },
        },
      ],
      rules: RULES,
      rulings: [
        {
          number: 1,
          chapter: 'yard',
          switches: ['fair'],
          get question() {
            return TEXTS.fair
          },
          get decision() {
            return TEXTS.yes
          },
        },
      ],
      houseRules: [FAIR],
      held: (world) => {
        const held = world.record<{ readonly fair?: boolean }>({ name: 'house' }, 'house')
        return held?.fair === false ? { fair: false } : {}
      },
    },
    setup: {
      seats: seats.map((id, index) => ({ id, accent: (index % ACCENTS) + 1 })),
      leftOut: () => [],
      seatFields: () => [],
      fields: () => [
        numberField('rounds', { wording: 'field.rounds', min: 1, max: 9, preset: 2 }),
        numberField('hens', { wording: 'field.hens', min: 0, max: 40, preset: 4 }),
      ],
      raw: ({ sheet }) => ({ rounds: Number(sheet['rounds'] ?? 2), hens: Number(sheet['hens'] ?? 4) }),
    },
    ending: (world) => {
      const state = world.record<{ readonly over: boolean; readonly rounds: number }>({ name: 'state' }, 'state')
      return state?.over === true ? { status: 'draw', winners: [], turn: state.rounds } : null
    },
    otherDice: { first: 10, weather: 10 },
    bots: { idle, random },
  }
}

/** An egg on three grounds; the market goes by its initial. */
const EGG = 'M32 10 C42 10 49 24 49 35 A17 17 0 0 1 15 35 C15 24 22 10 32 10 Z'
const TOY_EMBLEMS = {
  red: { ground: 'circle', sign: EGG },
  green: { ground: 'square', sign: EGG },
  blue: { ground: 'triangle', sign: EGG },
} as const satisfies Readonly<Record<(typeof TOY_SEATS)[number], Emblem>>

const EMBLEM: readonly string[] = ['M8 40 C8 20 24 12 40 16 L56 8 L52 28 C56 44 44 56 28 56 C16 56 8 50 8 40 Z']

/** So many accents are told apart; a crowd shares them. */
const ACCENTS = 7

function isOfThree(seat: SeatId): seat is (typeof TOY_SEATS)[number] {
  return seat in TOY_EMBLEMS
}

/** The toy on the shelf. */
export function toyEntry(change: Partial<ToyRules> = {}): GameEntry {
  return {
    id: 'toy',
    about: {
      get title() {
        return TEXTS.title
      },
      get lines() {
        return TEXTS.lines
      },
      emblem: EMBLEM,
    },
    setupFile: '"rounds": 1 to 9, "hens": 0 to 40',
    accents: { red: 1, green: 2, blue: 3 },
    emblems: TOY_EMBLEMS,
    load: () => Promise.resolve(toyFace(change)),
  }
}
