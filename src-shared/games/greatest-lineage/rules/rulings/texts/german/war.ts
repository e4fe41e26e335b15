import type { Texts } from '../../../../../../language/catalogue.ts'
import type { WAR_RULINGS, WAR_SWITCHES } from '../war.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const WAR_RULINGS_DE: RulingTranslation<typeof WAR_RULINGS> = {
  29: {
    question: 'Wird der erzwungene Rückzug einmal gewürfelt oder für jeden Krieg?',
    decision: 'Für jeden laufenden Krieg, den ältesten zuerst, bei 30 oder weniger.',
  },
  30: {
    question: 'Müssen die Forderungen nach einem erzwungenen Rückzug erfüllt werden?',
    decision:
      'Ja, bis zu drei Vierteln jeder Sorte Marken, der Hälfte der Leute und einem Viertel des Landes; mehr braucht Zustimmung. Ein Monsterreich oder Stamm bekommt seinen Tribut.',
  },
  43: {
    question: 'Wird ein Krieg genau zwei Züge vorher erklärt oder mindestens?',
    decision:
      'Mindestens zwei. Er darf in jeder späteren Phase 5 ausbrechen oder ohne Kosten fallen gelassen werden; der Gegner erfährt davon, wenn er ausbricht.',
  },
  44: {
    question: 'Wer kämpft wann?',
    decision:
      'Angreifer ist, wer den Krieg erklärt hat. Eine Schlacht je Krieg und Runde, in der Phase 5 des Angreifers; sie entfällt nur, wenn beide zustimmen.',
  },
  45: {
    question: 'Wann hebt der Verteidiger Krieger aus?',
    decision: 'Zu Beginn jeder Schlacht, nach dem Angreifer, der es offen tut.',
  },
  46: {
    question: 'Zahlt man Krieger nach angefangenen oder vollen Gruppen, einmal oder immer wieder?',
    decision: 'Nach angefangenen Gruppen, einmal. Metall ist das des Zeitalters. Ohne Marken gibt es keine Krieger.',
  },
  47: {
    question: 'Teilen sich mehrere Kriege ein Heer?',
    decision: 'Ein Spieler hat für jeden Krieg ein Heer; Monsterreiche und Stämme kämpfen in jedem mit allen.',
  },
  48: {
    question: 'Wann werden die Boni abgelesen?',
    decision: 'Einmal, nachdem die Krieger ausgehoben sind; nur das Gelände richtet sich nach dem Land, um das es bei jedem Wurf geht.',
  },
  49: {
    question: 'Würfelt der Gegner für jedes Ziel neu?',
    decision:
      'Ja, bei jedem Ziel mit Gegenwurf würfeln beide Seiten neu. Würfe gegen das Herrscherhaus und gegen Monumente haben weder Gegenwurf noch Bonus.',
  },
  50: {
    question: 'Von welcher Truppe stirbt ein Prozentsatz?',
    decision:
      'Von den Kriegern des Verlierers in diesem Krieg, sonst von freien Männern, sonst von Frauen, aufgerundet; eine Obergrenze gibt es nicht.',
  },
  51: { question: 'Wer verliert bei gleichen Summen?', decision: 'Niemand.' },
  52: {
    question: 'Wie viele Gebiete darf man in einer Schlacht nehmen, und welche?',
    decision:
      'Höchstens fünf je Seite, vorher genannt, jedes mit einem eigenen Wurf, neben Land, das diese Seite besitzt oder besetzt hält. Ein Besitzer darf Land ebenso zurückgewinnen.',
  },
  53: {
    question: 'Kann eine Seite ohne Krieger Ziele erreichen?',
    decision: 'Nein: Sind nach dem Tötungswurf keine übrig, versucht sie keines.',
  },
  54: {
    question: 'Ein Wurf gegen das ganze gegnerische Herrscherhaus oder einer gegen jeden?',
    decision: 'Einer je Seite und Schlacht, ohne Bonus, gegen ein genanntes Mitglied, das kämpft.',
  },
  55: {
    question: 'Wann darf im Krieg ein Monument zerstört werden?',
    decision: 'Auf Land, das in dieser Schlacht genommen wurde: 50 oder mehr zerstört es, weniger nimmt es. Ebenso Siedlungen.',
  },
  56: {
    question: 'Wer hat das Prestige eines erbeuteten Monuments?',
    decision:
      'Wer es hatte, verliert, was es gab; wer es nimmt, gewinnt die Hälfte von der Zahl des Erbauers oder alles, wenn er selbst der Erbauer ist.',
  },
  57: {
    question: 'Ist eine erbeutete Siedlung eine mehr, als das Land erlaubt?',
    decision:
      'Nein. Der Verlierer verliert sie sofort. Sie füllt einen offenen Platz beim neuen Besitzer, sobald das Land ihm gehört, oder ist verloren.',
  },
  58: {
    question: 'Wem gehört Land, das in einem laufenden Krieg genommen wird?',
    decision:
      'Niemandem, es ist bewacht und ohne Ertrag; wer es genommen hat, bekommt es bei Kriegsende, wenn kein Vertrag etwas anderes sagt.',
  },
  59: {
    question: 'Wie kostet ein langer Krieg Prestige?',
    decision: 'Ab seinem 9. Zug 2 je Zug, und 4, 6 und 2 mehr für das, was die Schlacht dieses Zuges gekostet hat.',
  },
  60: {
    question: 'Was gewinnt der Sieger, und wer ist es?',
    decision:
      'Alles Prestige, das der Krieg den Verlierer gekostet hat, ohne das, was er dabei sofort zurückbekam. Der Sieger wird im Vertrag genannt, oder es ist, wer nicht zum Rückzug gezwungen wurde, wer überlebt hat oder wer Tribut bekam.',
  },
  61: {
    question: 'Welches Prestige haben Monsterreiche und Stämme?',
    decision: 'Für einen Spieler, der gegen sie kämpft, gelten sie als 0; selbst haben sie keinen solchen Bonus.',
  },
  62: {
    question: 'Welcher Mangel schwächt Würfe, und welche?',
    decision:
      'Fehlende Nahrung oder fehlendes Holz, nicht fehlender Platz: 30 weniger bei allen Würfen mit Bonus in Krieg und Raubzug bis zur nächsten eigenen Vorratsprüfung.',
  },
  63: {
    question: 'Hilft der Herrscher der Spionage?',
    decision: 'Nein; nur wer aus dem Haus kämpft, trägt etwas bei, und nur zur Schlacht.',
  },
  64: {
    question: 'Zählen viele Schamanen in einer Schlacht zusammen?',
    decision:
      'Nein, einer je Seite: Der Angreifer nennt eine Siedlung, von der er ausgeht, der Verteidiger hat die, die dort liegt (ohne Karte: Er nennt eine).',
  },
  65: {
    question: 'Wie sind die Stärken der Völker zu lesen?',
    decision:
      'Elfen 15 mehr im Tiefland, 15 weniger auf Hügeln und Bergen, nichts auf bewaldeten Bergen; Zwerge 15 mehr auf Hügeln und Bergen, 15 weniger in Wald und Sumpf, nichts, wo beides gilt.',
  },
  66: {
    question: 'Was beendet einen Krieg?',
    decision:
      'Ein Vertrag, ein erzwungener Rückzug, Tribut oder der Untergang einer Seite. Krieger werden wieder Männer; erstattet wird nichts.',
  },
}

export const WAR_SWITCHES_DE: Texts<typeof WAR_SWITCHES> = {
  withdraw_roll: {
    question: 'Ein Volk mit Prestige unter 0 kann aus seinen Kriegen gedrängt werden: Wie oft wird das gewürfelt?',
    why: 'Das Buch spricht von einem Wurf und einem Gegner, aber ein Volk kann mehrere Kriege führen.',
    values: {
      per_war: 'Einmal für jeden laufenden Krieg, den ältesten zuerst: Manche enden dann, andere gehen weiter.',
      once: 'Einmal je Zug: Bei 30 oder weniger enden alle seine Kriege.',
    },
  },
  withdraw_demand: {
    question: 'Müssen die Forderungen nach einem erzwungenen Rückzug erfüllt werden?',
    why: 'Das Buch sagt, was ein Gegner verlangen darf, aber nicht, ob man ablehnen kann.',
    values: {
      binding: 'Ja, bis zu drei Vierteln jeder Sorte Marken, der Hälfte der Leute und einem Viertel des Landes.',
      negotiated: 'Nein: Der Gegner schlägt vor, und die Seite, die sich zurückzieht, nimmt an oder lehnt ab.',
    },
  },
  war_notice: {
    question: 'Wie viele Züge muss ein Krieg im Heft stehen, bevor er ausbrechen darf?',
    why: 'Das Buch verlangt zwei Züge, ohne zu sagen, wie man sie zählt und ob ein Tisch sie ändern darf.',
    range: 'Züge vom Eintrag bis zum ersten Zug, in dem der Krieg ausbrechen darf; mit 0 darf er sofort ausbrechen.',
  },
  combat_turns: {
    question: 'In wessen Zug hat ein Krieg seine Schlacht?',
    why: 'Das Buch sagt, dass jede Seite in ihrem Zug kämpft, und anderswo, dass der Zug dessen, der erklärt hat, die Schlacht bringt.',
    values: {
      aggressor: 'Im Zug der Seite, die ihn erklärt hat: eine Schlacht je Runde.',
      both: 'Im Zug jeder der beiden Seiten: zwei Schlachten je Runde zwischen Völkern.',
    },
  },
  muster_group: {
    question: 'Was kostet eine Gruppe Krieger, die nicht voll ist?',
    why: 'Das Buch nennt Preise für Gruppen zu fünf oder zehn und sagt nichts über den Rest.',
    values: {
      started: 'So viel wie eine volle: 7 Krieger der ersten Zeitalter kosten 4 Nahrung.',
      full: 'Nichts: Nur volle Gruppen werden bezahlt, und 7 Krieger der ersten Zeitalter kosten 2 Nahrung.',
    },
  },
  shared_army: {
    question: 'Teilen sich die Kriege eines Volkes ein Heer?',
    why: 'Das Buch zählt die Krieger eines Krieges und sagt nicht, ob sie auch in einem anderen kämpfen dürfen.',
    values: {
      false: 'Nein: Jeder Krieg hat seine eigenen Krieger.',
      true: 'Ja: Alle Krieger eines Volkes kämpfen in jedem seiner Kriege, und die Toten fehlen in allen.',
    },
  },
  reuse_kill_roll: {
    question: 'Entscheiden die Würfel des Tötungswurfs auch über Land?',
    why: 'Das Buch verlangt für jedes Ziel einen eigenen Wurf, aber nicht, ob auch der Gegner neu würfelt.',
    values: {
      false: 'Nein: Beide Seiten würfeln für jedes Ziel mit Gegenwurf neu.',
      true: 'Der Gegner behält den Würfel des Tötungswurfs; nur die Seite mit dem Ziel würfelt neu.',
    },
  },
  casualty_cap_100: {
    question: 'Eine Schlacht geht um mehr als 100 verloren: Wie viele sterben?',
    why: 'Boni können die Summen um mehr als 100 trennen, und das Buch zählt diesen Unterschied in Prozent.',
    values: {
      false: 'Mehr als die ganze Truppe: Für den Rest sterben freie Männer, dann Frauen.',
      true: 'Die ganze Truppe und sonst niemand.',
    },
  },
  territories_per_combat: {
    question: 'Wie viele Gebiete darf eine Seite in einer Schlacht zu nehmen versuchen?',
    why: 'Das Buch nennt ein Gebiet als Ziel und keine Höchstzahl. In durchgerechneten Spielen dauert eine Eroberung unter Völkern mit einem Gebiet je Schlacht 74 bis 226 Runden, mit fünf 34 bis 40 und mit zehn 25 bis 29.',
    range: 'Jedes wird vor dem Würfeln genannt und hat einen eigenen Wurf.',
  },
  royal_kill_rolls: {
    question: 'Mehrere aus dem gegnerischen Herrscherhaus kämpfen: Wie oft wird gewürfelt, um sie zu töten?',
    why: 'Das Buch gibt einen Wurf gegen das Herrscherhaus, und eine Familie kann mehrere schicken.',
    values: {
      one: 'Einmal je Seite, gegen das genannte Mitglied.',
      each: 'Einmal für jedes gegnerische Mitglied, das kämpft.',
    },
  },
  destroy_needs_capture: {
    question: 'Muss Land erobert sein, bevor man sein Monument oder seine Siedlung im Krieg zerstören kann?',
    why: 'Das Buch lässt den Sieger die Zerstörung wählen und sagt nicht, ob er das Land dafür halten muss.',
    values: {
      true: 'Ja: nur auf Land, das in eben dieser Schlacht genommen wurde; was nicht zerstört wird, wird genommen.',
      false: 'Nein: Gewürfelt wird für jedes genannte, und ein Fehlschlag ändert nichts, wo das Land nicht genommen wurde.',
    },
  },
  captured_city: {
    question: 'Was ist eine Siedlung für die Seite wert, die sie nimmt?',
    why: 'Die Zahl der Siedlungen folgt aus dem Land, und eine erbeutete kann eine zu viel sein.',
    values: {
      fill: 'Sie nimmt einen Platz ein, den das Land des neuen Besitzers offen lässt, oder ist verloren.',
      extra: 'Sie bleibt neben denen, die das Land erlaubt.',
    },
  },
  occupied_on_end: {
    question: 'Wem gehört besetztes Land, wenn ein Krieg endet und kein Vertrag davon spricht?',
    why: 'Das Buch nimmt es im Krieg seinem Besitzer und sagt nicht, wer es danach hat.',
    values: { captor: 'Der Seite, die es genommen hat.', return: 'Der frühere Besitzer bekommt es zurück.' },
  },
  decay_accelerators: {
    question: 'Verluste machen einen langen Krieg teurer an Prestige: Wie lange?',
    why: 'Das Buch zählt sie zu den Kosten eines Zuges und sagt nicht, ob sie mit diesem Zug enden.',
    values: {
      per_turn: 'Nur im Zug der Schlacht, die sie gebracht hat.',
      sticky: 'Auch in jedem späteren Zug des Krieges; jede Art zählt ab dem ersten Mal.',
    },
  },
  victor_prestige: {
    question: 'Wie viel Prestige gewinnt der Sieger eines Krieges?',
    why: 'Das Buch gibt dem Sieger, was der Gegner verloren hat, ohne zu sagen, welche Verluste gemeint sind.',
    values: {
      all_war_losses: 'Alles, was der Krieg den Verlierer gekostet hat: durch seine Länge, an Monumenten und an Siedlungen.',
      decay_only: 'Nur, was die Länge des Krieges den Verlierer gekostet hat.',
    },
  },
  npc_prestige_row: {
    question: 'Hilft Prestige gegen Monsterreiche und Stämme?',
    why: 'Der Bonus vergleicht das Prestige beider Seiten, und diese beiden haben keines.',
    values: { zero: 'Ja: Sie gelten als 0.', skip: 'Nein: Der Bonus entfällt.' },
  },
  shortage_trigger: {
    question: 'Welcher Mangel in Phase 8 schwächt Kriegswürfe um 30?',
    why: 'Das Buch nennt fehlende Vorräte, und die Vorratsprüfung prüft auch den Platz.',
    values: { tokens: 'Fehlende Nahrung oder fehlendes Holz.', any: 'Fehlende Nahrung, fehlendes Holz oder fehlender Platz.' },
  },
  royal_espionage_bonus: {
    question: 'Hilft der Kriegswert des Herrschers Spionen und Attentätern?',
    why: 'Ein Satz des Buches verspricht es, und die gedruckten Chancen lassen es weg.',
    values: {
      off: 'Nein: Das Herrscherhaus hilft nur in Schlachten, an denen es teilnimmt.',
      on: 'Ja: Er kommt zur Chance jedes eigenen Spions und Attentäters, bis zum Höchsten, was eine Ausbildung geben kann.',
    },
  },
  shaman_scope: {
    question: 'Wessen Schamane hilft in einer Schlacht?',
    why: 'Ein Schamane dient einer Siedlung, und das Buch zählt Schamanen zu einer Schlacht, ohne zu sagen, welche.',
    values: {
      one: 'Einer je Seite: Der Angreifer nennt eine Siedlung, von der er ausgeht, der Verteidiger die, um deren Land gekämpft wird.',
      sum: 'Alle Schamanen einer Seite zusammen.',
    },
  },
  elf_low_bonus: {
    question: 'In welchem Tiefland sind Elfen stark?',
    why: 'Das Buch lobt Elfen im Tiefland und in Wäldern, was sich auch als beides zugleich lesen lässt.',
    values: { any_low: 'In jedem.', low_forest: 'Nur in bewaldetem.' },
  },
}
