import { Campaign } from '../../../kernel/engine/campaign.ts'
import { readForm } from '../../../kernel/forms/form.ts'
import type { Sheet } from '../../../kernel/forms/field.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import type { World } from '../../../kernel/world/world.ts'
import { changesOf, type RecordFace } from '../../api/recordsFace.ts'
import { GREATEST_LINEAGE } from '../rules/ruleset.ts'
import { RECORDS } from '../records/records.ts'

export function fresh(): Campaign {
  const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves' }
  return valueOf(Campaign.begin(GREATEST_LINEAGE, { id: 'x', title: 'x', seed: '5eed'.repeat(16) }, setup))
}

export function faceOf(collection: string): RecordFace {
  const face = RECORDS.find((one) => one.collection === collection)
  if (face === undefined) throw new Error(`no face of ${collection}`)
  return face
}

export const recordOf = (world: World, collection: string, id: string): Json => world.record<Json>({ name: collection }, id) ?? null

/** Sets a record as the page does; null takes it out. */
export function set(campaign: Campaign, collection: string, id: string, filled: Sheet | null): ReturnType<Campaign['correct']> {
  const face = faceOf(collection)
  const before = recordOf(campaign.world, collection, id)
  const sheet = valueOf(readForm(face.form(before, id, campaign.world), { ...filled }))
  const after = filled === null ? null : face.written(sheet, before, campaign.world)
  return campaign.correct(changesOf(face, { id, before, after }, campaign.world), 'x')
}

export function add(campaign: Campaign, collection: string, owner: string, filled: Sheet = {}): string {
  const face = faceOf(collection)
  const blank = face.adds?.blank(campaign.world, owner) ?? null
  if (blank === null) throw new Error(`no room for ${collection} of ${owner}`)
  const sheet = valueOf(readForm(face.form(blank.value, blank.id, campaign.world), filled))
  const after = face.written(sheet, blank.value, campaign.world)
  valueOf(campaign.correct(changesOf(face, { id: blank.id, before: null, after }, campaign.world), 'x'))
  return blank.id
}

export const problemsOf = (outcome: ReturnType<Campaign['correct']>): readonly string[] =>
  outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
