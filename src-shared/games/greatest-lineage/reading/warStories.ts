import type { Effect } from '../../../kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../kernel/journal/history.ts'
import { aboutOf, type Figures, type RuleId } from '../../../kernel/world/rule.ts'
import type { BySide } from '../rules/war/fighters.ts'
import { WARS, type SideName, type War } from '../rules/war/records.ts'
import { ownName } from '../../../language/ownNames.ts'
import { say } from '../words/say.ts'

/** A sentence of the chronicle with the rule it follows. */
export interface ChronicleText {
  readonly text: string
  readonly rule: RuleId
  readonly round: number
}

/** One turn of a war: a battle, or none by agreement. */
export interface Fight {
  /** The war's own turn, from 1 on. */
  readonly turn: number
  readonly round: number
  readonly calledOff: boolean
  /** Null before it is told, and where no battle was fought. */
  readonly bonus: BySide<number | null>
  readonly warriors: BySide<number | null>
  /** The kill roll; null while it is still to come. */
  readonly kill: { readonly dice: BySide<number>; readonly totals: BySide<number>; readonly margin: number } | null
  readonly dead: BySide<number>
  /** What else came of it: land, royals, destruction, prestige. */
  readonly events: readonly BattleEvent[]
  /** All the chronicle says of it, in its order: what its story is made of. */
  readonly lines: readonly FightLine[]
}

export interface FightLine {
  readonly wording: string
  readonly figures: Figures
  readonly about: readonly string[]
}

export interface BattleEvent extends ChronicleText {
  /** Whether it changed anything: rolls, ground and land that was held did not. */
  readonly isOutcome: boolean
}

/** A war from its opening on, as the chronicle tells it. `war`: as it last stood. */
export interface WarStory {
  readonly key: string
  readonly war: War
  readonly opening: ChronicleText | null
  readonly fights: readonly Fight[]
  /** How it ended; null while it goes on. */
  readonly end: Ending | null
  /** Truces, tribute, demands and what else was settled. */
  readonly settled: readonly ChronicleText[]
}

export interface Ending extends ChronicleText {
  readonly how: 'treaty' | 'withdrawal' | 'tribute' | 'elimination'
  /** Null: nobody. */
  readonly victor: string | null
}

type Writing<T> = { -readonly [K in keyof T]: T[K] }
interface OpenFight extends Writing<Omit<Fight, 'bonus' | 'warriors' | 'dead' | 'events' | 'lines'>> {
  readonly bonus: Writing<BySide<number | null>>
  readonly warriors: Writing<BySide<number | null>>
  readonly dead: Writing<BySide<number>>
  readonly events: BattleEvent[]
  readonly lines: FightLine[]
}
interface OpenStory extends Writing<Omit<WarStory, 'fights' | 'settled'>> {
  readonly fights: OpenFight[]
  readonly settled: ChronicleText[]
  dropped: boolean
}

type Line = Extract<Effect, { kind: 'line' }>

/** A line with the war it is about, and the battle of it that is fought; null where it is about none. */
interface WarLine {
  readonly wording: string
  readonly figures: Figures
  readonly told: ChronicleText
  readonly ids: readonly string[]
  readonly between: OpenStory | null
  readonly fight: Fought | null
}

interface Fought {
  readonly story: OpenStory
  readonly fight: OpenFight
}

interface Treaty {
  readonly ids: readonly string[]
  readonly told: ChronicleText[]
}

const DEAD = ['warriors', 'males', 'females', 'others'] as const
const EVENTS =
  /^line\.(land(Taken|Held|Occupied|WonBack)|settlement(Taken|TornDown)|monument|royalRoll|royalSlain|destructionRoll|warDragsOn|battleGround|battleEven)/
const OUTCOMES = /^line\.(land(Taken|Occupied|WonBack)|settlement(Taken|TornDown)|monument|royalSlain|warDragsOn)/
const FOUGHT =
  /^line\.(mustered|battle(Bonus|Ground|Even)|opposedRoll|casualties|land(Taken|Held|Occupied|WonBack)|settlement(Taken|TornDown)|monumentTaken|royal(Roll|Slain)|destructionRoll|warDragsOn)$/
const SETTLED = /^line\.(war\.(truce|tribute|victory|landFound|settlements|heldOut|occupiedSold)|demand\.)/

/** Every war that has opened, the oldest first, from all that stands of the chronicle. */
export function warStories(moments: readonly Moment[]): readonly WarStory[] {
  const history = new WarHistory()
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) history.add(effect, at.turn)
  }
  return history.stories
}

class WarHistory {
  readonly stories: OpenStory[] = []
  /** The battle that is fought in each war. */
  readonly #fights = new Map<OpenStory, OpenFight>()
  /** Who fights in each war's next battle. */
  readonly #mustered = new Map<OpenStory, FightLine[]>()
  /** The newest battle: lines of older records that do not say which war they are about are about it. */
  #fight: Fought | null = null
  /** Treaties that were concluded, with their clauses: they are told before they are carried out. */
  readonly #treaties: Treaty[] = []
  /** The war the last line was about. */
  #last: OpenStory | null = null

  add(effect: Effect, round: number): void {
    if (effect.kind === 'record' && effect.collection === WARS.name) this.#put(effect.id, effect.value as unknown as War)
    else if (effect.kind === 'drop' && effect.collection === WARS.name) this.#drop(effect.id)
    else if (effect.kind === 'line') this.#line(effect, round)
  }

  #put(id: string, war: War): void {
    if (war.stage !== 'open') return
    const running = this.stories.find((story) => story.war.id === id && !story.dropped)
    if (running === undefined) {
      const story = { key: `${id}/${this.stories.length}`, war, opening: null, fights: [], end: null, settled: [], dropped: false }
      this.stories.push(story)
      this.#last = story
      return
    }
    const fight = this.#fights.get(running)
    if (fight !== undefined && war.sides.aggressor.combat.started + war.sides.defender.combat.started > 0) {
      fight.warriors.aggressor = war.sides.aggressor.combat.started
      fight.warriors.defender = war.sides.defender.combat.started
    }
    if (war.turns > running.war.turns) this.#over(running)
    running.war = war
  }

  #drop(id: string): void {
    const story = this.stories.find((other) => other.war.id === id && !other.dropped)
    if (story === undefined) return
    story.dropped = true
    this.#last = story
  }

  #over(story: OpenStory): void {
    this.#fights.delete(story)
    this.#fight = null
  }

  #line(line: Line, round: number): void {
    const { wording, figures = {}, rule } = line
    const told: ChronicleText = { text: say(wording, figuresTold(line)), rule, round }
    const ids = aboutOf(line)
    const named = this.stories.findLast(({ war }) => ids.includes(war.id))
    const fought = named && this.#fights.get(named)
    const fight = named === undefined ? this.#fight : fought === undefined ? null : { story: named, fight: fought }
    const [, read] = WarHistory.#READERS.find(([of]) => of.test(wording)) ?? []
    read?.(this, { wording, figures, told, ids, between: named ?? this.#between(figures), fight })
    if (FOUGHT.test(wording)) this.#keep(named, { wording, figures, about: ids })
  }

  /** Who fights is told before the bonus with which a battle begins. */
  #keep(named: OpenStory | undefined, line: FightLine): void {
    const story = named ?? this.#fight?.story
    if (story === undefined) return
    const begun = this.#fights.get(story)
    if (begun !== undefined && line.wording !== 'line.mustered') begun.lines.push(line)
    else if (begun === undefined) this.#mustered.set(story, [...(this.#mustered.get(story) ?? []), line])
  }

  /** What is made of a line, by its wording: the first that fits. */
  static readonly #READERS: readonly (readonly [RegExp, (history: WarHistory, line: WarLine) => unknown])[] = [
    [/^line\.battleBonus$/, (history, line) => history.#bonus(line)],
    [/^line\.opposedRoll$/, (_, line) => WarHistory.#roll(line)],
    [/^line\.casualties$/, (_, line) => WarHistory.#casualties(line)],
    [/^line\.war\.opened\./, (_, { told, between }) => between !== null && (between.opening = told)],
    [/^line\.war\.noBattle$/, (_, { figures, told, between }) => between?.fights.push(passed(Number(figures['turns']), told.round))],
    [/^line\.war\.ended\./, (history, line) => line.between !== null && history.#end(line.between, line)],
    [/^line\.treaty\.concluded$/, (history, { told, ids }) => history.#treaties.push({ ids, told: [told] })],
    [/^line\.treaty\./, (history, { told, ids }) => history.#treatyOf(ids)?.told.push(told)],
    [EVENTS, (_, { wording, told, fight }) => fight?.fight.events.push({ ...told, isOutcome: OUTCOMES.test(wording) })],
    [SETTLED, (history, { told, between }) => (between ?? history.#last)?.settled.push(told)],
  ]

  /** The treaty a clause stands in, or that ended a war: the newest that says so, the newest of all where lines do not say. */
  #treatyOf(ids: readonly string[]): Treaty | undefined {
    if (ids.length === 0) return this.#treaties.at(-1)
    return (
      this.#treaties.findLast((treaty) => treaty.ids.some((id) => ids.includes(id))) ??
      this.#treaties.findLast((treaty) => treaty.ids.length === 0)
    )
  }

  #bonus({ figures, told: { round }, between: story }: WarLine): void {
    if (story === null) return
    const side: SideName = story.war.aggressor === figures['faction'] ? 'aggressor' : 'defender'
    let fight = this.#fights.get(story)
    if (fight === undefined || fight.bonus[side] !== null) {
      fight = { ...passed(story.war.turns + 1, round), calledOff: false }
      story.fights.push(fight)
      fight.lines.push(...(this.#mustered.get(story) ?? []))
      this.#mustered.delete(story)
      this.#fights.set(story, fight)
      this.#fight = { story, fight }
    }
    fight.bonus[side] = Number(figures['bonus'])
  }

  /** The first opposed roll of a battle is its kill roll; those for land follow. */
  static #roll({ figures, told, fight: fought }: WarLine): void {
    if (fought === null) return
    const { fight } = fought
    if (fight.kill !== null) {
      fight.events.push({ ...told, isOutcome: false })
      return
    }
    const number = (name: string): number => Number(figures[name])
    fight.kill = {
      dice: { aggressor: number('die'), defender: number('enemyDie') },
      totals: { aggressor: number('total'), defender: number('enemyTotal') },
      margin: number('margin'),
    }
  }

  static #casualties({ figures, fight: fought }: WarLine): void {
    if (fought === null) return
    const { story, fight } = fought
    const side: SideName = story.war.aggressor === figures['faction'] ? 'aggressor' : 'defender'
    fight.dead[side] += DEAD.reduce((sum, kind) => sum + Number(figures[kind] ?? 0), 0)
  }

  #end(story: OpenStory, { wording, figures, told, ids }: WarLine): void {
    const victor = String(figures['victor'] ?? '')
    const how = wording.slice(wording.lastIndexOf('.') + 1) as Ending['how']
    if (how === 'treaty') story.settled.push(...(this.#treatyOf(ids)?.told ?? []))
    story.end = { ...told, how, victor: victor === '' ? null : victor }
    this.#over(story)
    this.#last = story
  }

  /** The newest war between the two a line names; null where it names no two who fought. */
  #between(figures: Figures): OpenStory | null {
    const named = new Set(NAMES.map((name) => figures[name]))
    const fits = ({ war }: OpenStory): boolean => named.has(war.aggressor) && named.has(war.defender)
    return this.stories.findLast((story) => fits(story) && !story.dropped) ?? this.stories.findLast(fits) ?? null
  }
}

/** The figures of a line; as `about` the first of what it is about that has a name of its own. */
function figuresTold(line: Line): Figures {
  const about = aboutOf(line).find((id) => ownName(id) !== undefined)
  return about === undefined ? (line.figures ?? {}) : { ...line.figures, about }
}

/** Figures that name factions. */
const NAMES = ['faction', 'enemy', 'aggressor', 'defender', 'seat', 'winner', 'loser', 'one', 'other'] as const

function passed(turn: number, round: number): OpenFight {
  return {
    turn,
    round,
    calledOff: true,
    kill: null,
    events: [],
    lines: [],
    bonus: { aggressor: null, defender: null },
    warriors: { aggressor: null, defender: null },
    dead: { aggressor: 0, defender: 0 },
  }
}
