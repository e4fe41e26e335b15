import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { PIP_COSTS, SEQUENCE } from '../sequence.ts'

export const SEQUENCE_DE: RuleTranslation<typeof SEQUENCE> = {
  'HQ-SEQ-1': {
    title: 'PIPs, Aufstellen, Bewegen',
    summary:
      'Wer am Zug ist, würfelt mit einem Würfel seine PIPs, bringt Ersatz und neue Elemente auf den Tisch und bewegt dann andere. Sobald sich das erste bewegt hat, wird nichts mehr aufgestellt.',
  },
  'HQ-SEQ-2': {
    title: 'Zauber und Schüsse',
    summary: 'Dann wird gezaubert, und beide Seiten schießen, in der Reihenfolge, die bestimmt, wer am Zug ist.',
  },
  'HQ-SEQ-3': {
    title: 'Artillerie schießt im Stehen',
    summary: 'Artillerie schießt nur im Zug des eigenen Spielers, und nur wenn sie sich nicht bewegt hat.',
  },
  'HQ-SEQ-4': {
    title: 'Der Nahkampf',
    summary: 'Dann kämpft, wer mit der Vorderkante einen Feind berührt, in der Reihenfolge, die bestimmt, wer am Zug ist.',
  },
  'HQ-SEQ-5': {
    title: 'Immer zwei Züge',
    summary: 'Dann hat der andere Spieler einen Zug mit denselben Schritten; zwei Züge sind ein Zugpaar.',
  },
}

export const PIP_COSTS_DE: RuleTranslation<typeof PIP_COSTS> = {
  'HQ-PIP-1': {
    title: 'Bewegen: 1 PIP',
    summary:
      'Eine Bewegung eines Elements oder einer Gruppe kostet 1 PIP. Eine Gruppe geht geradeaus, schwenkt oder bildet eine Kolonne, sonst nichts.',
  },
  'HQ-PIP-2': {
    title: 'Fliegende und Magier: 1 mehr',
    summary: 'Eine Bewegung kostet 1 PIP mehr, wenn ein fliegendes Element oder ein Magier dabei ist.',
  },
  'HQ-PIP-3': {
    title: 'Außer Rufweite: 1 mehr',
    summary:
      'Eine Bewegung kostet 1 PIP mehr, wenn der General verloren ist, wenn die Bewegten außer seiner Sicht und über 600 Schritt entfernt sind, oder wenn sie über 1200 Schritt entfernt sind.',
  },
  'HQ-PIP-4': {
    title: 'Einen Lauerer aufstellen',
    summary: 'Ein Lauerer der Reserve kommt für 1 PIP auf den Tisch, beim 1. Mal, für 2 beim 2. und für 3 beim 3. Mal.',
  },
  'HQ-PIP-5': {
    title: 'Eine Horde ersetzen: 1 PIP',
    summary: 'Eine vernichtete Horde kommt für 1 PIP zurück, und ihre AP sind nicht mehr verloren.',
  },
  'HQ-PIP-6': {
    title: 'Gebannte zurückholen',
    summary: 'Ein Magier oder Held, der gebannt oder ein Frosch ist, kommt für 6 PIPs zurück, und seine AP sind nicht mehr verloren.',
  },
  'HQ-PIP-7': { title: 'Einen Gott aufstellen: 6 PIPs', summary: 'Ein Gott der Reserve kommt für 6 PIPs auf den Tisch.' },
  'HQ-PIP-8': {
    title: 'Alle Drachen aufstellen: 6 PIPs',
    summary: 'Alle Drachen der Reserve kommen zusammen auf den Tisch, für 6 PIPs.',
  },
  'HQ-PIP-9': { title: 'Ein Zauber: 2 PIPs', summary: 'Einen Feind zu verzaubern kostet 2 PIPs.' },
  'HQ-PIP-10': { title: 'Beim Zaubern helfen: 1 PIP', summary: 'Jeder Magier, der bei einem Zauber hilft, kostet 1 PIP.' },
}
