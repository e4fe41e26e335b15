import type { Texts } from '../../../../../../language/catalogue.ts'
import type { TIMELINE_RULINGS, TIMELINE_SWITCHES } from '../timeline.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const TIMELINE_RULINGS_DE: RulingTranslation<typeof TIMELINE_RULINGS> = {
  13: {
    question: 'Welche Phase kommt zuerst?',
    decision:
      'Zeitleiste und Rückzugswürfe sind Phase 1, Ereignisse zuerst; die anderen acht folgen. Bündnisse, Raubzüge und Ansprüche auf Land gehören zu Phase 5.',
  },
  14: {
    question: 'Wird die Zeitleiste gespielt?',
    decision: 'Ja. Nur ein Eroberungsspiel darf sie weglassen; das friedliche endet mit ihr. Rückzugswürfe gibt es so oder so.',
  },
  15: {
    question: 'Wann in der Runde treten Ereignisse ein?',
    decision: 'In Phase 1 des ersten lebenden Spielers, in der gedruckten Reihenfolge, für alle Spieler zugleich.',
  },
  16: { question: 'Was ist mit Zügen ohne Ereignis?', decision: 'In den Zügen 2, 5 und 14 der Zeitleiste und nach 20 geschieht nichts.' },
  17: {
    question: 'Können Ereignisse ein Monsterreich ändern, dessen Werte als fest gelten?',
    decision: 'Ja. Mit den gedruckten Werten beginnt es; Ereignisse kommen dazu.',
  },
  18: {
    question: 'Was, wenn ein Ereignis mehr nimmt, als da ist?',
    decision:
      'Es nimmt, was da ist (für Zug 6 gilt eine eigene Regel). Freie einfache Leute gehen zuerst, dann Krieger, dann Spione und Attentäter.',
  },
  19: {
    question: 'Was, wenn einem Spieler in Zug 6 der Zeitleiste Leute fehlen?',
    decision: 'Niemand stirbt, aber das Volk fällt ein Zeitalter zurück und verliert 10 Prestige; im ersten Zeitalter scheidet es aus.',
  },
  20: {
    question: 'Wie viele Leute hat ein Monsterreich außer Kriegern?',
    decision: 'Zu Beginn keine, also nimmt Zug 6 der Zeitleiste ihm keine.',
  },
  21: {
    question: 'Wie viele Krieger gewinnen die Untoten in Zug 7 der Zeitleiste?',
    decision: 'So viele, wie alle Spieler wirklich Leute verloren haben, höchstens 30.',
  },
  22: {
    question: 'Wie lange gelten die Boni aus Zug 8 der Zeitleiste?',
    decision: 'Für immer, denn befristet ist nur der Bonus aus Zug 12.',
  },
  23: {
    question: 'Welches Land darf für ein Monsterreich ausgesucht werden?',
    decision: 'Land daneben, das niemandem gehört. Ist ausgeschieden, wer wählen soll, wählt der nächste lebende Spieler im Uhrzeigersinn.',
  },
  24: {
    question: 'Wer wählt in Zug 10 der Zeitleiste, und was ist das Nächste?',
    decision: 'Der Elfenspieler wählt für die Untoten. Die Zwerge nehmen das nächste Land der Ungeheuer; ohne Karte irgendeines.',
  },
  25: {
    question: 'Wem gehört Land, das ein Ereignis nimmt?',
    decision: 'Niemandem, und niemand bewacht es; was darauf stand, ist verloren.',
  },
  26: {
    question: 'Was tut Zug 15 der Zeitleiste, auch mit Spielern im ersten Zeitalter?',
    decision: 'Alle fallen ein Zeitalter zurück und verlieren 10 Prestige; das erste Zeitalter bleibt verschont.',
  },
  27: {
    question: 'Wer aus dem Herrscherhaus fällt in Zug 16 der Zeitleiste, und was gewinnen die Dämonen?',
    decision:
      'Der ranghöchste Mann: Herrscher oder Gemahl, sonst der älteste Sohn, sonst der zuerst benannte männliche Erbe. Was er zu Kultur und Würfen beitrug, gehört für immer dem Dämonenreich.',
  },
  28: {
    question: 'Darf man vor Zeitalter 3 Kriegstechnik haben?',
    decision: 'Ja; nur das Kaufen wartet auf Zeitalter 3. Auch was die anderen in Zug 9 der Zeitleiste gewinnen, ist Kriegstechnik.',
  },
  158: {
    question: 'Wie schnell läuft die Zeitleiste?',
    decision:
      'Ein Zug der Zeitleiste dauert 2 Runden, denn bei einer Runde übersteht, wer gewöhnlich spielt, ihren Zug 6 nicht. Ereignisse, der Bonus aus Zug 12 und das Ende des friedlichen Spiels zählen Züge der Zeitleiste; alles andere zählt Runden.',
  },
}

export const TIMELINE_SWITCHES_DE: Texts<typeof TIMELINE_SWITCHES> = {
  timeline: {
    question: 'Werden die Ereignisse der Zeitleiste gespielt?',
    why: 'Das Buch nennt die Zeitleiste im Eroberungsspiel optional.',
    values: {
      on: 'Ja: Die Ereignisse der Zeitalter treten der Reihe nach ein.',
      off: 'Keine Ereignisse. Im friedlichen Spiel nicht möglich, denn es endet mit der Zeitleiste.',
    },
  },
  npk_scores: {
    question: 'Können Ereignisse die Werte der Monsterreiche ändern?',
    why: 'Das Buch hält diese Werte für allezeit fest und lässt sie dann doch durch Ereignisse ändern.',
    values: {
      base_plus_events: 'Ja: Die Reiche beginnen mit den gedruckten Werten, und Ereignisse kommen dazu.',
      fixed: 'Nein: 500, 500 und 80 bleiben, wie sie sind; solche Ereignisse gehen vorüber.',
    },
  },
  t6_shortfall: {
    question: 'Zug 6 der Zeitleiste nimmt 30 Männer und 30 Frauen: Was, wenn ein Spieler weniger hat?',
    why: 'Das Buch sagt nicht, ob der Rückfall um ein Zeitalter den Verlust ersetzt oder dazukommt.',
    values: {
      revert_instead: 'Niemand stirbt, aber das Volk fällt ein Zeitalter zurück; aus dem ersten scheidet es aus.',
      lose_and_revert: 'Es verliert, wen es hat, und fällt dazu ein Zeitalter zurück; aus dem ersten scheidet es aus.',
      spare_first_age:
        'Niemand stirbt, aber es fällt ein Zeitalter zurück; im ersten verliert es Leute bis auf 1 Mann und 1 Frau und spielt weiter.',
    },
  },
  npk_nonwarriors_start: {
    question: 'Haben Monsterreiche Leute außer ihren Kriegern?',
    why: 'Das Buch nimmt den Reichen in Zug 6 der Zeitleiste solche Leute, sagt aber nie, wie viele es sind.',
    values: { '0': 'Zu Beginn keine.', '50_per_territory': '50 je Gebiet, so viele wie Krieger.' },
  },
  t7_gain: {
    question: 'Wie viele Krieger gewinnen die Untoten in Zug 7 der Zeitleiste?',
    why: 'Das Buch sagt „so viele“ nach einem Satz mit zwei Zahlen und drei Spielern.',
    values: {
      total: 'So viele, wie alle Spieler wirklich Leute verloren haben, höchstens 30.',
      males: 'So viele, wie alle Spieler wirklich Männer verloren haben, höchstens 15.',
      ten: 'Immer 10.',
    },
  },
  t8_duration: {
    question: 'Wie lange gelten die Boni und Abzüge auf Würfe aus Zug 8 der Zeitleiste?',
    why: 'Das Buch gibt ihnen kein Ende; die aus Zug 12 sind für einen Zug.',
    values: { permanent: 'Bis zum Ende des Spiels.', turn: 'Nur solange Zug 8 der Zeitleiste dauert.' },
  },
  event_land_from_players: {
    question: 'Darf Land, das ein Ereignis einem Monsterreich gibt, Spielern genommen werden?',
    why: 'Das Buch lässt einen Spieler das Land aussuchen und sagt nicht, wem es gehören darf.',
    values: { false: 'Nein: nur Land, das niemandem gehört.', true: 'Ja: Auch das Gebiet eines Spielers darf genannt werden.' },
  },
  t10_chooser: {
    question: 'Wer sucht das Land aus, das die Untoten in Zug 10 der Zeitleiste gewinnen?',
    why: 'Das Buch nennt in den Zügen 3 und 6, wer wählt, und hier niemanden.',
    values: { elf: 'Der Elfenspieler, wie zuvor.', random: 'Die Würfel.' },
  },
  t15_first_age: {
    question: 'Zug 15 der Zeitleiste wirft alle ein Zeitalter zurück: Was ist mit Spielern im ersten?',
    why: 'Der Satz im Buch ist verstümmelt: Er kann den Verlust eines Zeitalters meinen oder den des Spiels.',
    values: { none: 'Ihnen geschieht nichts.', eliminate: 'Sie scheiden aus.' },
  },
  t16_benefit: {
    question: 'Behalten die Dämonen, was der gefallene Menschenprinz gab?',
    why: 'Das Buch gibt ihnen seine Vorzüge, ohne zu sagen, für wie lange.',
    values: {
      permanent: 'Ja: Seine Kultur und sein Bonus auf Würfe gehören ihnen für immer.',
      none: 'Nein: Er stirbt, und sie gewinnen nichts.',
    },
  },
  timeline_pace: {
    question: 'Wie viele Runden dauert ein Zug der Zeitleiste?',
    why: 'Das Buch sagt, dass ein Zug keine feste Zeitspanne ist, und nennt seine Zeitleiste unfertig. In ihrem Zug 6 verlieren alle 30 Männer und 30 Frauen; bei einer Runde je Zug hat, wer gewöhnlich spielt, bis dahin weder so viele noch die Steinzeit, aus der er zurückfallen könnte.',
    values: {
      '1': 'Wie gedruckt: Der große Verlust kommt in Runde 6 und beendet die meisten Völker. Wer sich auf nichts anderes vorbereitet (keine Geburten, frühe Bündnisse, alle Punkte in Leute), übersteht ihn in etwa drei von fünf Versuchen, mit wenigen Leuten. Die Zeitleiste endet mit Runde 20.',
      '2': 'Der große Verlust kommt in Runde 11: Wer umsichtig aufbaut, hat bis dahin etwa 80 Männer und 100 Frauen. Die Zeitleiste endet mit Runde 40.',
      '3': 'Der große Verlust kommt in Runde 16, wenn in der Steinzeit steht, wer umsichtig aufbaut. Die Zeitleiste endet mit Runde 60: eine lange Kampagne.',
      '4': 'Der große Verlust kommt in Runde 21 und ist dann ein Rückschlag. Die Zeitleiste endet mit Runde 80: die längste Kampagne.',
    },
  },
}
