import type { StoredJournal } from '../../contract/journalStore.ts'
import type { Checking, Flaw, RecordCheck, Verification } from '../../contract/workbenchApi.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { findStrange } from '../../kernel/journal/contents.ts'
import { seedCommitment } from '../../kernel/chance/dice.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import { effectsOf, readingChain, type ChainBreak, type Entry } from '../../kernel/journal/journal.ts'
import { effectiveEntries } from '../../kernel/journal/effective.ts'
import { runToEnd, type Incremental } from '../../kernel/engine/incremental.ts'
import { sameJson, type Disagreement } from '../../kernel/journal/replay.ts'
import type { Json } from '../../kernel/world/rule.ts'
import { WorldState, worldAsJson } from '../../kernel/world/world.ts'
import { placeOf } from '../library/stored.ts'
import { migrated } from '../../kernel/journal/migrating.ts'

/** The check under way, and the completed part of all three checks, from 0 to 1. */
export interface Progress {
  readonly check: RecordCheck
  readonly done: number
}

/** Begin and end of each check in the whole; replay takes most of the time. */
const SHARES: Readonly<Record<RecordCheck, { readonly from: number; readonly to: number }>> = {
  chain: { from: 0, to: 0.15 },
  folds: { from: 0.15, to: 0.17 },
  replay: { from: 0.17, to: 1 },
}

/** Checks the hash chain of the stored lines, the fold of the effects against the world, and the answers against the rules. */
export function verifyCampaign(campaign: Campaign, stored: StoredJournal, digest: Digest): Verification {
  return runToEnd(verifying(campaign, stored, digest))
}

/** Checks in steps the campaign as it is now; later entries do not matter. `stored` must be read at the same moment. */
export function verifying(campaign: Campaign, stored: StoredJournal, digest: Digest): Incremental<Progress, Verification> {
  const lines = [...stored.lines]
  return threeChecks({ campaign, stored: { ...stored, lines }, digest, world: worldAsJson(campaign.world), playing: campaign.verifying() })
}

interface Checked {
  readonly campaign: Campaign
  readonly stored: StoredJournal
  readonly digest: Digest
  readonly world: Json
  readonly playing: Incremental<number, Disagreement | null>
}

function* threeChecks({ campaign, stored, digest, world, playing }: Checked): Incremental<Progress, Verification> {
  const read = yield* scaled('chain', readingChain(stored.headerLine, stored.lines, digest), (done) => done / stored.lines.length)
  const { entries } = read
  const broken = read.broken ?? findStrange(entries, campaign.ruleset)
  const chain = broken === null ? seedFlaw(campaign) : damage(broken)
  const folds = yield* scaled('folds', folding(migrated(entries, campaign.ruleset.collections), world), (part) => part)
  const replay = replayFlaw(campaign, yield* scaled('replay', playing, (part) => part))
  const ok = chain === null && folds === null && (replay === null || replay.what === 'older')
  return { ok, entries: entries.length, chain, folds, replay }
}

function* scaled<P, R>(check: RecordCheck, work: Incremental<P, R>, partOf: (progress: P) => number): Incremental<Progress, R> {
  const { from, to } = SHARES[check]
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    yield { check, done: from + (to - from) * partOf(step.value) }
  }
}

function damage(broken: ChainBreak): Flaw {
  return { what: 'line', ...broken, message: `Damaged: ${placeOf(broken).text}.` }
}

function seedFlaw({ header, entries: [setup] }: Campaign): Flaw | null {
  const fits = setup?.kind === 'setup' && seedCommitment(setup.seed) === header.seedCommitment
  return fits ? null : { what: 'seed', message: 'The seed in line 2 is not the one that line 1 vouches for.' }
}

/** A difference is no error if older rules resolved the entry: the entry stays as recorded, and today's rules resolve it otherwise. */
function replayFlaw({ header, ruleset }: Campaign, disagreement: Disagreement | null): Flaw | null {
  if (disagreement === null) return null
  const { seq } = disagreement
  const [begun, now] = [header.rulesetVersion, ruleset.version]
  if (begun < now) {
    const message = `Resolved by older rules: begun under version ${begun}, and this program plays version ${now}. What was recorded is unchanged.`
    return { what: 'older', entry: seq, begun, now, message }
  }
  return { what: 'replay', entry: seq, message: `Entry ${seq}: the rules now give another result than was recorded.` }
}

function* folding(entries: readonly Entry[], world: Json): Incremental<number, Flaw | null> {
  const folded = new WorldState()
  const kept = effectiveEntries(entries)
  for (const [index, entry] of kept.entries()) {
    for (const effect of effectsOf(entry)) folded.apply(effect)
    yield (index + 1) / kept.length
  }
  const fits = sameJson(worldAsJson(folded), world)
  return fits ? null : { what: 'folds', message: 'The stored effects do not add up to the world on the table.' }
}

/** Lines read, entries folded or entries replayed per call of a check; each call takes some milliseconds. */
const AT_ONE_CALL: Readonly<Record<RecordCheck, number>> = { chain: 1_000, folds: 5_000, replay: 200 }

/** Splits a check into calls. Each call works for a moment and returns the progress or the result; later calls return the same result. */
export function inSlices(work: Incremental<Progress, Verification>): () => Checking {
  let found: Verification | null = null
  return () => {
    for (let spent = 0; found === null;) {
      const step = work.next()
      if (step.done === true) found = step.value
      else if ((spent += 1 / AT_ONE_CALL[step.value.check]) > 1) return { found: null, ...step.value }
    }
    return { found }
  }
}
