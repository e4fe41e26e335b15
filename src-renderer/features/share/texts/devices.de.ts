import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { akk, der } from '../../../../src-shared/games/text/playing.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import type { EN } from './devices.en.ts'

export const DE: Texts<typeof EN> = {
  seats: 'Plätze',
  openFirst: 'Öffne die Tür, dann lassen sich Geräte einladen.',
  door: {
    none: 'Hier gibt es keine Tür',
    noneText:
      'Dieses Programm läuft hier allein im Browser, und eine Browserseite kann niemanden hereinlassen. Zwei Wege bleiben, beide auf dieser Seite: Übergib den Bildschirm an einen Spieler, oder gib jedem eine Datei für zu Hause. Sollen Spieler eigene Geräte nutzen, dann öffne die Kampagne mit dem Programm auf dem Rechner oder dem Tischserver: Lade sie in der Bibliothek herunter, und öffne dort die Datei.',
    closed: { title: 'Die Tür ist zu', text: 'Kein Gerät kommt herein, und keines, das schon da war, sieht etwas Neues.' },
    here: { title: 'Die Tür ist für diesen Rechner offen', text: 'Nur Browser auf diesem Rechner kommen herein, mit einer Einladung.' },
    network: {
      title: 'Die Tür ist zum Netz hin offen',
      text: 'Alle im selben Netz können anklopfen; herein kommt ein Gerät nur mit einer Einladung.',
    },
    addresses: 'Adressen',
    copy: 'Kopieren',
    copyAddress: (address) => `${address} kopieren`,
    theAddress: (address) => `Die Adresse ${address}`,
    honest: {
      before: 'Ist sie zum Netz hin offen, dann ist alles, was hin- und hergeht, ',
      strong: 'nicht verschlüsselt',
      after: ': Wer dieses Netz betreibt oder abhört, kann mitlesen. Zu Hause ist das euer eigener Tisch, im Café nicht.',
    },
    close: 'Tür schließen',
    toNetwork: 'Zum Netz hin öffnen',
    toHere: 'Für diesen Rechner öffnen',
    keepHere: 'Nur für diesen Rechner',
    closes:
      'Sie geht mit der Kampagne zu: durch „Diese Kampagne schließen“ im Menü, beim Öffnen einer anderen und beim Beenden des Programms.',
  },
  seat: {
    noDevice: 'Kein Gerät',
    devices: (devices, connected) =>
      `${count(devices, 'Gerät', 'Geräte')}, ${connected === 0 ? 'keines verbunden' : `${connected} verbunden`}`,
    cameIn: (seat) => `Für ${akk(seat)} ist ein Gerät hereingekommen.`,
    ready: 'Anweisungen bereit',
    notReady: 'Nicht bereit',
    invite: 'Gerät einladen',
    inviteAnew: 'Neu einladen',
    inviteFor: (seat) => ` für ${akk(seat)}`,
    sendAway: 'Wegschicken',
    sendAwayOf: (seat) => `: die Geräte ${der(seat)}`,
    invited: 'Eine Einladung ist unterwegs, die noch niemand benutzt hat. Eine neue macht sie ungültig.',
    question: (seat) => `Die Geräte ${der(seat)} wegschicken?`,
    questionHint:
      'Sie sehen von nun an nichts Neues, und unbenutzte Einladungen verfallen. Gespeicherte Anweisungen bleiben. Um wiederzukommen, braucht ein Gerät eine neue Einladung.',
    letStay: 'Bleiben lassen',
    doSendAway: 'Wegschicken',
    sentAway: (seat) => `Die Geräte ${der(seat)} sind weggeschickt.`,
  },
  display: {
    title: 'Tischanzeige',
    lead: 'Ein Fernseher oder zweiter Bildschirm für alle: wer am Zug ist, was gerade geschehen ist, wie es steht. Sie zeigt, was alle sehen dürfen, und kann nichts tun.',
    invite: 'Eine Anzeige einladen',
    sendAway: 'Anzeigen wegschicken',
    sentAway: 'Die Anzeigen sind weggeschickt.',
    cameIn: 'Eine Anzeige ist da.',
  },
  displayCode: {
    ask: 'Kurzer Code für einen Fernseher',
    title: 'Kurzer Code für einen Fernseher',
    code: 'Code zum Eingeben',
    open: { before: 'Öffne ', after: ' auf dem Fernseher, und gib dort ein:' },
    goodFor: (left) => `Gilt noch ${left}, für eine Anzeige, solange diese Seite offen ist.`,
    hereOnly: 'Die Tür ist nur für diesen Rechner offen: Öffne sie zum Netz, damit ein Fernseher sie erreicht.',
    others: 'Wenn der Fernseher diese Adresse nicht erreicht, versuch:',
    ended: {
      used: 'Die Anzeige ist da. Der Code ist verbraucht.',
      over: 'Der Code ist abgelaufen: Er gilt zwei Minuten, solange diese Seite offen ist.',
      guessed:
        'Es wurden zu viele falsche Codes eingegeben, darum gilt dieser nicht mehr. Wenn das niemand an deinem Tisch war, schließe die Tür.',
    },
    another: 'Einen neuen Code zeigen',
    putAway: 'Weglegen',
    noCampaign: 'Es ist keine Kampagne offen: Öffne eine, dann frag nach einem Code.',
    asking: 'nach einem Code gefragt wurde',
  },
  chance: {
    title: 'Zufall: was die Spieler dazugeben',
    lead: 'Bevor gewürfelt oder gezogen wird, können die Geräte der Spieler eigenen Zufall zum Startwert geben. Dann hat niemand am Tisch bestimmt, was kommt, und niemand kann es behaupten.',
    nobody: 'Noch hat niemand etwas dazugegeben. Die Spieler finden es auf ihrer Seite; du kannst auch ohne beginnen.',
    promised: (seats) => `Bereit zum Dazugeben: ${seats}.`,
    takeUp: 'Dazugeben',
    awaited: (seats) => `Es fehlt noch: ${seats}. Die Seite dort muss offen sein.`,
    without: (seats) => `Ohne ${seats} weitermachen`,
  },
  invitation: {
    label: (seat) => `Einladung für ${akk(seat)}`,
    qr: (seat) => `QR-Code mit der Einladung für ${akk(seat)}`,
    forOne: { before: 'Für ', strong: 'ein', after: ' Gerät, einmal.' },
    typeIt: 'Gib diesen Code darauf ein.',
    scan: { before: 'Scanne das hier damit; oder öffne dort ', after: ' und gib den Code ein:' },
    code: 'Code',
    otherAddress: 'Wenn das Gerät sie nicht erreicht, versuch eine andere Adresse',
    copyLink: 'Link kopieren',
    theLink: (seat) => `Der Link für ${akk(seat)}`,
    copyCode: 'Code kopieren',
    theCode: (seat) => `Der Code für ${akk(seat)}`,
    putAway: 'Weglegen',
  },
}
