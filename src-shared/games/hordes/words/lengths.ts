import { figure } from '../../../language/figures.ts'
import { translated } from '../../../language/catalogue.ts'
import type { World } from '../../../kernel/world/world.ts'
import { playing } from '../../text/playing.ts'
import { held, houseRulesIn } from '../rules/rulings/ruled.ts'

const TEXTS = translated({
  en: { paces: (paces: string, mm: string) => `${paces}p (${mm} mm)` },
  de: { paces: (paces: string, mm: string) => `${paces} Schritt (${mm} mm)` },
})

/** Millimetres on the table; `mm_per_100p` says how long a pace is (RULING-03). */
export function millimetres(world: World | undefined, paces: number): number {
  const scale = held(world === undefined ? {} : houseRulesIn(world), 'mm_per_100p')
  return Math.round((paces * scale) / 100)
}

/** "120p (30 mm)", of the battle that is told. */
export function length(paces: number | string | undefined): string {
  return TEXTS.paces(figure(paces), figure(millimetres(playing()?.world, Number(paces ?? 0))))
}
