import type { ChronicleLine, Cursor, Effect, RecordDrop, RecordPut } from '../../../../src-shared/kernel/world/effect.ts'
import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'
import { CORRECTION_RULE } from '../../../../src-shared/kernel/journal/journal.ts'
import { aboutOf, type RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import type { WorldState } from '../../../../src-shared/kernel/world/world.ts'
import { AGENTS, MISSIONS, type Agent, type Mission } from '../../../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { WARS, type War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { the } from '../../../../src-shared/games/greatest-lineage/words/names.ts'
import { capital } from '../../../../src-shared/language/grammar.ts'
import { bookletTexts } from './texts/booklets.ts'
import { ruleTitle } from '../../../../src-shared/games/text/postings.ts'
import type { Booked, Detail, Entry, Fate, Page } from './booklet.ts'
import { releasedChance, trainedChance, trainingTurns, type Chance } from './chances.ts'
import { countsTogether, endsMission, tellsDeath, useOf, type KnownTo, type LineUse, type Part } from './lines.ts'
import { agentsName, alike, sentOf } from './standing.ts'

type Draft = { -readonly [K in keyof Entry]: Entry[K] } & { details: Detail[]; booked: Booked[]; fates: Fate[] }
type Leaf = Record<Part, Draft[]>

/** A line of the booklet that was told in this moment. */
interface BookletLine {
  readonly line: ChronicleLine
  readonly use: LineUse
  readonly at: Cursor
  readonly key: string
  readonly booked: readonly Booked[]
}

/** A mission that ended in this moment, and the agent it had. */
interface Ended {
  readonly mission: Mission
  readonly agent: Agent | undefined
}

const samePlace = (one: Cursor, other: Cursor): boolean => one.turn === other.turn && one.seat === other.seat && one.phase === other.phase

const emptyLeaf = (): Leaf => ({ written: [], came: [], found: [], watched: [] })

/**
 * Copies effects into the pages of one booklet. The chronicle's lines give the text; records tell which entry a line is about, what it stood
 * at, and what nobody tells: missions that go on, agents who die of something else, agents the game master grants.
 */
export class BookletReader {
  /** Ids of the open wars that came out of this booklet. */
  readonly led = new Set<string>()
  readonly #world: WorldState
  readonly #owner: Civilisation
  #leaf = emptyLeaf()
  #moment: Moment | null = null
  #index = 0
  /** Entries that tell of a record, by its id: where it was written, and where it was renewed. */
  readonly #about = new Map<string, Draft[]>()

  // Of the phase that is being read.
  #fresh: string[] = []
  #lines: BookletLine[] = []
  #ended: Ended[] = []
  #dead: { readonly agent: Agent; readonly rule: RuleId }[] = []
  #deathsTold = 0
  /** Written wars that were dropped: struck out, opened, or pointless. */
  #endedWars: War[] = []
  #released: string | null = null
  #stolen: Booked | null = null

  constructor(world: WorldState, owner: Civilisation) {
    this.#world = world
    this.#owner = owner
  }

  begin(moment: Moment): void {
    this.#moment = moment
  }

  /** Every effect but a checkpoint, in order; applies it. */
  take(effect: Effect, index: number): void {
    this.#index = index
    if (effect.kind === 'record') return this.#put(effect)
    if (effect.kind === 'drop') return this.#drop(effect)
    this.#world.apply(effect)
    if (effect.kind === 'line') this.#tell(effect)
    else if (effect.kind === 'posting' && effect.rule === 'GL-SPY-4' && effect.owner === this.#owner && effect.about !== undefined) {
      this.#stolen = { owner: effect.owner, account: effect.account, delta: effect.delta }
    }
  }

  /**
   * Ends a phase, or what the game master did: what nobody has told of is told here. Not every moment: a player is shown an answer effect by
   * effect.
   */
  settle(): void {
    for (const { agent, rule } of this.#dead.splice(0)) {
      const entry = this.#write('came', rule, bookletTexts.entry.lost(agentsName(alike(agent)), ruleTitle(rule)))
      this.#seal(agent.id, entry, null, false)
    }
    for (const { mission } of this.#ended.splice(0)) this.#fade(mission.id, 'GL-SPY-8', bookletTexts.entry.faded)
    for (const { id } of this.#endedWars.splice(0)) this.#fade(id, 'GL-WAR-2', bookletTexts.entry.faded)
    for (const id of this.#fresh.splice(0)) this.#granted(id)
    this.#lines = []
    this.#deathsTold = 0
    this.#stolen = null
  }

  /** The entries since the last page, and a new page. */
  takePage(): Pick<Page, Part> {
    const leaf = this.#leaf
    this.#leaf = emptyLeaf()
    return leaf
  }

  #put(effect: RecordPut): void {
    const known = this.#world.record({ name: effect.collection }, effect.id) !== undefined
    const before = known ? this.#world.record(MISSIONS, effect.id) : undefined
    this.#world.apply(effect)
    switch (effect.collection) {
      case AGENTS.name: {
        const agent = effect.value as unknown as Agent
        if (agent.owner !== this.#owner) return
        if (known) this.#released = agent.id
        else this.#fresh.push(agent.id)
        return
      }
      case MISSIONS.name: {
        const mission = effect.value as unknown as Mission
        if (mission.owner !== this.#owner) return
        if (before === undefined) this.#fresh.push(mission.id)
        else if (before.renewed < mission.renewed) this.#renewed(effect.rule, mission)
        return
      }
      case WARS.name: {
        const war = effect.value as unknown as War
        if (war.aggressor !== this.#owner || known) return
        if (war.stage === 'secret') this.#fresh.push(war.id)
        else if (war.stage === 'open' && this.#endedWars.some(({ defender }) => defender === war.defender)) this.led.add(war.id)
      }
    }
  }

  #drop(effect: RecordDrop): void {
    const { collection, id } = effect
    if (collection === MISSIONS.name) {
      const mission = this.#world.record(MISSIONS, id)
      const agent = mission && this.#world.record(AGENTS, mission.agent)
      if (mission?.owner === this.#owner) this.#endMission({ mission, agent })
    } else if (collection === AGENTS.name) {
      const agent = this.#world.record(AGENTS, id)
      if (agent?.owner !== this.#owner) {
        // Somebody else's.
      } else if (this.#deathsTold > 0) this.#deathsTold--
      else this.#dead.push({ agent, rule: effect.rule })
    } else if (collection === WARS.name) {
      const war = this.#world.record(WARS, id)
      if (war?.aggressor === this.#owner && war.stage === 'secret') this.#endedWars.push(war)
    }
    this.#world.apply(effect)
  }

  /** How a mission ended may be told before its record is dropped, or after. */
  #endMission(ended: Ended): void {
    const told = this.#lines.findLastIndex(({ line }) => endsMission(line, ended.mission, ended.agent))
    const [found] = told < 0 ? [] : this.#lines.splice(told, 1)
    if (found === undefined) this.#ended.push(ended)
    else this.#sealBy(ended.mission.id, found)
  }

  #tell(line: ChronicleLine): void {
    const use = useOf(line, this.#owner)
    if (use === null) return
    const entry = this.#write(use.part, line.rule, say(line.wording, line.figures ?? {}), countsTogether(line))
    const told = { line, use, at: entry.at, key: entry.key, booked: entry.booked }
    if (tellsDeath(line, this.#owner)) this.#deathsTold++
    if (line.wording === 'line.theftSucceeded' && this.#stolen !== null) entry.booked.push(this.#stolen)
    if (use.part === 'written') this.#describe(line, entry)
    if (this.#settlesWar(told)) return
    const at = this.#ended.findIndex(({ mission, agent }) => endsMission(line, mission, agent))
    const [ended] = at < 0 ? [] : this.#ended.splice(at, 1)
    if (ended !== undefined) this.#sealBy(ended.mission.id, told)
    else if (line.wording === 'line.plotAided' && use.part === 'came') this.#helped(told)
    else this.#lines.push(told)
  }

  #settlesWar(told: BookletLine): boolean {
    const { wording, figures = {} } = told.line
    if (wording !== 'line.war.struckOut' && wording !== 'line.war.opened.secret') return false
    const target = wording === 'line.war.struckOut' ? figures['target'] : figures['defender']
    // An opened war has an id of its own: only what was struck out says which entry it is about.
    const ids = wording === 'line.war.struckOut' ? aboutOf(told.line) : []
    const at = this.#endedWars.findIndex(({ id, defender }) => (ids.length === 0 ? defender === target : ids.includes(id)))
    const [war] = at < 0 ? [] : this.#endedWars.splice(at, 1)
    if (war !== undefined) this.#sealBy(war.id, told)
    return true
  }

  /** A plot another player helps: known to that player from now on, and its mission goes on. */
  #helped(told: BookletLine): void {
    const mission = this.#world
      .records(MISSIONS)
      .findLast(({ owner, target, aided }) => owner === this.#owner && aided && target === told.line.figures?.['target'])
    if (mission !== undefined) this.#sealBy(mission.id, told)
  }

  /** Figures beside what the owner has just written, as they are at this moment. */
  #describe(line: ChronicleLine, entry: Draft): void {
    const { wording } = line
    const world = this.#world
    if (wording === 'line.agentReady') {
      const [id = this.#released] = aboutOf(line)
      const agent = id === null ? undefined : world.record(AGENTS, id)
      if (agent === undefined) return
      entry.chance = releasedChance(world, agent)
      this.#seal(agent.id, entry, null, false)
      return
    }
    const ids = this.#written(line)
    for (const id of ids) this.#about.set(id, [entry])
    const [id] = ids
    if (id === undefined) return
    const agent = world.record(AGENTS, id)
    if (agent !== undefined) {
      entry.chanceLabel = bookletTexts.entry.chanceByThen
      entry.chance = trainedChance(world, agent, trainingTurns(agent))
    }
    const mission = world.record(MISSIONS, id)
    if (mission !== undefined) this.#describeMission(mission, entry)
  }

  /** The records a line tells of that were put since the last one; all of them where an older record does not say. */
  #written(line: ChronicleLine): readonly string[] {
    const named = aboutOf(line)
    if (named.length === 0) return this.#fresh.splice(0)
    const ids = this.#fresh.filter((id) => named.includes(id))
    this.#fresh = this.#fresh.filter((id) => !ids.includes(id))
    return ids
  }

  #describeMission(mission: Mission, entry: Draft): void {
    const sent = sentOf(this.#world, mission)
    if (sent === null) return
    const texts = bookletTexts.entry
    entry.chance = sent.chance
    entry.details.push(
      { label: texts.who, value: agentsName(sent) },
      { label: texts.tried, value: texts.triedIn(sent.tried, sent.target) },
      { label: texts.foundOut, value: texts.under(sent.under) },
    )
  }

  #renewed(rule: RuleId, mission: Mission): void {
    const sent = sentOf(this.#world, mission)
    const entry = this.#write('written', rule, bookletTexts.entry.goesOn(sent?.aim ?? the(mission.target)))
    this.#describeMission(mission, entry)
    this.#about.set(mission.id, [...(this.#about.get(mission.id) ?? []), entry])
  }

  /** Agents who are there without anybody having trained them: the game master has set the account. */
  #granted(id: string): void {
    const agent = this.#world.record(AGENTS, id)
    if (agent === undefined) return
    const entry = this.#write('came', CORRECTION_RULE, bookletTexts.entry.granted(agentsName(alike(agent))))
    entry.chance = releasedChance(this.#world, agent)
    this.#about.set(id, [entry])
  }

  #sealBy(id: string, { line, use, at, key, booked }: BookletLine): void {
    const struck = line.wording === 'line.war.struckOut' || line.wording === 'line.missionRecalled'
    this.#seal(id, { key, at, rule: line.rule, text: say(line.wording, line.figures ?? {}), booked }, use.knownTo, struck)
  }

  /** Notes on every entry about the record what became of it. */
  #seal(id: string, told: Omit<Fate, 'knownTo' | 'struck'>, knownTo: KnownTo, struck: boolean): void {
    for (const entry of this.#about.get(id) ?? []) {
      const { key, at, rule, text, booked } = told
      const fate = { key, at, rule, text, booked, knownTo, struck }
      if (!entry.fates.some((other) => other.key === key)) entry.fates.push(fate)
    }
  }

  #fade(id: string, rule: RuleId, text: string): void {
    this.#seal(id, { key: this.#key(), at: { ...this.#world.cursor }, rule, text, booked: [] }, null, false)
  }

  #key(): string {
    return `${this.#moment?.entry.seq ?? 0}/${this.#index}`
  }

  #write(part: Part, rule: RuleId, text: string, together = false): Draft {
    const at = { ...this.#world.cursor }
    const key = this.#key()
    const last = this.#leaf[part].at(-1)
    if (together && last?.text === text && samePlace(last.at, at)) {
      last.times++
      return last
    }
    const chance: Chance | null = null
    const entry: Draft = {
      key,
      at,
      rule,
      text: capital(text),
      times: 1,
      chance,
      chanceLabel: bookletTexts.entry.chance,
      details: [],
      booked: [],
      fates: [],
    }
    this.#leaf[part].push(entry)
    return entry
  }
}
