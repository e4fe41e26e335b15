import { number, plural } from './numbers.ts'

/** 12345 -> "12,345" (in German "12.345"), with a real minus sign. */
export function figure(value: number | string | undefined): string {
  return typeof value === 'number' ? number(value) : (value ?? '')
}

/** "+4" or "−4". */
export function signed(value: number | string | undefined): string {
  return typeof value === 'number' && value > 0 ? `+${figure(value)}` : figure(value)
}

/** "1 mother", "14 mothers". */
export function count(value: number | string | undefined, one: string, many = `${one}s`): string {
  return `${figure(value)} ${typeof value === 'number' ? plural(value, one, many) : many}`
}
