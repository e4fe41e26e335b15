import type { Figures } from '../../../../kernel/world/rule.ts'
import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import type { GENERAL_WORDS } from '../english/general.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { figure } from '../../../../language/figures.ts'
import { benannt, gebiete, gebieten, ware, zahl } from './nouns.ts'

/** Names that every page speaks of, in German. */
export const GENERAL_DE: TranslationOf<typeof GENERAL_WORDS> = {
  'rail.table': () => 'Die Nichtspieler ziehen',
  'head.decree': () => 'Kommende Ereignisse geändert',

  'counts.people': () => 'Leute',
  'counts.points': () => 'Punkte',
  'counts.tokens': () => 'Marken',
  'counts.land': () => 'Land',
  'counts.prestige': () => 'Prestige',
  'counts.age': () => 'Zeitalter',

  'actGroup.wars': () => 'Kriege',
  'actGroup.land': () => 'Land',
  'actGroup.raids': () => 'Raubzüge',
  'actGroup.diplomacy': () => 'Diplomatie',
  'actGroup.training': () => 'Ausbildung',
  'actGroup.missions': () => 'Aufträge',
  'actGroup.clauses': () => 'Aufnehmen',
  'actGroup.standing': () => 'Was darin steht',

  ...accounts(),
  ...seats(),
  ...phases(),

  'derived.effectiveCulture': () => 'Wirksame Kultur',
  'derived.effectiveCulture.hint': () => 'Die angesammelte Kultur und das, was das Herrscherhaus hinzufügt.',
  'derived.people': () => 'Leute insgesamt',
  'derived.people.hint': () => 'Alle, die essen und Platz brauchen.',
  'derived.peopleFree': () => 'Leute daheim',
  'derived.peopleFree.hint': () => 'Wer für Punkte, Sammler und Land zählt: alle außer den Kriegern.',
  'derived.capacity': () => 'Platz für Leute',
  'derived.capacity.hint': () => 'Wie viele Leute Land und Siedlungen bei der Vorratsprüfung tragen können.',
  'derived.tokens': () => 'Marken insgesamt',
  'derived.tokens.hint': () => 'Nahrung, Holz, Stein, Metall und Reichtum zusammen.',
  'derived.birthChance': () => 'Chance auf ein Kind',
  'derived.birthChance.hint': () => 'In Prozent, für jede Frau, die sich ein Kind wünscht.',

  'part.culture': () => 'Angesammelte Kultur',
  'part.land': ({ territories }) => `${gebiete(territories)}, Platz für je 20`,
  'part.landCulture': ({ bonus, times }) =>
    `Kultur: 5 für je volle 10 ergeben ${figure(bonus)}${times === 1 ? '' : `, auf jedem von ${gebieten(times)}`}`,
  'part.settlements': ({ settlements }) => `${figure(settlements)} ${zahl(settlements, 'Siedlung', 'Siedlungen')}`,
  'part.house': () => 'Herrscherhaus',
  'part.warriorsLeftOut': () => 'Ohne die Krieger',

  'age.1': () => 'Vorsteinzeit',
  'age.2': () => 'Steinzeit',
  'age.3': () => 'Weichmetallzeit',
  'age.4': () => 'Frühe Humanoidenzeit',
  'age.5': () => 'Mittlere Humanoidenzeit',
  'age.6': () => 'Hohe Humanoidenzeit',

  'sex.male': () => 'männlich',
  'sex.female': () => 'weiblich',
  'role.ruler': () => 'Herrscher(in)',
  'role.spouse': () => 'Gemahl(in)',
  'role.child': () => 'Kind',
  'role.heir': () => 'Erbe/Erbin',
  'race.elves': () => 'elfisch',
  'race.humans': () => 'menschlich',
  'race.dwarves': () => 'zwergisch',
  'material.copper': () => 'Kupfer',
  'material.bronze': () => 'Bronze',
  'material.iron': () => 'Eisen',

  'bot.builder': () => 'Die Baumeisterin',
  'bot.builder.hint': () => 'Sammelt, wächst, kauft Land und Kultur und errichtet Monumente; zieht für nichts in den Krieg.',
  'bot.warlike': () => 'Der Krieger',
  'bot.warlike.hint': () => 'Rüstet, raubt und beginnt Kriege, wo es etwas zu holen gibt; gibt nach, wenn er geschlagen ist.',
  'bot.schemer': () => 'Die Ränkeschmiedin',
  'bot.schemer.hint': () => 'Bildet Spione und Attentäter aus und spielt um das, was andere haben.',

  'goal.conquest': () => 'Eroberung',
  'goal.conquest.hint': () => 'Wer als Letzter übrig bleibt, gewinnt.',
  'goal.peaceful': () => 'Friedliches Spiel',
  'goal.peaceful.hint': () => 'Die Spieler greifen einander nicht an; am Ende der Zeitleiste gewinnt die höchste Wertung.',

  'outcome.success': () => 'Erfolg',
  'outcome.failure': () => 'Fehlschlag',
  'rule.TABLE-GM-1': () => 'Korrektur der Spielleitung',
  'rule.TABLE-GM-1.hint': () => 'Ein Wert, den die Spielleitung von Hand gesetzt hat; der Grund steht daneben.',
  'prose.before': ({ value }) => `vorher ${figure(value)}`,

  'line.workersLost': ({ name, workers }) =>
    `Bei ${benannt(name, 'einem Monument')} fehlen Arbeiter: ${figure(workers)} ${zahl(workers, 'ist', 'sind')} noch da.`,
}

/** Kupfer, Bronze oder Eisen, where the figures give an age. */
function metal({ age }: Figures): string {
  return ware(METAL_OF_AGE[Number(age)] ?? 'metal')
}

function accounts() {
  return {
    'group.people': () => 'Leute',
    'group.stores': () => 'Vorräte',
    'group.knowledge': () => 'Wissen',
    'group.standing': () => 'Ansehen',
    'group.land': () => 'Land',

    'account.males': () => 'Männer',
    'account.males.hint': () => 'Männer, die weder Krieger noch Spione noch Attentäter sind.',
    'account.females': () => 'Frauen',
    'account.females.hint': () => 'Frauen, die weder Spioninnen noch Attentäterinnen sind.',
    'account.warriors': () => 'Krieger',
    'account.warriors.hint': () => 'Männer im Krieg: Sie essen und brauchen Platz, tun aber nichts anderes, bis der Krieg vorbei ist.',
    'account.nonWarriors': () => 'Andere Leute',
    'account.nonWarriors.hint': () => 'Leute eines Reichs, die nicht kämpfen.',
    'account.spies': () => 'Spione',
    'account.spies.hint': () => 'Leute, die als Spione ausgebildet werden oder im Einsatz sind.',
    'account.assassins': () => 'Attentäter',
    'account.assassins.hint': () => 'Leute, die als Attentäter ausgebildet werden oder im Einsatz sind.',
    'account.newPeople': () => 'Neu seit der Prüfung',
    'account.newPeople.hint': () => 'Alle, die seit der letzten Vorratsprüfung dazukamen; je zwei kosten dort 1 Holz.',
    'account.food': () => 'Nahrung',
    'account.food.hint': () => 'Je fünf Leute essen bei der Vorratsprüfung 1.',
    'account.wood': () => 'Holz',
    'account.wood.hint': () => 'Je zwei neue Leute kosten bei der Vorratsprüfung 1.',
    'account.stone': () => 'Stein',
    'account.stone.hint': () => 'Für Monumente und Zeitalter; ab dem 2. Zeitalter zu sammeln.',
    'account.metal': metal,
    'account.metal.hint': () => 'Kupfer im 3. Zeitalter, Bronze im 4., Eisen ab dem 5.; für Monumente und Krieger.',
    'account.wealth': () => 'Reichtum',
    'account.wealth.hint': () => 'Für Monumente, Krieger, Hochzeiten und Zeitalter; ab dem 3. Zeitalter zu sammeln.',
    'account.points': () => 'Punkte',
    'account.points.hint': () => 'In Phase 2 gewonnen, in Phase 7 ausgegeben.',
    'account.culture': () => 'Kultur',
    'account.culture.hint': () => 'Die angesammelte Kultur ohne das, was das Herrscherhaus hinzufügt.',
    'account.technology': () => 'Technik',
    'account.technology.hint': () => 'Je volle 10 bringt ein Sammler eine Marke mehr ein, höchstens fünf.',
    'account.militaryTechnology': () => 'Kriegstechnik',
    'account.militaryTechnology.hint': () => 'Je volle 10 geben 4 auf Kriegswürfe; ab dem 3. Zeitalter zu kaufen.',
    'account.prestige': () => 'Prestige',
    'account.prestige.hint': () => 'Je volle 20 bringen jeden Zug einen Punkt, und spätere Zeitalter verlangen es; es darf unter 0 fallen.',
    'account.territories': () => 'Gebiete',
    'account.territories.hint': () => 'Eigenes Land; was in einem laufenden Krieg besetzt ist, zählt nicht.',
    'account.age': () => 'Zeitalter',
    'account.age.hint': () => 'Vom 1., der Vorsteinzeit, bis zum 6., der Hohen Humanoidenzeit.',
  }
}

function seats() {
  return {
    'seat.elves': () => 'Elfen',
    'seat.humans': () => 'Menschen',
    'seat.dwarves': () => 'Zwerge',
    'seat.demonic': () => 'Dämonenreich',
    'seat.undead': () => 'Reich der Untoten',
    'seat.monstrous': () => 'Reich der Ungeheuer',
    'seat.tribes': () => 'Stämme',
  }
}

function phases() {
  return {
    'phase.0': () => 'Beginn des Zuges',
    'phase.1': () => 'Zeitleiste',
    'phase.2': () => 'Punkte',
    'phase.3': () => 'Bevölkerung',
    'phase.4': () => 'Sammeln',
    'phase.5': () => 'Krieg und Spionage',
    'phase.6': () => 'Monumente',
    'phase.7': () => 'Ausgaben',
    'phase.8': () => 'Vorratsprüfung',
    'phase.9': () => 'Aufstieg',
    'phase.short.0': () => 'Beginn',
    'phase.short.1': () => 'Zeitleiste',
    'phase.short.2': () => 'Punkte',
    'phase.short.3': () => 'Leute',
    'phase.short.4': () => 'Sammeln',
    'phase.short.5': () => 'Krieg',
    'phase.short.6': () => 'Bauten',
    'phase.short.7': () => 'Ausgaben',
    'phase.short.8': () => 'Prüfung',
    'phase.short.9': () => 'Aufstieg',
  }
}
