import { choose, drop, record, roll, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ROYALS, type Royal } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { CHILDREN_OF_NEW_RULER, HOUSE_AT_MOST, NEW_RULER, ROYAL_CHILD } from '../tables/royalFigures.ts'
import { childrenOf } from './culture.ts'
import { addRoyal, heirsOf } from './members.ts'
import { percent } from '../percent.ts'

/** The throne is empty: the owner picks who follows, if anybody is left. Without heirs the line has ended, and nothing happens here. */
export function* succession(world: World, seat: Civilisation, predecessor: Royal): Procedure {
  const heir = yield* chooseHeir(world, seat, predecessor)
  if (heir !== undefined) yield* accede(world, seat, heir, predecessor)
}

/** Who may follow: children before named heirs, or any of them (RULING-126). */
export function candidates(world: World, seat: Civilisation): readonly Royal[] {
  const children = childrenOf(world, seat)
  const heirs = heirsOf(world, seat)
  if (ruled(world, 'heir_choice') === 'free') return [...children, ...heirs]
  return children.length > 0 ? children : heirs
}

function* chooseHeir(world: World, seat: Civilisation, predecessor: Royal): Procedure<Royal | undefined> {
  const open = candidates(world, seat)
  if (open.length <= 1) return open[0]
  const keepsFigures = open.find(({ sex }) => sex === predecessor.sex)
  const chosen = yield* choose('heir', seat, () => ({
    rule: 'GL-ROY-15',
    rules: ['GL-ROY-16'],
    figures: { candidates: open.length },
    options: open.map((royal) => ({
      id: royal.id,
      wording: 'option.heir',
      figures: { ...personFigures(royal, open), ...inherited(royal, predecessor) },
    })),
    preset: (keepsFigures ?? open[0])?.id ?? '',
  }))
  return open.find(({ id }) => id === chosen) ?? open[0]
}

/** Role, sex and round of birth or naming, and a number among those of the same role and sex: enough to tell people without names apart. */
export function personFigures(royal: Royal, among: readonly Royal[]): Figures {
  const alike = among.filter(({ role, sex }) => role === royal.role && sex === royal.sex)
  return { role: royal.role, sex: royal.sex, since: royal.since, number: alike.indexOf(royal) + 1, alike: alike.length }
}

/**
 * GL-ROY-15 An heir comes to the throne: of the same sex as the ruler before, with that ruler's figures, else with those of a new ruler.
 * `predecessor` is null where the throne stood empty.
 */
export function* accede(world: World, seat: Civilisation, heir: Royal, predecessor: Royal | null): Procedure {
  const figures = inherited(heir, predecessor)
  yield* record('GL-ROY-15', ROYALS, heir.id, { ...heir, ...figures, role: 'ruler', since: world.cursor.turn })
  yield* tell('GL-ROY-15', 'line.accession', { seat, about: heir.id, figures: { role: heir.role, sex: heir.sex, ...figures } })
  yield* siblingsLeave(world, seat)
  yield* firstChildren(world, seat)
}

function inherited(heir: Royal, predecessor: Royal | null): Pick<Royal, 'culture' | 'territory' | 'military'> {
  if (predecessor?.sex !== heir.sex) return NEW_RULER
  const { culture, territory, military } = predecessor
  return { culture, territory, military }
}

/** The new ruler's brothers and sisters leave the house, or stay in it as children (RULING-127). */
function* siblingsLeave(world: World, seat: Civilisation): Procedure {
  if (ruled(world, 'siblings') === 'stay') return
  const siblings = childrenOf(world, seat)
  if (siblings.length === 0) return
  for (const { id } of siblings) yield* drop('GL-ROY-16', ROYALS, id)
  yield* tell('GL-ROY-16', 'line.siblingsLeave', { seat, about: siblings.map(({ id }) => id), figures: { siblings: siblings.length } })
}

/** GL-ROY-16 A new ruler begins with two children, each a son on 50 or less; where siblings stay, with as many as four leave room for. */
function* firstChildren(world: World, seat: Civilisation): Procedure {
  const count = Math.min(CHILDREN_OF_NEW_RULER, HOUSE_AT_MOST.child - childrenOf(world, seat).length)
  const { counts } = yield* roll('heirsChildren', seat, () => ({
    rule: 'GL-ROY-16',
    figures: { children: count },
    faces: 100,
    count: Math.max(0, count),
    test: percent(ROYAL_CHILD.son, 'son', 'daughter'),
  }))
  const sons = counts['son'] ?? 0
  const daughters = counts['daughter'] ?? 0
  for (let born = 0; born < sons; born++) yield* addRoyal('GL-ROY-16', world, seat, 'child', 'male')
  for (let born = 0; born < daughters; born++) yield* addRoyal('GL-ROY-16', world, seat, 'child', 'female')
  if (sons + daughters > 0) yield* tell('GL-ROY-16', 'line.heirsChildren', { seat, figures: { sons, daughters } })
}
