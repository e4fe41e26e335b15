import type { MessageKey } from './english.ts'

export const GERMAN: Readonly<Record<MessageKey, string>> = {
  'file.notOpened': '„{name}“ lässt sich nicht öffnen: {reason}.',
  'file.notOpenedForWriting': '„{name}“ lässt sich nicht zum Schreiben öffnen: {reason}.',
  'file.notSaved': '„{name}“ ließ sich nicht speichern: {reason}.',
  'file.notRead': '„{name}“ lässt sich nicht lesen: {reason}.',
  'file.notStored': '„{name}“ ließ sich nicht in {folder} ablegen: {reason}.',
  'file.notRenamed': '„{name}“ ließ sich nicht umbenennen: {reason}.',
  'file.taken':
    '„{name}“ heißt inzwischen eine andere Datei; an ihre Stelle kam nichts. Wähle einen anderen Namen, oder versuche es noch einmal.',
  'file.notReplaced': '„{name}“ ließ sich nicht durch eine frühere Fassung ersetzen: {reason}.',
  'version.unknown': 'Diese Fassung ist nicht mehr aufgehoben: Sieh dir die Liste noch einmal an.',
  'file.notTrashed': '„{name}“ ließ sich nicht in den Papierkorb legen: {reason}.',
  'file.notBroughtBack': '„{name}“ ließ sich nicht aus dem Papierkorb zurückholen: {reason}.',
  'file.notDestroyed': '„{name}“ ließ sich nicht endgültig löschen: {reason}.',
  'trash.unknown': 'Das liegt nicht mehr im Papierkorb: Sieh noch einmal in die Liste.',
  'trash.notRead': 'Der Papierkorb lässt sich nicht lesen: {reason}.',
  'file.seatsNotRead': 'Was zu den Plätzen von „{name}“ aufbewahrt ist, lässt sich nicht lesen: {reason}.',
  'file.seatsNotStored': 'Was zu den Plätzen von „{name}“ gehört, ließ sich nicht ablegen: {reason}.',
  'file.readShort':
    '„{name}“ wurde nur zum Teil gelesen ({read} von {size} {size|Byte|Bytes}): Die Platte oder das Netzlaufwerk gibt den Rest nicht her. Geändert wurde nichts; versuch es noch einmal, oder kopiere die Datei auf eine andere Platte.',
  'file.none': '„{name}“ ist keine Datei: Wähle eine Kampagne, die auf .lineage endet.',
  'file.noCampaign': '„{name}“ ist keine Kampagne: Wähle eine Datei, die auf {ending} endet.',
  'file.tooLarge': '„{name}“ ist für eine Kampagne zu groß ({size} MiB): Wähle eine andere Datei.',
  'file.strange': '„{name}“ beginnt nicht wie eine Kampagne: Wähle eine andere Datei, oder nimm sie aus einer Sicherung.',
  'file.readOnly': '„{name}“ wird von hier aus nicht beschrieben: Lege eine Kopie an, um weiterzuspielen.',
  'file.beingOpened': '„{name}“ wird gerade von einem anderen Programm geöffnet: Versuche es noch einmal.',
  'file.openHere': '„{name}“ ist in diesem Programm schon offen: Schließe es dort zuerst.',
  'file.openThere': '„{name}“ ist in einem anderen Programm offen (Prozess {process}): Schließe es dort, um hier weiterzuspielen.',
  'file.openInSandbox':
    '„{name}“ ist in einem anderen Programm dieses Rechners offen, in einer eigenen Umgebung: Schließ es dort. Ist das Programm schon beendet, ist sie eine Minute später frei.',
  'file.openElsewhere':
    '„{name}“ ist auf dem Rechner {host} offen (Prozess {process}). Schließe es dort. Hat jener Rechner es nicht mehr offen, oder hieß dieser früher so, dann spiel hier trotzdem weiter; seine Sperre ist die Datei {lock}.',
  'lock.alive':
    '„{name}“ wird auf dem Rechner {host} benutzt, der vor {seconds} {seconds|Sekunde|Sekunden} ein Lebenszeichen gab: Schließe es dort. Ist das Programm dort beendet, versuche es eine Minute später noch einmal.',
  'lock.notRemoved': 'Die Sperre {name} lässt sich nicht entfernen: {reason}.',
  'library.notRead': 'Die Bibliothek {name} lässt sich nicht lesen: {reason}.',
  'library.gone':
    'Die Bibliothek {name} ist nicht mehr da: Ihr Ordner wurde verschoben, umbenannt oder gelöscht, oder ihre Platte ist nicht verbunden. Bring ihn zurück, dann erscheint sie von selbst wieder. An seine Stelle tritt inzwischen nichts.',
  'library.noneSame': 'Keine Kampagne der Bibliothek ist dieselbe: Sie lässt sich aufnehmen.',
  'library.unknown': 'Eine Kampagne dieses Namens gibt es in der Bibliothek nicht: Sieh noch einmal in die Liste.',

  'fault.ENOSPC': 'die Platte ist voll; schaffe Platz, und versuche es noch einmal',
  'fault.EDQUOT': 'dein Anteil an der Platte ist verbraucht; schaffe Platz, und versuche es noch einmal',
  'fault.EFBIG': 'sie würde größer, als diese Platte erlaubt; speichere anderswo eine Kopie',
  'fault.EROFS': 'die Platte ist schreibgeschützt; speichere anderswo eine Kopie',
  'fault.EACCES':
    'das System erlaubt es nicht; prüfe die Rechte der Datei und ihres Ordners, und ob ein Virenscanner oder ein Synchronisierungsprogramm sie gerade benutzt',
  'fault.EPERM':
    'das System erlaubt es nicht; prüfe die Rechte der Datei und ihres Ordners, und ob ein Virenscanner oder ein Synchronisierungsprogramm sie gerade benutzt',
  'fault.EBUSY': 'ein anderes Programm hält sie fest; schließe es, und versuche es noch einmal',
  'fault.ENOENT': 'sie ist nicht mehr da; sieh nach, ob sie verschoben oder gelöscht wurde',
  'fault.ENOTDIR': 'ihr Ordner ist nicht mehr da; sieh nach, ob er verschoben oder gelöscht wurde',
  'fault.EISDIR': 'es gibt einen Ordner dieses Namens; wähle eine Datei',
  'fault.EIO': 'die Platte meldet einen Fehler; speichere eine Kopie auf einer anderen',
  'fault.EMFILE': 'zu viele Dateien sind offen; schließe andere Programme, und versuche es noch einmal',
  'fault.ENAMETOOLONG': 'ihr Name ist für diese Platte zu lang; gib ihr einen kürzeren',
  'fault.EINTR': 'das System hat es unterbrochen; versuche es noch einmal',
  'fault.ESTALE': 'das Netzlaufwerk hat die Datei verloren; verbinde es neu, und öffne die Kampagne noch einmal',
  'fault.ENOTCONN': 'das Laufwerk ist nicht mehr verbunden; verbinde es, und versuche es noch einmal',
  'fault.ETIMEDOUT': 'das Netzlaufwerk antwortet nicht; sieh nach, ob es verbunden ist, und versuche es noch einmal',
  'fault.other': 'das System sagt {fault}',
  'fault.replaced': 'sie wurde inzwischen gelöscht oder ersetzt; hole sie zurück, dann verlasse die Kampagne, und öffne sie noch einmal',
  'fault.moved': 'die Datei liegt inzwischen unter {place}; verschieb sie zurück, oder öffne sie dort',
  'fault.movedAway':
    'die Datei ist nicht mehr, wo sie geöffnet wurde (verschoben oder von einem Abgleichprogramm ersetzt); öffne die Kampagne neu, und such nach einer zweiten Fassung',
  'fault.lockLost': 'ein anderes Programm hat die Kampagne übernommen, während dieses schlief; schließ sie dort und öffne sie hier neu',
  'fault.changed':
    'ein anderes Programm hat sie inzwischen geändert; verlasse die Kampagne, und öffne sie noch einmal, um zu sehen, was darin steht',
  'fault.leftover':
    'was ein früherer Fehler hinterließ, ließ sich nicht wegräumen ({fault}); verlasse die Kampagne, und öffne sie noch einmal',
  'fault.closed': 'sie wurde geschlossen',

  'campaign.header': 'Das ist keine Kampagne: Die erste Zeile ist kein Dateikopf. Wähle eine Datei, die auf .lineage endet.',
  'campaign.otherFormat': 'Das ist keine Kampagne dieses Programms: Wähle eine Datei, die auf .lineage endet.',
  'campaign.newer':
    'Sie hat die Formatversion {version}, dieses Programm liest bis Version {reads}. Spiel mit einer neueren Version dieses Programms weiter.',
  'campaign.newerRules':
    'Sie wird nach Version {version} ihrer Regeln gespielt, dieses Programm spielt Version {plays}. Spiel mit einer neueren Version dieses Programms weiter.',
  'campaign.otherGame': 'Diese Kampagne gehört zum Spiel „{game}“, das diese Version nicht kennt. Öffne sie mit einer neueren.',
  'campaign.nothing': 'Von dieser Kampagne lässt sich nichts zeigen: {damage}. Nimm sie aus einer Sicherung.',
  'campaign.damaged':
    'Die Datei ist beschädigt: {damage}. Sie wird bis dorthin gezeigt und nicht mehr beschrieben; lege eine Kopie an, um von dort weiterzuspielen.',
  'campaign.restored':
    'Die Datei war beschädigt (Zeile {lines}) und ließ sich auf den Buchstaben wiederherstellen: Nichts fehlt. Die Datei wurde nicht geändert; leg eine Kopie an, um weiterzuspielen.',
  'campaign.changed':
    'Zeile {lines} der Datei wurde geändert, von einem anderen Programm oder durch einen Fehler der Platte, und ist hier, wie sie jetzt lautet (in Zeile 1 steht der Titel, in Zeile 2 der Aufbau); was dahinter liegt, ist, wie es geschrieben wurde. Die Datei blieb, wie sie ist; setze eine frühere Fassung ein, oder lege eine Kopie an, um weiterzuspielen.',
  'campaign.unfinished': 'Noch ist nicht alles versucht, was sie wiederherstellen kann: Öffne sie noch einmal, dann geht die Suche weiter.',
  'campaign.both': '{first} Außerdem: {second}',
  'campaign.lost':
    'Die Datei ist beschädigt, und Einträge darin lassen sich nicht wiederherstellen ({entries}): Was darin geschah, fehlt hier, auch in den Zahlen. Alles andere wird gezeigt. Die Datei wurde nicht geändert; leg eine Kopie an, um weiterzuspielen, und berichtige, was fehlt.',
  'campaign.lostBeforeNewer':
    'Die Datei ist beschädigt, Einträge lassen sich nicht wiederherstellen ({entries}), und Zeile {line} hat eine neuere Version des Programms geschrieben. Gezeigt wird sie bis dorthin; geändert wurde sie nicht. Stell sie mit der neueren Version wieder her.',
  'campaign.uncopiedNewer':
    'Zeile {line} hat eine neuere Version des Programms geschrieben: Eine hier gemachte Kopie würde dort enden. Mach die Kopie mit jener Version, oder kopier die Datei selbst.',
  'campaign.lostEntry': 'Eintrag {entry} war nicht zu lesen: Die Datei war dort beschädigt. Was darin geschah, fehlt.',
  'campaign.behind':
    'Diese Datei endet in Runde {round} nach {entries} {entries|Eintrag|Einträgen}, und du hattest von dieser Kampagne Runde {hadRound} mit {had} {had|Eintrag|Einträgen}: Sie ist eine ältere Kopie, wurde zurückgespielt oder abgeschnitten. Hole die längere Datei zurück, und öffne sie noch einmal, oder spiel von hier weiter, ohne was danach kam.',
  'campaign.behindOther':
    'Diese Datei endet in Runde {round} nach {entries} {entries|Eintrag|Einträgen}; „{other}“ ist dieselbe Kampagne mit {had} {had|Eintrag|Einträgen}, in Runde {hadRound}. Öffne die längere, oder spiel von hier weiter, ohne was danach kam.',
  'campaign.parted':
    'Diese Datei ist ein anderer Verlauf der Kampagne, die du in Runde {round} mit {had} {had|Eintrag|Einträgen} hattest: Davor trennen sie sich. Hole die andere Datei zurück, und öffne sie noch einmal, oder spiel mit dieser weiter.',
  'campaign.unknownEntry':
    'Zeile {line} ist ein Eintrag, den diese Version des Programms nicht kennt: Eine neuere hat ihn geschrieben. Gezeigt wird sie bis dorthin. Spiel mit einer neueren Version weiter.',
  'campaign.unknownEntryInShort': 'Ab Zeile {line} von einer neueren Version fortgesetzt. Öffnet sich zum Lesen bis dorthin.',
  'campaign.damagedInShort': 'Beschädigt: {damage}. Öffnet sich zum Lesen, mit allem, was sich wiederherstellen lässt.',
  'campaign.torn': 'Die letzte Zeile der Datei war abgerissen ({bytes} {bytes|Byte|Bytes}, nie bestätigt) und ist weggelassen.',
  'campaign.unreadable': 'Sie lässt sich nicht lesen.',
  'campaign.uncopied': 'Darin ist nichts, was sich kopieren ließe.',
  'campaign.whatIfGone': 'Diese Kopie wurde nicht behalten und ist fort: Beginne eine andere aus der Kampagne, aus der sie stammt.',
  'campaign.copy': '{title} (Kopie)',
  'campaign.whatIf': '{title} (was wäre wenn)',
  'campaign.untitled': 'Kampagne ohne Titel',
  'damage.line': 'Zeile {line} ({reason})',
  'damage.noSetup': 'Sie enthält keinen Aufbau',
  'damage.deep': 'tiefer verschachtelt als alles, was dieses Programm schreibt',
  'damage.notJson': 'kein JSON',
  'damage.noHash': 'keine Prüfsumme',
  'damage.otherHash': 'die Prüfsumme passt nicht zur Zeile',
  'damage.follows': 'folgt nicht auf die Zeile davor',
  'damage.otherHeader': 'nicht der Dateikopf, zu dem die Einträge gehören',
  'damage.number': 'falsche Nummer',
  'damage.unknown': 'ein Eintrag, den diese Version nicht kennt',
  'damage.strange': 'so schreiben es die Regeln nie: {problem}',

  'seats.damaged':
    'Was zu den Plätzen der Spieler aufbewahrt ist, ist beschädigt: {field}. Lege diese Datei (ihr Name endet auf .lineage-seats) beiseite, um neu anzufangen, ohne PINs, Geräte und Anweisungen.',
  'seats.otherCampaign':
    'Was neben dieser Kampagne zu den Plätzen der Spieler liegt, gehört zu einer anderen. Lege diese Datei (ihr Name endet auf .lineage-seats) beiseite, um neu anzufangen, ohne PINs, Geräte und Anweisungen.',
  'table.shut': 'Der Tisch nimmt im Augenblick nichts an. Die Spielleitung weiß, warum.',
  'door.shut': 'Die Spielleitung hat die Tür für Spieler geschlossen. Was du zuletzt gesehen hast, bleibt hier lesbar.',
  'door.sentAway': 'Die Spielleitung hat dieses Gerät abgemeldet. Bitte um eine neue Einladung, um wiederzukommen.',
  'door.oneTooMany':
    'Ein anderes Gerät kam an die Stelle von diesem: Mehr passen nicht auf einen Platz. Bitte um eine neue Einladung, um wiederzukommen.',
  'door.notLetIn': 'Der Tisch kann im Augenblick niemanden einlassen: Bitte die Spielleitung, nachzusehen.',
  'door.keyless':
    'Dieser Browser hat den Schlüssel zu deinem Platz gelöscht, wie manche nach sieben Tagen ohne Besuch. Bitte die Spielleitung um eine neue Einladung: Von der Kampagne ist nichts verloren.',
  'door.dismissed': 'Dieses Gerät wurde vom Tisch abgemeldet. Die Spielleitung kann es wieder einladen.',
  'door.noPage': 'Die Tür bleibt zu: Die Seite für Spieler fehlt in {folder}. Baue das Programm neu.',
  'door.otherNetwork':
    'Die Tür bleibt zu: Dieser Rechner ist in einem Netz, aber unter {addresses}, und die Tür öffnet sich nur in eigene Netze (Adressen, die mit 192.168., 10. oder 172.16. bis 172.31. beginnen). Verbinde ihn mit einem solchen, etwa dem WLAN eines Routers oder dem Hotspot eines Telefons, dann öffne sie noch einmal.',
  'door.noNetwork':
    'Die Tür bleibt zu: Dieser Rechner ist in keinem Netz mit anderen. Verbinde ihn (WLAN oder Kabel), und öffne sie dann noch einmal.',
  'door.stays': 'Die Tür bleibt zu: {reason}.',
  'door.portTaken': 'Port {port} ist belegt',
  'door.portTakenBy': 'Port {port} ist von „{title}“ belegt, einer anderen Kampagne, die hier offen ist; schließ zuerst deren Tür',

  'host.fault':
    'Das ging wegen eines Fehlers im Programm nicht. Mehr steht in seinem Protokoll. Sieh nach, was angezeigt wird, ehe du es noch einmal versuchst.',
  'host.unknown': 'Das Programm wurde nach etwas gefragt, das es nicht kennt: Lade die Seite neu.',
  'host.misfit': 'Mit dem, was es bekam, kann das Programm {method} nicht ausführen: Verlangt ist {kinds}.',
  'host.otherPage': 'Diese Seite gehört nicht zum Programm.',
  'host.tooMany': 'Zu viele Nachrichten.',

  'wire.noAnswer': 'Der Tischserver antwortet nicht. Es wird weiter versucht; nichts Gespeichertes geht verloren.',
  'shelf.readOnly': 'Diese Kampagne wird von hier aus nicht beschrieben: Lege eine Kopie an, um weiterzuspielen.',
  'shelf.otherTab': 'Inzwischen hat ein anderer Tab in diese Kampagne geschrieben. Öffne sie neu, um weiterzuspielen.',
  'shelf.full':
    'Der Browser hat keinen Platz mehr für Kampagnen. Lade eine herunter, leg sie in den Papierkorb und lösche sie dort endgültig, oder schaff Platz auf der Platte; dann versuch es noch einmal. Was offen ist, lässt sich trotzdem herunterladen, ohne das, was nicht gespeichert werden konnte.',
  'shelf.fullOfTrash':
    'Der Browser hat keinen Platz mehr für Kampagnen. Lösche im Papierkorb der Bibliothek etwas endgültig, dann versuche es noch einmal: Was dort liegt, nimmt Platz ein.',
  'shelf.elsewhere':
    'Diese Kampagne ist in einem anderen Tab offen. Schließ sie dort, um hier weiterzuspielen: Dieser Tab übernimmt sie dann von selbst.',
  'shelf.unknown':
    'In diesem Browser gibt es keine Kampagne „{name}“ mehr. Ist sie hier noch offen, lade sie jetzt herunter; sonst sieh in der Bibliothek nach, oder öffne ihre Datei noch einmal.',
  'shelf.notRead':
    'Der Speicher des Browsers ließ sich nicht lesen ({fault}). Vielleicht ist die Platte voll, oder das Fenster ein privates, das es oft verbietet: Schaff Platz oder nimm ein gewöhnliches Fenster, dann versuch es noch einmal. Was offen ist, lässt sich trotzdem herunterladen.',
  'shelf.notWritten':
    'Der Speicher des Browsers ließ sich nicht beschreiben ({fault}). Vielleicht ist die Platte voll: Schaff Platz, dann versuch es noch einmal. Lade die Kampagne sicherheitshalber herunter; was offen ist, lässt sich in jedem Fall herunterladen, ohne das, was nicht gespeichert werden konnte.',
  'pack.noTemplate':
    'Die Seite, in die Spielermappen kommen, fehlt in diesem Programm: Installiere es neu, oder speichere die Mappe als Daten.',

  'choice.none': '„none“ oder {others}',
  'choice.whole': 'eine ganze Zahl von {min} bis {max}',
  'choice.most': 'eine Zahl von höchstens {max}',
  'choice.least': 'eine Zahl von mindestens {min}',
  'choice.player': 'wer für {seat.akk} spielt',
  'choice.playerName': 'der Name dessen, der für {seat.akk} spielt',
  'choice.header': 'der Kopf einer Kampagne nennt sein Feld {field}',
  'choice.hex': '{digits} Hexadezimalziffern (0–9, a–f)',
}
