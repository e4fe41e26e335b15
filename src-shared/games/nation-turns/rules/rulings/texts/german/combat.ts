import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { COMBAT_RULINGS, COMBAT_SWITCHES, RETREAT_RULINGS, RETREAT_SWITCHES } from '../combat.ts'

export const COMBAT_RULINGS_DE: RulingTranslation<typeof COMBAT_RULINGS> = {
  13: { question: 'Kämpft ein Bauer?', decision: 'Ja, mit einem Würfel wie jede gewöhnliche Einheit.' },
  20: {
    question: 'Muss in jedem umkämpften Gebiet eine Schlacht sein?',
    decision: 'Ja. Sind mehrere fremde Nationen dort, so verteidigen sie gemeinsam und lassen einander in Ruhe.',
  },
  21: {
    question: 'Wer hat einen besonderen Rückzug, und wie läuft er ab?',
    decision:
      'Wem das Szenario einen gibt: für eine Seite und, wenn es das sagt, nur für eine Art von Einheit oder Gebiet oder für eine Runde. Gefragt wird einmal in einem Gebiet, unmittelbar vor dem ersten Wurf dort, der Verteidiger vor dem Angreifer; die Wege sind die der anderen Rückzüge. Im Beispiel haben nur die Heron People einen.',
  },
  22: {
    question: 'Welche Werte haben Gonn Orta und die Zauberer?',
    decision:
      'Eigene, denn gedruckt ist nichts: Ein Zauberer hat einen Würfel mit +1, ein Riese zwei Würfel mit +1, und ein einziger Treffer entfernt jeden von ihnen.',
  },
  23: {
    question: 'Was, wenn es mehr Treffer als Einheiten gibt, und wann gehen die Gefallenen vom Brett?',
    decision: 'Treffer, für die keine Einheit da ist, verfallen. Die Gefallenen beider Seiten gehen zusammen vom Brett.',
  },
  24: {
    question: 'Wessen Würfe erschwert das Gelände?',
    decision: 'Nur die der Angreifer, nach der Art des Gebiets, in dem gekämpft wird.',
  },
  25: {
    question: 'Was, wenn in einem Gebiet zweierlei Gelände zusammentrifft, und sind Einheimische ausgenommen?',
    decision:
      'Ein Gebiet zieht höchstens 1 ab, und ausgenommen ist nur, von wem die Daten es sagen. Sog City ist ein Gebiet; in den Daten heißt seine Art city.',
  },
  26: {
    question: 'Bestimmt der Angreifer auch die Gefallenen des Verteidigers?',
    decision:
      'Ja, wenn beide Ergebnisse zu sehen sind: auf jeder Seite so viele, wie sie getroffen wurde, oder alle, die sie hat; unter mehreren verteidigenden Nationen nach Belieben.',
  },
  27: {
    question: 'Wohin kommen die Spielsteine der Gefallenen?',
    decision: 'In den Vorrat ihrer Nation, sodass sie als Zuwachs wiederkommen können.',
  },
}

export const COMBAT_SWITCHES_DE: Texts<typeof COMBAT_SWITCHES> = {
  farmer_dice: {
    question: 'Wie viele Würfel hat ein Bauer im Kampf?',
    why: 'Das Regelblatt gibt jeder gewöhnlichen Einheit einen Würfel und sagt nicht, ob Bauern dazugehören.',
    values: { '1': 'Einen wie jede gewöhnliche Einheit.', '0': 'Keinen; fallen kann er trotzdem.' },
  },
  unit_table: {
    question: 'Wessen Würfel und Zuschläge haben die Einheiten?',
    why: 'Das Regelblatt sagt, dass Gonn Orta und die Zauberer anders würfeln, und druckt keine Werte.',
    values: {
      sample: 'Unsere: ein Zauberer einen Würfel mit +1, ein Riese zwei Würfel mit +1, alle anderen einen Würfel.',
      file: 'Eigene, aus einer Datei.',
    },
  },
  terrain_hits: {
    question: 'Wessen Würfel erschwert das Gelände?',
    why: 'Das Regelblatt zieht 1 von Angriffswürfen ab; das können die des Angreifers sein oder alle in einer Schlacht.',
    values: {
      attackers: 'Die der Angreifer: Das Gelände hilft dem, der es verteidigt.',
      both: 'Alle Würfel im Gebiet, auch die der Verteidiger.',
    },
  },
  terrain_stack: {
    question: 'Was, wenn ein Gebiet von zwei Arten ist, die den Angriff erschweren?',
    why: 'Das Regelblatt zieht für jede Art von Gelände 1 ab und denkt nicht an Gebiete mit zweien.',
    values: { once: 'Es zieht trotzdem nur 1 ab.', sum: 'Beide zählen: Es zieht 2 ab.' },
  },
  casualty_choice: {
    question: 'Wer bestimmt, welche Einheiten fallen?',
    why: 'Das Regelblatt lässt den Angreifer für beide Seiten bestimmen, und ein Tisch mag das für ein Versehen halten.',
    values: { attacker: 'Der Angreifer, auf beiden Seiten.', owner: 'Jeder bei den eigenen.' },
  },
  dead_return: {
    question: 'Kommen die Spielsteine der Gefallenen in den Vorrat zurück?',
    why: 'Das Regelblatt nimmt Gefallene vom Brett und sagt nicht, wohin.',
    values: { true: 'Ja, und sie können als Zuwachs wiederkommen.', false: 'Nein, sie sind aus dem Spiel.' },
  },
}

export const RETREAT_RULINGS_DE: RulingTranslation<typeof RETREAT_RULINGS> = {
  28: {
    question: 'Wann ist der erste Rückzug?',
    decision: 'Nach der ersten Kampfrunde in diesem Gebiet, was immer in anderen geschieht.',
  },
  29: {
    question: 'Wer entscheidet zuerst über einen Rückzug?',
    decision:
      'Die Verteidiger, eine Nation nach der anderen in ihrer Reihenfolge; der Angreifer sieht es und entscheidet zuletzt. Bleibt kein Verteidiger, so bleibt auch der Angreifer und wird nicht gefragt.',
  },
  30: {
    question: 'Aus welchem Gebiet kam ein Angreifer?',
    decision:
      'Aus dem letzten vor der Schlacht, für jede Einheit festgehalten. Stehen dort jetzt nur fremde, kann sie nicht zurück; kämpfen dort eigene, schließt sie sich ihnen an. Einheiten, die nicht gezogen sind, auch die in Phase 2 dort eingetroffenen, haben keinen Weg zurück.',
  },
  31: {
    question: 'Dürfen sich Verteidiger in das leere Gebiet zurückziehen, aus dem die Angreifer kamen?',
    decision: 'Ja, wie in jedes leere Nachbargebiet.',
  },
  32: {
    question: 'Was ist mit Einheiten, die sich in eine andere Schlacht zurückziehen?',
    decision:
      'Sie kämpfen von deren nächster Runde an mit; hatte sie ihre erste Runde, so gilt das weiter. Eine Einheit darf sich in einer Phase mehrmals zurückziehen. Die Angaben zu einer Nation können Wege hinzufügen oder nehmen; Gelände und Höchstzahlen versperren keinen.',
  },
  33: {
    question: 'Was, wenn in einem Gebiet nie jemand treffen kann?',
    decision:
      'Wo kein Würfel der beiden Seiten auf 5 kommen kann, müssen sich die Angreifer zurückziehen, und wer das nicht kann, wird entfernt.',
  },
}

export const RETREAT_SWITCHES_DE: Texts<typeof RETREAT_SWITCHES> = {
  retreat_opens: {
    question: 'Wann dürfen sich Einheiten zum ersten Mal zurückziehen?',
    why: 'Das Regelblatt sagt, nach der ersten Runde in jedem Gebiet; das kann dieses eine meinen oder alle.',
    values: {
      area: 'Nach der ersten Kampfrunde in ihrem eigenen Gebiet.',
      all_areas: 'Wenn jedes umkämpfte Gebiet seine erste Runde hatte.',
    },
  },
  retreat_first: {
    question: 'Wer sagt zuerst, ob er sich zurückzieht?',
    why: 'Das Regelblatt lässt beide Seiten gehen und sagt nicht, wer zuerst spricht.',
    values: {
      defender: 'Die Verteidiger; der Angreifer hat es gesehen und entscheidet dann.',
      attacker: 'Der Angreifer; die Verteidiger haben es gesehen und entscheiden dann.',
    },
  },
  came_from: {
    question: 'In welches Gebiet gehen Angreifer zurück?',
    why: 'Das Regelblatt schickt sie dorthin, woher sie kamen, und ein Weg kann durch mehrere Gebiete führen.',
    values: { last: 'In das letzte vor der Schlacht.', start: 'In das, wo ihr Weg begann.' },
  },
  retreat_to_origin: {
    question: 'Dürfen sich Verteidiger in das leere Gebiet zurückziehen, aus dem die Angreifer kamen?',
    why: 'Das Regelblatt erlaubt jedes leere Nachbargebiet; andere Spiele dieser Familie verbieten dieses eine.',
    values: { true: 'Ja, wie in jedes andere.', false: 'Nein, nicht in dieser Schlacht.' },
  },
}
