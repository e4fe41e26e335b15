import type { NameLanguage } from '../../board/names.ts'
import type { Civilisation } from '../seats.ts'

type NamePair = Readonly<Record<NameLanguage, string>>

const names = (...pairs: readonly (readonly [en: string, de: string])[]): readonly NamePair[] => pairs.map(([en, de]) => ({ en, de }))

/** Names for monuments in each people's style, of our own making. The book has none. */
export const MONUMENT_NAMES: Readonly<Record<Civilisation, readonly NamePair[]>> = {
  elves: names(
    ['The Moonwell', 'Der Mondbrunnen'],
    ['The Singing Gate', 'Das Singende Tor'],
    ['Tower of the First Star', 'Turm des Ersten Sterns'],
    ['The Thousand Lanterns', 'Die Tausend Laternen'],
    ['Garden of Still Waters', 'Garten der Stillen Wasser'],
    ['The Silver Stair', 'Die Silberne Treppe'],
    ['Hall of Falling Leaves', 'Halle der Fallenden Blätter'],
    ['The Heron Bridge', 'Die Reiherbrücke'],
    ['The Evening Mirror', 'Der Abendspiegel'],
    ['Grove of the Nine Queens', 'Hain der Neun Königinnen'],
    ['The White Harp', 'Die Weiße Harfe'],
    ['Spire of Dew', 'Turm aus Tau'],
    ['The Sleeping Swan', 'Der Schlafende Schwan'],
    ['Arch of the Long Summer', 'Bogen des Langen Sommers'],
    ['The Glass Orchard', 'Der Gläserne Garten'],
    ['Seat of the Four Winds', 'Sitz der Vier Winde'],
  ),
  humans: names(
    ['The Kingsgate', 'Das Königstor'],
    ['The Harvest Column', 'Die Erntesäule'],
    ['The Great Granary', 'Der Große Kornspeicher'],
    ['Bridge of the Three Mills', 'Brücke der Drei Mühlen'],
    ['The Red Tower', 'Der Rote Turm'],
    ['Hall of Banners', 'Halle der Banner'],
    ['The Watch on the Hill', 'Die Wacht am Hügel'],
    ['The Bell of Concord', 'Die Glocke der Eintracht'],
    ["The Ploughman's Stone", 'Der Stein des Pflügers'],
    ['Minster of the Seven Shires', 'Münster der Sieben Gaue'],
    ['The Lion Stair', 'Die Löwentreppe'],
    ['The Long Wall', 'Die Lange Mauer'],
    ['The Field of Crowns', 'Das Kronenfeld'],
    ['Beacon of the Free', 'Leuchtfeuer der Freien'],
    ['The Market Cross', 'Das Marktkreuz'],
    ["Widows' Arch", 'Der Witwenbogen'],
  ),
  dwarves: names(
    ['The Deep Forge', 'Die Tiefe Esse'],
    ['The Hundred Pillars', 'Die Hundert Pfeiler'],
    ['Gate of the Ancestors', 'Tor der Ahnen'],
    ['The Ember Throne', 'Der Glutthron'],
    ['The Unbroken Anvil', 'Der Ungebrochene Amboss'],
    ['Hall of Oaths', 'Halle der Eide'],
    ['The Iron Beard', 'Der Eiserne Bart'],
    ['The Bottomless Stair', 'Die Bodenlose Treppe'],
    ['Vault of the Last Ingot', 'Gewölbe des Letzten Barrens'],
    ['The Granite Choir', 'Der Granitene Chor'],
    ['The Rune Door', 'Das Runentor'],
    ['Tomb of the Nine Smiths', 'Gruft der Neun Schmiede'],
    ['The Lamp Below', 'Die Lampe der Tiefe'],
    ['The Copper Giants', 'Die Kupfernen Riesen'],
    ['The Hammerfall', 'Der Hammerschlag'],
    ['Cistern of Kings', 'Zisterne der Könige'],
  ),
}
