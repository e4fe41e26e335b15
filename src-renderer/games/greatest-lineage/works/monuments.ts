import { effectiveMoments, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { MONUMENTS, SETTLEMENTS, type Monument } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { monumentsOf, prestigeOf } from '../../../../src-shared/games/greatest-lineage/rules/settlements/monuments.ts'
import { siteOf, workersMissing, workersOn } from '../../../../src-shared/games/greatest-lineage/rules/settlements/sites.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { BLESSING, MONUMENT_LIMITS, TOKENS_PER_BUNDLE } from '../../../../src-shared/games/greatest-lineage/rules/tables/monuments.ts'
import { worksTexts } from './texts/works.ts'
import { settlementName } from '../cards/settlements.ts'

/** A monument under construction, as far as whoever looks may know. */
export interface Building {
  readonly monument: Monument
  /** "Town 3"; null where its settlement is gone. */
  readonly place: string | null
  /** Turns of the owner until it is finished, this one's phase 6 included; 0: it is due. */
  readonly turnsLeft: number
  /** From 0 to 1. */
  readonly done: number
  /** Prestige it brings when it is finished, with what comes back of its start. */
  readonly prestige: number
  /** Null for whom the site is not open. */
  readonly site: Crew | null
}

export interface Crew {
  readonly workers: number
  readonly required: number
  readonly missing: number
  /** "5 stone, 10 wealth": tokens that went into it. */
  readonly materials: readonly { readonly token: 'stone' | 'wealth' | 'metal'; readonly tokens: number }[]
}

/** A monument that stands. */
export interface StandingMonument {
  readonly monument: Monument
  readonly place: string | null
  /** Prestige its holder has of it. */
  readonly prestige: number
  /** Round in which it was finished; null for one that was never built up here. */
  readonly finished: number | null
}

export function buildingsOf(world: World, seat: Civilisation): readonly Building[] {
  return monumentsOf(world, seat)
    .filter(({ stage }) => stage === 'building')
    .map((monument) => {
      const { started, due, blessed } = monument
      const turnsLeft = Math.max(0, due - world.cursor.turn)
      const start = blessed ? 0 : MONUMENT_LIMITS.startPrestige
      const blessing = blessed && ruled(world, 'blessing_prestige') === 'on_completion' ? BLESSING.prestige : 0
      return {
        monument,
        place: placeName(world, monument),
        turnsLeft,
        done: due <= started ? 1 : Math.min(1, Math.max(0, (world.cursor.turn - started) / (due - started))),
        prestige: prestigeOf(monument) + start + blessing,
        site: crewOf(world, monument.id),
      }
    })
}

function crewOf(world: World, id: string): Crew | null {
  const site = siteOf(world, id)
  if (site === undefined) return null
  const materials = (['stone', 'wealth', 'metal'] as const).flatMap((token) =>
    site.bundles[token] === 0 ? [] : [{ token, tokens: site.bundles[token] * TOKENS_PER_BUNDLE }],
  )
  return { workers: workersOn(site), required: site.required, missing: workersMissing(world, id), materials }
}

export function standingMonuments(world: World, moments: readonly Moment[], seat: Civilisation): readonly StandingMonument[] {
  const finished = finishedIn(moments)
  return monumentsOf(world, seat)
    .filter(({ stage }) => stage === 'standing')
    .map((monument) => ({
      monument,
      place: placeName(world, monument),
      prestige: prestigeOf(monument),
      finished: finished.get(monument.id) ?? null,
    }))
}

/** Round in which each monument was first told to stand. */
function finishedIn(moments: readonly Moment[]): ReadonlyMap<string, number> {
  const rounds = new Map<string, number>()
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind !== 'record' || effect.collection !== MONUMENTS.name) continue
      if ((effect.value as unknown as Monument).stage === 'standing' && !rounds.has(effect.id)) rounds.set(effect.id, at.turn)
    }
  }
  return rounds
}

function placeName(world: World, { settlement }: Monument): string | null {
  const found = world.record(SETTLEMENTS, settlement)
  return found === undefined ? null : settlementName(found)
}

/** "The Great Library", or what a monument without a name is called. */
export function monumentName({ name }: Pick<Monument, 'name'>): string {
  return name === '' ? worksTexts.monuments.nameless : name
}

/** "Due in phase 6 of this turn", "2 turns left, finished in round 9". */
export function timeText({ turnsLeft, monument, site }: Building): string {
  const texts = worksTexts.sites
  const held = site !== null && site.missing > 0 ? texts.waits(site.missing) : ''
  if (turnsLeft === 0) return `${texts.dueNow}${held}`
  return `${texts.left(turnsLeft, monument.due)}${held}`
}
