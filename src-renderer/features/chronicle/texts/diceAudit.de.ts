import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './diceAudit.en.ts'

const entries = (many: number): string => count(many, 'Eintrag', 'Einträge')

export const DE: Texts<typeof EN> = {
  rolls: {
    title: 'Wer gewürfelt hat',
    forMaster:
      'Die Würfe selbst stehen in der Aufzeichnung der Spielleitung. Was aus ihnen wurde, steht in deiner Chronik, jeweils mit der Regel.',
    none: 'Noch ist nichts gewürfelt.',
    counted: (app, hand) => `${count(app + hand, 'Wurf', 'Würfe')}: ${figure(app)} von der App, ${figure(hand)} am Tisch.`,
    takenBack: (many) =>
      `${count(many, 'weiterer wurde', 'weitere wurden')} zurückgenommen; auf dieselbe Frage würfelt die App wieder dieselben Zahlen.`,
    once: 'Für jede Frage wird einmal gewürfelt: Einen zweiten Versuch gibt es nur, wenn vor aller Augen zurückgenommen wird.',
    seat: 'Platz',
    app: 'Von der App',
    hand: 'Am Tisch',
    void: 'Zurück\u00adgenommen',
    look: 'Ansehen',
    every: 'Alle Würfe',
    everyOf: (seat) => ` ${der(seat)}`,
    all: 'Alle Würfe in der Chronik',
    atTable: 'Die am Tisch',
  },
  dice: {
    which: 'Welche Würfel',
    all: 'Alle Würfel',
    app: 'Von der App gewürfelt',
    hand: 'Am Tisch gewürfelt',
    none: 'Prozentwürfe dieser Art gab es noch nicht.',
    forMaster: 'Die Würfel selbst kennt die Spielleitung.',
  },
  check: {
    title: 'Die Aufzeichnung und ihr Startwert',
    lead: 'Liest die ganze Datei neu, prüft ihre Kette, zählt alle Zahlen zusammen und spielt alle Antworten noch einmal durch.',
    start: 'Aufzeichnung prüfen',
    cancel: 'Abbrechen',
    label: 'Prüfung der Aufzeichnung',
    parts: {
      chain: 'Die Kette wird geprüft',
      folds: 'Die Zahlen werden zusammengezählt',
      replay: 'Die Antworten werden noch einmal gespielt',
    },
    begun: 'Alles Aufgezeichnete wird noch einmal gespielt.',
    stopped: 'Die Prüfung wurde abgebrochen: Über die Aufzeichnung sagt sie nichts.',
    bad: (many) => `Die Aufzeichnung mit ${count(many, 'Eintrag', 'Einträgen')} hält der Prüfung nicht stand.`,
    good: (many) => (many === 1 ? 'Der einzige Eintrag stimmt.' : `Alle ${entries(many)} stimmen.`),
    chain: {
      good: 'Die Kette hält.',
      bad: 'Die Kette ist gebrochen.',
      means: 'Jeder Eintrag trägt die Prüfsumme des vorigen: Nichts wurde geändert, weggelassen oder dazwischengeschoben.',
    },
    folds: {
      good: 'Die Zahlen stimmen.',
      bad: 'Die Zahlen stimmen nicht.',
      means: 'Alle Buchungen ergeben, vom ersten Eintrag an zusammengezählt, die Zahlen von heute.',
    },
    replay: {
      good: 'Noch einmal gespielt kommt dasselbe heraus.',
      bad: 'Noch einmal gespielt kommt etwas anderes heraus.',
      means: 'Nach den Regeln führen dieselben Antworten zu demselben, und die Würfel der App folgen aus dem Startwert.',
    },
    older: 'Nach älteren Regeln entschieden.',
    flaws: {
      line: (line, reason) => `Beschädigt: Zeile ${line} (${reason}).`,
      seed: 'Der Startwert in Zeile 2 ist nicht der, für den Zeile 1 bürgt.',
      folds: 'Die gespeicherten Wirkungen ergeben zusammen nicht, was am Tisch steht.',
      replay: (seq) => `Eintrag ${seq}: Die Regeln machen etwas anderes daraus, als aufgezeichnet ist.`,
      older: (begun, now) =>
        `Die Kampagne wurde nach Version ${begun} ihrer Regeln begonnen, dieses Programm spielt Version ${now}. Was aufgezeichnet ist, gilt.`,
    },
    reasons: {
      'not the header its entries were made for': 'nicht die Kopfzeile, zu der die Einträge gehören',
      'not JSON': 'kein JSON',
      'no hash': 'ohne Prüfsumme',
      'hash does not fit the line': 'die Prüfsumme passt nicht zur Zeile',
      'does not follow the line before': 'schließt nicht an die vorige Zeile an',
      'wrong number': 'falsche Nummer',
      'no entry this version knows': 'kein Eintrag, den diese Version kennt',
      'nested too deeply': 'zu tief verschachtelt',
      'not what the rules write': 'etwas, das die Regeln nie schreiben',
    },
  },
  seed: {
    hash: 'Prüfsumme des Startwerts, von Anfang an gezeigt (SHA-256)',
    seed: 'Startwert',
    later: 'Wird gezeigt, wenn das Spiel zu Ende ist: Damit lässt sich jeder Wurf der App nachrechnen.',
    notThen: 'Wird im Rückblick nicht gezeigt.',
    fits: 'Seine Prüfsumme ist die von Anfang an gezeigte: Er wurde nicht geändert.',
    differs: 'Seine Prüfsumme ist nicht die von Anfang an gezeigte!',
  },
}
