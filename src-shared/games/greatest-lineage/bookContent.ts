import { count, figure } from '../../language/figures.ts'
import { translated } from '../../language/catalogue.ts'
import type { BookFace, BookPart, BookPassage, BookSource, BookTree } from '../api/bookFace.ts'
import { battleStory } from './battleStory.ts'
import { reignsOf, type Life, type Reign } from './reading/reigns.ts'
import { warStories, type Fight, type WarStory } from './reading/warStories.ts'
import { CIVILISATIONS, type Sex } from './rules/records.ts'
import { akk, Die } from './words/german/names.ts'
import { capitalThe, the } from './words/names.ts'
import { withName } from './words/named.ts'
import { say } from './words/say.ts'
import { ownName } from '../../language/ownNames.ts'
import { tellLine } from '../text/telling.ts'

const TEXTS = translated({
  en: {
    houses: 'The houses',
    wars: 'The wars',
    ruler: (sex: Sex) => (sex === 'female' ? 'Queen' : 'King'),
    spouse: (sex: Sex) => (sex === 'female' ? 'Wife' : 'Husband'),
    child: (sex: Sex) => (sex === 'female' ? 'Daughter' : 'Son'),
    heir: (sex: Sex) => (sex === 'female' ? 'Named heiress' : 'Named heir'),
    reign: (who: string, from: number, to: number | null) =>
      to === null ? `${who}, from round ${figure(from)} on` : `${who}, rounds ${figure(from)} to ${figure(to)}`,
    life: (who: string, since: number) => `${who}, since round ${figure(since)}`,
    left: (round: number, how: string) => `round ${figure(round)}: ${how}`,
    gone: 'is of the house no more',
    against: (one: string, other: string) => `${capitalThe(one)} against ${the(other)}`,
    rounds: (from: number, to: number | null) =>
      to === null ? `since round ${figure(from)}` : from === to ? `round ${figure(from)}` : `rounds ${figure(from)} to ${figure(to)}`,
    battle: (round: number, result: string) => `Round ${figure(round)}: ${result}.`,
    fought: (round: number) => `Round ${figure(round)}:`,
    sums: (one: string, own: number, other: number) => `(${capitalThe(one)}: ${figure(own)} to ${figure(other)})`,
    even: 'nobody ahead',
    calledOff: 'no battle, by agreement',
    battles: (battles: number) => `${count(battles, 'battle')}.`,
    goesOn: 'It is not over.',
  },
  de: {
    houses: 'Die Häuser',
    wars: 'Die Kriege',
    ruler: (sex) => (sex === 'female' ? 'Königin' : 'König'),
    spouse: (sex) => (sex === 'female' ? 'Gemahlin' : 'Gemahl'),
    child: (sex) => (sex === 'female' ? 'Tochter' : 'Sohn'),
    heir: (sex) => (sex === 'female' ? 'Benannte Erbin' : 'Benannter Erbe'),
    reign: (who, from, to) => (to === null ? `${who}, ab Runde ${figure(from)}` : `${who}, Runde ${figure(from)} bis ${figure(to)}`),
    life: (who, since) => `${who}, seit Runde ${figure(since)}`,
    left: (round, how) => `Runde ${figure(round)}: ${how}`,
    gone: 'gehört nicht mehr zum Haus',
    against: (one, other) => `${Die(one)} gegen ${akk(other)}`,
    rounds: (from, to) =>
      to === null ? `seit Runde ${figure(from)}` : from === to ? `Runde ${figure(from)}` : `Runde ${figure(from)} bis ${figure(to)}`,
    battle: (round, result) => `Runde ${figure(round)}: ${result}.`,
    fought: (round) => `Runde ${figure(round)}:`,
    sums: (one, own, other) => `(${Die(one)}: ${figure(own)} zu ${figure(other)})`,
    even: 'niemand im Vorteil',
    calledOff: 'nach Absprache keine Schlacht',
    battles: (battles) => `${count(battles, 'Schlacht', 'Schlachten')}.`,
    goesOn: 'Er ist nicht vorbei.',
  },
})

/** The houses as family trees, and the wars with their battles: both are known to everybody. */
export const BOOK_CONTENT: BookFace = { parts: (source) => [houses(source), wars(source)].filter(({ passages }) => passages.length > 0) }

function houses({ world, moments }: BookSource): BookPart {
  const passages = world.records(CIVILISATIONS).flatMap(({ seat }): readonly BookPassage[] => {
    const reigns = reignsOf(moments, seat)
    if (reigns.length === 0) return []
    return [{ kind: 'heading', text: say(`seat.${seat}`), owner: seat }, ...treesOf(reigns)]
  })
  return { title: TEXTS.houses, passages }
}

/** The line of rulers: a ruler who was a child of the house hangs below the parent, and everybody stands once, under whom they came with. */
function treesOf(reigns: readonly Reign[]): readonly BookPassage[] {
  const drawn = new Set<string>()
  const treeOf = ({ ruler, from, to, spouses, children, heirs }: Reign): BookTree => {
    drawn.add(ruler.id)
    const fresh = (lives: readonly Life[]): readonly Life[] => lives.filter(({ id }) => !drawn.has(id))
    const [wed, born, named] = [fresh(spouses), fresh(children), fresh(heirs)]
    for (const { id } of [...wed, ...born, ...named]) drawn.add(id)
    const below = (life: Life, who: string): BookTree => {
      const own = reigns.find((reign) => reign.ruler.id === life.id)
      return own === undefined ? { text: lifeText(life, who), below: [] } : treeOf(own)
    }
    return {
      text: withEnd(TEXTS.reign(withName(ownName(ruler.id), TEXTS.ruler(ruler.sex)), from, to), ruler),
      below: [
        ...wed.map((life) => ({ text: lifeText(life, TEXTS.spouse(life.sex)), below: [] })),
        ...born.map((life) => below(life, TEXTS.child(life.sex))),
        ...named.map((life) => below(life, TEXTS.heir(life.sex))),
      ],
    }
  }
  return reigns.flatMap((reign) => (drawn.has(reign.ruler.id) ? [] : [{ kind: 'tree', root: treeOf(reign) } as const]))
}

function lifeText(life: Life, who: string): string {
  return withEnd(TEXTS.life(withName(ownName(life.id), who), life.since), life)
}

function withEnd(text: string, { left }: Life): string {
  if (left === null) return text
  const how = left.line === null ? TEXTS.gone : tellLine(left.line).replace(/\.$/, '')
  return `${text}; ${TEXTS.left(left.round, how)}`
}

function wars({ moments }: BookSource): BookPart {
  return { title: TEXTS.wars, passages: warStories(moments).flatMap(storyOf) }
}

function storyOf(story: WarStory): readonly BookPassage[] {
  const { war, opening, fights, settled, end } = story
  const from = war.opened ?? war.entered
  const fought = fights.filter(({ calledOff }) => !calledOff).length
  const items = [...fights.map((fight) => fightText(fight, story)), ...settled.map(({ text }) => text)]
  return [
    { kind: 'heading', text: `${TEXTS.against(war.aggressor, war.defender)}, ${TEXTS.rounds(from, end?.round ?? null)}` },
    { kind: 'text', text: [opening?.text, TEXTS.battles(fought)].filter((text) => text !== undefined).join(' ') },
    ...(items.length === 0 ? [] : [{ kind: 'items', items } as const]),
    { kind: 'text', text: end?.text ?? TEXTS.goesOn },
  ]
}

/** The story of a battle, its two sums behind it; what was rolled for is in the chronicle. */
function fightText({ round, calledOff, kill, lines }: Fight, { war }: WarStory): string {
  if (calledOff) return TEXTS.battle(round, TEXTS.calledOff)
  const story = battleStory(lines)
  if (story === null) return TEXTS.battle(round, TEXTS.even)
  const sums = kill === null ? [] : [TEXTS.sums(war.aggressor, kill.totals.aggressor, kill.totals.defender)]
  return [TEXTS.fought(round), ...story, ...sums].join(' ')
}
