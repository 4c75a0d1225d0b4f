/**
 * toCsv(lines): string     the text of a file (RFC 4180), with the mark that makes spreadsheets read UTF-8
 * safeCell(value): string  a cell no spreadsheet takes for a formula
 */
import { type Decimal, toText } from '#src/core/money/decimal.ts'

/** Spreadsheets read a file that begins with it as UTF-8; others skip it. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Characters that make a spreadsheet compute a cell, in full-width forms too, and the blanks that it skips before them.
 */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
const NUMBER = /^-\d+(\.\d+)?$/

/**
 * The cell as text; what could be run as a formula gets an apostrophe before it (OWASP's advice). A plain
 * negative number is none, and stays a number with all its digits.
 */
export function safeCell(value: string | Decimal | null): string {
  if (value === null) return ''
  // A decimal is its text at run time: nothing to tell apart.
  const text = toText(value as Decimal)
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** A whole file. Lines end in CR LF, the last one too; cells are quoted where they must be. */
export const toCsv = (lines: readonly (readonly (string | Decimal | null)[])[]): string =>
  BYTE_ORDER_MARK +
  lines.map((cells) => `${cells.map((cell) => quoted(safeCell(cell))).join(',')}\r\n`).join('')

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
