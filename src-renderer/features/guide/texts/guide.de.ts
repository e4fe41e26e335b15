import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './guide.en.ts'

export const DE: Texts<typeof EN> = {
  label: 'Rundgang',
  place: (step, of) => `Schritt ${step} von ${of}`,
  spoken: (place, title, text, todo) => `Rundgang, ${place}. ${title}. ${text} ${todo}`,
  command: 'Führ mich herum',
  focus: 'Zum Rundgang',
  keys: 'Den Rundgang beginnen; zum Rundgang und zurück',
  end: 'Rundgang beenden',
  done: 'Schließen',
  back: 'Zurück',
  next: 'Weiter',
  steps: {
    rail: {
      title: 'Ein Zug geht von Phase zu Phase',
      text: 'Hier steht, welche Runde ist, wer am Zug ist und wie weit der Zug ist. Ein Haken heißt: Die Phase ist vorbei; daneben steht, was sie gebracht hat.',
      todo: 'Öffne den Verlauf einer Phase und schließ ihn wieder.',
    },
    question: {
      title: 'Eine Frage nach der anderen',
      text: 'Die Karte sagt, was als Nächstes kommt und wer gefragt ist. Die Kürzel unter der Frage sind die Regeln, die sie stellen.',
      todo: 'Drück auf eines und lies die Regel.',
    },
    preview: {
      title: 'Sehen, bevor es gilt',
      text: 'Ist eine Antwort vollständig, sagt die Karte, was sich dadurch sofort ändert; bei Würfeln schon beim Eingeben, was sie bedeuten. Aufgeschrieben ist noch nichts.',
      todo: 'Wähle in der Karte etwas, oder gib etwas ein.',
    },
    accept: {
      title: 'Dann bestätigen',
      text: 'Eine Antwort wird sofort aufgeschrieben und gespeichert; das sagt dir die Leiste unter der Seite. Dann kommt die nächste Frage.',
      todo: 'Beantworte die Frage.',
    },
    dice: {
      title: 'Würfel: eure oder die der App',
      text: 'Lass die App würfeln. Oder würfelt am Tisch, gib in das Feld ein, was gefallen ist, und drück die Eingabetaste; mehrere Würfel gehen in eine Zeile, mit Leerzeichen dazwischen.',
      todo: 'Antworte weiter, bis ein Wurf gefragt ist, und wirf.',
    },
    ledger: {
      title: 'Jede Zahl sagt, warum',
      text: 'Im Hauptbuch stehen alle Zahlen eines Spielers und was diese Runde daran geändert hat. Hinter jeder stehen die Buchungen, aus denen sie entstanden ist.',
      todo: 'Drück auf eine Zahl und schließ das Blatt wieder.',
    },
    takeBack: {
      title: 'Nichts geht verloren',
      text: 'Was du zurücknimmst, bleibt durchgestrichen in der Chronik. Beim nächsten Mal zeigen die Würfel der App dieselben Zahlen.',
      todo: 'Nimm den neuesten Eintrag zurück.',
    },
    past: {
      title: 'In der Zeit zurückgehen',
      text: 'Die Chronik erzählt alles, was geschehen ist. Du kannst den ganzen Spieltisch sehen, wie er nach jedem Eintrag war; vom Hinsehen ändert sich nichts.',
      todo: 'Öffne die Seite „Chronik“, drück bei einem Eintrag auf die Uhr und komm mit Esc ins Jetzt zurück.',
    },
    commands: {
      title: 'Alles beim Namen',
      text: 'Was sich tun lässt, steht in einer Liste: Gib einen Teil des Namens ein. Alle Tasten zeigt dir das Fragezeichen.',
      todo: 'Öffne die Liste und schließ sie mit Esc.',
    },
    share: {
      title: 'Und die anderen am Tisch',
      text: 'Spieler können am Handy lesen und antworten, an diesem Bildschirm hinter einem Vorhang oder zu Hause per Datei. Niemand sieht, was ihn nichts angeht.',
      todo: 'Öffne die Seite „Teilen“.',
    },
    end: {
      title: 'Das war der Rundgang',
      text: 'Spiel weiter, oder fang in der Bibliothek eine eigene Kampagne an. Über das Menü kommt der Rundgang wieder, wann immer du magst.',
      todo: '',
    },
  },
}
