/** How much of a chip is drawn. */
export type ChipFace = 'full' | 'far' | 'small' | 'sign'
