import type { ChronicleLine, Effect, RecordPut } from '../../../kernel/world/effect.ts'
import { effectsOf, type Entry } from '../../../kernel/journal/journal.ts'
import { ACCOUNTS, PUBLIC_ACCOUNTS } from '../rules/accounts.ts'

/** Figures that would be somebody's own affair: private accounts by their names, and what is made of them. */
const PRIVATE: ReadonlySet<string> = new Set([
  ...ACCOUNTS.filter((account) => !PUBLIC_ACCOUNTS.includes(account)),
  ...[
    'balance',
    'have',
    'need',
    'capacity',
    'people',
    'workers',
    'gatherers',
    'tokens',
    'required',
    'mothers',
    'children',
    'amount',
    'each',
  ],
  ...['chance', 'force', 'due', 'lost', 'received', 'given', 'paid', 'agreed', 'metal', 'over', 'percent', 'stores', 'land', 'ready'],
])

/**
 * Lines everybody reads that may state such a figure all the same: of battles, of royals, of land, of treaties, of kingdoms and tribes, and
 * what is printed in the timeline.
 */
const OPEN_LINES: Readonly<Record<string, RegExp>> = {
  warriors: /^line\.(mustered|armyShrinks|casualties|kingdoms\w+|tribe\w+|event\.(raised|change))$/,
  males: /^line\.(casualties|event\.(losePeople|levy)|treaty\.people)$/,
  females: /^line\.(casualties|tribe\w+|event\.(losePeople|levy)|treaty\.people)$/,
  culture: /^line\.(accession|tribe\w+|event\.(change|inherited))$/,
  technology: /^line\.event\.change$/,
  militaryTechnology: /^line\.event\.change$/,
  points: /^line\.score$/,
  balance: /^line\.(land\.(gained|lost)|landWonBack)$/,
  need: /^line\.(royalRoll|destructionRoll)$/,
  each: /^line\.(goals|warDragsOn|royalRoll)$/,
  amount: /^line\.(modifierLapsed|event\.rolls|treaty\.payment)$/,
  percent: /^line\.casualties$/,
  force: /^line\.casualties$/,
  due: /^line\.casualties$/,
  lost: /^line\.monumentTaken$/,
}

/** Records everybody sees, and of the two that had more in them once, the fields. */
const OPEN_RECORDS: Readonly<Record<string, readonly string[] | null>> = {
  game: null,
  royal: null,
  expected: null,
  settlement: null,
  shaman: null,
  rollModifier: null,
  tribe: null,
  land: null,
  happened: null,
  war: null,
  raidHistory: null,
  payment: null,
  treaty: null,
  numbering: null,
  kingdomMind: null,
  settled: null,
  alliance: ['id', 'members', 'since', 'lastDeal', 'notice'],
  civilisation: ['seat', 'player', 'alive', 'fell', 'highestAge', 'bought', 'claimed'],
  monument: ['id', 'builder', 'holder', 'settlement', 'name', 'prestige', 'started', 'due', 'stage', 'blessed'],
}

/** What everybody is shown that looks like somebody's own affair, in words for whoever reads the failed test. */
export function tooOpen(entries: readonly Entry[]): readonly string[] {
  const open = entries.flatMap(effectsOf).filter((effect) => effect.kind !== 'checkpoint' && effect.see === undefined)
  return [...new Set(open.flatMap(affairsIn))]
}

function affairsIn(effect: Effect): readonly string[] {
  if (effect.kind === 'line') return lineAffairs(effect)
  if (effect.kind === 'posting') return Object.keys(effect.figures ?? {}).flatMap((figure) => postingAffairs(effect.rule, figure))
  return effect.kind === 'record' ? recordAffairs(effect) : []
}

function lineAffairs({ wording, figures = {} }: ChronicleLine): readonly string[] {
  const stated = Object.entries(figures).filter(([name, value]) => PRIVATE.has(name) && typeof value === 'number')
  return stated.flatMap(([name]) => (OPEN_LINES[name]?.test(wording) === true ? [] : [`${wording} tells everybody ${name}`]))
}

/** Postings to what all can see: the rounds of an alliance, or the people an event gave to a kingdom, explain them. */
function postingAffairs(rule: string, figure: string): readonly string[] {
  const known = figure === 'rounds' || rule.startsWith('GL-TIME-')
  return known ? [] : [`${rule} explains to everybody ${figure}`]
}

function recordAffairs({ collection, value }: RecordPut): readonly string[] {
  const fields = OPEN_RECORDS[collection]
  if (fields === undefined) return [`everybody sees ${collection}`]
  const more = fields === null ? [] : Object.keys(value as object).filter((field) => !fields.includes(field))
  return more.map((field) => `everybody sees ${field} of ${collection}`)
}
