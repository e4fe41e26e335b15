import { isSeed } from '../chance/dice.ts'
import type { Effect } from '../world/effect.ts'
import type { Entry } from './journal.ts'

/**
 * Whether a line of a file, its chain checked, is an entry as this version writes them. By hand, since long campaigns have tens of
 * thousands: whatever passes can be folded without a fault. What a ruleset keeps in set-up, answers and records is its own affair.
 */
export function isEntry(value: Shaped): value is Shaped & Entry {
  if (!isOptional(value['key'], isText)) return false
  switch (value['kind']) {
    case 'setup':
      return (
        value['seq'] === 0 &&
        isSeed(value['seed']) &&
        isOptional(value['dice'], isPreference) &&
        value['setup'] !== undefined &&
        areEffects(value['effects'])
      )
    case 'answer':
      return (
        isText(value['request']) &&
        isOptional(value['occurrence'], isWhole) &&
        isAnswer(value['answer']) &&
        [value['asked'], value['wording'], value['by']].every((text) => isOptional(text, isText)) &&
        isOptional(value['see'], isAudience) &&
        isOptional(value['effects'], areEffects)
      )
    case 'correction':
      return isText(value['reason']) && isListOf(value['changes'], isChange) && areEffects(value['effects'])
    case 'ruling':
      return isText(value['reason']) && isDecisions(value['decided']) && areEffects(value['effects'])
    case 'decree':
      return isText(value['reason']) && value['decree'] !== undefined && areEffects(value['effects'])
    case 'retraction':
      return isBetween(value['from'], 1, value['seq']) && isOptional(value['reason'], isText)
    case 'restart':
      return isText(value['reason']) && areEffects(value['effects'])
    case 'reseed':
      return isSeed(value['seed']) && isOptional(value['shares'], isShares) && isOptional(value['withheld'], areTexts)
    case 'note':
      return isText(value['text'])
    case 'title':
      return isText(value['title'])
    case 'standIn':
      return isText(value['seat']) && isText(value['by'])
    case 'naming':
      return isObject(value['names']) && Object.values(value['names']).every(isText)
    default:
      return false
  }
}

type Shaped = Readonly<Record<string, unknown>>

function areEffects(value: unknown): value is readonly Effect[] {
  return isListOf(value, isEffect)
}

function isEffect(value: unknown): boolean {
  if (!isObject(value)) return false
  if (value['kind'] === 'checkpoint') return isCursor(value['cursor'])
  if (!isText(value['rule']) || !isOptional(value['see'], isAudience)) return false
  switch (value['kind']) {
    case 'posting':
      return (
        isText(value['owner']) &&
        isText(value['account']) &&
        isWhole(value['delta']) &&
        isOptional(value['about'], isAbout) &&
        isOptional(value['figures'], isObject)
      )
    case 'record':
      return isText(value['collection']) && isText(value['id']) && value['value'] !== undefined && isOptional(value['shape'], isWhole)
    case 'drop':
      return isText(value['collection']) && isText(value['id'])
    case 'line':
      return (
        isText(value['wording']) &&
        isOptional(value['seat'], isText) &&
        isOptional(value['about'], isAbout) &&
        isOptional(value['figures'], isObject)
      )
    case 'dice':
      return (
        isText(value['request']) &&
        isOptional(value['occurrence'], isWhole) &&
        isText(value['seat']) &&
        isWhole(value['faces']) &&
        isObject(value['rolled']) &&
        isText(value['wording']) &&
        isOptional(value['figures'], isObject)
      )
    case 'cards':
      return (
        isText(value['request']) &&
        isOptional(value['occurrence'], isWhole) &&
        isText(value['seat']) &&
        Array.isArray(value['cards']) &&
        value['cards'].every(isText) &&
        isText(value['wording']) &&
        isOptional(value['figures'], isObject)
      )
    default:
      return false
  }
}

function isCursor(value: unknown): boolean {
  return (
    isObject(value) &&
    isWhole(value['turn']) &&
    isText(value['seat']) &&
    isWhole(value['phase']) &&
    isOptional(value['actor'], isText) &&
    isOptional(value['step'], isWhole) &&
    isOptional(value['pass'], isWhole)
  )
}

function isChange(value: unknown): boolean {
  if (!isObject(value)) return false
  if ('cursor' in value) return isCursor(value['cursor'])
  if ('collection' in value) return isText(value['collection']) && isText(value['id']) && value['to'] !== undefined
  return isText(value['owner']) && isText(value['account']) && isWhole(value['to'])
}

function isDecisions(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((decided) => ['string', 'number', 'boolean'].includes(typeof decided))
}

function areTexts(value: unknown): boolean {
  return isListOf(value, isText)
}

function isShares(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isSeed)
}

function isAudience(value: unknown): boolean {
  if (isObject(value)) return isListOf(value['only'], isText)
  return value === 'all' || value === 'gm' || isListOf(value, isText)
}

function isAbout(value: unknown): boolean {
  return isText(value) || isListOf(value, isText)
}

function isPreference(value: unknown): boolean {
  return value === 'app' || value === 'typed'
}

function isAnswer(value: unknown): boolean {
  return isText(value) || isObject(value)
}

function isOptional(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === undefined || check(value)
}

function isListOf(value: unknown, check: (value: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(check)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isBetween(value: unknown, from: number, below: unknown): boolean {
  return isWhole(value) && isWhole(below) && value >= from && value < below
}

function isObject(value: unknown): value is Shaped {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
