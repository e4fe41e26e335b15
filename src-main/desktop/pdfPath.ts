/**
 * Where a PDF goes: what was chosen in the system's dialog, with its ending, which the dialog of Linux leaves out. A name that nobody was
 * asked about takes no other file's place: it is given a number then.
 *
 * @param isThere whether something lies at a path
 */
export function pdfPath(chosen: string, isThere: (file: string) => boolean): string {
  if (/\.pdf$/i.test(chosen)) return chosen
  const stem = chosen.replace(/\.$/, '')
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${stem}.pdf` : `${stem} (${number}).pdf`
    if (!isThere(file)) return file
  }
}
