import type { Sheet } from '../../../../kernel/forms/field.ts'
import { textOf } from '../../../../kernel/forms/form.ts'
import { translated } from '../../../../language/catalogue.ts'
import { capital } from '../../../../language/grammar.ts'
import { listed } from '../../../../language/numbers.ts'
import { DE } from './sentences.de.ts'
import { EN } from './sentences.en.ts'

const texts = translated({ en: EN, de: DE })

/** What changes hands by a sheet: its fields, in the order in which they are told. */
const GOODS = ['food', 'wood', 'stone', 'metal', 'wealth', 'males', 'females', 'territories'] as const

const GATHERED = ['food', 'wood', 'stone', 'metal', 'wealth'] as const

/** An answer as a sentence of its own; undefined where only the words of its sheet tell it. `question`: the name in the id of the request. */
export function sentenceText(question: string, answer: string | Sheet): string | undefined {
  // Field and booklet are asked together from the third edition on.
  const [text] = [question, question === 'conflict' ? 'booklet' : question].flatMap((name) => sentenceOf(name, answer) ?? [])
  return text === undefined ? undefined : capital(text)
}

function sentenceOf(question: string, answer: string | Sheet): string | undefined {
  if (typeof answer === 'string')
    return question === 'heir' && /-royal-\d+$/.test(answer) ? texts.heir : known(texts.options, `${question}/${answer}`)
  const act = textOf(answer['act'])
  if (act !== '') return known(texts.acts, `${question}/${act}`) ?? known(texts.acts, act) ?? actSentence(question, act, answer)
  if (question === 'population') return births(answer)
  if (question === 'gather') return gathering(answer)
  if (question === 'muster') return muster(answer)
  return question === 'trade' ? exchange(answer, texts.offer) : undefined
}

function births(sheet: Sheet): string | undefined {
  if (sheet['mothers'] === undefined) return undefined
  const heirs = counted(sheet, 'heirsMale') + counted(sheet, 'heirsFemale')
  return `${listed([
    texts.mothers(counted(sheet, 'mothers')),
    ...(sheet['royalChild'] === true ? [texts.royalChild] : []),
    ...(sheet['wed'] === true ? [texts.wed] : []),
    ...(heirs > 0 ? [texts.heirs(heirs)] : []),
  ])}.`
}

function gathering(sheet: Sheet): string {
  const shares = GATHERED.filter((name) => counted(sheet, name) > 0).map((name) => texts.gathers[name](counted(sheet, name)))
  return shares.length === 0 ? texts.nobodyGathers : texts.gatherers(shares)
}

function muster(sheet: Sheet): string | undefined {
  if (sheet['warriors'] === undefined) return undefined
  const royals = Object.entries(sheet).filter(([field, value]) => /-royal-\d+$/.test(field) && value === true)
  return texts.muster(counted(sheet, 'warriors'), royals.length)
}

function actSentence(question: string, act: string, fields: Sheet): string | undefined {
  if (question === 'treaty') return clause(act, fields)
  if (question === 'spend') return purchase(act, counted(fields, 'amount'))
  const target = /^raid-(.+)$/.exec(act)?.[1]
  if (target !== undefined) return texts.raid(target, counted(fields, 'raiders'))
  const partner = textOf(fields['with'])
  switch (act) {
    case 'claim':
      return texts.claim(counted(fields, 'count'))
    case 'ally':
    case 'cancelAlliance':
    case 'callOff':
    case 'trade':
    case 'treaty':
      return texts[act](partner)
    case 'trainSpies': {
      const spies = counted(fields, 'male') + counted(fields, 'female')
      return spies === 0 ? undefined : texts.trainSpies(spies)
    }
    case 'build':
    case 'buildUnblessed':
      return texts[act](textOf(fields['name']))
    case 'declare':
      return texts.declare(textOf(fields['target']))
    default:
      return undefined
  }
}

function purchase(act: string, amount: number): string | undefined {
  const what: Readonly<Record<string, (count: number) => string>> = texts.purchases
  const told = Object.hasOwn(what, act) ? what[act]?.(amount) : undefined
  return told === undefined || amount === 0 ? undefined : texts.bought(told)
}

function clause(act: string, fields: Sheet): string | undefined {
  switch (act) {
    case 'tokens':
    case 'people':
    case 'land':
      return exchange(fields, texts.clause)
    case 'payment': {
      const token = GOODS.find((name) => name === fields['token'])
      if (token === undefined) return undefined
      const goods = texts.goods[token](counted(fields, 'amount'))
      return texts.payment(textOf(fields['payer']), goods, counted(fields, 'first'), counted(fields, 'rounds'))
    }
    case 'agents': {
      const owners = Object.keys(fields).filter((owner) => fields[owner] === true)
      return owners.length === 0 ? undefined : texts.agents(owners)
    }
    case 'text':
      return texts.words(textOf(fields['text']))
    default:
      return undefined
  }
}

/** What is above 0 goes to the other side, what is below comes from them. */
function exchange(sheet: Sheet, tell: (goods: string) => string): string | undefined {
  const goods = (sign: number): readonly string[] =>
    GOODS.filter((name) => counted(sheet, name) * sign > 0).map((name) => texts.goods[name](counted(sheet, name) * sign))
  const [given, asked] = [goods(1), goods(-1)]
  const parts = [...(given.length > 0 ? [texts.given(given)] : []), ...(asked.length > 0 ? [texts.askedFor(asked)] : [])]
  return parts.length === 0 ? undefined : tell(parts.join(', '))
}

function counted(sheet: Sheet, field: string): number {
  const value = sheet[field]
  return typeof value === 'number' ? value : 0
}

function known(sentences: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(sentences, id) ? sentences[id] : undefined
}
