import { afterEach, expect, test } from 'vitest'
import { translated } from './catalogue.ts'
import { tellIn } from './language.ts'

afterEach(() => tellIn(() => 'en'))

test('a catalogue speaks the language of the moment, also where both stand in one file', () => {
  const texts = translated({
    en: { lead: 'All hens', laid: (eggs: number) => `${eggs} eggs` },
    de: { lead: 'Alle Hühner', laid: (eggs) => `${eggs} Eier` },
  })
  expect([texts.lead, texts.laid(3)]).toEqual(['All hens', '3 eggs'])
  tellIn(() => 'de')
  expect([texts.lead, texts.laid(3)]).toEqual(['Alle Hühner', '3 Eier'])
})

/** Not run: what the compiler must refuse, and would report here if it did not. */
export function refused(): readonly object[] {
  const lead = 'Alle Hühner'
  return [
    // @ts-expect-error a text is missing
    translated({ en: { lead: 'All hens', eggs: 'Eggs' }, de: { lead } }),
    // @ts-expect-error a text within a group is missing
    translated({ en: { yard: { lead: 'All hens', eggs: 'Eggs' } }, de: { yard: { lead } } }),
    // @ts-expect-error there is one too many
    translated({ en: { lead: 'All hens' }, de: { lead, eggs: 'Eier' } }),
    // @ts-expect-error it asks for other figures
    translated({ en: { laid: (eggs: number) => `${eggs} eggs` }, de: { laid: (eggs: string) => `${eggs} Eier` } }),
  ]
}
