/** A ZIP archive of texts by their names, in UTF-8. */
export async function zipped(files: ReadonlyMap<string, string>): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate')
  const bytes = zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])))
  return new Blob([new Uint8Array(bytes)], { type: 'application/zip' })
}
