import { figuresOf, skillOf, trophyValue } from '../../../../src-shared/games/orcs-orcs-orcs/rules/figures.ts'
import { MISSIONS_HELD, seatsIn, typesIn } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { SKULL_TOP } from '../../../../src-shared/games/orcs-orcs-orcs/rules/skills.ts'
import { endingOf } from '../../../../src-shared/games/orcs-orcs-orcs/ledger.ts'
import type { Colour } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { Block, PrintDocument, PrintTable } from '../../../features/print/document.ts'
import { seatName } from '../../../wording/names.ts'
import { paperTexts } from './texts/paper.ts'

/** A seat's trophies, skull tracks and skills, by type. */
export function trophyDocument(title: string, world: World, seat: Colour, player: string): PrintDocument {
  const { column, trophies, none } = paperTexts
  const table: PrintTable = {
    id: `trophies-${seat}`,
    columns: [
      { title: column.type, width: 22 },
      { title: column.category, width: 14 },
      { title: column.trophies, width: 12, figures: true },
      { title: column.worth, width: 12, figures: true },
      { title: column.skulls, width: 14 },
      { title: column.skill, width: 26 },
    ],
  }
  const rows = typesIn(world).map((type): Block => {
    const skull = world.balance(seat, `skull_${type}`)
    const skill = skillOf(world, type)
    const cells = [
      ...[say(`creature.${type}`), say(`category.${figuresOf(world, type).category}`), figure(world.balance(seat, `trophy_${type}`))],
      ...[figure(trophyValue(world, type)), '●'.repeat(skull) + '○'.repeat(Math.max(0, SKULL_TOP - skull))],
      skill === undefined ? none : say(`skill.${skill}`),
    ]
    return { kind: 'row', table, cells }
  })
  return {
    ...{ id: `trophies-${seat}`, title: trophies.title(seatName(seat)), over: title, owner: seat },
    ...{ lead: player === '' ? trophies.lead : `${player} · ${trophies.lead}`, blocks: rows },
  }
}

/** Every line of the score for every seat; what the reader cannot know is left for the pen. */
export function scoringDocument(title: string, world: World): PrintDocument {
  const { column, scoring } = paperTexts
  const seats = seatsIn(world)
  const width = Math.floor(60 / Math.max(1, seats.length))
  const table: PrintTable = {
    id: 'scoring',
    columns: [{ title: column.what, width: 40 }, ...seats.map((seat) => ({ title: seatName(seat), width, figures: true }))],
  }
  const row = (name: string, cells: readonly string[]): Block => ({ kind: 'row', table, cells: [name, ...cells] })
  const isOver = endingOf(world) !== null
  const blank = seats.map(() => '')
  const rows = [
    ...typesIn(world).map((type) => {
      const worth = trophyValue(world, type)
      return row(
        `${say(`creature.${type}`)} (${figure(worth)})`,
        seats.map((seat) => {
          const held = world.balance(seat, `trophy_${type}`)
          return `${figure(held)} = ${figure(held * worth)}`
        }),
      )
    }),
    row(scoring.supports, blank),
    row(scoring.poison, blank),
    row(
      scoring.mission,
      seats.map((seat) => {
        const kept = isOver ? (world.record(MISSIONS_HELD, seat)?.kept ?? null) : null
        return kept === null ? '' : say(`missionName.${kept}`)
      }),
    ),
    row(
      scoring.total,
      seats.map((seat) => (isOver ? figure(world.balance(seat, 'vp')) : '')),
    ),
  ]
  return { ...{ id: 'scoring', title: scoring.title, over: title, owner: null, lead: scoring.lead }, blocks: rows }
}
