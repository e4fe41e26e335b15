/**
 * Returns the path of a PDF: the one chosen in the dialog, with its ending, which the Linux dialog leaves out. The dialog did not check
 * the completed name, so that name gets a number if it is taken.
 * @param isThere whether a path exists
 */
export function pdfPath(chosen: string, isThere: (file: string) => boolean): string {
  if (/\.pdf$/i.test(chosen)) return chosen
  const stem = chosen.replace(/\.$/, '')
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${stem}.pdf` : `${stem} (${number}).pdf`
    if (!isThere(file)) return file
  }
}
