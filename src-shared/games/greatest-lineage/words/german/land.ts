import type { Figure } from '../../../../kernel/world/rule.ts'
import type { LAND_WORDS } from '../english/land.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { listed } from '../../../../language/numbers.ts'
import { figure } from '../../../../language/figures.ts'
import { der, Die } from './names.ts'
import { gebiete, gebieten, leute, zahl } from './nouns.ts'

/** Texts of phase 5, and of land that is gained or lost in any phase, in German. */
export const LAND_DE: TranslationOf<typeof LAND_WORDS> = {
  'act.conflict': () => 'Krieg und Land: Was soll geschehen?',
  'act.conflict.hint': ({ people, territories, blank, raids }) =>
    `${leute(people)} (ohne Krieger) auf ${gebieten(territories)}; ${figure(blank)} auf dem Brett ${zahl(blank, 'ist', 'sind')} frei.${raids === undefined ? '' : ' Ein Raubzug kommt vor dem Land: Ist erst Land genommen, gibt es in diesem Zug keinen mehr.'}`,
  'act.conflict.claim': ({ max }) => `Freies Land nehmen, ohne Kosten (bis zu ${figure(max)})`,
  'act.conflict.claim.hint': () => 'Für jedes Gebiet, das du danach hast, müssen 20 Leute da sein, ohne Krieger.',
  'act.conflict.done': () => 'Nichts weiter in diesem Zug',
  'field.landCount': ({ max }) => `Gebiete (bis zu ${figure(max)})`,
  'field.landOfTribe': () => 'Von welchem Stamm',
  'option.tribeLand': ({ tribe, territories }) => `${Die(tribe)}, ${gebiete(territories)}`,
  'field.landName': () => 'Name auf dem Brett, wenn es einen haben soll (mehrere mit Komma)',

  'choose.lostLand': ({ left }) =>
    left === 1 ? 'Ein Gebiet geht verloren: welches?' : `${figure(left)} Gebiete gehen verloren: Welches zuerst?`,
  'choose.lostLand.hint': () => 'Es wird frei; sein Plättchen kommt vom Brett.',
  'choose.wonLand': ({ owner, left }) =>
    left === 1 ? `Ein Gebiet ${der(owner)} fällt dir zu: welches?` : `${figure(left)} Gebiete ${der(owner)} fallen dir zu: Welches zuerst?`,
  'choose.wonLand.hint': () => 'Die Plättchen auf dem Brett werden getauscht.',
  'option.namedLand': ({ name }) => figure(name),
  'option.unnamedLand': ({ territories }) =>
    territories === 1 ? 'Das Gebiet ohne Namen' : `Ein Gebiet ohne Namen (es gibt ${figure(territories)})`,

  'field.lands': ({ most }) => `Gebiete auf der Karte (${figure(most)})`,
  'option.place': ({ name }) => figure(name),
  'fill.land.gain': ({ territories }) =>
    territories === 1 ? 'Welches Gebiet kommt hinzu?' : `Welche ${figure(territories)} Gebiete kommen hinzu?`,
  'fill.land.gain.hint': () => 'Die Karte zeigt, was nahe genug liegt.',
  'fill.land.lose': ({ territories }) =>
    territories === 1 ? 'Welches Gebiet wird aufgegeben?' : `Welche ${figure(territories)} Gebiete werden aufgegeben?`,
  'fill.land.lose.hint': () => 'Es wird frei, oder geht an den, dem es versprochen ist.',
  'fill.land.take': ({ owner, territories }) =>
    territories === 1
      ? `Welches Gebiet ${der(owner)} kommt herüber?`
      : `Welche ${figure(territories)} Gebiete ${der(owner)} kommen herüber?`,
  'fill.land.take.hint': () => 'Wer das Land bekommt, zeigt es.',
  'fill.land.spread': ({ owner, territories }) => `${Die(owner)} breiten sich über ${gebiete(territories)} aus: welche?`,
  'fill.land.spread.hint': () => 'Land, das an ihres grenzt, oder an anderes, das gezeigt wird.',
  'fill.land.recede': ({ owner, territories }) => `${Die(owner)} geben ${gebiete(territories)} auf: welche?`,
  'fill.land.recede.hint': () => 'Es wird frei.',
  'fill.seats': ({ settlements }) => (settlements === 1 ? 'Wo steht die Siedlung von nun an?' : 'Wo stehen die Siedlungen von nun an?'),
  'fill.seats.hint': () => 'Ab dem vierten Zeitalter wandern Siedlungen nicht mehr. Wer das Gebiet nimmt, nimmt die Siedlung.',
  'field.seats': ({ settlements }) => `Ihre Gebiete (${figure(settlements)})`,

  'line.mapLaid': ({ territories }) => `Die Kampagne hat nun eine Karte mit ${gebieten(territories)}.`,
  'line.mapPainted': ({ holders, names, ground, rivers = 0, seats }) =>
    `Die Karte ist geändert: ${painted(holders, names, ground, rivers, seats)}.`,
  'line.land.gained': ({ territories, names, balance }) =>
    `${gebiete(territories)} gewonnen${called(names)}, nun ${figure(balance)} in Besitz.`,
  'line.land.lost': ({ territories, names, balance }) =>
    `${gebiete(territories)} verloren${called(names)}, nun ${figure(balance)} in Besitz.`,

  'figure.territories': () => 'Gebiete',
  'figure.blank': () => 'frei auf dem Brett',
  'figure.left': () => 'noch übrig',
}

function called(names: Figure): string {
  return names === '' || names === undefined ? '' : ` (${figure(names)})`
}

function painted(holders: Figure, names: Figure, ground: Figure, rivers: Figure, seats: Figure): string {
  const some = (of: Figure, one: string, many: string): string[] => (Number(of) > 0 ? [`${figure(of)} ${zahl(of, one, many)}`] : [])
  return listed([
    ...some(holders, 'Gebiet wechselt den Besitzer', 'Gebiete wechseln den Besitzer'),
    ...some(names, 'Name', 'Namen'),
    ...some(ground, 'Gelände', 'Gelände'),
    ...some(rivers, 'Flusslauf', 'Flussläufe'),
    ...some(seats, 'Sitz einer Siedlung', 'Sitze von Siedlungen'),
  ])
}
