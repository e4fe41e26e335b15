/** What laying out needs to know of a block; heights in CSS pixels, distances to what stands above included. */
export interface Measured {
  readonly height: number
  /** Begins a sheet. */
  readonly begins?: boolean
  /** Must not stand last on a sheet; `ifItFits`: unless all that must stay together is more than a sheet holds. */
  readonly keepWithNext?: boolean | 'ifItFits'
  /** Of the table it is a row of; rows of one table that follow each other share a head. */
  readonly table?: string
  /** Of that table's head. */
  readonly headHeight?: number
}

/**
 * Splits blocks over sheets: gives the index of the first block of each sheet, or of each column where sheets have several. The first sheet has
 * `first` less room, for the title. A block that is higher than a sheet gets one of its own. Headings go over to the next sheet with what they head.
 */
export function paginate(blocks: readonly Measured[], room: number, first: number, columns = 1): readonly number[] {
  const starts: number[] = [0]
  let used = first
  let at = 0
  while (at < blocks.length) {
    const start = starts.at(-1) ?? 0
    // What must stay together with this block: headings and the first block after them.
    let end = endOfRun(blocks, at, (keep) => keep !== undefined && keep !== false)
    if (heightOf(blocks, at, end, at) > room + 0.5) end = endOfRun(blocks, at, (keep) => keep === true)
    const height = heightOf(blocks, at, end, start)
    const fits = used + height <= room + 0.5 && blocks[at]?.begins !== true
    if (!fits && at > start) {
      starts.push(at)
      used = starts.length <= columns ? first : 0
      continue
    }
    used += height
    at = end + 1
  }
  return starts
}

function endOfRun(blocks: readonly Measured[], at: number, keeps: (keep: Measured['keepWithNext']) => boolean): number {
  let end = at
  while (end < blocks.length - 1 && keeps(blocks[end]?.keepWithNext)) end++
  return end
}

/** Of blocks `from` to `to` together, with the head of a table wherever one begins on this sheet. */
export function heightOf(blocks: readonly Measured[], from: number, to: number, start: number): number {
  let height = 0
  for (let at = from; at <= to; at++) {
    const block = blocks[at]
    if (block === undefined) continue
    const goesOn = at > start && block.table !== undefined && blocks[at - 1]?.table === block.table
    height += block.height + (goesOn ? 0 : (block.headHeight ?? 0))
  }
  return height
}
