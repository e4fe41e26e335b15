import type { Sex } from '../rules/records.ts'
import type { Civilisation, Kingdom } from '../rules/seats.ts'

/** Names that go with a people, of our own making; the same in every language. */
interface Names {
  readonly peoples: readonly string[]
  readonly female: readonly string[]
  readonly male: readonly string[]
  readonly places: readonly string[]
  readonly leaders: readonly string[]
}

const list = (names: string): readonly string[] => names.split(' ')

export const SUGGESTIONS: Readonly<Record<Civilisation, Names>> = {
  elves: {
    peoples: ['Sylvarë', 'Court of Reeds', 'Ithil Vale', 'The Unfading', 'Lindareth', 'Children of Dew'],
    female: list('Aelithra Sirien Vaelis Nimra Ysolde Caelwen Thessaly Orelle Liriope Elowyn Fiorel Maelis Ariane Senna Ishara Velune'),
    male: list('Caradel Thalion Eris Ilvar Faenor Sorrel Lysander Aurel Ninian Corin Evander Oriel Taliesin Rhosyn Belior Amras'),
    places: list(
      'Silverbough Moonmere Larkhollow Starfall Willowreach Dawnspire Fernhold Mistvale Whitethorn Greenmantle Elmstead Songwater',
    ),
    leaders: ['Captain Ilvar', 'The Heron', 'Sirien Longshot', 'Warden of Thorns', 'Orelle Nightstring', 'The Silent Oak'],
  },
  humans: {
    peoples: ['Aldermark', 'The River Crowns', 'Hathersby', 'House of Wheat', 'Oxenmoor', 'The Free Shires'],
    female: list('Adela Brynn Mathilde Ottilie Rosamund Hild Godiva Maude Emmeline Wynn Edith Isolde Agnes Marian Cecily Tova'),
    male: list('Osric Godwin Aldous Hugh Leofric Edric Baldwin Rolf Wystan Cedric Anselm Harald Tobias Ulf Conrad Emeric'),
    places: list('Oxbridge Millford Highgate Barrowden Saltmarsh Kingsacre Ashby Redharbour Wheatley Stonebeck Haverhill Thornwick'),
    leaders: ['Marshal Hugh', 'The Red Reeve', 'Maude Ironshod', 'Sir Wystan', 'The Ploughman', 'Harald Halfhand'],
  },
  dwarves: {
    peoples: ['Karak Dûm', 'The Deep Anvil', 'Undervale', 'Hold of Embers', 'Brannmar', 'The Grey Beards'],
    female: list('Brunda Hilda Dagna Thyra Gerda Magnhild Ylva Runa Sigrun Borga Freda Astrid Helga Inga Torhild Vigdis'),
    male: list('Balgrim Durik Thrain Gundar Orsik Brokk Hargin Sindri Modvar Ragni Torvald Eitri Kildrak Baern Dolgrin Rurik'),
    places: list(
      'Hammerdeep Irongate Coalhearth Graniteholm Anvilrest Emberhall Stonefast Goldvein Underpeak Bellowsby Flintmark Orehaven',
    ),
    leaders: ['Thane Durik', 'The Hammer', 'Gerda Stonefist', 'Brokk the Wall', 'Old Ragni', 'The Iron Aunt'],
  },
}

export const KINGDOM_NAMES: Readonly<Record<Kingdom, Pick<Names, 'peoples' | 'leaders'>>> = {
  demonic: {
    peoples: ['The Burning Court', 'Ashgate', 'The Nine Pits', 'Cinder Throne'],
    leaders: ['Vorgathul', 'The Ember Prince', 'Malzareth', 'Lady Brimstone'],
  },
  undead: {
    peoples: ['The Pale Host', 'Mournhold', 'The Sleepless', 'Bonemarch'],
    leaders: ['The Last King', 'Mother Shroud', 'Ossian the Hollow', 'The Lich of Mourn'],
  },
  monstrous: {
    peoples: ['The Tusk Banner', 'Gnashfell', 'The Wild Horde', 'Bloodmoor'],
    leaders: ['Grakka Split-Ear', 'The Great Maw', 'Uzgul', 'Chief Nine-Toes'],
  },
}

export const TRIBE_NAMES: readonly string[] = [
  ...['Reed People', 'Crow Clan', 'Stone Singers', 'Marsh Kin', 'Antler Folk', 'Salt Wanderers', 'Fox Clan', 'Ember Kin'],
  ...['Heron People', 'Clay Hands', 'Wolf Brothers', 'Hill Mothers', 'Otter Clan', 'Thorn Folk', 'Sky Watchers', 'Bear Kin'],
  ...['Long Walkers', 'Ash People', 'Boar Clan', 'Cave Folk', 'Swift Paddles', 'Moss Kin', 'Owl People', 'Red Feathers'],
]

export function personNames(people: Civilisation, sex: Sex): readonly string[] {
  return SUGGESTIONS[people][sex]
}
