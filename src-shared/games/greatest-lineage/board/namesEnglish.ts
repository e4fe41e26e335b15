import type { LandWords } from './names.ts'

const list = (words: string): readonly string[] => words.split(' ')

export const ENGLISH_LAND: LandWords = {
  beginnings: {
    elves: list(
      'Silver Moon Star Dew Willow Larch Mist Fern Swan Lark Dawn Elder Ivy Heron Song Whisper Linden Rowan Feather Dusk Hazel Dapple Thrush Glimmer Birch Summer Sorrel Nightin Wren Lily',
    ),
    humans: list(
      'Mill Oxen Barrow King Wheat Bram Harrow Ash Thorn Fox Barley Clay Marl Cart Hay Kettle Long Market Otter Plough Queen Reed Saddle Shep Stock Tanner Wain Wether Winter Wood',
    ),
    dwarves: list(
      'Iron Stone Hammer Ember Grim Slate Coal Copper Anvil Gold Deep Flint Forge Garnet Granite Hearth Horn Kiln Lantern Lode Mallet Oath Quarry Red Ring Rune Salt Tin Under Wyrm',
    ),
    kingdoms: list(
      'Bone Mourn Gloom Blood Cinder Wraith Skull Black Carrion Fell Gall Gnash Hollow Howl Maw Night Rot Scorch Shade Thrall',
    ),
  },
  endings: {
    mountain: ['horn', ' Tor', ' Crag', ' Pike', ' Scar', 'peak', ' Teeth'],
    swamp: [' Fen', 'carr', ' Moss', ' Mire', ' Slough', 'marsh', ' Sump'],
    forest: ['wood', 'shaw', 'holt', 'hurst', ' Weald', ' Grove', ' Thicket'],
    hill: [' Down', ' Fell', 'law', 'how', ' Rise', ' Brow', 'cliff'],
    water: ['ford', 'mouth', 'strand', 'holm', 'haven', ' Staithe', ' Ness'],
    open: ['field', 'mead', 'ley', ' Acre', ' Heath', 'croft', 'wold'],
  },
  second: ['Upper', 'Lower', 'Old', 'New', 'Far', 'Little', 'Great'],
}
