import type { Effect } from '../../../../src-shared/kernel/effect.ts'
import type { Moment } from '../../../../src-shared/kernel/history.ts'
import type { Figures, RuleId } from '../../../../src-shared/kernel/rule.ts'
import type { BySide } from '../../../../src-shared/games/greatest-lineage/rules/war/fighters.ts'
import type { SideName, War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { WARS } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'

/** A sentence of the chronicle with the rule it follows. */
export interface Told {
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
  readonly events: readonly Told[]
}

/** A war from its opening on, as the chronicle tells it. `war`: as it last stood. */
export interface WarStory {
  readonly key: string
  readonly war: War
  readonly opening: Told | null
  readonly fights: readonly Fight[]
  /** How it ended; null while it goes on. */
  readonly end: Ending | null
  /** Truces, tribute, demands and what else was settled. */
  readonly settled: readonly Told[]
}

export interface Ending extends Told {
  readonly how: 'treaty' | 'withdrawal' | 'tribute' | 'elimination'
  /** Null: nobody. */
  readonly victor: string | null
}

type Writing<T> = { -readonly [K in keyof T]: T[K] }
interface OpenFight extends Writing<Omit<Fight, 'bonus' | 'warriors' | 'dead' | 'events'>> {
  readonly bonus: Writing<BySide<number | null>>
  readonly warriors: Writing<BySide<number | null>>
  readonly dead: Writing<BySide<number>>
  readonly events: Told[]
}
interface OpenStory extends Writing<Omit<WarStory, 'fights' | 'settled'>> {
  readonly fights: OpenFight[]
  readonly settled: Told[]
  dropped: boolean
}

type Line = Extract<Effect, { kind: 'line' }>

/** A line with the war it is about; null where it names no two who fought. */
interface Heard {
  readonly wording: string
  readonly figures: Figures
  readonly told: Told
  readonly between: OpenStory | null
}

const DEAD = ['warriors', 'males', 'females', 'others'] as const
const EVENTS =
  /^line\.(land(Taken|Held|Occupied|WonBack)|settlement(Taken|TornDown)|monument|royalRoll|royalSlain|destructionRoll|warDragsOn|battleGround|battleEven)/
const SETTLED = /^line\.(war\.(truce|tribute|victory|landFound|settlements|heldOut|occupiedSold)|demand\.)/

/** Every war that has opened, the oldest first, from all that stands of the chronicle. */
export function warStories(moments: readonly Moment[]): readonly WarStory[] {
  const teller = new Teller()
  for (const { effects, voidedBy } of moments) {
    if (voidedBy !== null) continue
    for (const { effect, at } of effects) teller.hear(effect, at.turn)
  }
  return teller.stories
}

class Teller {
  readonly stories: OpenStory[] = []
  /** The battle lines that follow are about. */
  #fight: { readonly story: OpenStory; readonly fight: OpenFight } | null = null
  /** The last treaty that was concluded, with its clauses: they are told before they are carried out. */
  #treaty: readonly Told[] = []
  /** The war the last line was about. */
  #last: OpenStory | null = null

  hear(effect: Effect, round: number): void {
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
    const fight = this.#fight?.story === running ? this.#fight.fight : null
    if (fight !== null && war.sides.aggressor.combat.started + war.sides.defender.combat.started > 0) {
      fight.warriors.aggressor = war.sides.aggressor.combat.started
      fight.warriors.defender = war.sides.defender.combat.started
    }
    if (war.turns > running.war.turns) this.#fight = null
    running.war = war
  }

  #drop(id: string): void {
    const story = this.stories.find((other) => other.war.id === id && !other.dropped)
    if (story === undefined) return
    story.dropped = true
    this.#last = story
  }

  #line({ wording, figures = {}, rule }: Line, round: number): void {
    const told: Told = { text: say(wording, figures), rule, round }
    const [, hear] = Teller.#HEARD.find(([of]) => of.test(wording)) ?? []
    hear?.(this, { wording, figures, told, between: this.#between(figures) })
  }

  /** What is made of a line, by its wording: the first that fits. */
  static readonly #HEARD: readonly (readonly [RegExp, (teller: Teller, line: Heard) => unknown])[] = [
    [/^line\.battleBonus$/, (teller, { figures, told }) => teller.#bonus(figures, told.round)],
    [/^line\.opposedRoll$/, (teller, { figures, told }) => teller.#roll(figures, told)],
    [/^line\.casualties$/, (teller, { figures }) => teller.#casualties(figures)],
    [/^line\.war\.opened\./, (_, { told, between }) => between !== null && (between.opening = told)],
    [/^line\.war\.noBattle$/, (_, { figures, told, between }) => between?.fights.push(passed(Number(figures['turns']), told.round))],
    [
      /^line\.war\.ended\./,
      (teller, { wording, figures, told, between }) => between !== null && teller.#end(between, wording, figures, told),
    ],
    [/^line\.treaty\.concluded$/, (teller, { told }) => (teller.#treaty = [told])],
    [/^line\.treaty\./, (teller, { told }) => (teller.#treaty = [...teller.#treaty, told])],
    [EVENTS, (teller, { told }) => teller.#fight?.fight.events.push(told)],
    [SETTLED, (teller, { told, between }) => (between ?? teller.#last)?.settled.push(told)],
  ]

  #bonus(figures: Figures, round: number): void {
    const story = this.#between(figures)
    if (story === null) return
    const side: SideName = story.war.aggressor === figures['faction'] ? 'aggressor' : 'defender'
    let fight = this.#fight?.story === story ? this.#fight.fight : null
    if (fight === null || fight.bonus[side] !== null) {
      fight = { ...passed(story.war.turns + 1, round), calledOff: false }
      story.fights.push(fight)
      this.#fight = { story, fight }
    }
    fight.bonus[side] = Number(figures['bonus'])
  }

  /** The first opposed roll of a battle is its kill roll; those for land follow. */
  #roll(figures: Figures, told: Told): void {
    const fight = this.#fight?.fight
    if (fight === undefined) return
    if (fight.kill !== null) {
      fight.events.push(told)
      return
    }
    const number = (name: string): number => Number(figures[name])
    fight.kill = {
      dice: { aggressor: number('die'), defender: number('enemyDie') },
      totals: { aggressor: number('total'), defender: number('enemyTotal') },
      margin: number('margin'),
    }
  }

  #casualties(figures: Figures): void {
    if (this.#fight === null) return
    const { story, fight } = this.#fight
    const side: SideName = story.war.aggressor === figures['faction'] ? 'aggressor' : 'defender'
    fight.dead[side] += DEAD.reduce((sum, kind) => sum + Number(figures[kind] ?? 0), 0)
  }

  #end(story: OpenStory, wording: string, figures: Figures, told: Told): void {
    const victor = String(figures['victor'] ?? '')
    const how = wording.slice('line.war.ended.'.length) as Ending['how']
    if (how === 'treaty') story.settled.push(...this.#treaty)
    story.end = { ...told, how, victor: victor === '' ? null : victor }
    if (this.#fight?.story === story) this.#fight = null
    this.#last = story
  }

  /** The newest war between the two a line names; null where it names no two who fought. */
  #between(figures: Figures): OpenStory | null {
    const named = new Set(NAMES.map((name) => figures[name]))
    const fits = ({ war }: OpenStory): boolean => named.has(war.aggressor) && named.has(war.defender)
    return this.stories.findLast((story) => fits(story) && !story.dropped) ?? this.stories.findLast(fits) ?? null
  }
}

/** Figures that name factions. */
const NAMES = ['faction', 'enemy', 'aggressor', 'defender', 'seat', 'winner', 'loser', 'one', 'other'] as const

function passed(turn: number, round: number): OpenFight {
  return {
    ...{ turn, round, calledOff: true, kill: null, events: [] },
    bonus: { aggressor: null, defender: null },
    warriors: { aggressor: null, defender: null },
    dead: { aggressor: 0, defender: 0 },
  }
}
