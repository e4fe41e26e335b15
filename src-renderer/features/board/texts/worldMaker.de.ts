import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './worldMaker.en.ts'

export const DE: Texts<typeof EN> = {
  kind: {
    title: 'Welten',
    lead: 'Eine Welt entsteht aus einer Saat und wird dann von Hand geändert, so weit man mag. Sie bleibt auf diesem Gerät, und Kampagnen beginnen mit ihr.',
    mine: 'Auf diesem Gerät erschaffen',
    noneMine: 'Hier wurde noch keine Welt erschaffen. Die erste braucht eine Sekunde.',
    unnamed: 'Eine Welt ohne Namen',
    thrownAway: (name) => `${name} ist weggeworfen.`,
    gone: 'Diese Welt ist nicht mehr da.',
    toList: 'Alle Welten',
    notKept: 'Dieser Browser behält nichts: speichere die Welt als Datei, bevor du gehst.',
    fromFile: 'Datei öffnen',
    notRead: (file) => `${file} wurde nicht übernommen, und nichts hat sich geändert:`,
    begin: 'Eine Kampagne damit anlegen',
    beginNot: 'Sobald nichts mehr zu verbessern ist, lässt sich eine Kampagne damit anlegen.',
    pick: 'Datei öffnen',
    make: 'Welten erschaffen oder ändern',
    notReady: (name) => `${name}: wird erst angeboten, wenn sie in der Werkstatt verbessert ist`,
  },
  make: {
    title: 'Eine neue Welt',
    name: 'Name',
    first: 'Neue Welt',
    seed: 'Saat',
    seedHint: 'Aus derselben Saat entsteht dieselbe Welt.',
    otherSeed: 'Andere Saat',
    size: 'Gebiete',
    sizeHint: (least, most, usual) => `${figure(least)} bis ${figure(most)}; das Buch spielt mit ${figure(usual)}`,
    make: 'Welt erschaffen',
    making: 'Die Welt entsteht',
    noRoom: (seed) => `Saat ${seed} ergibt keine Welt dieser Größe mit gerechten Anfängen. Nimm eine andere Saat.`,
    badSize: (least, most) => `Gib eine ganze Zahl von ${figure(least)} bis ${figure(most)} an.`,
  },
  again: {
    title: 'Neu auswürfeln',
    keep: 'Behalten',
    nothing: 'Nichts',
    roll: 'Neu auswürfeln',
    hint: 'Auch Namen von Hand werden neu gewürfelt. Es lässt sich rückgängig machen.',
  },
  tools: {
    title: 'Was ein Druck tut',
    look: 'Wählen',
    ground: 'Boden',
    river: 'Fluss',
    holder: 'Besitz',
    lead: 'Hauptstadt',
  },
  toolHints: {
    look: 'Drücke auf ein Land, um es unten zu ändern, oder geh mit den Pfeiltasten hin.',
    ground:
      'Fahre über Felder, auch über Wasser. Umschalttaste oder zwei Finger bewegen die Karte. Enter malt das Feld, auf dem die Tasten stehen.',
    river:
      'Fahre an den Seiten der Felder entlang. Ein Strich, der auf einem Fluss beginnt, nimmt weg, woran er entlangfährt. Mit Tasten: Die Seiten des Feldes, auf dem sie stehen, sind unten.',
    holder: 'Fahre über Land, um es zu vergeben. Umschalttaste oder zwei Finger bewegen die Karte.',
    lead: 'Drücke auf ein Land, dann wird sein Besitzer von dort geführt.',
  },
  brush: 'Pinsel',
  brushes: { one: 'Ein Feld', ring: 'Sieben Felder' },
  worldName: 'Name der Welt',
  choice: {
    legend: 'Welche Welt',
    mine: (lands) => count(lands, 'Gebiet ist vergeben', 'Gebiete sind vergeben'),
    opened: 'Wie sie gewählt wurde',
    fresh: 'Eine neue Welt',
    freshText: 'Jetzt aus einer Saat erschaffen',
  },
  nobody: 'Niemand',
  land: {
    title: 'Dieses Land',
    none: 'Noch ist kein Land gewählt.',
    name: 'Name',
    ground: 'Boden',
    holder: 'Besitz',
    lead: 'Seinen Besitzer von hier führen',
    water: 'Wasser hat weder Namen noch Besitzer.',
  },
  list: 'Alles Land als Liste',
  file: {
    title: 'Dateien',
    opened: (name) => `${name} ist geöffnet.`,
  },
  trace: {
    title: 'Papierkarte zum Nachzeichnen',
    lay: 'Scan unterlegen',
    other: 'Anderer Scan',
    remove: 'Wegnehmen',
    hint: 'Er scheint nur auf dieser Seite durch die Karte; keine Datei behält ihn.',
    opacity: 'Wie stark er durchscheint',
    right: 'Nach rechts',
    down: 'Nach unten',
    scale: 'Größe',
    noPicture: (file) => `${file} ist kein Bild, das dieser Browser zeigen kann: nimm PNG oder JPEG.`,
  },
  wrong: (count) =>
    count === 1
      ? 'Eines ist zu richten, bevor hier eine Kampagne beginnt:'
      : `${figure(count)} Dinge sind zu richten, bevor hier eine Kampagne beginnt:`,
  counts: (lands, held) => `${count(lands, 'Gebiet', 'Gebiete')}, ${figure(held)} davon vergeben`,
}
