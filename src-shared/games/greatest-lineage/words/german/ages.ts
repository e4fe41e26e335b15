import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { TOKENS } from '../../rules/accounts.ts'
import type { AGES_WORDS } from '../english/ages.ts'
import type { TranslationOf, Wordings } from '../../../../language/wordings.ts'
import { figure } from '../../../../language/figures.ts'
import { GENERAL_DE } from './general.ts'
import { gebiete, ware, waren, zahl, zuege } from './nouns.ts'

const NAMES: Wordings = GENERAL_DE

/** Texts of phase 9, in German. */
export const AGES_DE: TranslationOf<typeof AGES_WORDS> = {
  'choose.advance': ({ age }) => `Die ${ageName(age)} ist erreichbar: ausrufen?`,
  'choose.advance.hint': ({ turnsLeft, brings, ...cost }) =>
    `Das kostet ${costOf(cost)}${brings === undefined ? '' : `; schon einmal erreicht, bringt sie ${brings === 'prestige' ? 'nur noch 10 Prestige' : 'nichts mehr'}`}.${putOff(turnsLeft)}`,
  'option.advance': ({ age }) => `Die ${ageName(age)} jetzt ausrufen`,
  'option.wait': ({ turnsLeft }) =>
    turnsLeft === undefined ? 'Warten' : turnsLeft === 0 ? 'Die Gelegenheit verstreichen lassen' : `Warten (noch ${zuege(turnsLeft)})`,
  'fill.ageLand': ({ territories }) => `Das neue Zeitalter bringt ${gebiete(territories)}: Wessen Land ist es?`,
  'fill.ageLand.hint': ({ blank, guarded }) =>
    `Neben eigenem Land, nach deiner Wahl. ${figure(blank)} auf dem Brett ${zahl(blank, 'ist', 'sind')} frei, Stämme halten ${figure(guarded)}; was nicht Stämmen genommen wird, ist freies Land.`,
  'field.landFromTribes': ({ max }) => `Gebiete von Stämmen (bis zu ${figure(max)})`,

  'line.ageInReach': ({ age }) => `Alles ist da, was die ${ageName(age)} verlangt.`,
  'line.ageOutOfReach': ({ age }) => `Die ${ageName(age)} ist wieder außer Reichweite.`,
  'line.ageForced': ({ age }) => `Die ${ageName(age)} ist lange genug aufgeschoben und beginnt von selbst.`,
  'line.ageLapsed': ({ age }) => `Die Gelegenheit zur ${ageNameDative(age)} ist vorbei, bis aufs Neue alles da ist, was sie verlangt.`,
  'line.ageBegins': ({ age }) => `Die ${ageName(age)} beginnt.`,
  'line.ageUnheld': ({ account, have, need, age }) =>
    `Die ${ageName(age)} ist nicht zu halten: Sie braucht ${figure(need)} ${ware(account)}, vorhanden ${zahl(have, 'ist', 'sind')} ${figure(have)}.`,
  'line.ageLost': ({ age, before, prestige }) =>
    `Rückfall von der ${ageNameDative(before)} in die ${ageName(age)}; ${figure(prestige)} Prestige verloren.`,
  'line.birthChance': ({ chance }) => `Von nun an bekommt eine Frau ein Kind bei ${figure(chance)} oder weniger.`,

  'gift.nothing': () => 'nichts',
  'figure.age': () => 'Zeitalter',
  'figure.gain': () => 'Zuwachs an Technik und Leuten',
  'figure.turnsLeft': () => 'Züge Bedenkzeit',
  'figure.guarded': () => 'von Stämmen gehalten',
  'figure.wood': () => 'Holz',
}

/** "Frühe Humanoidenzeit": all ages are feminine in German. */
function ageName(age: Figure): string {
  return NAMES[`age.${figure(age)}`]?.({}) ?? `Zeit ${figure(age)}`
}

/** "Frühen Humanoidenzeit", after "der". */
function ageNameDative(age: Figure): string {
  return ageName(age).replace(/e (?=Humanoidenzeit)/, 'en ')
}

/** A sentence of its own, with a space before it; nothing where there is no limit to waiting. */
function putOff(turnsLeft: Figure): string {
  if (turnsLeft === undefined) return ''
  return turnsLeft === 0
    ? ' Noch einmal aufgeschoben, ist sie außer Reichweite, bis aufs Neue alles da ist, was sie verlangt.'
    : ` Aufschieben geht noch ${zuege(turnsLeft)} lang.`
}

/** "40 Nahrung und 45 Holz". */
function costOf(figures: Figures): string {
  return waren(TOKENS.flatMap((token) => (figures[token] === undefined ? [] : [`${token}:${String(figures[token])}`])).join(','))
}
