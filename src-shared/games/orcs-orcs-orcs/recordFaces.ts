import { flagField, groupField, numberField, pickField, type Field } from '../../kernel/forms/field.ts'
import { sheetIn } from '../../kernel/forms/form.ts'
import type { Option } from '../../kernel/engine/request.ts'
import type { World } from '../../kernel/world/world.ts'
import { recordFace, type RecordFace } from '../api/recordsFace.ts'
import { say } from '../text/playing.ts'
import { faceWording } from './rules/cards.ts'
import {
  CREATURES,
  FATES,
  MAGES,
  MISSIONS_HELD,
  PLACES,
  seatsIn,
  TERRAIN,
  TILES,
  TOADLINGS_PLACED,
  TURNS,
  typesIn,
} from './rules/records.ts'
import { fateCards } from './rules/fate.ts'
import { facesIn } from './rules/placeFaces.ts'
import { fateFace } from './rules/deck/deck.ts'
import { FATE_RULES, MISSIONS, OUTER, PATHS, SECTIONS, TERRAINS, TOADLINGS } from './rules/types.ts'

const MOST = 99
/** Most cards of one face in one place. */
const MOST_CARDS = 20
/** Picked where a fate card has no rule, and where no mission is kept. */
const NONE = 'none'

const numbered = (kind: 'path' | 'section', numbers: readonly number[]): readonly Option[] =>
  numbers.map((number) => ({
    id: String(number),
    wording: kind === 'path' ? 'option.path' : `section.${number}`,
    figures: { path: number },
  }))

/** Where something is: a path, and a section of it. */
function spotFields({ path, section }: { readonly path: number; readonly section: number }): readonly Field[] {
  return [
    pickField('path', { wording: 'field.record.path', options: numbered('path', PATHS), preset: String(path) }),
    pickField('section', { wording: 'field.record.section', options: numbered('section', SECTIONS), preset: String(section) }),
  ]
}

function spotTitle(what: string, { path, section }: { readonly path: number; readonly section: number }): string {
  return say('record.title.spot', { what, path, section })
}

const words = (ids: readonly string[], wording: (id: string) => string): readonly Option[] =>
  ids.map((id) => ({ id, wording: wording(id) }))

/** What of the rules' records the game master sets by hand. */
export const RECORDS: readonly RecordFace[] = [
  recordFace(CREATURES, {
    titleOf: (creature) => spotTitle(say(`creature.${creature.type}`), creature),
    form: (creature, _id, world) => ({
      fields: [
        pickField('type', {
          ...{ wording: 'field.record.type', preset: creature.type },
          options: words(typesIn(world), (type) => `creature.${type}`),
        }),
        ...spotFields(creature),
        numberField('damage', { wording: 'field.record.damage', min: 0, max: MOST, preset: creature.damage }),
        numberField('came', { wording: 'field.record.came', min: 0, max: 10_000, preset: creature.came }),
      ],
    }),
    written: (sheet, value) => ({ ...value, ...sheet, ...spotOf(sheet) }),
    adds: {
      owners: () => ['table'],
      blank: (world) => {
        const number = freeNumber(world, CREATURES.name, 'hand-')
        const came = Math.max(0, ...world.records(CREATURES).map((creature) => creature.came)) + 1
        const type = typesIn(world)[0] ?? 'goblin'
        const id = `${type}-${number}`
        return { id, value: { id, type, path: 1, section: OUTER, damage: 0, lifeMod: 0, came } }
      },
    },
    ends: true,
  }),
  recordFace(MAGES, {
    titleOf: ({ seat }) => say(`seat.${seat}`),
    form: ({ space }) => ({
      fields: [
        pickField('space', {
          ...{ wording: 'field.record.space', preset: String(space) },
          options: PATHS.map((one) => ({ id: String(one), wording: 'option.space', figures: { space: one } })),
        }),
      ],
    }),
    written: (sheet, mage) => ({ ...mage, space: Number(sheet['space']) }),
  }),
  recordFace(PLACES, {
    titleOf: (_place, id) => placeTitle(id),
    form: ({ cards }, id, world) => ({
      fields: [
        groupField('cards', {
          wording: 'field.record.cards',
          fields: facesOf(world, id, cards).map((face) => {
            const { wording, figures = {} } = faceWording(face)
            return numberField(face, { wording, figures, min: 0, max: MOST_CARDS, preset: cards.filter((card) => card === face).length })
          }),
        }),
      ],
    }),
    written: (sheet, { cards }) => ({ cards: withCounts(cards, sheetIn(sheet['cards'])) }),
  }),
  recordFace(FATES, {
    titleOf: ({ face }) => say('fate.card', { card: face }),
    form: ({ face, rule }, _id, world) => ({
      fields: [
        pickField('face', {
          ...{ wording: 'field.record.face', preset: face },
          options: [...new Set([face, ...fateCards(world).map(fateFace)])].map((card) => ({
            id: card,
            wording: 'fate.card',
            figures: { card },
          })),
        }),
        pickField('rule', {
          ...{ wording: 'field.record.rule', preset: rule ?? NONE },
          options: words([NONE, ...FATE_RULES], (id) => (id === NONE ? 'option.noRule' : `fateRule.${id}`)),
        }),
      ],
    }),
    written: (sheet, fate) => {
      const rule = FATE_RULES.find((one) => one === sheet['rule']) ?? null
      return { ...fate, ...sheet, rule }
    },
  }),
  recordFace(TURNS, {
    titleOf: () => say('record.title.turn'),
    form: (turn) => ({
      fields: [
        flagField('removed', { wording: 'field.record.removed', preset: turn.removed }),
        flagField('poisoned', { wording: 'field.record.poisoned', preset: turn.poisoned }),
        numberField('bonusNow', { wording: 'field.record.bonusNow', min: 0, max: MOST, preset: turn.bonusNow }),
        numberField('bonusNext', { wording: 'field.record.bonusNext', min: 0, max: MOST, preset: turn.bonusNext }),
      ],
    }),
  }),
  recordFace(MISSIONS_HELD, {
    titleOf: ({ seat }) => say(`seat.${seat}`),
    form: ({ kept }) => ({
      fields: [
        pickField('kept', {
          ...{ wording: 'field.record.kept', preset: kept ?? NONE },
          options: words([NONE, ...MISSIONS], (id) => (id === NONE ? 'option.noMission' : `missionName.${id}`)),
        }),
      ],
    }),
    written: (sheet, held) => ({ ...held, kept: MISSIONS.find((one) => one === sheet['kept']) ?? null }),
  }),
  recordFace(TERRAIN, {
    titleOf: (tile) => spotTitle(say(`terrain.${tile.kind}`), tile),
    form: ({ kind }) => ({
      fields: [pickField('kind', { wording: 'field.record.kind', options: words(TERRAINS, (id) => `terrain.${id}`), preset: kind })],
    }),
    ends: true,
  }),
  recordFace(TOADLINGS_PLACED, {
    titleOf: (toadling) => spotTitle(say('creature.toadling'), toadling),
    form: (toadling) => ({ fields: spotFields(toadling) }),
    written: (sheet, toadling) => ({ ...toadling, ...spotOf(sheet) }),
    ends: true,
  }),
  recordFace(TILES, {
    titleOf: ({ seat, face }) => say('record.title.tile', { seat, face }),
    form: ({ seat, face }, _id, world) => ({
      fields: [
        pickField('seat', { wording: 'field.record.seat', options: words(seatsIn(world), (id) => `seat.${id}`), preset: seat }),
        pickField('face', { wording: 'field.record.tileFace', options: words(TOADLINGS, (id) => `toadling.${id}`), preset: face }),
      ],
    }),
    ends: true,
  }),
]

function spotOf(sheet: { readonly [field: string]: unknown }): { readonly path: number; readonly section: number } {
  return { path: Number(sheet['path']), section: Number(sheet['section']) }
}

/** The lowest number above all that records of a collection have behind their last dash. */
function freeNumber(world: World, collection: string, start: string): string {
  const taken = world.recordIds(collection).filter((id) => id.includes(`-${start}`))
  const numbers = taken.map((id) => Number(id.split('-').at(-1))).filter(Number.isFinite)
  return `${start}${Math.max(0, ...numbers) + 1}`
}

/** "Blue, hand"; "markers". */
export function placeTitle(place: string): string {
  const [seat = '', zone] = place.split('.')
  return zone === undefined ? say(`pile.${place}`) : say('record.title.place', { seat, zone })
}

/** The faces that can be in a place, those that are there first. */
function facesOf(world: World, place: string, cards: readonly string[]): readonly string[] {
  return [...new Set([...cards, ...(facesIn(world, place) ?? [])])]
}

/** Cards with so many of each face: those that stay keep their order, new ones come last. */
function withCounts(cards: readonly string[], wanted: { readonly [face: string]: unknown }): readonly string[] {
  const left = new Map(Object.entries(wanted).map(([face, count]) => [face, Number(count)]))
  const take = (face: string): boolean => {
    const count = left.get(face) ?? 0
    if (count > 0) left.set(face, count - 1)
    return count > 0
  }
  const kept = cards.filter((face) => !left.has(face) || take(face))
  return [...kept, ...[...left].flatMap(([face, count]) => Array.from({ length: Math.max(0, count) }, () => face))]
}
