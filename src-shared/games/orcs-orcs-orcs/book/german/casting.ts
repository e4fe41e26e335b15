import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { DEFEATS, DRAWING, ENHANCING, EXTRA_SKILLS, POISONING } from '../casting.ts'

export const ENHANCING_DE: RuleTranslation<typeof ENHANCING> = {
  'OO-ENH-1': {
    title: 'Effekte von Verstärkungen',
    summary: 'Ein Symbol wirkt nur auf einer Karte, die du als Verstärkung spielst: sofort, vor dem Zauber. Du darfst darauf verzichten.',
  },
  'OO-ENH-2': {
    title: 'Beim Zaubern teleportieren',
    summary: 'Dein Magier darf ohne Aktion auf ein freies Feld des Turms. Für den Zauber zählt dann der neue Pfad.',
  },
  'OO-ENH-3': {
    title: 'Beim Zaubern ziehen',
    summary: 'Zieh eine Karte von deinem Stapel. Du darfst sie gleich spielen, auch in diesem Zauber.',
  },
  'OO-ENH-4': {
    title: 'Zwei Effekte der Weisheit',
    summary: 'Weisheit bietet als Verstärkung eine Teleportation und eine Karte: Nutz eines davon, beides oder keines.',
  },
  'OO-ENH-5': {
    title: 'Kraft von Wissenskarten',
    summary: 'Als Verstärkung gibt ein Zauberbuch 1 Kraft eines seiner zwei Elemente, Weisheit die eines beliebigen. Du wählst.',
  },
  'OO-ENH-6': {
    title: 'Nur für den Effekt',
    summary: 'Du darfst eine Karte allein für ihren Effekt dazulegen, auch wenn ihre Kraft nichts nützt.',
  },
}

export const DEFEATS_DE: RuleTranslation<typeof DEFEATS> = {
  'OO-DEFEAT-1': {
    title: 'Eine Kreatur besiegen',
    summary: 'Eine Kreatur ist besiegt, wenn ihr Schaden ihr Leben erreicht. Wer am Zug ist, bekommt sie als Trophäe.',
  },
  'OO-DEFEAT-2': {
    title: 'Der Totenkopf steigt',
    summary: 'Deine ersten zwei Siege über eine Art heben deinen Totenkopfwürfel dieser Art um je ein Feld.',
  },
  'OO-DEFEAT-3': {
    title: 'Eine Fertigkeit gewinnen',
    summary: 'Oben auf der Leiste gibt dir der Würfel die Fertigkeit dieser Art, sofort und bis zum Ende des Spiels.',
  },
  'OO-DEFEAT-4': { title: 'Schaden im Zug', summary: 'Schaden sammelt sich bis zum Ende des Zugs. Dann ist er weg.' },
  'OO-DEFEAT-5': {
    title: 'Leben einer Kreatur',
    summary:
      'Das Leben ist wie gedruckt, +1 durch die Schicksalskarte, −1 auf Ranken, +1 auf einem Steinfeld, −1 für jeden Krötling, den du auf sie anwendest. Es ist mindestens 1.',
  },
}

export const DRAWING_DE: RuleTranslation<typeof DRAWING> = {
  'OO-DRAW-1': { title: 'Die Hand ablegen', summary: 'Am Ende deines Zugs legst du ab, was du noch auf der Hand hast.' },
  'OO-DRAW-2': {
    title: 'Eine neue Hand',
    summary: 'Dann ziehst du 4 Karten. Eine Fertigkeit oder eine Schicksalskarte kann die Zahl ändern.',
  },
  'OO-DRAW-3': {
    title: 'Leerer Nachziehstapel',
    summary: 'Ist dein Nachziehstapel leer, mischst du deinen Ablagestapel hinein und ziehst weiter.',
  },
}

export const EXTRA_SKILLS_DE: RuleTranslation<typeof EXTRA_SKILLS> = {
  'OO-SKILL-1': { title: 'Fertigkeit Zusätzlicher Zauber', summary: 'Du ziehst am Ende deines Zugs 5 Karten statt 4.' },
  'OO-SKILL-2': {
    title: 'Fertigkeit Keine Regeländerung',
    summary: 'Regeln, die Schicksalskarten bringen, gelten für dich nicht, außer Austausch.',
  },
  'OO-SKILL-3': { title: 'Fertigkeit Handkarte entfernen', summary: 'Einmal im Zug legst du als Aktion eine Handkarte in die Schachtel.' },
  'OO-SKILL-4': { title: 'Fertigkeit Zusätzliche Aktion', summary: 'Du hast 3 Aktionen im Zug statt 2.' },
  'OO-SKILL-5': {
    title: 'Fertigkeit Kein Verlust',
    summary: 'Du verlierst keine Trophäen, wenn Kreaturen auf deinem Pfad den Turm erreichen.',
  },
  'OO-SKILL-6': { title: 'Fertigkeit Gift', summary: 'Einmal im Zug gibst du als Aktion jemand anderem eine Giftkarte.' },
}

export const POISONING_DE: RuleTranslation<typeof POISONING> = {
  'OO-POISON-1': {
    title: 'Gift geben',
    summary: 'Leg eine Karte des Giftstapels auf den Ablagestapel einer anderen Person, solange es welche gibt.',
  },
  'OO-POISON-2': {
    title: 'Was Gift tut',
    summary: 'Gift tut nichts. Es füllt deine Hand und kann weder gewirkt noch zu einem Zauber gelegt werden.',
  },
}
