import { figure } from '../../src-shared/language/figures.ts'

/** "12 KB" or "3 MB", of bytes: never less than they are. */
export function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${figure(Math.ceil(bytes / 1024))} KB` : `${figure(Math.ceil(bytes / 1024 / 1024))} MB`
}
