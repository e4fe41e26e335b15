import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { TIMELINE } from '../timeline.ts'

export const TIMELINE_DE: RuleTranslation<typeof TIMELINE> = {
  'GL-TIME-1': {
    title: 'Wann Ereignisse eintreten',
    summary:
      'Alle Ereignisse eines Zuges der Zeitleiste treten einmal ein: in Phase 1 des ersten lebenden Spielers der Runde, in der dieser Zug beginnt. Ein Zug der Zeitleiste dauert 2 Runden, wenn der Tisch kein anderes Tempo wählt.',
  },
  'GL-TIME-2': {
    title: 'Verluste durch Ereignisse',
    summary:
      'Ein Ereignis nimmt nie mehr, als da ist. Zuerst gehen freie einfache Leute, dann Krieger (die des ältesten Krieges, wenn der Spieler nichts anderes sagt), dann Spione und Attentäter.',
  },
  'GL-TIME-3': {
    title: 'Ereignisse ändern Monsterreiche',
    summary: 'Was ein Ereignis einem Reich gibt oder nimmt, wird dauerhaft zu dessen Anfangswerten gezählt.',
  },
  'GL-TIME-4': {
    title: 'Ereignisse ohne Betroffene',
    summary: 'Ist ein Spieler oder ein Reich gefallen, entfällt sein Teil des Ereignisses; die anderen Teile treten trotzdem ein.',
  },
  'GL-TIME-T01a': { title: 'Zwei Menschenseelen', summary: 'Zug 1 der Zeitleiste: Die Menschen verlieren 2 Männer.' },
  'GL-TIME-T01b': { title: 'Die Kultur der Dämonen wächst', summary: 'Zug 1 der Zeitleiste: Das Dämonenreich gewinnt 16 Kultur.' },
  'GL-TIME-T01c': { title: 'Zwei untote Krieger', summary: 'Zug 1 der Zeitleiste: Das Reich der Untoten gewinnt 2 Krieger.' },
  'GL-TIME-T03a': {
    title: 'Land für die Untoten',
    summary: 'Zug 3 der Zeitleiste: Das Reich der Untoten gewinnt 2 Gebiete neben seinen eigenen; der Elfenspieler sucht sie aus.',
  },
  'GL-TIME-T03b': { title: 'Bessere Waffen der Untoten', summary: 'Zug 3 der Zeitleiste: Das Reich der Untoten gewinnt 5 Kriegstechnik.' },
  'GL-TIME-T03c': { title: 'Ein Ungeheuer weniger', summary: 'Zug 3 der Zeitleiste: Das Reich der Ungeheuer verliert 1 Krieger.' },
  'GL-TIME-T03d': {
    title: 'Bessere Waffen der Ungeheuer',
    summary: 'Zug 3 der Zeitleiste: Das Reich der Ungeheuer gewinnt 5 Kriegstechnik.',
  },
  'GL-TIME-T03e': { title: 'Kultur der Ungeheuer wächst', summary: 'Zug 3 der Zeitleiste: Das Reich der Ungeheuer gewinnt 8 Kultur.' },
  'GL-TIME-T03f': { title: 'Acht untote Krieger', summary: 'Zug 3 der Zeitleiste: Das Reich der Untoten gewinnt 8 Krieger.' },
  'GL-TIME-T04a': { title: 'Bessere Waffen der Dämonen', summary: 'Zug 4 der Zeitleiste: Das Dämonenreich gewinnt 10 Kriegstechnik.' },
  'GL-TIME-T04b': { title: 'Kultur aus der Hölle', summary: 'Zug 4 der Zeitleiste: Das Dämonenreich gewinnt 15 Kultur.' },
  'GL-TIME-T06a': {
    title: 'Der große Verlust',
    summary:
      'Zug 6 der Zeitleiste: Jeder Spieler verliert 30 Männer und 30 Frauen. Wem es an einem von beiden fehlt, der fällt stattdessen ein Zeitalter zurück; wer kein Zeitalter hat, aus dem er zurückfallen kann, scheidet aus.',
  },
  'GL-TIME-T06b': {
    title: 'Monsterreiche verlieren Leute',
    summary: 'Zug 6 der Zeitleiste: Jedes Reich verliert 30 Krieger und 30 andere Leute, soweit es sie hat.',
  },
  'GL-TIME-T06c': {
    title: 'Schlechtere Waffen der Untoten',
    summary: 'Zug 6 der Zeitleiste: Das Reich der Untoten verliert 5 Kriegstechnik.',
  },
  'GL-TIME-T06d': {
    title: 'Das Land der Untoten schrumpft',
    summary:
      'Zug 6 der Zeitleiste: Das Reich der Untoten verliert 1 Gebiet, das der Elfenspieler aussucht; danach besitzt und bewacht es niemand.',
  },
  'GL-TIME-T07a': { title: 'Der erste Vampir', summary: 'Zug 7 der Zeitleiste: Jeder Spieler verliert 5 Männer und 5 Frauen.' },
  'GL-TIME-T07b': {
    title: 'Die Verlorenen kehren wieder',
    summary:
      'Zug 7 der Zeitleiste: Das Reich der Untoten gewinnt so viele Krieger, wie bei diesem Ereignis wirklich Leute verloren gingen, höchstens 30.',
  },
  'GL-TIME-T07c': { title: 'Kultur der Untoten wächst', summary: 'Zug 7 der Zeitleiste: Das Reich der Untoten gewinnt 12 Kultur.' },
  'GL-TIME-T08a': {
    title: 'Weißes Feuer hilft Spielern',
    summary: 'Zug 8 der Zeitleiste: Jeder Spieler zählt von nun an 8 zu seinen Kriegswürfen.',
  },
  'GL-TIME-T08b': {
    title: 'Weißes Feuer schadet Monstern',
    summary: 'Zug 8 der Zeitleiste: Das Reich der Untoten und das Dämonenreich ziehen von nun an 5 von ihren Kriegswürfen ab.',
  },
  'GL-TIME-T08c': {
    title: 'Land für die Ungeheuer',
    summary: 'Zug 8 der Zeitleiste: Das Reich der Ungeheuer gewinnt 4 Gebiete neben seinen eigenen; der Zwergenspieler sucht sie aus.',
  },
  'GL-TIME-T09a': {
    title: 'Bessere Waffen der Menschen',
    summary: 'Zug 9 der Zeitleiste: Die Menschen gewinnen 8 Kriegstechnik, in welchem Zeitalter sie auch stehen.',
  },
  'GL-TIME-T09b': {
    title: 'Waffen für Elfen und Zwerge',
    summary: 'Zug 9 der Zeitleiste: Die Elfen und die Zwerge gewinnen je 3 Kriegstechnik, in welchem Zeitalter sie auch stehen.',
  },
  'GL-TIME-T09c': { title: 'Noch ein Ungeheuer weniger', summary: 'Zug 9 der Zeitleiste: Das Reich der Ungeheuer verliert 1 Krieger.' },
  'GL-TIME-T09d': {
    title: 'Kultur für Elfen und Zwerge',
    summary: 'Zug 9 der Zeitleiste: Die Elfen und die Zwerge gewinnen je 10 Kultur.',
  },
  'GL-TIME-T09e': { title: 'Kultur der Menschen wächst', summary: 'Zug 9 der Zeitleiste: Die Menschen gewinnen 5 Kultur.' },
  'GL-TIME-T10a': { title: 'Technik der Untoten wächst', summary: 'Zug 10 der Zeitleiste: Das Reich der Untoten gewinnt 5 Technik.' },
  'GL-TIME-T10b': {
    title: 'Noch mehr Land der Untoten',
    summary: 'Zug 10 der Zeitleiste: Das Reich der Untoten gewinnt 2 Gebiete neben seinen eigenen; der Elfenspieler sucht sie aus.',
  },
  'GL-TIME-T10c': { title: 'Ein Sieg der Menschen', summary: 'Zug 10 der Zeitleiste: Die Menschen gewinnen 5 Prestige.' },
  'GL-TIME-T10d': { title: 'Kultur der Zwerge wächst', summary: 'Zug 10 der Zeitleiste: Die Zwerge gewinnen 8 Kultur.' },
  'GL-TIME-T10e': {
    title: 'Zwerge nehmen Ungeheuern Land',
    summary: 'Zug 10 der Zeitleiste: Das nächste Gebiet des Reichs der Ungeheuer geht an die Zwerge; Truppen ziehen dabei nicht.',
  },
  'GL-TIME-T11a': { title: 'Mehr Kultur für die Menschen', summary: 'Zug 11 der Zeitleiste: Die Menschen gewinnen 8 Kultur.' },
  'GL-TIME-T11b': { title: 'Bessere Waffen der Elfen', summary: 'Zug 11 der Zeitleiste: Die Elfen gewinnen 5 Kriegstechnik.' },
  'GL-TIME-T12a': {
    title: 'Monsterreiche in voller Macht',
    summary: 'Zug 12 der Zeitleiste: Jedes Reich zählt 10 zu seinen Kriegswürfen, bis dieser Zug der Zeitleiste vorbei ist.',
  },
  'GL-TIME-T13a': { title: 'Schlechtere Waffen der Dämonen', summary: 'Zug 13 der Zeitleiste: Das Dämonenreich verliert 4 Kriegstechnik.' },
  'GL-TIME-T15a': {
    title: 'Die Welt fällt zurück',
    summary:
      'Zug 15 der Zeitleiste: Jeder Spieler fällt ein Zeitalter zurück und verliert 10 Prestige; wer im ersten Zeitalter steht, bleibt verschont.',
  },
  'GL-TIME-T16a': {
    title: 'Ein Menschenprinz fällt',
    summary:
      'Zug 16 der Zeitleiste: Der ranghöchste Mann im Herrscherhaus der Menschen stirbt: Herrscher oder Gemahl, sonst der älteste Sohn, sonst ein benannter Erbe.',
  },
  'GL-TIME-T16b': {
    title: 'Dämonen nehmen seine Gaben',
    summary: 'Zug 16 der Zeitleiste: Was er zur Kultur und zu Kriegswürfen beitrug, gehört für immer dem Dämonenreich.',
  },
  'GL-TIME-T17a': { title: 'Technik für alle', summary: 'Zug 17 der Zeitleiste: Jeder Spieler gewinnt 5 Technik.' },
  'GL-TIME-T17b': { title: 'Der Krieg nimmt Männer', summary: 'Zug 17 der Zeitleiste: Jeder Spieler verliert 5 Männer.' },
  'GL-TIME-T18a': { title: 'Die Hölle rüstet auf', summary: 'Zug 18 der Zeitleiste: Das Dämonenreich gewinnt 5 Kriegstechnik.' },
  'GL-TIME-T18b': { title: 'Fünf dämonische Krieger', summary: 'Zug 18 der Zeitleiste: Das Dämonenreich gewinnt 5 Krieger.' },
  'GL-TIME-T18c': {
    title: 'Alle Spieler verlieren Land',
    summary: 'Zug 18 der Zeitleiste: Jeder Spieler gibt 1 Gebiet eigener Wahl auf; danach besitzt und bewacht es niemand.',
  },
  'GL-TIME-T19a': { title: 'Monsterreiche verlieren Krieger', summary: 'Zug 19 der Zeitleiste: Jedes Reich verliert 5 Krieger.' },
  'GL-TIME-T19b': {
    title: 'Schlechtere Waffen der Monsterreiche',
    summary: 'Zug 19 der Zeitleiste: Jedes Reich verliert 5 Kriegstechnik.',
  },
  'GL-TIME-T19c': { title: 'Kultur für alle', summary: 'Zug 19 der Zeitleiste: Jeder Spieler gewinnt 4 Kultur.' },
  'GL-TIME-T20a': { title: 'Mehr Waffen der Menschen', summary: 'Zug 20 der Zeitleiste: Die Menschen gewinnen 8 Kriegstechnik.' },
}
