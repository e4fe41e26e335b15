import type { Effect } from '../../../kernel/world/effect.ts'
import { aboutOf } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { isAlive } from '../rules/civilisation.ts'
import { ALLIANCES } from '../rules/diplomacy/records.ts'
import { MONUMENTS } from '../rules/records.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { SEATS, type Civilisation } from '../rules/seats.ts'
import { prestigeOf } from '../rules/settlements/monuments.ts'

const ALLIANCE_GRANT = 10
/** What an alliance brings while it lasts, and what the start and the blessing of a monument cost or bring: it stays. */
const KEPT = /^GL-(ALLY-[24]|MON-[45])$/

/** What prestige came of monuments and alliances, and from whom it was taken again: the settlements' is counted with the turns. */
export class StandingCount {
  /** Monument or alliance -> civilisation -> prestige that stands. */
  readonly #granted = new Map<string, Map<string, number>>()

  /** What stands has brought what it brings. */
  countFrom(world: World): void {
    this.#granted.clear()
    for (const monument of world.records(MONUMENTS))
      if (monument.stage === 'standing') this.#granted.set(monument.id, new Map([[monument.holder, prestigeOf(monument)]]))
    for (const { id, members } of world.records(ALLIANCES)) this.#granted.set(id, new Map(members.map((seat) => [seat, ALLIANCE_GRANT])))
  }

  take(effect: Effect): void {
    if (effect.kind !== 'posting' || effect.account !== 'prestige' || KEPT.test(effect.rule)) return
    const { owner, delta } = effect
    const [about = ''] = aboutOf(effect)
    if (!/-(monument|alliance)-\d+$/.test(about)) return
    const granted = this.#granted.get(about) ?? new Map<string, number>()
    granted.set(owner, (granted.get(owner) ?? 0) + delta)
    this.#granted.set(about, granted)
  }

  /** What is wrong where a phase ends: 23 and 29. An alliance that is over is looked at once, by the house rules of the moment. */
  problems(world: World): string[] {
    return [...this.#monumentProblems(world), ...this.#allianceProblems(world)]
  }

  #of(id: string, seat: Civilisation): number {
    return this.#granted.get(id)?.get(seat) ?? 0
  }

  /** 23: a standing monument has given its holder all of its prestige, or half of it, and nobody else any. */
  #monumentProblems(world: World): string[] {
    const standing = world.records(MONUMENTS).filter(({ stage }) => stage === 'standing')
    return standing.flatMap((monument) =>
      SEATS.filter((seat) => isAlive(world, seat)).flatMap((seat) => {
        const due = seat === monument.holder ? prestigeOf(monument) : 0
        const given = this.#of(monument.id, seat)
        return given === due ? [] : [`23: ${monument.id} has given ${seat} ${given} prestige, not ${due}`]
      }),
    )
  }

  /** 29: both allies have their ten as long as the alliance lives; afterwards nobody does, or only those who did not break it. */
  #allianceProblems(world: World): string[] {
    const ids = [...this.#granted.keys()].filter((id) => id.includes('-alliance-'))
    return ids.flatMap((id) => {
      const members = world.record(ALLIANCES, id)?.members
      const problems = SEATS.filter((seat) => isAlive(world, seat)).flatMap((seat) => {
        const given = this.#of(id, seat)
        const due = members?.includes(seat) === true ? ALLIANCE_GRANT : 0
        const kept = members === undefined && given === ALLIANCE_GRANT && ruled(world, 'ally_loss') === 'breaker'
        return given === due || kept ? [] : [`29: ${id} has given ${seat} ${given} prestige, not ${due}`]
      })
      if (members === undefined) this.#granted.delete(id)
      return problems
    })
  }
}
