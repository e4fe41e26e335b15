import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { DROPPING, REPORTING, WINNING } from '../ending.ts'

export const WINNING_DE: RuleTranslation<typeof WINNING> = {
  'LZ-VICTORY-1': {
    title: 'Was Punkte bringt',
    summary:
      'Jeder Krieger, jede Höhlenechse und jeder Späher ist 1 Punkt wert. Eine Stammhöhle ist 2000 Punkte wert, ein Tempel 30, eine gewöhnliche Höhle 25 und eine Brücke 10.',
  },
  'LZ-VICTORY-2': {
    title: 'Punkte zum Sieg',
    summary:
      'Zum Sieg braucht ein Clan 1000 Punkte für jede Stammhöhle, die noch im Spiel ist. Bei sechzehn Stammhöhlen am Anfang sind das 16.000.',
  },
  'LZ-VICTORY-3': {
    title: 'Wer zuerst genug hat',
    summary: 'Als letzter Schritt jeder Entwicklungsphase werden die Punkte geprüft. Der erste Clan, der genug hat, gewinnt.',
  },
  'LZ-VICTORY-4': {
    title: 'Wie das Spiel sonst endet',
    summary:
      'Ist nur noch ein Clan übrig, gewinnt er sofort. Ist keiner mehr übrig, gewinnt niemand. Ihr könnt auch eine letzte Runde vereinbaren; dann gewinnt der Clan mit den meisten Punkten.',
  },
}

export const REPORTING_DE: RuleTranslation<typeof REPORTING> = {
  'LZ-REPORT-1': {
    title: 'Kopf des Berichts',
    summary:
      'Der Bericht eines Clans beginnt mit seiner Nummer und seinem Namen, der Runde, dem nächsten Abgabetermin und mit Name, Adresse und Kontostand der Person, die ihn führt.',
  },
  'LZ-REPORT-2': {
    title: 'Vier Abschnitte für die Phasen',
    summary:
      'Zu jeder Phase steht in einem Abschnitt alles, was die Echsen des Clans getan oder gesehen haben, und alles, was andere und die Natur ihnen angetan haben.',
  },
  'LZ-REPORT-3': {
    title: 'Rangliste der Clans',
    summary: 'Der Bericht ordnet alle Clans nach ihren Punkten und nennt danach die Punkte, die zum Sieg nötig sind.',
  },
  'LZ-REPORT-4': {
    title: 'Nachrichten zwischen Clans',
    summary:
      'Der Bericht enthält die Nachrichten, die der Clan geschickt und bekommen hat. Du siehst, von wem eine Nachricht ist, aber nicht, wer sie sonst noch bekommen hat.',
  },
  'LZ-REPORT-5': {
    title: 'Nachrichten der Spielleitung',
    summary: 'Der Bericht enthält auch die Nachrichten der Spielleitung.',
  },
  'LZ-REPORT-6': {
    title: 'Liste des Clans',
    summary:
      'Höhlen stehen mit Ort, Farbe, Bande und Höhlenechsen in der Liste, Banden mit Ort, Farben, Hunger und Stufe, Späher mit Ort und der Zahl der Runden, die sie schon Späher sind.',
  },
  'LZ-REPORT-7': {
    title: 'Das Bild der Welt',
    summary: 'Eine Karte mit Legende zeigt alles, was die Banden und Späher des Clans sehen.',
  },
  'LZ-REPORT-8': {
    title: 'Was Berichte verschweigen',
    summary:
      'Kein Bericht sagt, dass eine Höhle ohne Krieger verloren ging: Sie fehlt nur in der Liste des Clans. Berichte verschweigen auch die Späher, die verborgenen Echsen und die Befehle der anderen und wie gemischt wurde.',
  },
  'LZ-REPORT-9': {
    title: 'Vom Bericht zum Befehl',
    summary:
      'Du schreibst deine Befehle mit dem Bericht der vorigen Runde. Vor Runde 1 bekommt jeder Clan die Liste und das Bild der Welt zu seinem Anfang.',
  },
}

export const DROPPING_DE: RuleTranslation<typeof DROPPING> = {
  'LZ-DROP-1': {
    title: 'Ein Clan ohne Anführer',
    summary:
      'Gibt jemand auf oder scheidet aus, werden die Höhlen des Clans zu Freien Höhlen und die Krieger darin zu Miliz. Alle anderen Echsen des Clans verschwinden.',
  },
  'LZ-DROP-2': {
    title: 'Seine Stammhöhlen stürzen ein',
    summary: 'Seine Stammhöhlen werden nach drei Runden zu Ruinen, wenn kein anderer Clan sie vorher einnimmt.',
  },
}
