import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { DEVELOPMENT_RULINGS, DEVELOPMENT_SWITCHES, SPY_RULINGS, SPY_SWITCHES } from '../development.ts'

export const DEVELOPMENT_RULINGS_DE: RulingTranslation<typeof DEVELOPMENT_RULINGS> = {
  42: {
    question: 'Wem gehört ein Tempel oder eine Brücke?',
    decision:
      'Zuerst dem Clan, der sie gebaut oder gekauft hat, und danach dem Clan, dessen Bande als letzte ihr Feld betreten und gehalten hat. Sie bleiben Besitz dieses Clans, wenn die Bande weiterzieht.',
  },
  55: {
    question: 'Was gilt, wenn nicht für alle Rekruten Platz ist?',
    decision:
      'Es werden so viele angeworben, wie Platz haben. Ist gar kein Platz, misslingt der Befehl, ebenso in einer Höhle ohne Farbe und wo 34 % weniger als 1 Echse sind. Rekruten sind satt und auf der Stufe Durchschnittlich.',
  },
  56: {
    question: 'Was gehört zu einem Geschenk?',
    decision:
      'Alles, was dem schenkenden Clan im Feld gehört: Bande, Höhle, Tempel, Brücke, Floß oder halbfertige Höhle, nicht aber die Späher. Der andere Clan wird nicht gefragt. Ist im Feld eine Stammhöhle oder gehört dem Clan dort nichts, misslingt der Befehl.',
  },
  57: {
    question: 'Was stört Arbeitende, und wie lange müssen sie schon da sein?',
    decision:
      'Bei jeder Arbeit müssen so viele, wie sie braucht, seit Beginn der Runde im Feld sein. Es stören sie jeder Kampf dort, jeder Treffer, auch von Lava, ein gefangener feindlicher Späher und eine Bande von Freunden, die ankommt. Späher, Gesänge, eigene Würfe und vorbeigeschleuderte Echsen stören sie nicht.',
  },
  58: {
    question: 'Wo lässt sich ein Floß bauen, und wann sinkt es?',
    decision:
      'In Wasser, wo weder Brücke noch Floß noch fremde Echsen sind. Es sinkt in der Entwicklung, 5, 6 oder 7 Runden nach dem Bau, alles gleich wahrscheinlich, und wer dann an Bord ist, schwimmt. Der Busch bleibt.',
  },
  59: {
    question: 'Wo lässt sich eine Höhle bauen?',
    decision:
      'Auf Ebene, im Busch, auf Fruchtland, das dabei verloren geht, oder auf einer Ruine, aber nicht auf einem Tempel. Im Feld dürfen Echsen sein. In der zweiten Runde dürfen andere Graue desselben Clans arbeiten. Die Höhle gehört dem Clan, der sie gebaut hat, und auf der Ruine einer Stammhöhle ist sie eine gewöhnliche Höhle.',
  },
  60: {
    question: 'Auf welcher Seite muss für eine Brücke Land liegen?',
    decision:
      'Mindestens einer der drei Nachbarn ihres Felds, die von den Arbeitenden abgewandt sind, muss Land sein. Im Feld selbst darf kein Floß, keine Brücke und kein Feind sein.',
  },
  61: {
    question: 'Wie viele verhungernde Krieger sterben?',
    decision:
      'Die Hälfte jedes Trupps, abgerundet, nachdem sich Trupps vereinigt haben. Eine einzelne Echse hat keinen Nachbarn, der sie frisst, und lebt. Die anderen sind weiter am Verhungern.',
  },
}

export const DEVELOPMENT_SWITCHES_DE: Texts<typeof DEVELOPMENT_SWITCHES> = {
  site_owner: {
    question: 'Wie lange gehört ein Tempel oder eine Brücke einem Clan?',
    why: 'Das Regelbuch gibt Punkte für die, die ein Clan besitzt, und sagt nicht, wie er zu ihnen kommt.',
    values: { last_taker: 'Bis eine Bande eines anderen Clans sie einnimmt.', garrison: 'Solange seine Krieger dort sind.' },
  },
  recruit_overflow: {
    question: 'Was gilt, wenn nicht für alle Rekruten Platz ist?',
    why: 'Das Regelbuch erlaubt 300 Krieger je Feld und sagt nicht, was das für Rekruten heißt.',
    values: { part: 'Es werden so viele angeworben, wie Platz haben.', refuse: 'Der Befehl misslingt.' },
  },
  bridge_far: {
    question: 'Auf welcher Seite muss für eine Brücke Land liegen?',
    why: 'Das Regelbuch verlangt Land in einem der gegenüberliegenden Felder und sagt nicht, welche das sind.',
    values: {
      three: 'In einem der drei Felder auf der anderen Seite.',
      straight: 'In dem Feld, das von den Arbeitenden aus geradeaus liegt.',
    },
  },
  starve: {
    question: 'Wie viele verhungernde Krieger sterben in jeder Runde?',
    why: 'Das Regelbuch sagt, ungefähr die Hälfte.',
    values: { half: 'Die Hälfte jedes Trupps, abgerundet.', '45_to_55': 'Von jedem Trupp zufällig 45 % bis 55 %.' },
  },
}

export const SPY_RULINGS_DE: RulingTranslation<typeof SPY_RULINGS> = {
  62: {
    question: 'Wie viele Späher bewegt SN?',
    decision:
      'Alle Späher des Clans in diesem Feld, die noch nicht gezogen und weder gebunden noch im Morast sind. Sie gehen nacheinander, zuerst der, der am längsten Späher ist.',
  },
  63: {
    question: 'Wann und wie wahrscheinlich wird ein Späher gefangen?',
    decision:
      'Mit einer Chance von 1 % je 3 Feinde im Feld, aufgerundet, höchstens aber 95 %. Feinde sind die Krieger aller anderen Clans und Miliz. Gewürfelt wird, wenn ein Späher ein Feld betritt, wenn eine feindliche Bande zu ihm kommt und einmal in der Bewegung, wenn er die Phase unter Feinden begonnen hat und nicht gezogen ist. In einer fremden Höhle wird er immer gefangen, auch wenn sie leer ist. Späher fangen keine Späher. Der Clan, der einen fängt, erfährt, wem er gehörte.',
  },
  64: {
    question: 'Welche Späher kehren zuerst in eine Bande zurück?',
    decision: 'Die, die am längsten Späher sind, solange Platz ist. Sie haben dann den Hunger und die Stufe der Bande.',
  },
  65: {
    question: 'Wie werden die vier Runden eines Spähers gezählt?',
    decision:
      'Ein Späher, der in Runde 1 entstanden ist, muss spätestens in der Entwicklungsphase von Runde 5 in eine Bande zurückkehren, sonst verwildert er dann.',
  },
}

export const SPY_SWITCHES_DE: Texts<typeof SPY_SWITCHES> = {
  sneak_moves: {
    question: 'Wie viele Späher bewegt SN?',
    why: 'Das Regelbuch sagt es nicht.',
    values: { all: 'Alle Späher des Clans in diesem Feld.', one: 'Nur den, der am längsten Späher ist.' },
  },
  spy_capture_per: {
    question: 'Für je wie viele Feinde steigt die Chance, dass ein Späher gefangen wird, um 1 %?',
    why: 'Das Regelbuch sagt nur, dass sie mit ihrer Zahl steigt.',
    range: 'Feinde in seinem Feld für jedes Prozent. Je kleiner die Zahl, desto gefährlicher lebt ein Späher.',
  },
  bush_after: {
    question: 'Nach wie vielen Runden verwildert ein Späher?',
    why: 'Das Regelbuch sagt, alle vier Runden, und nicht, ab welcher sie zählen.',
    range: 'Runden nach der, in der er Späher wurde.',
  },
}
