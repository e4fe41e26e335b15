/** Deflates texts (RFC 1951) and takes them up again, in base64. */

export async function shrunk(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'))
  let binary = ''
  // No call takes as many arguments as a long text has bytes.
  for (let at = 0; at < bytes.length; at += STEP) binary += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return btoa(binary)
}

/** Rejects where the text was none of these, or would have more than `most` bytes. */
export async function grown(base64: string, most: number): Promise<string> {
  const packed = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return new TextDecoder().decode(await through(new Blob([packed]), new DecompressionStream('deflate-raw'), most))
}

const STEP = 0x2000

async function through(from: Blob, stream: CompressionStream | DecompressionStream, most = Number.MAX_SAFE_INTEGER): Promise<Uint8Array> {
  const reader = from.stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    length += next.value.length
    if (length > most) {
      await reader.cancel()
      throw new Error(`more than ${most} bytes`)
    }
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
