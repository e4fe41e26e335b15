import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { SPELLS } from '../spells.ts'

const SMALL = 'Trifft eine Kreatur auf deinem Pfad: 1 Schaden bei Kraft 1, 2 bei Kraft 2, 3 bei Kraft 3.'

export const SPELLS_DE: RuleTranslation<typeof SPELLS> = {
  'OO-SPELL-1': {
    title: 'Eine Zauberkarte spielen',
    summary: 'Spiel eine Handkarte, die kein Gift ist. Sie gibt 1 Kraft ihres Elements: Erde, Blitz, Wasser oder Feuer.',
  },
  'OO-SPELL-2': {
    title: 'Verstärkungen dazulegen',
    summary: 'Du darfst weitere Handkarten dazulegen. Jede gibt 1 Kraft ihres Elements; ihr Text gilt nicht.',
  },
  'OO-SPELL-3': {
    title: 'Eine Zeile nutzen',
    summary: 'Nutz genau eine Zeile des Zaubers, deren Kraft du erreichst. Kein Punkt Kraft zählt doppelt.',
  },
  'OO-SPELL-4': {
    title: 'Ablegen nach dem Zauber',
    summary: 'Nach dem Zauber kommen alle gespielten Karten auf deinen Ablagestapel.',
  },
  'OO-SPELL-5': {
    title: 'Was Angriffe erreichen',
    summary: 'Angriffe treffen Kreaturen auf dem Pfad deines Magiers, auf jedem Abschnitt.',
  },
  'OO-SPELL-6': {
    title: 'Große Angriffe brauchen Hilfe',
    summary: 'Feuerball, Kettenblitz, Erdbeben und Eissturm brauchen mindestens eine Verstärkung.',
  },
  'OO-SPELL-11': { title: 'Zauber Wuchtschlag', summary: SMALL },
  'OO-SPELL-12': { title: 'Zauber Blitzschlag', summary: SMALL },
  'OO-SPELL-13': { title: 'Zauber Kälteschock', summary: SMALL },
  'OO-SPELL-14': { title: 'Zauber Feuerfunke', summary: SMALL },
  'OO-SPELL-15': {
    title: 'Zauber Feuerball',
    summary: 'Trifft eine Kreatur auf deinem Pfad: 3 Schaden bei Kraft 2, 5 bei Kraft 3.',
  },
  'OO-SPELL-16': {
    title: 'Zauber Kettenblitz',
    summary: 'Trifft eine Kreatur auf einem beliebigen Pfad: 2 Schaden bei Kraft 2, 4 bei Kraft 3.',
  },
  'OO-SPELL-17': {
    title: 'Zauber Erdbeben',
    summary:
      'Kraft 2: 2 Schaden für jede Kreatur auf einem Abschnitt deines Pfads. Kraft 3: auch für die auf dem Abschnitt links oder rechts davon.',
  },
  'OO-SPELL-18': {
    title: 'Zauber Eissturm',
    summary: 'Kraft 2: 2 Schaden für jede Kreatur auf einem Abschnitt deines Pfads. Kraft 3: auch für die auf dem Abschnitt dahinter.',
  },
  'OO-SPELL-19': {
    title: 'Zauber Zauberbuch',
    summary:
      'Lässt sich nicht verstärken. Du darfst eine Karte der Auslage nehmen, und die Lücke wird aus demselben Stapel gefüllt. Deine Karte kommt auf deinen Ablagestapel, wenn deine Aktionen vorbei sind.',
  },
  'OO-SPELL-20': { title: 'Zauber Weisheit', summary: 'Als Zauber gewirkt, wirkt Weisheit wie ein Zauberbuch.' },
  'OO-SPELL-21': {
    title: 'Zauber Tausch',
    summary: 'Kraft 1: zwei beliebige Kreaturen tauschen die Plätze. Kraft 2: eine beliebige kommt auf einen Abschnitt deines Pfads.',
  },
  'OO-SPELL-22': {
    title: 'Zauber Nachschub',
    summary: 'Kraft 1: zieh bis zu 2 Karten. Kraft 2: zieh bis zu 2 Karten und erhalte eine zusätzliche Aktion.',
  },
  'OO-SPELL-23': {
    title: 'Zauber Magische Fesseln',
    summary:
      'Eine beliebige Kreatur zieht auf den Turm zu: einen Abschnitt bei Kraft 1, zwei Abschnitte bei Kraft 2. Sie kann den Turm erreichen.',
  },
  'OO-SPELL-24': {
    title: 'Zauber Voodoo',
    summary:
      'Kraft 1: jemand anderes legt eine Karte ab. Kraft 2: alle anderen tun es, und du erhältst eine zusätzliche Aktion. Hände bis 3 Karten sind sicher.',
  },
  'OO-SPELL-25': {
    title: 'Zu wenig Kraft',
    summary: 'Erreichst du die erste Zeile nicht, geschieht nichts. Die Karten werden abgelegt, und die Aktion ist verbraucht.',
  },
}
