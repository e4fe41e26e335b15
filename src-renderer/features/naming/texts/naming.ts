import { translated } from '../../../../src-shared/language/catalogue.ts'

export const namingTexts = translated({
  en: {
    command: 'Give names',
    also: 'name rename call people ruler town leader',
    title: 'Names',
    description: 'Names given here are used everywhere, for everybody at the table. They do not change play.',
    whose: 'Whose',
    give: (what: string) => `Name ${what}`,
    offer: (name: string) => `Name them ${name}`,
    suggest: 'Suggest',
    suggestFor: (what: string) => `Suggest a name for ${what}`,
    suggestForAll: 'Suggest names for all without one',
    leave: 'Cancel',
    run: (names: number) => (names > 1 ? `Give ${names} names` : 'Give this name'),
    done: 'Named',
  },
  de: {
    command: 'Namen geben',
    also: 'name umbenennen nennen volk leute herrscher stadt anführer',
    title: 'Namen',
    description: 'Was hier einen Namen bekommt, heißt so, wo immer davon erzählt wird, für alle am Tisch. Am Spiel ändert es nichts.',
    whose: 'Wessen',
    give: (what) => `Einen Namen geben: ${what}`,
    offer: (name) => `${name} nennen`,
    suggest: 'Vorschlag',
    suggestFor: (what) => `Einen Namen vorschlagen: ${what}`,
    suggestForAll: 'Namen für alle Namenlosen vorschlagen',
    leave: 'Lassen',
    run: (names) => (names > 1 ? `${names} Namen geben` : 'Diesen Namen geben'),
    done: 'Benannt',
  },
})
