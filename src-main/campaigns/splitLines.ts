/** Byte that ends a line. */
export const LINE_END = 0x0a
const BLANKS: readonly number[] = [0x20, 0x09, 0x0d]

/** Splits bytes into lines without line ends (also those of other systems) and without a byte order mark. */
export function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  let from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  for (let end = bytes.indexOf(LINE_END, from); end >= 0; end = bytes.indexOf(LINE_END, from)) {
    lines.push(bytes.subarray(from, bytes[end - 1] === 0x0d ? end - 1 : end))
    from = end + 1
  }
  if (from < bytes.length) lines.push(bytes.subarray(from))
  return lines
}

/** Whether a line is empty or only blanks: editors and mail programs add such lines. */
export function isBlank(line: Buffer): boolean {
  return line.every((byte) => BLANKS.includes(byte))
}
