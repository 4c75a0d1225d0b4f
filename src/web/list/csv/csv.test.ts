import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { type Instant, parseIso } from '#src/core/time/instant.ts'
import { safeCell, toCsv } from './csv.ts'
import type { CsvColumn } from './csv-column.ts'
import { csvFile } from './csv-file.ts'
import { fileName } from './save-file.ts'

afterEach(() => vi.unstubAllEnvs())

/** Reads a file as RFC 4180 says, by a state machine that shares nothing with the writer. */
function read(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '')
  const lines: string[][] = []
  let cells: string[] = []
  let cell = ''
  let inside = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (inside && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') inside = !inside
    else if (!inside && sign === ',') {
      cells.push(cell)
      cell = ''
    } else if (!inside && text.startsWith('\r\n', at)) {
      lines.push([...cells, cell])
      cells = []
      cell = ''
      at += 1
    } else cell += sign
  }
  return lines
}

const cell = fc.string({
  unit: fc.constantFrom('a', 'b', '1', ',', '"', '\r', '\n', '=', '+', '-', '@', '\t', ' ', '中'),
  maxLength: 8,
})

test('a reader gets the same cells back, whatever they contain', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (lines) => {
      expect(read(toCsv(lines))).toEqual(lines.map((cells) => cells.map(safeCell)))
    }),
  )
})

test('no cell begins as a formula does, except negative numbers', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const safe = safeCell(text)
      expect(/^\s*[=+@]/.test(safe)).toBe(false)
      expect(/^[\t\r\n]/.test(safe)).toBe(false)
      expect(/^\s*-/.test(safe)).toBe(/^-\d+(\.\d+)?$/.test(text))
    }),
  )
})

test.each(['=1+1', '+49 30', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '-', '-1e5', '--1'])(
  '%j is escaped so that it is no formula',
  (text) => expect(safeCell(text)).toBe(`'${text}`),
)

test('decimals keep every digit and stay numbers', () => {
  expect(toCsv([[decimal('-1234567890.123456780'), decimal('0.00000001'), null]])).toBe(
    '\ufeff-1234567890.123456780,0.00000001,\r\n',
  )
})

test('file names contain no characters that a system refuses', () => {
  expect(fileName('../BTC/USDT: orders?')).toBe('-BTC-USDT- orders-')
  expect(fileName('')).toBe('export')
})

type Row = { readonly name: string; readonly at: Instant | null }
const columns: readonly CsvColumn<Row>[] = [
  { header: 'Time', csv: { time: ({ at }) => at } },
  { header: '=Name', csv: ({ name }) => name },
]
const utc = (header: string): string => `${header} (UTC)`

test('times are in UTC whatever the zone, and the column’s header says so', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai')
  const rows = [
    { name: 'Deposit', at: parseIso('2026-11-21T01:30:00+08:00') },
    { name: 'Unknown', at: null },
  ]
  expect(csvFile(rows, columns, utc)).toBe(
    "\ufeffTime (UTC),'=Name\r\n2026-11-20T17:30:00.000Z,Deposit\r\n,Unknown\r\n",
  )
  expect(csvFile([], columns, utc)).toBe("\ufeffTime (UTC),'=Name\r\n")
})

test('a name that would be a formula is escaped in the file', () => {
  expect(csvFile([{ name: '=cmd()', at: null }], columns, utc)).toContain("\r\n,'=cmd()\r\n")
})
