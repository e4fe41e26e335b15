import type { ProblemWording } from '../kernel/problem.ts'

/** What a refusal says, by its wording; a field is called as in the file where nothing better is known. */
export const GERMAN_PROBLEMS: Readonly<Record<ProblemWording, string>> = {
  'problem.missing': '{field} fehlt: {wanted}.',
  'problem.type': '{field} ist {value}, verlangt ist aber {wanted}.',
  'problem.range': '{field} ist {value}: Gib eine ganze Zahl von {min} bis {max} an.',
  'problem.option': '{field} ist {value}, was nicht zur Wahl steht: Wähle eines von {options}.',
  'problem.optionId':
    '{field} ist {value}, gesucht ist aber die Kennung einer Möglichkeit, in Anführungszeichen: Wähle eine von {options}.',
  'problem.unwritten': '{field} schreiben diese Regeln nicht.',
  'problem.noFigure': '{field} ist kein Wert dieses Spiels.',
  'problem.unchosen': '{field} ist noch nicht gewählt: Wähle eines von {options}.',
  'problem.unknownField': '{field} ist hier nicht gefragt: Lass es weg, oder nimm eines von {options}.',
  'problem.limit': 'Zusammen ergeben {fields} {value}, höchstens sind aber {max} möglich: Senke eines davon.',
  'problem.length': '{field} hat {value} Zeichen: Höchstens {max} sind möglich.',
  'problem.short': '{field} hat {value} Zeichen: Mindestens {min} müssen es sein.',
  'problem.rows': '{field} hat {value} Zeilen: Gib {min} bis {max} an.',
  'problem.picks': '{field} nennt {value}: Wähle {min} bis {max}.',
  'problem.repeated': '{field} ist {value}, was schon genannt ist: Nenne jedes einmal.',
  'problem.order': '{field} lässt {missing} aus: Nenne alle, jedes einmal.',
  'problem.barred': '{field} ist {value}, was hier nicht geht ({reason}): Wähle etwas anderes.',
  'problem.die': 'Würfel {place} zeigt {value}: Gib 1 bis {faces} ein ({top} darf auch 0 oder {zeros} heißen).',
  'problem.face': 'Würfel {place} zeigt {value}: Gib 1 bis {faces} ein, denn er hat {faces} Seiten.',
  'problem.diceCount': 'Angegebene Würfel: {value}. Der Wurf verlangt {count}: Gib genau so viele ein.',
  'problem.noDice': 'Es ist kein Würfel angegeben. Der Wurf verlangt {count}: Gib ein, was sie zeigen, oder lass die App würfeln.',
  'problem.cardCount': 'Angegebene Karten: {value}. Gezogen werden {count}: Nenne genau so viele.',
  'problem.noCopy': '{field} ist {value}, wovon der Stapel keine mehr hält: Nenne eine andere.',
  'problem.diceText': 'Würfel {place} zeigt {value}, was keine Zahl ist: Gib Würfel ein wie 34 77 5.',
  'problem.together': '{field} lässt sich nicht zusammen mit {other} angeben: Lass eines davon weg.',
  'problem.counts': 'Die Anzahlen ergeben zusammen {value}: Es müssen {count} sein.',
  'problem.noCounts': 'Dieser Wurf lässt sich nicht als Anzahlen eingeben: Gib seine Würfel ein ({count}), oder lass die App würfeln.',
  'problem.nothingPending': 'Im Augenblick wird nichts gefragt: Die Kampagne ist vorbei.',
  'problem.stale':
    'Die Antwort gehört zu einer Frage, die nicht mehr gestellt ist: Sieh nach, was jetzt gefragt wird, und antworte darauf.',
  'problem.account': '{value} ist kein Konto {owner.der}: Nimm eines von {options}.',
  'problem.owner': '{value} führt in dieser Kampagne keine Konten: Nimm eines von {options}.',
  'problem.share': 'Was ein Platz zu den Würfeln gibt, sind 64 Ziffern von 0 bis f, nicht {value}: Lass das Gerät sie machen.',
  'problem.noShares': 'Niemand hat etwas zu den Würfeln gegeben: Jemand muss es tun, oder lass sie, wie sie sind.',
  'problem.commitment':
    'Was ein Gerät zu den Würfeln zu geben verspricht, ist eine Prüfsumme aus 43 Buchstaben und Ziffern, nicht {value}: Öffne die Seite neu.',
  'problem.unasked': 'Von hier wurde nichts für die Würfel versprochen, oder es wird noch nicht danach gefragt: Versprich es zuerst.',
  'problem.otherShare': 'Das ist nicht, was für die Würfel versprochen wurde: Seine Prüfsumme ist eine andere. Versprich etwas Neues.',
  'problem.promisedElsewhere':
    'Ein anderes Gerät deines Platzes hat versprochen, etwas zu den Würfeln zu geben, oder diese Seite, bevor sie neu geöffnet wurde: Gib stattdessen von hier etwas dazu, oder überlass es jenem.',
  'problem.takenUp': 'Was für die Würfel versprochen wurde, wird gerade abgerufen: Jetzt lässt sich nichts versprechen oder ändern.',
  'problem.thrownBefore':
    'Zu den Würfeln kann man einmal etwas geben, vor dem ersten Wurf; hier wurde schon gewürfelt, gezogen oder etwas dazugegeben. Die Würfel bleiben, wie sie sind.',
  'problem.reason': 'Eine Korrektur braucht einen Grund: Sag in ein paar Worten, warum die Zahl geändert wird.',
  'problem.same': '{account} {owner.der} steht schon bei {value}: Zu korrigieren ist nichts.',
  'problem.derived': '{account} {owner.der} ist nach den Regeln {value}: Korrigiere die Werte und Einträge, aus denen sich das ergibt.',
  'problem.collection': '{value} ist keine Sammlung, deren Einträge sich von Hand setzen lassen: Nimm eine von {options}.',
  'problem.noRecord': '{collection} hat keinen Eintrag {value}: Sieh nach, wie er jetzt heißt.',
  'problem.sameRecord': 'Eintrag {value} von {collection} ist schon so: Zu korrigieren ist nichts.',
  'problem.keptRecord': '{value} lässt sich nicht herausnehmen: Ohne das geht das Spiel nicht. Ändere es stattdessen.',
  'problem.namedRecord': '{value} wird von {others} genannt: Nimm diese mit heraus, oder ändere sie zuerst.',
  'problem.leftBehind': '{value} wird von {others} des bisherigen Besitzers genannt: Gib diese demselben Besitzer, oder ändere sie zuerst.',
  'problem.oneOnly': '{field} ist {value}, aber das ist {others} schon: Ändere das zuerst.',
  'problem.needless': '{field} ist {value}, aber zu {other} gehört keins: Lass es leer.',
  'problem.unmovable':
    'Hier lässt sich das Spiel nicht von Hand versetzen: Nimm stattdessen Einträge zurück, oder spiele bis zum ersten Zug weiter.',
  'problem.cursor': 'Dort kann das Spiel nicht weitergehen: {text}',
  'problem.notPlayedOut':
    'Von hier können die Regeln nicht weiterspielen ({reason}): Eine Zahl oder der Ort des Spiels liegt außerhalb dessen, was sie kennen. Berichtige das, und versuch es noch einmal.',
  'problem.breaksRules': 'Damit können die Regeln nicht weiterspielen ({reason}): Nichts wurde geändert. Setze etwas anderes.',
  'problem.tooManyDice':
    '{count} Würfel sind mehr, als die App auf einmal wirft ({max}): Berichtige die Zahl, aus der sie kommen, oder tippe ein, wie oft was fiel.',
  'problem.thrown': 'Die Würfel dieses Wurfs sind gefallen und bleiben liegen: Er lässt sich nicht noch einmal beantworten.',
  'problem.noDecrees': 'Dieses Spiel kennt keine Erlasse: Korrigiere stattdessen Zahlen oder Einträge.',
  'problem.decreeReason': 'Ein Erlass braucht einen Grund: Sag ihn in ein paar Worten.',
  'problem.rulingReason': 'Eine Änderung der Hausregeln braucht einen Grund: Sag in ein paar Worten, warum der Tisch so entschieden hat.',
  'problem.decided': '{field} ist schon {value}: Lass es weg, oder gib einen anderen Wert an.',
  'problem.settled':
    '{field} wurde zu Beginn der Kampagne festgelegt und lässt sich nicht mehr ändern: Korrigiere die Zahlen, die daraus kamen, oder beginne eine neue Kampagne damit.',
  'problem.seq':
    'Eintrag {value} lässt sich nicht zurücknehmen: Gib die Nummer einer Antwort, Korrektur oder Entscheidung nach dem Aufbau an, die noch gilt (die letzte ist {last}).',
  'problem.text': 'Der Text ist leer: Schreib etwas, oder lass es.',
  'problem.unseen': '{field} enthält kein Zeichen, das jemand sehen kann: Schreib Buchstaben oder Ziffern, oder lass es leer.',
  'problem.standIn': 'Niemand namens {value} kann einspringen: Nenn einen der Bots des Spiels oder orders.',
  'problem.namesEnough':
    'Namen wurden {value} Mal nacheinander vergeben: Warte, bis jemand weitergespielt hat, oder bitte die Spielleitung.',
  'problem.notNamable': 'Es gibt hier nichts namens {value}, das einen Namen tragen kann: Sieh nach, ob es noch im Spiel ist.',
  'problem.longName': 'Der Name {value} ist zu lang: Höchstens {max} Zeichen haben Platz.',
  'problem.nameLines': 'Ein Name ist eine Zeile aus Buchstaben: Schreib ihn ohne Zeilenenden und andere Zeichen, die man nicht sieht.',
  'problem.readOnly': 'Diese Kampagne ist nur zum Lesen offen: {reason}',
  'problem.notSaved': 'Das wurde nicht angenommen, denn es ließ sich nicht speichern. {reason}',
  'problem.notAsked': 'Wie die Dinge stehen, wird das nicht gefragt: Es bleibt aufgehoben und gilt, falls es doch gefragt wird.',
  'problem.notForeseen':
    'Phase {phase} lässt sich, wie die Dinge stehen, nicht ausprobieren: Das bleibt aufgehoben und gilt, wenn seine Frage kommt.',
  'problem.disagreement':
    'Hier lässt sich nichts beantworten: Die Regeln ergeben bei Eintrag {entry} etwas anderes. Beginne die Phase neu.',
  'problem.tooLarge': 'Die Datei ist größer als {most} MB, und so groß ist keine von diesem Programm: Wähle eine andere.',
  'problem.notJson':
    'Die Datei lässt sich nicht als JSON lesen: Wähle sie so, wie sie geschrieben wurde, oder lass sie noch einmal schreiben.',
  'problem.format': 'Die Datei ist {value}, verlangt ist aber {wanted}: Wähle eine andere Datei.',
  'problem.version': 'Die Datei stammt von einer neueren Version dieses Programms (Format {value}): Bring diese auf den neuesten Stand.',
  'problem.pattern': '{field} ist {value}, verlangt ist aber {wanted}: Lass die Datei noch einmal schreiben.',
  'problem.twiceInList': '{field} nennt {value} zweimal: Nenne es einmal.',
  'problem.twice': '{field} ist {value}, wie schon bei einem früheren Eintrag: Lass die Datei noch einmal schreiben.',
  'problem.tooMany': '{field} hat {value} Einträge: Höchstens {max} sind möglich.',
  'problem.notSealed': 'Die Datei ist nicht mit age versiegelt, oder ihre erste Zeile fehlt: Wähle sie so, wie sie geschickt wurde.',
  'problem.sealDamaged': 'Das Siegel dieser Datei ist beschädigt: Lass sie noch einmal schicken, als Anhang.',
  'problem.sealCostly':
    'Dieses Siegel zu öffnen bräuchte mehr Speicher und Zeit, als je eine Datei dieses Programms verlangt: Lass sie neu versiegeln.',
  'problem.sealedToKey':
    'Die Datei ist für einen Schlüssel versiegelt, nicht mit einem Kennwort: Nur wer diesen Schlüssel hat, kann sie öffnen.',
  'problem.sealedByPassphrase': 'Die Datei ist mit einem Kennwort versiegelt: Gib das Kennwort ein.',
  'problem.sealedToOther':
    'Die Datei ist für jemand anderen versiegelt: Lass sie für diese Kampagne versiegeln, mit ihrer neuesten Spielermappe.',
  'problem.passphrase': 'Das ist nicht das Kennwort, mit dem die Datei versiegelt wurde: Achte auf Großschreibung und Leerzeichen.',
  'problem.seat': '{value} ist kein Spieler dieser Kampagne: Wähle eines von {options}.',
  'problem.tableShut': 'In den Tisch lässt sich im Augenblick nichts schreiben: Bitte die Spielleitung, ihn wieder zu öffnen.',
  'problem.dismissed': 'Dieses Gerät ist nicht mehr am Tisch: Bitte die Spielleitung um eine neue Einladung.',
  'problem.notYours': 'Das wird dich nicht mehr gefragt: Sieh nach, was jetzt gefragt ist.',
  'problem.onlooker': 'Dieser Bildschirm sieht nur zu: Antworte am Spieltisch oder auf dem Gerät eines Spielers.',
  'problem.pinShape': 'Eine PIN hat 4 bis 12 Ziffern: Gib eine solche ein, oder gar keine, um sie zu entfernen.',
  'problem.pinWrong': 'Das ist nicht die PIN: Prüfe die Ziffern, und versuche es noch einmal.',
  'problem.pinRest': 'Zu oft wurde eine falsche PIN eingegeben: Warte {seconds} s, und versuche es dann noch einmal.',
  'problem.noDoor':
    'Von hier aus können keine Spieler dazukommen: Starte das Programm auf einem Rechner, oder als Tischserver mit npm start, und öffne die Kampagne dort.',
  'problem.openRecord':
    'Diese Kampagne begann mit einer früheren Version, deren Einträge nicht sagen, wer was sehen darf: Nur die Spielleitung darf sie sehen. Spielt sie an diesem Bildschirm weiter, oder beginnt eine neue für Geräte, Spielermappen und das Übergeben.',
  'problem.doorClosed': 'Die Tür für Spieler ist zu: Öffne sie zuerst, dann lade ein.',
  'problem.doorStuck': 'Die Tür für Spieler ließ sich nicht öffnen: {reason}',
  'problem.phase': '{field} ist für Phase {value}, für die sich nichts vorbereiten lässt: Wähle eine von {options}.',
  'problem.sameLine': '{field} ist {value}, wie schon in einer anderen Zeile: Gib jeder Zeile eine eigene Kennung.',
  'problem.phaseBegun': 'Phase {phase} hat begonnen, und ihre Anweisungen bleiben, wie sie sind: Ändere nur die späterer Phasen.',
  'problem.noTurnAhead': 'Für {seat.akk} kommt kein Zug mehr, also lässt sich nichts vorbereiten.',
  'problem.notReady': 'Die Anweisungen {seat.der} sind noch nicht bereit: Warte, bis der Spieler sie bereit meldet, oder antworte hier.',
  'problem.notPrepared': 'Für das, was jetzt gefragt ist, ist nichts mehr vorbereitet: Antworte hier.',
  'problem.otherCampaign': 'Die Anweisungen sind für eine andere Kampagne: Öffne diese, oder wähle eine andere Datei.',
  'problem.otherSeat': 'Die Anweisungen sind für {value}, und das spielt hier niemand: Wähle eine andere Datei.',
  'problem.noPack':
    'Für {seat.akk} ging von hier nie eine Spielermappe hinaus, also können diese Anweisungen nicht daraus sein: Gib dem Spieler eine, und lass die Anweisungen daraus schreiben.',
  'problem.altered':
    'Die Datei wurde geändert, nachdem sie für {seat.akk} geschrieben war, oder jemand anders hat sie geschrieben: Lass sie aus der neuesten Spielermappe noch einmal schreiben.',
  'problem.oldKey':
    'Die Anweisungen kommen aus einer Spielermappe {seat.der}, deren Schlüssel seither ersetzt wurde: Gib dem Spieler eine neue, und lass sie noch einmal schreiben.',
  'problem.roundOver':
    'Die Anweisungen sind für Runde {value}, aber als Nächstes kommt für {seat.akk} Runde {round}: Lass sie aus einer neuen Spielermappe noch einmal schreiben.',
  'problem.roundAhead':
    'Die Anweisungen sind für Runde {value}, die noch nicht da ist: Als Nächstes kommt für {seat.akk} Runde {round}. Heb die Datei bis dahin auf.',
  'problem.phasesBegun':
    'Phase {phase} {seat.der} hat begonnen, und alle diese Anweisungen sind für frühere Phasen: Davon lässt sich nichts mehr übernehmen.',
  'problem.takenBefore': 'Genau diese Datei wurde schon übernommen: Ändere die Anweisungen am Tisch, oder lass eine neue Datei schreiben.',
  'problem.acceptedLine': '{value} ist keine Zeile dieser Datei, die sich übernehmen ließe: Lies die Datei noch einmal ein.',
  'problem.boardLetter': '{field} hat {value}, aber jedes Gelände ist ein Buchstabe: Kürze es auf einen.',
  'problem.boardWraps':
    '{field} ist {value}, aber ein Brett, das am anderen Rand weitergeht, braucht eine gerade Zahl: Nimm eins mehr oder weniger.',
  'problem.boardRows': '{field} hat {value} Reihen, das Brett aber {count}: Schreib für jede eine.',
  'problem.boardRow': '{field} hat {value} Buchstaben, das Brett aber {count} Spalten: Schreib für jede einen.',
  'problem.boardGround': '{field} hat in Spalte {place} {value}, was nirgends erklärt ist: Nimm eines von {options}.',
  'problem.boardSpaces': '{field} ergibt {value} Felder: 1 bis {max} sind möglich.',
  'problem.boardCode': '{field} nennt {value}, was kein Feld des Bretts ist: Nenne eines, oder lass es weg.',
  'problem.boardCrossing': '{field} führt von {value} zu sich selbst: Nenne zwei Felder.',
  'problem.boardItself': '{field} ist {value}, was dort an sich selbst grenzt: Streich es.',
  'problem.boardOneSided': '{field} ist {value}, was selbst nicht an {other} grenzt: Ergänze es dort, oder streich es hier.',
  'problem.boardId':
    '{field} ist {value}: Eine Kennung beginnt mit einem Buchstaben, geht mit Buchstaben, Ziffern und Unterstrichen weiter und hat höchstens {max} Zeichen.',
  'problem.boardTwice': '{field} ist {value}, wie schon eine frühere: Gib jeder eine eigene Kennung.',
  'problem.boardName': '{field} ist {value}: Ein Name ist eine Zeile aus 1 bis {max} Buchstaben.',
}
