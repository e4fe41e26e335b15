import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import type { ROYALTY_WORDS } from '../english/royalty.ts'
import { capital } from '../../../../language/grammar.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { prozent } from './nouns.ts'
import { bySex, child, person, kinAmong } from './persons.ts'
import { royalName } from '../named.ts'

/** Texts of the royal house, in German. */
export const ROYALTY_DE: TranslationOf<typeof ROYALTY_WORDS> = {
  'field.royalChild': ({ chance, children }) =>
    `Um ein Kind im Herrscherhaus würfeln (Chance ${prozent(chance)}${children === 4 ? '; es nähme den Platz eines der vier ein' : ''})`,
  'field.wed': (price) => `Eine Hochzeit im Herrscherhaus ausrichten (${tokens(price)})`,
  'field.heirsMale': (price) => `Männliche Erben von außerhalb der Familie benennen (${eachFor(price)})`,
  'field.heirsFemale': (price) => `Erbinnen von außerhalb der Familie benennen (${eachFor(price)})`,
  'limit.houseFood': () => 'Die Nahrung im Vorrat muss für die Hochzeit und alle Erben reichen.',
  'limit.houseWealth': () => 'Der Reichtum im Vorrat muss für die Hochzeit und alle Erben reichen.',
  'limit.heirs': () => 'Ein Haus hat höchstens drei benannte Erben, die erwarteten mitgezählt.',

  'roll.royalChild': ({ chance }) => `Ein Kind im Herrscherhaus: ${figure(chance)} oder weniger`,
  'roll.royalSex': ({ chance }) => `Im Herrscherhaus ist ein Kind geboren: ein Sohn bei ${figure(chance)} oder weniger`,
  'roll.royalMother': ({ role, chance }) =>
    `Die Geburt ist misslungen: ${capital(person(role, 'female').nominative)} stirbt bei ${figure(chance)} oder weniger`,
  'roll.heirsChildren': ({ children }) =>
    children === 1
      ? 'Das Kind des neuen Oberhaupts: ein Sohn bei 50 oder weniger'
      : 'Die Kinder des neuen Oberhaupts: je ein Sohn bei 50 oder weniger',
  'roll.heirsChildren.hint': () => 'Jedes neue Oberhaupt eines Herrscherhauses beginnt mit Kindern; für jedes ein Würfel.',
  'outcome.royalChild': () => 'Ein Kind ist geboren',
  'outcome.noRoyalChild': () => 'Kein Kind',
  'outcome.son': () => 'Sohn',
  'outcome.daughter': () => 'Tochter',
  'outcome.royalMotherDies': () => 'Sie stirbt',
  'outcome.royalMotherLives': () => 'Sie lebt',

  'choose.royalRoom': ({ sex }) => `Das Haus hat schon vier Kinder: Wer macht ${bySex(sex, 'dem neuen Sohn', 'der neuen Tochter')} Platz?`,
  'choose.royalRoom.hint': () => 'Wer aus der Erbfolge genommen wird, lebt weiter, gehört aber nicht mehr zum Haus.',
  'option.declineChild': ({ sex }) => `Niemand: ${bySex(sex, 'Der neue Sohn', 'Die neue Tochter')} bleibt außerhalb der Erbfolge`,
  'option.outOfLine': (royal) => `${relationOf(royal)}, wird aus der Erbfolge genommen`,
  'choose.heir': () => 'Der Thron ist leer: Wer folgt?',
  'choose.heir.hint': () => 'Wer vom Geschlecht des Verstorbenen ist, behält dessen Werte; das andere Geschlecht beginnt neu.',
  'option.heir': (royal) =>
    `${relationOf(royal)}: Kultur ${signed(royal['culture'])}, Krieg ${signed(royal['military'])}${royal['territory'] === 0 ? '' : `, Land ${signed(royal['territory'])}`}`,

  'line.rulerDiesOfAge': ({ sex, reigned, about }) =>
    `${named({ about }, bySex(sex, 'Der König', 'Die Königin'))} stirbt nach ${count(reigned, 'Runde', 'Runden')} auf dem Thron an Altersschwäche.`,
  'line.royalMotherDies': ({ role, about }) => `${named({ about }, capital(person(role, 'female').nominative))} stirbt im Kindbett.`,
  'line.spouseFollows': ({ sex, about }) =>
    `${named({ about }, bySex(sex, 'Der Gemahl', 'Die Gemahlin'))} folgt ${bySex(sex, 'ihr', 'ihm')} in den Tod.`,
  'line.weddingOff': () => 'Der Thron ist verwaist, und die Hochzeit fällt aus; was dafür bezahlt wurde, ist verloren.',
  'line.accession': ({ role, sex, culture, military, about }) =>
    `${named({ about }, capital(person(role, sex).anybody))} besteigt den Thron, mit Kultur ${signed(culture)} und Krieg ${signed(military)}.`,
  'line.siblingsLeave': ({ siblings }) =>
    siblings === 1 ? 'Ein Bruder oder eine Schwester verlässt das Haus.' : `${figure(siblings)} Geschwister verlassen das Haus.`,
  'line.heirsChildren': ({ sons, daughters }) => `Das neue Oberhaupt des Herrscherhauses hat ${family(sons, daughters)}.`,
  'line.weddingPaid': () => 'Eine Hochzeit ist ausgerichtet; im nächsten Zug wird sie gefeiert.',
  'line.spouseArrives': ({ sex, about }) =>
    `Hochzeit im Herrscherhaus: ${named({ about }, bySex(sex, 'Ein Gemahl', 'Eine Gemahlin'))} zieht ein.`,
  'line.heirsNamed': ({ heirs, sex }) =>
    heirs === 1
      ? `${bySex(sex, 'Ein Erbe', 'Eine Erbin')} ist benannt und stößt im nächsten Zug zum Haus.`
      : `${figure(heirs)} ${bySex(sex, 'Erben', 'Erbinnen')} sind benannt und stoßen im nächsten Zug zum Haus.`,
  'line.heirArrives': ({ sex, about }) => `${named({ about }, bySex(sex, 'Ein benannter Erbe', 'Eine benannte Erbin'))} stößt zum Haus.`,
  'line.royalChild': ({ sex, about }) => {
    const name = royalName({ about })
    return `Im Herrscherhaus ist ${bySex(sex, 'ein Sohn', 'eine Tochter')} geboren${name === undefined ? '' : `: ${name}`}.`
  },
  'line.noRoyalChild': () => 'Im Herrscherhaus kommt kein Kind zur Welt.',
  'line.royalChildDeclined': ({ sex }) =>
    `Im Herrscherhaus ist ${bySex(sex, 'ein Sohn geboren; er', 'eine Tochter geboren; sie')} bleibt außerhalb der Erbfolge.`,
  'line.outOfLine': ({ sex, about }) =>
    `${named({ about }, `${bySex(sex, 'Ein Sohn', 'Eine Tochter')} des Hauses`)} wird aus der Erbfolge genommen.`,

  'part.ruler': () => 'Herrscher(in)',
  'part.spouse': () => 'Gemahl(in)',
  'part.child': ({ sex }) => child(sex),
  'figure.children': () => 'Kinder',
  'figure.candidates': () => 'zur Wahl',
  'figure.sex': () => 'Geschlecht',
  'figure.role': () => 'im Haus',
  'figure.max': () => 'höchstens',
}

/** The name, else what the royal is. */
function named(royal: Partial<Figures>, otherwise: string): string {
  return royalName(royal) ?? otherwise
}

/** "Ingrid (Tochter, geboren in Runde 6)"; without a name what the royal is. */
function relationOf(royal: Figures): string {
  const name = royalName(royal)
  return name === undefined ? relation(royal) : `${name} (${relation({ ...royal, alike: 1 })})`
}

/** "Zweite Tochter, geboren in Runde 6". */
function relation(royal: Figures): string {
  const since = figure(royal['since'])
  return `${kinAmong(royal)}, ${royal['role'] === 'heir' ? `seit Runde ${since} im Haus` : `geboren in Runde ${since}`}`
}

function tokens({ food, wealth }: Figures): string {
  const price = [food === 0 ? '' : `${figure(food)} Nahrung`, wealth === 0 ? '' : `${figure(wealth)} Reichtum`].filter(
    (part) => part !== '',
  )
  return price.length === 0 ? 'kostet nichts' : price.join(' und ')
}

function eachFor(price: Figures): string {
  return price['food'] === 0 && price['wealth'] === 0 ? 'kostet nichts' : `je ${tokens(price)}`
}

/** "einen Sohn und 2 Töchter". */
function family(sons: Figure, daughters: Figure): string {
  return listed([
    ...(sons === 0 ? [] : [sons === 1 ? 'einen Sohn' : `${figure(sons)} Söhne`]),
    ...(daughters === 0 ? [] : [daughters === 1 ? 'eine Tochter' : `${figure(daughters)} Töchter`]),
  ])
}
