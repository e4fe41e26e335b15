import type { STOCKPILE_WORDS } from '../english/stockpile.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'
import { marken, ware, zahl } from './nouns.ts'

/** Texts of phase 4, in German. */
export const STOCKPILE_DE: TranslationOf<typeof STOCKPILE_WORDS> = {
  'fill.gather': ({ gatherers, each }) =>
    `${count(gatherers, 'Person darf', 'Leute dürfen')} sammeln, ${zahl(gatherers, '', 'je ')}${marken(each)}: Wie viele sammeln was?`,
  'fill.gather.hint': ({ foodDue, woodDue }) =>
    `So wie es steht, nimmt die Vorratsprüfung ${figure(foodDue)} Nahrung und ${figure(woodDue)} Holz.`,
  'field.gatherers': ({ kind, held }) => `${ware(kind)} (${figure(held)} im Vorrat)`,
  'limit.gatherers': () => 'Nur die Hälfte der Leute darf sammeln, und nur, wer nicht an andere Arbeit gebunden ist.',
  'line.nothingToGather': ({ technology }) =>
    `Niemand sammelt: Mit ${figure(technology)} Technik bringt ein Sammler nichts ein. Die erste Marke kommt mit 10.`,
  'line.nobodyToGather': () => 'Niemand sammelt: Es sind keine Leute dafür frei.',
  'line.gathered': ({ gatherers, each, tokens }) =>
    gatherers === 0
      ? 'Niemand wurde zum Sammeln geschickt.'
      : `${count(gatherers, 'Sammler hat', 'Sammler haben')} ${marken(tokens)} eingebracht${gatherers === 1 ? '' : `, je ${figure(each)}`}.`,
  'line.metalChanged': ({ metal, before, after }) => `Der Vorrat von ${figure(metal)} ${ware(before)} zählt nun als ${ware(after)}.`,
  'figure.gatherers': () => 'Sammler',
  'figure.each': () => 'Marken je Sammler',
  'figure.foodDue': () => 'Nahrung für die Prüfung',
  'figure.woodDue': () => 'Holz für die Prüfung',
  'figure.kind': () => 'Art',
  'figure.held': () => 'im Vorrat',
}
