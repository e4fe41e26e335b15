import { pickField, textField, type Field, type Sheet } from '../../kernel/forms/field.ts'
import { textOf } from '../../kernel/forms/form.ts'
import type { Problem } from '../../kernel/problem.ts'
import type { Json, SeatId } from '../../kernel/world/rule.ts'
import { translated } from '../../language/catalogue.ts'
import type { SetupChoices, SetupFace, SetupNote } from '../setup/setupFace.ts'
import { tellProblem } from '../text/telling.ts'
import { PLAYER_ACCENTS } from './about.ts'
import { countArmy, type Army } from './rules/army.ts'
import { HOSTS, isHost, type Host } from './rules/records.ts'
import { held } from './rules/rulings/ruled.ts'
import { SAMPLE_ARMIES } from './rules/sample.ts'
import { readArmy } from './rules/setup.ts'
import { WORDS } from './words/say.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'

/** Texts of the sheet that hold the file of each army; empty for the sample. */
export const ARMY_FIELDS = { redHost: 'redArmy', blueHost: 'blueArmy' } as const satisfies Readonly<Record<Host, string>>
/** With them, where a file was made in the workshop: its document. Not asked, and not sent. */
export const ARMY_MADE = { redHost: 'redArmyMade', blueHost: 'blueArmyMade' } as const satisfies Readonly<Record<Host, string>>
/** With them: the text is to be given here. Not asked, and not sent. */
export const ARMY_GIVEN = { redHost: 'redArmyGiven', blueHost: 'blueArmyGiven' } as const satisfies Readonly<Record<Host, string>>
/** The longest file of an army, in characters. */
const LONGEST = 40_000

const TEXTS = translated({
  en: {
    hint: 'Who defends, and has the first bound, is diced for before it begins.',
    scenario: 'The scenario says who defends and has the first bound.',
    army: (host: string) => `Army of the ${host} host`,
    count: (ap: number, cheap: number, elements: number) => `${ap} AP in ${elements} elements, ${cheap} AP of them in cheap ones`,
    wrong: 'It cannot take the field yet.',
    wrongText: 'Each line says what to do about it.',
    right: 'It can take the field.',
  },
  de: {
    hint: 'Wer verteidigt und den ersten Zug hat, wird zu Beginn ausgewürfelt.',
    scenario: 'Das Szenario sagt, wer verteidigt und den ersten Zug hat.',
    army: (host: string) => `Armee, ${host}`,
    count: (ap: number, cheap: number, elements: number) => `${ap} AP in ${elements} Elementen, davon ${cheap} AP in billigen`,
    wrong: 'So kann sie noch nicht ins Feld.',
    wrongText: 'Jede Zeile sagt, was zu tun ist.',
    right: 'Sie kann ins Feld.',
  },
})

export const SETUP: SetupFace = {
  seats: HOSTS.map((id) => ({ id, accent: PLAYER_ACCENTS[id] })),
  leftOut: () => [],
  seatFields: () => [],
  fields: ({ houseRules, sheet }) => [
    ...HOSTS.filter((host) => isGiven(sheet, host)).map(armyField),
    ...(houseRules['setup'] === 'scenario' ? [defenderField()] : []),
  ],
  notes,
  summary: (choices) => HOSTS.map((host) => ({ title: armyTitle(host), value: armyText(choices, host) })),
  hint: () => TEXTS.hint,
  raw,
}

/** Whether an army is given as the text of its file, here. */
function isGiven(sheet: Sheet, host: Host): boolean {
  return sheet[ARMY_GIVEN[host]] === true
}

function armyField(host: Host): Field {
  return textField(ARMY_FIELDS[host], { wording: `setup.file.${host}`, maxLength: LONGEST, lines: true, preset: '' })
}

function defenderField(): Field {
  return pickField('defender', {
    ...{ wording: 'setup.defender', preset: 'redHost', rule: 'HQ-SEQ-5' },
    options: HOSTS.map((id) => ({ id, wording: `seat.${id}` })),
  })
}

/** The army that was chosen for a host, as far as it can be read, with what is wrong about it. */
function armyIn(
  { sheet, houseRules }: Pick<SetupChoices, 'sheet' | 'houseRules'>,
  host: Host,
): { readonly army: Army; readonly problems: readonly Problem[] } {
  const wanted = held(houseRules, 'army_ap')
  const written = given(sheet, host)
  if (written !== null) return readArmy(written, wanted)
  const { name, elements } = SAMPLE_ARMIES[host]
  return readArmy({ name: WORDS.say(name), elements }, wanted)
}

/** What the text of a host holds; the text itself where it is no JSON, so that it is refused; null for the sample. */
function given(sheet: Sheet, host: Host): Json {
  const text = textOf(sheet[ARMY_FIELDS[host]])
  if (text.trim() === '') return null
  try {
    return parseOutside(text) as Json
  } catch {
    return text
  }
}

function armyTitle(host: Host): string {
  return TEXTS.army(WORDS.say(`host.${host}`))
}

function armyText(choices: SetupChoices, host: Host): string {
  const { name, elements } = armyIn(choices, host).army
  const { ap, cheap } = countArmy(elements)
  const comes = TEXTS.count(ap, cheap, elements.length)
  return name === '' ? comes : `${name}: ${comes}`
}

/** What the text of an army comes to, and what it has against it; of others only what is wrong. */
function notes(choices: SetupChoices): readonly SetupNote[] {
  return HOSTS.flatMap((host) => {
    const { problems } = armyIn(choices, host)
    const note = { behind: isGiven(choices.sheet, host) ? ARMY_FIELDS[host] : '', title: armyTitle(host) }
    if (problems.length > 0)
      return [{ ...note, lead: TEXTS.wrong, text: TEXTS.wrongText, lines: problems.map((one) => `${one.field}: ${tellProblem(one)}`) }]
    return isGiven(choices.sheet, host) ? [{ ...note, lead: TEXTS.right, text: armyText(choices, host) }] : []
  })
}

function raw(choices: SetupChoices): { readonly [key: string]: Json } {
  const { names, sheet, houseRules } = choices
  const player = (host: Host): Json => {
    const { name, elements } = armyIn(choices, host).army
    return { name: names[host] ?? '', army: name, elements: elements as unknown as Json }
  }
  const defender = houseRules['setup'] === 'scenario' ? { defender: defenderIn(sheet) } : {}
  return { players: { redHost: player('redHost'), blueHost: player('blueHost') }, houseRules, ...defender }
}

function defenderIn(sheet: Sheet): SeatId {
  const named = textOf(sheet['defender'])
  return isHost(named) ? named : 'redHost'
}
