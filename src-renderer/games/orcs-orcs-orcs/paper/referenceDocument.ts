import { RULEBOOK } from '../../../../src-shared/games/orcs-orcs-orcs/book.ts'
import { lineOption } from '../../../../src-shared/games/orcs-orcs-orcs/rules/casting/lines.ts'
import type { Line, Spell } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import { sourceOf, type FigurePath } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deckFigures.ts'
import { figuresOf, skillOf, standsInFor, trackOf } from '../../../../src-shared/games/orcs-orcs-orcs/rules/figures.ts'
import { deckOf, GAMES, typesIn } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { HOUSE_RULES } from '../../../../src-shared/games/orcs-orcs-orcs/rules/rulings/houseRules.ts'
import { meaningOf } from '../../../../src-shared/games/rulebook/rulebook.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { Block, PrintDocument, PrintTable } from '../../../features/print/document.ts'
import { paperTexts } from './texts/paper.ts'

/** Mark of a figure that the program has chosen. */
const OURS = '*'

/** Creatures and spells as the deck of this campaign has them, the rules of a turn, and the house rules of this table. */
export function referenceDocument(title: string, world: World): PrintDocument {
  const { reference } = paperTexts
  const printed = [...creatures(world), ...spells(world)]
  return {
    ...{ id: 'reference', title: reference.title, over: title, lead: '', owner: null, look: 'reference' },
    blocks: [
      ...creatures(world),
      ...rules(reference.turn, 'OO-ROUND-', 'OO-REVEAL-', 'OO-DRAW-'),
      ...rules(reference.actions, 'OO-ACTION-'),
      ...spells(world),
      ...rules(reference.ending, 'OO-END-', 'OO-SCORE-'),
      ...noteOnSources(printed),
      ...houseRules(world),
    ],
  }
}

function heading(text: string): Block {
  return { kind: 'heading', level: 2, text }
}

function creatures(world: World): readonly Block[] {
  const { column, none } = paperTexts
  const table: PrintTable = {
    id: 'creatures',
    whole: true,
    columns: [
      { title: column.type, width: 16 },
      { title: column.category, width: 16 },
      { title: column.life, width: 8, figures: true },
      { title: column.track, width: 22 },
      { title: column.skill, width: 19 },
      { title: column.bonus, width: 19 },
    ],
  }
  const rows = typesIn(world).map((type): Block => {
    const { category, life, bonus } = figuresOf(world, type)
    const skill = skillOf(world, type)
    const [own, replaced] = [`creatures.${type}`, `creatures.${standsInFor(world, type)}`]
    const track = trackOf(world, type).map(figure).join(' · ')
    const cells = [
      ...[say(`creature.${type}`), say(`category.${category}`)],
      ...[marked(world, `${own}.life`, figure(life)), marked(world, `${replaced}.track`, track)],
      skill === undefined ? none : marked(world, `${replaced}.skill`, say(`skill.${skill}`)),
      bonus === null ? none : marked(world, `${own}.bonus`, say(`bonus.${bonus}`)),
    ]
    return { kind: 'row', table, cells }
  })
  return [heading(paperTexts.reference.creatures), ...rows]
}

/** Adds a star to a figure that the program has chosen (RULING-01): no print of the game says it. */
function marked(world: World, path: FigurePath, text: string): string {
  return sourceOf(deckOf(world), path) === 'O' ? `${text} ${OURS}` : text
}

/** Says what the star means, where there is one. */
function noteOnSources(blocks: readonly Block[]): readonly Block[] {
  const isMarked = blocks.some((block) => block.kind === 'row' && block.cells.some((cell) => cell.endsWith(OURS)))
  return isMarked ? [{ kind: 'text', text: `${OURS} ${paperTexts.reference.ours}`, look: 'quiet' }] : []
}

function needText({ need }: Line): string {
  if (typeof need === 'number') return `${figure(need)} ${paperTexts.need.own}`
  return Object.entries(need)
    .map(([power, points]) => `${figure(points)} ${power === 'any' ? paperTexts.need.any : say(`power.${power}`)}`)
    .join(' + ')
}

function spells(world: World): readonly Block[] {
  const { column } = paperTexts
  const table: PrintTable = {
    id: 'spells',
    columns: [
      { title: column.spell, width: 22 },
      { title: column.powers, width: 16 },
      { title: column.needs, width: 18 },
      { title: column.does, width: 44 },
    ],
  }
  const { spells: all } = deckOf(world)
  const faces = [...new Map(all.map((spell) => [spell.name === 'spell_book' ? spell.name : spell.id, spell])).values()]
  return [heading(paperTexts.reference.spells), ...faces.flatMap((spell) => spellRows(table, spell, world))]
}

function spellRows(table: PrintTable, spell: Spell, world: World): readonly Block[] {
  const name = say(`spell.${spell.name}`)
  const powers = spell.powers.map((power) => say(`power.${power}`)).join(', ')
  if (spell.lines.length === 0) return [{ kind: 'row', table, cells: [name, powers, paperTexts.none, paperTexts.learn] }]
  return spell.lines.map((line, at): Block => {
    const { wording, figures = {} } = lineOption(String(at + 1), line)
    const does = marked(world, `spells.${spell.id}.lines.${at}`, say(wording, figures))
    return { kind: 'row', table, cells: [at === 0 ? name : '', at === 0 ? powers : '', needText(line), does] }
  })
}

/** Rules whose ids begin so, as they are in the book. */
function rules(title: string, ...starts: readonly string[]): readonly Block[] {
  const table: PrintTable = {
    id: `rules-${starts.join('')}`,
    runsIn: true,
    columns: [
      { title: paperTexts.column.rule, width: 26 },
      { title: paperTexts.column.says, width: 74 },
    ],
  }
  const found = RULEBOOK.filter(({ id }) => starts.some((start) => id.startsWith(start)))
  return [heading(title), ...found.map(({ title: name, summary }): Block => ({ kind: 'row', table, cells: [name, summary] }))]
}

/** Those that differ from the usual. */
function houseRules(world: World): readonly Block[] {
  const decided = world.record(GAMES, 'game')?.houseRules ?? {}
  const told = HOUSE_RULES.flatMap((rule) => {
    const value = decided[rule.switch]
    const meaning = value === undefined ? undefined : meaningOf(rule, value)
    return meaning === undefined ? [] : [`${rule.question} ${meaning}`]
  })
  return told.length === 0
    ? []
    : [heading(paperTexts.reference.house), ...told.map((text): Block => ({ kind: 'text', text, look: 'entry' }))]
}
