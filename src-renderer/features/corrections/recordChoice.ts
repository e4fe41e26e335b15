import type { Json, OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import type { RecordFace } from '../../../src-shared/games/api/recordsFace.ts'
import { seatName } from '../../wording/names.ts'
import { correctionsTexts } from './texts/corrections.ts'

/** One of the records of a kind, or a new one for an owner. `key` tells them apart. */
export interface RecordChoice {
  readonly key: string
  readonly label: string
}

/** The record that is chosen, as it stands or as a new one begins. */
export interface ChosenRecord {
  readonly id: string
  /** Null: there is none yet. */
  readonly before: Json | null
  readonly value: Json
}

const NEW = 'new '

export function newKey(owner: OwnerId): string {
  return `${NEW}${owner}`
}

/** Faces of which there is a record, or can be one. */
export function openKinds(faces: readonly RecordFace[], world: World): readonly RecordFace[] {
  return faces.filter((face) => choicesOf(face, world).length > 0)
}

export function choicesOf(face: RecordFace, world: World): readonly RecordChoice[] {
  const { collection, adds } = face
  const there = world.recordIds(collection).map((id) => ({ key: id, label: face.titleOf(recordOf(world, collection, id), id, world) }))
  const fresh = (adds?.owners(world) ?? []).map((owner) => ({
    key: newKey(owner),
    label: correctionsTexts.record.add(say(`record.${collection}.add`), seatName(owner)),
  }))
  return [...there, ...fresh]
}

/** Null where there is no such record any more, and no room for a new one. */
export function chosenOf(face: RecordFace, key: string, world: World): ChosenRecord | null {
  const value = world.record<Json>({ name: face.collection }, key)
  if (value !== undefined) return { id: key, before: value, value }
  if (!key.startsWith(NEW)) return null
  const blank = face.adds?.blank(world, key.slice(NEW.length)) ?? null
  return blank === null ? null : { ...blank, before: null }
}

function recordOf(world: World, collection: string, id: string): Json {
  return world.record<Json>({ name: collection }, id) ?? null
}
