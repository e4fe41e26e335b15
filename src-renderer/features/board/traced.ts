/** A scanned map that is traced: how strong it shows, and how it lies, in hundredths of the board. */
export interface Traced {
  readonly image: ImageBitmap
  readonly opacity: number
  readonly right: number
  readonly down: number
  readonly scale: number
}

/** The widest a scan is kept at, in pixels. */
const WIDEST = 4096

/** Throws where the file is no picture. */
export async function traceOf(file: Blob): Promise<Traced> {
  const image = await createImageBitmap(file)
  const times = Math.min(1, WIDEST / Math.max(image.width, image.height))
  const small = times === 1 ? image : await createImageBitmap(image, { resizeWidth: Math.round(image.width * times) })
  return { image: small, opacity: 50, right: 0, down: 0, scale: 100 }
}
