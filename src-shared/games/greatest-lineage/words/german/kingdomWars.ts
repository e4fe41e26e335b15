import type { Figures } from '../../../../kernel/world/rule.ts'
import type { KINGDOM_WAR_WORDS } from '../english/kingdomWars.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { figure } from '../../../../language/figures.ts'
import { akk, der, Die, die, verb } from './names.ts'
import { frauen, gebiete, gebieten, krieger, ort } from './nouns.ts'
import { person } from './persons.ts'

/** Texts of what kingdoms (and tribes that may) decide, and why, in German. */
export const KINGDOM_WAR_DE: TranslationOf<typeof KINGDOM_WAR_WORDS> = {
  'line.kingdomWar.reason': (war) => `${Die(war['kingdom'])} wendet sich gegen ${akk(war['target'])}: ${occasion(war)}, ${choice(war)}.`,
  'line.kingdomWar.already': ({ kingdom, target }) =>
    `${Die(kingdom)} würde sich gegen ${akk(target)} wenden, führt aber schon Krieg gegen sie.`,
  'fill.kingdomEnemies.first': ({ kingdom }) => `Wen greift ${die(kingdom)} zuerst an?`,
  'fill.kingdomEnemies.first.hint': () =>
    'Wer Land am nächsten an der Hauptstadt hat; bei Gleichstand, wer dort am meisten hat; und wenn das nicht entscheidet, alle davon.',
  'fill.kingdomEnemies.again': ({ kingdom }) => `Wen greift ${die(kingdom)} jetzt an?`,
  'fill.kingdomEnemies.again.hint': () =>
    'Wem das Gebiet gehört, das der Hauptstadt am nächsten liegt; liegen mehrere gleich nah, alle davon.',
  'field.kingdomEnemy': ({ seat, territories }) => `${Die(seat)} (${gebiete(territories)})`,
  'roll.lot': ({ faction, enemy, candidates }) =>
    enemy === undefined
      ? `Los für ${akk(faction)}: Wessen Land, von ${gebieten(candidates)}, liegt der Hauptstadt am nächsten?`
      : `Los für ${akk(faction)} gegen ${akk(enemy)}: eines von ${figure(candidates)}`,
  'roll.lot.hint': ({ candidates, fair }) =>
    `Die Würfel gelten als eine Zahl, 01 ist die erste. Sie verteilen sich reihum auf die ${figure(candidates)}; über ${figure(fair)} wird neu gelost.`,
  'fill.kingdomTarget': ({ faction, enemy }) => `Auf welches Land ${der(enemy)} hat es ${die(faction)} abgesehen?`,
  'fill.kingdomTarget.hint': () => 'Das Land, das nach der Karte der Hauptstadt am nächsten liegt.',
  'field.kingdomTarget.land': () => 'Nächstes Land',
  'field.kingdomTarget.ground': () => 'Sein Gelände',
  'option.kingdomTarget.land': () => 'Offenes Land',
  'option.kingdomTarget.occupied': () => 'Besetztes Land',
  'option.kingdomTarget.settlement': (place) => `${ort(place)} mit dem Land`,
  'line.kingdomGoal.land': (goal) =>
    `${Die(goal['faction'])} hat es auf ${land(goal)} abgesehen${goal['destroy'] === 1 ? ', um dort das Monument niederzureißen' : ''}: ${landReason(goal)}.`,
  'line.kingdomGoal.royal': ({ faction, enemy, role, sex, reason }) =>
    `${Die(faction)} will ${victim(role, sex)} ${der(enemy)} töten: ${reason === 'lot' ? 'ausgelost unter denen, die kämpfen und den höchsten Rang haben' : 'Von höherem Rang kämpft niemand'}.`,
  'line.kingdomGone': ({ kingdom }) => `${Die(kingdom)} hat sein letztes Gebiet verloren und besteht nicht mehr.`,
  'line.tribeAtWarGrew': ({ tribe, culture, females, warriors }) =>
    `${Die(tribe)} wächst im Krieg um ${frauen(females)} und ${krieger(warriors)} und gewinnt ${figure(culture)} Kultur.`,
  'line.tribeAtWarGrewInCulture': ({ tribe, culture }) => `${Die(tribe)} gewinnt im Krieg ${figure(culture)} Kultur.`,
}

function occasion({ occasion: first }: Figures): string {
  return first === 'first' ? 'Alle Spieler haben die ersten drei Zeitalter hinter sich' : 'Seit zwei Runden hat es Frieden'
}

function choice({ reason, territories, tied }: Figures): string {
  if (reason === 'board')
    return `und nach der Karte liegt ihr Land (${gebiete(territories)}) der Hauptstadt am nächsten${tied === 1 ? '' : ', so nah wie das anderer'}`
  if (reason === 'lot') return `und unter allem Land der Spieler fiel das Los auf ein Gebiet von ihnen (von ${figure(territories)})`
  return tied === 1
    ? `und niemand hat mehr Land (${gebiete(territories)})`
    : `und mehr Land hat niemand, gleich viel aber noch jemand (je ${gebiete(territories)})`
}

function land(goal: Figures): string {
  if (goal['kind'] === 'settlement') return `${ort(goal)} ${der(goal['enemy'])} samt Land`
  return goal['kind'] === 'occupied'
    ? `Land, das ${die(goal['enemy'])} besetzt ${verb(goal['enemy'], 'hat', 'haben')},`
    : `offenes Land ${der(goal['enemy'])}`
}

function landReason({ reason }: Figures): string {
  if (reason === 'only') return 'Anderes gibt es nicht'
  return reason === 'board' ? 'Nach der Karte liegt es der Hauptstadt am nächsten' : 'ausgelost unter allem, was in Frage kam'
}

/** "die Herrscherin", "einen Sohn", "eine benannte Erbin". */
function victim(role: Figures[string] | undefined, sex: Figures[string] | undefined): string {
  const { anybody, accusative } = person(role, sex)
  return role === 'ruler' || role === 'spouse'
    ? accusative
    : anybody.replace(/^ein (benannte)r (Erbe)$/, 'einen $1n $2n').replace(/^ein /, 'einen ')
}
