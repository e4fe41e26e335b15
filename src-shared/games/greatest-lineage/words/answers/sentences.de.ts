import type { Texts } from '../../../../language/catalogue.ts'
import { figure } from '../../../../language/figures.ts'
import { listed, plural } from '../../../../language/numbers.ts'
import { akk, den, die } from '../../../playing.ts'
import type { EN } from './sentences.en.ts'

const territories = (count: number): string => `${figure(count)} ${plural(count, 'Gebiet', 'Gebiete')}`
const are = (count: number): string => plural(count, 'wird', 'werden')
const to = (partner: string): string => (partner === '' ? 'es ' : `${den(partner)} `)

export const DE: Texts<typeof EN> = {
  options: {
    'raidAnswer/fight': 'Gegen die Räuber wird gekämpft.',
    'raidAnswer/leave': 'Die Räuber dürfen ziehen.',
    'treatyAnswer/accept': 'Der Vertrag wird angenommen.',
    'treatyAnswer/refuse': 'Der Vertrag wird abgelehnt.',
    'treatyAnswer/counter': 'Der Vertrag soll geändert werden.',
    'tradeAnswer/accept': 'Der Handel wird angenommen.',
    'tradeAnswer/refuse': 'Der Handel wird abgelehnt.',
    'allianceAnswer/accept': 'Das Bündnis wird angenommen.',
    'allianceAnswer/refuse': 'Das Bündnis wird abgelehnt.',
    'cancelAnswer/accept': 'Dem Ende des Bündnisses wird zugestimmt.',
    'cancelAnswer/refuse': 'Das Ende des Bündnisses wird abgelehnt.',
    'callOff/callOff': 'Die Schlacht wird abgesagt.',
    'callOff/fight': 'Die Schlacht wird geschlagen.',
    'demandAnswer/accept': 'Die Forderungen werden erfüllt.',
    'demandAnswer/refuse': 'Die Forderungen werden abgelehnt.',
    'plot/aid': 'Der Anschlag wird unterstützt.',
    'plot/ignore': 'Der Anschlag wird nicht beachtet.',
    'advance/advance': 'Das nächste Zeitalter wird ausgerufen.',
    'advance/wait': 'Das nächste Zeitalter wartet.',
    'eventLand/unowned': 'Das Land des Ereignisses gehört niemandem.',
  },
  acts: {
    'treaty/offer': 'Der Vertrag wird angeboten.',
    'treaty/done': 'Der Vertrag wird nicht angeboten.',
    'treaty/war': 'Klausel: Der Krieg zwischen den beiden endet.',
    'treaty/alliance': 'Klausel: Die beiden verbünden sich.',
    'treaty/release': 'Klausel: Erobertes Land geht zurück.',
    'treaty/remove': 'Eine Klausel wird aus dem Vertrag gestrichen.',
    'council/openWar': 'Ein Krieg wird eröffnet.',
    'booklet/releaseSpies': 'Die Ausbildung von Spionen endet.',
    'booklet/releaseAssassin': 'Die Ausbildung eines Attentäters endet.',
    'booklet/recall': 'Ein Agent wird zurückgerufen.',
    'booklet/dropWar': 'Ein Krieg wird aus dem Heft gestrichen.',
    tribute: 'Der Tribut wird gezahlt.',
  },
  mothers: (count) =>
    count === 0 ? 'keine Frau wünscht sich ein Kind' : `${figure(count)} ${plural(count, 'Frau wünscht', 'Frauen wünschen')} sich ein Kind`,
  royalChild: 'das Herrscherhaus wünscht sich ein Kind',
  wed: 'das Oberhaupt soll heiraten',
  heirs: (count) => `${figure(count)} ${plural(count, 'Erbe kommt', 'Erben kommen')} dazu`,
  claim: (count) => `${territories(count)} freies Land ${are(count)} genommen.`,
  raid: (target, raiders) => `${figure(raiders)} Räuber ${plural(raiders, 'zieht', 'ziehen')} gegen ${akk(target)} aus.`,
  ally: (partner) => `${to(partner)}wird ein Bündnis vorgeschlagen.`,
  cancelAlliance: (partner) => `${to(partner)}wird das Ende des Bündnisses vorgeschlagen.`,
  callOff: (partner) => `${to(partner)}wird vorgeschlagen, nicht zu kämpfen.`,
  trade: (partner) => `${to(partner)}wird ein Handel vorgeschlagen.`,
  treaty: (partner) => `Ein Vertrag${partner === '' ? '' : ` mit ${den(partner)}`} wird aufgesetzt.`,
  declare: (target) => `Ein Krieg gegen ${akk(target)} wird ins Heft geschrieben.`,
  bought: (what) => `Punkte werden ausgegeben für ${what}.`,
  purchases: {
    people: (count) => `${figure(count)} ${plural(count, 'Person', 'Leute')}`,
    culture: (count) => `${figure(count)} Kultur`,
    technology: (count) => `${figure(count)} Technik`,
    militaryTechnology: (count) => `${figure(count)} Kriegstechnik`,
    territory: territories,
    tribeTerritory: (count) => `${territories(count)} eines Stamms`,
    occupiedTerritory: (count) => `${figure(count)} ${plural(count, 'besetztes Gebiet', 'besetzte Gebiete')}`,
    rulerCulture: (count) => `${figure(count)} Kultur des Oberhaupts`,
    rulerTerritory: (count) => `${figure(count)} für Land durch das Oberhaupt`,
    rulerMilitary: (count) => `${figure(count)} Kriegsbonus des Oberhaupts`,
  },
  goods: {
    food: (count) => `${figure(count)} Nahrung`,
    wood: (count) => `${figure(count)} Holz`,
    stone: (count) => `${figure(count)} Stein`,
    metal: (count) => `${figure(count)} Metall`,
    wealth: (count) => `${figure(count)} Reichtum`,
    males: (count) => `${figure(count)} ${plural(count, 'Mann', 'Männer')}`,
    females: (count) => `${figure(count)} ${plural(count, 'Frau', 'Frauen')}`,
    territories,
  },
  offer: (goods) => `Angeboten: ${goods}.`,
  clause: (goods) => `Klausel: ${goods}.`,
  given: (goods) => `${listed(goods)} gegeben`,
  askedFor: (goods) => `${listed(goods)} verlangt`,
  payment: (payer, goods, first, rounds) =>
    `Klausel: ${die(payer)} zahlen je Runde ${goods}, ${figure(rounds)} ${plural(rounds, 'Runde', 'Runden')} lang ab Runde ${figure(first)}.`,
  agents: (owners) => `Klausel: Agenten werden zurückgerufen (${listed(owners.map((owner) => die(owner)))}).`,
  words: (text) => `Klausel: „${text}“`,
}
