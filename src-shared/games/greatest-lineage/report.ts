import type { ChronicleLine } from '../../kernel/world/effect.ts'
import type { World } from '../../kernel/world/world.ts'
import { translated } from '../../language/catalogue.ts'
import type { Goal, ReportFace, ReportPart } from '../api/reportFace.ts'
import { ruleEntry, type Chapter } from './book.ts'
import { ageNeeds, lastingNeeds, type AgeNeed } from './rules/ages/needs.ts'
import { held, isAlive } from './rules/civilisation.ts'
import { ruled } from './rules/rulings/switches.ts'
import { isCivilisation, type Civilisation } from './rules/seats.ts'
import { ageRow } from './rules/tables/ages.ts'
import { say } from './words/say.ts'

const TEXTS = translated({
  en: {
    notes: 'Your booklet',
    fallen: 'The civilisation has fallen.',
    lastAge: 'There is no age beyond it.',
    nextAge: (age: string) => `The ${age} asks for:`,
    danger: (needs: string) => `The present age is in danger: ${needs}.`,
  },
  de: {
    notes: 'Dein Heft',
    fallen: 'Das Volk ist untergegangen.',
    lastAge: 'Ein Zeitalter danach gibt es nicht.',
    nextAge: (age: string) => `Für „${age}“ ist nötig:`,
    danger: (needs: string) => `Das jetzige Zeitalter ist in Gefahr: ${needs}.`,
  },
})

export const REPORT: ReportFace = {
  out: (world, owner) => (isCivilisation(owner) && isAlive(world, owner) ? null : TEXTS.fallen),
  reckoned: ['people', 'capacity', 'effectiveCulture'],
  parts: (world, owner) => (isCivilisation(owner) ? [agePart(world, owner)] : []),
  notes: { heading: () => TEXTS.notes, holds: isOfBooklet, routine: ['line.watchedInVain', 'line.watched'] },
}

function agePart(world: World, seat: Civilisation): ReportPart {
  const age = held(world, seat, 'age')
  const next = ageRow(age + 1)
  const lacking = lastingNeeds(world, seat, age).filter(({ met }) => !met)
  const goal = ({ id, have, need, met }: AgeNeed): Goal => {
    const counted = id === 'culture' && ruled(world, 'age_culture') === 'effective'
    return { name: counted ? say('derived.effectiveCulture') : say(`account.${id}`, { age }), have, need, met }
  }
  return {
    title: say(`age.${age}`),
    text: next === undefined ? TEXTS.lastAge : TEXTS.nextAge(say(`age.${age + 1}`)),
    goals: next === undefined ? [] : ageNeeds(world, seat, age + 1).map(goal),
    warning: lacking.length === 0 ? null : { goals: lacking.map(goal), text: (goals) => TEXTS.danger(goals) },
  }
}

/** Chapters whose deeds are written into the booklet as long as few know of them. */
const IN_BOOKLET: ReadonlySet<Chapter> = new Set<Chapter>(['War', 'Spies', 'Assassins'])

function isOfBooklet({ rule, see }: ChronicleLine): boolean {
  const chapter = ruleEntry(rule)?.chapter
  return Array.isArray(see) && chapter !== undefined && IN_BOOKLET.has(chapter)
}
