import { timelinePhase } from '../rules/phases/1-timeline.ts'
import type { Civilisation } from '../rules/seats.ts'
import { house, playOut, stage, type Played, type StageSetting } from './stage.ts'

/** The three houses of players, as set up. */
export const HOUSES = { ...house('elves'), ...house('humans'), ...house('dwarves') }

const PEOPLE = { males: 100, females: 100, territories: 6 }

/** What every kingdom has, where a test says nothing else. */
export const KINGDOM = { warriors: 500, nonWarriors: 50, culture: 500, technology: 500, militaryTechnology: 80, territories: 10 }

/** The timeline at one round a row, everybody well provided for, in the timeline turn given. */
export function turn(number: number, setting: StageSetting = {}, answers: readonly unknown[] = [], seat: Civilisation = 'elves'): Played {
  const world = stage({
    ...setting,
    turn: number,
    rules: { timeline_pace: 1, ...setting.rules },
    elves: { ...PEOPLE, ...setting.elves },
    humans: { ...PEOPLE, ...setting.humans },
    dwarves: { ...PEOPLE, ...setting.dwarves },
    others: { demonic: KINGDOM, undead: KINGDOM, monstrous: KINGDOM, ...setting.others },
    records: { royal: HOUSES, ...setting.records },
  })
  return playOut(world, (state) => timelinePhase(state, seat), answers)
}

/** What a row posted, as `owner account delta`. */
export function posted(played: Played, row: string): readonly string[] {
  return played
    .postings()
    .filter(({ rule }) => rule === row)
    .map(({ owner, account, delta }) => `${owner} ${account} ${delta > 0 ? '+' : ''}${delta}`)
}

/** The wordings of what the chronicle was told, in order. */
export function told({ effects }: Played): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))
}
