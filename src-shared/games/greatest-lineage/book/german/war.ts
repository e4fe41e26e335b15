import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { WAR } from '../war.ts'

export const WAR_DE: RuleTranslation<typeof WAR> = {
  'GL-WAR-1': {
    title: 'Wozu es einen Krieg braucht',
    summary:
      'Jeder Angriff, der größer ist als ein Raubzug, und jede Einnahme von besessenem oder bewachtem Land braucht einen Krieg. Raubzüge und Spionage brauchen keinen.',
  },
  'GL-WAR-2': {
    title: 'Heimlich erklärt',
    summary:
      'Ein Krieg wird mit seinem Gegner ins Heft geschrieben, mindestens 2 Züge, bevor er ausbricht. Verbündete darf man nicht nennen, im friedlichen Spiel auch keine Spieler.',
  },
  'GL-WAR-3': {
    title: 'Männer werden Krieger',
    summary: 'Bricht ein Krieg aus, macht jede Seite Männer zu Kriegern; bis er endet, taugen sie zu nichts anderem.',
  },
  'GL-WAR-4': {
    title: 'Kriegerpreis in frühen Zeitaltern',
    summary: 'In den Zeitaltern 1 und 2 kosten je angefangene 5 Krieger 2 Nahrung.',
  },
  'GL-WAR-5': {
    title: 'Kriegerpreis in späteren Zeitaltern',
    summary: 'Ab Zeitalter 3 kosten je angefangene 10 Krieger 1 Nahrung, 1 Metall und 1 Reichtum.',
  },
  'GL-WAR-6': {
    title: 'Verstärkung und Herrscherhaus',
    summary:
      'In jedem Zug des Krieges darf jede Seite zum selben Preis Krieger nachschicken und sagt, wer aus dem Herrscherhaus kämpft; nur wer kämpft, gibt Boni.',
  },
  'GL-WAR-7': { title: 'Wann eine Schlacht ist', summary: 'Jeder Krieg hat eine Schlacht je Runde, im Zug des Angreifers.' },
  'GL-WAR-8': {
    title: 'Ziele einer Schlacht',
    summary:
      'Krieger zu töten ist immer ein Ziel. Dazu darf jede Seite bis zu fünf Gebiete, ein kämpfendes Mitglied des Herrscherhauses und die Zerstörung eines Monuments oder einer Siedlung auf erobertem Land wählen; jedes Ziel hat einen eigenen Wurf.',
  },
  'GL-WAR-9': {
    title: 'Der Kriegsbonus',
    summary: 'Alle Zeilen des Bonusblatts werden zusammengezählt; die Summe kann unter 0 liegen.',
  },
  'GL-WAR-10': { title: 'Bonus für Krieger', summary: '1 je angefangene 10 Krieger.' },
  'GL-WAR-11': { title: 'Bonus für Kultur', summary: '1 je volle 15 Kultur, die des Herrscherhauses mitgezählt.' },
  'GL-WAR-12': { title: 'Bonus für Technik', summary: '1 je volle 10 Technik.' },
  'GL-WAR-13': { title: 'Bonus für Kriegstechnik', summary: '4 je volle 10 Kriegstechnik.' },
  'GL-WAR-14': {
    title: 'Bonus für Prestige',
    summary: '1 je volle 10 Prestige mehr als der Gegner; nie unter 0.',
  },
  'GL-WAR-15': {
    title: 'Abzug wegen Mangels',
    summary: '30 weniger, solange bei der letzten Vorratsprüfung Nahrung oder Holz fehlte.',
  },
  'GL-WAR-16': {
    title: 'Bonus für das Herrscherhaus',
    summary:
      'Der Herrscher gibt seinen Kriegswert, jedes Kind von seinem Geschlecht 2; andere geben nichts, und wer zu Hause bleibt, auch nicht.',
  },
  'GL-WAR-17': {
    title: 'Bonus für Schamanen',
    summary: 'Der eigene Schamane der Schlacht gibt 4 oder mehr, der gegnerische nimmt 4 oder mehr weg.',
  },
  'GL-WAR-18': {
    title: 'Bonus aus anderem Grund',
    summary: 'Was die Zeitleiste gab oder nahm, und 5 mehr oder weniger durch Spione.',
  },
  'GL-WAR-19': {
    title: 'Bonus für das Gelände',
    summary: '15 mehr auf Gelände, das einem Volk liegt, 15 weniger auf Gelände, das ihm nicht liegt.',
  },
  'GL-WAR-20': {
    title: 'Krieger töten',
    summary:
      'Beide Seiten zählen Wurf und Bonus zusammen; die niedrigere verliert den Unterschied in Prozent ihrer Truppe: 82 gegen 54 tötet 28 %, aufgerundet.',
  },
  'GL-WAR-21': {
    title: 'Mehr Tote als Krieger',
    summary: 'Sind keine Krieger übrig, sterben Männer, die nicht gekämpft haben, dann Frauen.',
  },
  'GL-WAR-22': {
    title: 'Ein Gebiet einnehmen',
    summary: 'Beide Seiten zählen Wurf und Bonus zusammen; wer 15 oder mehr voraus ist, nimmt das genannte Gebiet ein.',
  },
  'GL-WAR-23': {
    title: 'Im Herrscherhaus töten',
    summary: 'Ein Wurf von 95 oder mehr, ohne Bonus, tötet das genannte Mitglied des gegnerischen Hauses, das kämpft.',
  },
  'GL-WAR-24': {
    title: 'Nehmen, was dort steht',
    summary: 'Ein Monument oder eine Siedlung auf erobertem Land wird mit ihm genommen.',
  },
  'GL-WAR-25': {
    title: 'Stattdessen zerstören',
    summary:
      'Ein Wurf von 50 oder mehr zerstört das Monument oder die Siedlung auf erobertem Land; der Verlierer verliert das Prestige dafür.',
  },
  'GL-WAR-26': {
    title: 'Wert erbeuteter Monumente',
    summary: 'Ein erbeutetes Monument gibt die Hälfte vom Prestige seines Erbauers; holt der Erbauer es zurück, gibt es ihm alles.',
  },
  'GL-WAR-27': {
    title: 'Kriege, die sich hinziehen',
    summary: 'Ab dem 9. Zug eines Krieges verliert jede Seite 2 Prestige je Zug.',
  },
  'GL-WAR-28': {
    title: 'Verluste, die beschämen',
    summary: 'Dazu kommen 4 für verlorenes Land, 6 für die Hälfte der Krieger oder mehr und 2 für jedes verlorene Monument.',
  },
  'GL-WAR-29': {
    title: 'Das Prestige des Sieges',
    summary: 'Am Ende gewinnt der Sieger alles Prestige, das der Verlierer durch den Krieg verloren und nicht sofort zurückbekommen hat.',
  },
  'GL-WAR-30': {
    title: 'Zum Rückzug gezwungen',
    summary: 'Wer im Krieg ist und Prestige unter 0 hat, würfelt in Phase 1; bei 30 oder weniger endet der Krieg gegen seinen Willen.',
  },
  'GL-WAR-31': {
    title: 'Der Preis des Rückzugs',
    summary: 'Der Gegner darf dann bis zu 75 % der Marken, 50 % der Leute und 25 % des Landes fordern und alles Weitere vorschlagen.',
  },
  'GL-WAR-32': {
    title: 'Wenn ein Krieg endet',
    summary: 'Krieger sind wieder Männer, besetztes Land bekommt einen Besitzer, und der Krieg ist abgeschlossen.',
  },
}
