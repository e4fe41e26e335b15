import type { FieldValue, Sheet } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import { figure } from '../../../language/figures.ts'
import type { AnswersFace } from '../../api/answersFace.ts'
import { has, say } from '../../text/playing.ts'
import { isCreatureType, MISSIONS, POWERS } from '../rules/types.ts'
import { readFate } from './fateText.ts'
import { spellText } from './names.ts'

/** What the rules call the end of a list of acts, an answer that takes nothing, a mage that stays, and where a creature arrives. */
const [DONE, NOTHING, STAY, TOWER] = ['done', 'nothing', 'stay', 'tower']

/** Sentences for answers, made from the file alone. */
export const ANSWERS: AnswersFace = { option: optionText, act: actText, sheet: sheetText, sentence: sentenceText }

/** A creature's id begins with its type (`orc-12`), a toadling's with its own name (`toadling-toad-3`); a section is `4-2`. */
type Named = 'creature' | 'section' | 'mission' | 'power' | 'seat' | 'spell'

function nameOf(id: string): { readonly kind: Named; readonly figures: Figures } | null {
  const [type = ''] = id.split('-')
  const spot = /^(?<path>[1-6])-(?<section>[1-3])$/.exec(id)?.groups
  if (spot !== undefined) return { kind: 'section', figures: { path: Number(spot['path']), section: Number(spot['section']) } }
  if (id.includes('-') && (isCreatureType(type) || type === 'toadling')) return { kind: 'creature', figures: { type } }
  if (has(`seat.${id}`)) return { kind: 'seat', figures: { seat: id } }
  if (has(`spell.${id}`)) return { kind: 'spell', figures: { spell: id } }
  return null
}

/** An option of a question, or the face of a card that was drawn. */
function optionText(option: string): string {
  const named = nameOf(option)
  if (named?.kind === 'section') return say('option.section', named.figures)
  if (named?.kind === 'creature') return say(`creature.${String(named.figures['type'])}`)
  if (/^s[1-3]$/.test(option)) return say(`section.${option.slice(1)}`)
  const kinds = ['seat', 'spell', 'option', 'power', 'missionName', 'creature', 'terrain', 'toadling', 'bonus']
  const kind = kinds.find((one) => has(`${one}.${option}`))
  if (kind !== undefined) return say(`${kind}.${option}`)
  return readFate(option) === null ? option : say('fate.card', { card: option })
}

/** The name of an act, with what was filled in for it. */
function actText(question: string, act: string, fields: Sheet): string {
  const ofSpell = `act.did.${act}`
  const wording = act === 'tile' ? 'act.tile' : question === 'turn' && act !== DONE && has(ofSpell) ? ofSpell : `act.${question}.${act}`
  const filled = sheetText(fields)
  return filled === '' ? say(wording) : `${say(wording)}: ${filled}`
}

/** What was filled in; nothing of what was left as it was. */
function sheetText(sheet: Sheet): string {
  return Object.entries(sheet)
    .map(([field, value]) => fieldText(field, value))
    .filter((text) => text !== '')
    .join('; ')
}

function fieldText(field: string, value: FieldValue): string {
  if (value === true) return say(`field.${field}`)
  if (typeof value === 'number') return `${say(`field.${field}`)}: ${figure(value)}`
  const text = textOf(value)
  if (field === 'tile' || text === NOTHING || text === STAY || text === '') return ''
  if (field === 'space') return say('option.space', { space: Number(text) })
  if (field === 'teleport') return `${say('field.teleport')}: ${say('option.space', { space: Number(text) })}`
  const { face, power } = useOf(text)
  return power === '' ? optionText(text) : say('option.enhance', { spell: face, power })
}

/** A card that is added as one of the types it can give: `wisdom:water`. */
function useOf(text: string): { readonly face: string; readonly power: string } {
  const [face = '', power = ''] = text.split(':')
  return { face, power }
}

/** An answer as a sentence of its own; undefined for one that these rules do not know. */
function sentenceText(question: string, answer: string | Sheet): string | undefined {
  if (typeof answer !== 'string') return actSentence(question, answer)
  switch (question) {
    case 'section':
      return /^[1-3]$/.test(answer) ? say('answer.section', { section: Number(answer) }) : undefined
    case 'reveal':
      return /^[1-6]$/.test(answer) ? say('answer.reveal', { path: Number(answer) }) : undefined
    case 'mission':
      return MISSIONS.some((one) => one === answer) ? say('answer.mission', { mission: answer }) : undefined
    case 'power':
      return POWERS.some((one) => one === answer) ? say('answer.power', { power: answer }) : undefined
    case 'line':
    case 'replenish':
      return /^\d$/.test(answer) ? say(`answer.${question}`, { line: Number(answer), count: Number(answer) }) : undefined
    case 'bonus':
      return has(`answer.bonus.${answer}`) ? say(`answer.bonus.${answer}`) : undefined
    case 'order':
    case 'target':
    case 'take':
    case 'discard':
      return choiceSentence(question, answer)
    case 'turn':
    case 'cast':
    case 'did':
      return has(`answer.${question}.${answer}`) ? say(`answer.${question}.${answer}`) : undefined
    default:
      return undefined
  }
}

function choiceSentence(question: 'order' | 'target' | 'take' | 'discard', answer: string): string | undefined {
  if (answer === NOTHING) return has(`answer.${question}.nothing`) ? say(`answer.${question}.nothing`) : undefined
  const named = nameOf(answer)
  if (named === null) return undefined
  const wording = question === 'target' ? `answer.target.${named.kind}` : `answer.${question}`
  const wanted: Named | null = question === 'order' ? 'creature' : question === 'target' ? null : 'spell'
  return (wanted === null ? has(wording) : named.kind === wanted) ? say(wording, named.figures) : undefined
}

function actSentence(question: string, answer: Sheet): string | undefined {
  const act = textOf(answer['act'])
  if (act === 'tile') return tileSentence(textOf(answer['creature']))
  if (question === 'owned') return ownedSentence(answer)
  if (has(`answer.did.${act}`) && (question === 'did' || act !== DONE)) return didSentence(act, answer)
  if (question === 'turn') return turnSentence(act, answer)
  return question === 'cast' ? castSentence(act, answer) : undefined
}

function tileSentence(creature: string): string {
  const named = nameOf(creature)
  return named?.kind === 'creature' ? say('answer.tile.creature', named.figures) : say('answer.tile')
}

function ownedSentence({ supports, learned, poison }: Sheet): string | undefined {
  if (![supports, learned, poison].every((one) => typeof one === 'number')) return undefined
  return say('answer.owned', { supports: Number(supports), learned: Number(learned), poison: Number(poison) })
}

/** What a real card does; undefined where the creature or the section is none. */
function didSentence(act: string, { creature, amount, section, space }: Sheet): string | undefined {
  const wording = `answer.did.${act}`
  if (act !== 'damage' && act !== 'moved') return say(wording, { actions: Number(amount ?? 0), space: Number(space ?? 0) })
  const hit = nameOf(textOf(creature))
  if (hit?.kind !== 'creature') return undefined
  if (act === 'damage') return say(wording, { ...hit.figures, damage: Number(amount ?? 0) })
  if (section === TOWER) return say('answer.did.movedHome', hit.figures)
  const spot = nameOf(textOf(section))
  return spot?.kind === 'section' ? say(wording, { ...hit.figures, ...spot.figures }) : undefined
}

function turnSentence(act: string, answer: Sheet): string | undefined {
  if (act === 'remove' && answer['card'] === undefined) return say(`answer.turn.${answer['back'] === true ? 'removeBack' : 'removeOwn'}`)
  const wording = `answer.turn.${act}`
  if (!has(wording)) return undefined
  const [spell, seat, space] = ['card', 'seat', 'space'].map((field) => textOf(answer[field]))
  return say(wording, { spell: spell ?? '', seat: seat ?? '', space: space ?? '' })
}

function castSentence(act: string, answer: Sheet): string | undefined {
  if (act !== 'enhance') return has(`answer.cast.${act}`) ? say(`answer.cast.${act}`) : undefined
  const { face, power } = useOf(textOf(answer['card']))
  if (spellText(face) === `spell.${face}` || power === '') return undefined
  const space = textOf(answer['teleport'])
  const [moves, draws] = [space !== STAY && space !== '', answer['draw'] === true]
  const wording = moves ? (draws ? 'both' : 'teleport') : draws ? 'draw' : 'enhance'
  return say(`answer.cast.${wording}`, { spell: face, power, space })
}
