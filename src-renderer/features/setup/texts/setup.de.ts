import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { seatName } from '../../../wording/names.ts'
import type { EN } from './setup.en.ts'

const ORDINALS = ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster', 'Siebter', 'Achter'] as const

export const DE: Texts<typeof EN> = {
  title: 'Neue Kampagne',
  lead: 'Namen genügen für den Anfang. Alles andere ist voreingestellt; was am Anfang nicht feststeht, lässt sich später korrigieren.',
  startWithDefaults: 'Mit den Vorgaben beginnen',
  startNow: 'Jetzt beginnen',
  stepsLabel: 'Schritte',
  steps: {
    players: 'Spiel und Spieler',
    game: 'Spieloptionen',
    houseRules: 'Hausregeln',
    dice: 'Würfel',
    draws: 'Ziehen',
    summary: 'Übersicht',
  },
  back: 'Zurück',
  next: (step) => `Weiter: ${step}`,
  start: 'Kampagne beginnen',
  seedLacks: {
    phrases: (step) => `Für den Startwert fehlt noch ein Satz (Schritt „${step}“).`,
    digits: (step) => `Der Startwert hat noch keine 64 Hexadezimalziffern (Schritt „${step}“).`,
  },
  untitled: (today) => `Kampagne vom ${today}`,
  standIn: (index) => `${ORDINALS[index] ?? `${index + 1}.`} Spieler`,
  whichGame: 'Spiel',
  ways: {
    legend: 'Spielweise',
    changed: (way, rules) => (rules === 0 ? `Wie in „${way}“` : `Geändert gegenüber „${way}“: ${rules}`),
    asItWas: 'Änderungen zurücknehmen',
  },
  nothingAsked: 'Mehr will dieses Spiel nicht wissen.',
  players: {
    title: 'Titel der Kampagne',
    example: 'Die Winterkrone',
    who: 'Wer sie spielt',
    hint: 'Ein Spieler ohne Namen bekommt einen Platzhalter.',
  },
  houseRules: {
    lead: 'Wo das Buch schweigt, entscheidet der Tisch. Für jede Frage gibt es eine durchgespielte Voreinstellung; ändert, was ihr anders spielt.',
    allToDefault: 'Alles wie üblich',
    allAsIn: (way) => `Alles wie in „${way}“`,
  },
  dice: {
    title: 'Wer würfelt',
    app: { title: 'Die App würfelt', text: 'Eine Taste je Wurf. Jeder einzelne Wurf lässt sich trotzdem eingeben.' },
    typed: { title: 'Wir würfeln', text: 'Ihr gebt ein, was eure Würfel zeigen. Jeden einzelnen Wurf darf trotzdem die App machen.' },
    seedTitle: 'Die Würfel der App kommen aus einem Startwert',
    random: { title: 'Vom Zufall', text: 'Der Rechner zieht 256 Bits. So ist es üblich.' },
    phrases: { title: 'Von uns allen', text: 'Jeder gibt einen Satz ein, den die anderen nicht sehen; aus allen entsteht der Startwert.' },
    digits: { title: 'Ein bekannter', text: '64 Hexadezimalziffern, um eine Kampagne mit denselben Würfeln noch einmal zu spielen.' },
    phraseOf: (name) => `Satz von ${name}`,
    phraseMissing: 'Ein Satz fehlt noch.',
    made: 'Der Startwert steht fest. Alle sehen ihn, wenn das Spiel vorbei ist.',
    seed: 'Startwert',
    digitsHint: '64 Ziffern von 0 bis 9 und a bis f.',
    hash: 'So oder so: Eine Prüfsumme des Startwerts steht von Anfang an in der Kampagne, damit ihn niemand unbemerkt austauschen kann. Vor dem ersten Wurf können die Geräte der Spieler etwas dazugeben.',
  },
  draws: {
    title: 'Wer zieht',
    app: {
      title: 'Die App zieht',
      text: 'Die meisten Züge brauchen keine Taste. Nach welchem gefragt wird, der lässt sich trotzdem eingeben.',
    },
    typed: { title: 'Wir ziehen', text: 'Ihr gebt ein, was ihr am Tisch gezogen habt. Jedes einzelne Mal darf trotzdem die App ziehen.' },
    seedTitle: 'Was die App zieht, kommt aus einem Startwert',
    digits: { title: 'Ein bekannter', text: '64 Hexadezimalziffern, um eine Kampagne mit denselben Karten noch einmal zu spielen.' },
    hash: 'So oder so: Eine Prüfsumme des Startwerts steht von Anfang an in der Kampagne, damit ihn niemand unbemerkt austauschen kann. Bevor etwas gezogen wird, können die Geräte der Spieler etwas dazugeben.',
  },
  summary: {
    yes: 'ja',
    no: 'nein',
    nobody: (seat) => `${seatName(seat)}: niemand`,
    title: 'Titel',
    byDate: 'nach dem heutigen Datum',
    dice: 'Würfel',
    app: 'Die App würfelt',
    typed: 'Am Tisch gewürfelt und eingegeben',
    draws: { title: 'Ziehen', app: 'Die App zieht', typed: 'Am Tisch gezogen und eingegeben' },
    seed: 'Startwert',
    seeds: { random: 'vom Zufall gezogen', phrases: 'aus den Sätzen aller', digits: 'vorgegeben' },
    houseRules: 'Hausregeln',
    allByDefault: 'Alle wie üblich',
  },
}
