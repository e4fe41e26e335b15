import { app, dialog, type BrowserWindow } from 'electron'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileStem } from '../campaigns/fileNames.ts'
import { pdfPath } from './pdfPath.ts'
import { FOR_OTHERS, replaceFile } from '../campaigns/wholeFile.ts'

/**
 * Makes a PDF of the page's printable sheets, and saves it where the dialog says. `name` suggests the file's name; `paper` is a size as in
 * `@page`, which the sheets set themselves. Returns the file's name, or null if the dialog was cancelled.
 */
export async function savePdf(window: BrowserWindow, name: string, paper: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), `${fileStem(name)}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  })
  if (canceled || filePath === '') return null
  const bytes = await window.webContents.printToPDF({
    pageSize: paper === 'letter' ? 'Letter' : 'A4',
    preferCSSPageSize: true,
    printBackground: true,
  })
  const file = pdfPath(filePath, existsSync)
  await replaceFile(file, bytes, FOR_OTHERS)
  return path.basename(file)
}
