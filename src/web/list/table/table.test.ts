import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import type { Column } from './column.ts'
import { searchOf } from './find-rows.ts'
import { pageCount, pageOf, shownPages } from './pages.ts'
import { nextSorting, sortRows } from './sort-rows.ts'

type Row = { readonly at: number; readonly name: string | null; readonly amount: Decimal | null }

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: () => null,
    sort: { kind: 'text', of: ({ name }) => name },
    search: ({ name }) => name ?? '',
    csv: ({ name }) => name,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: () => null,
    sort: { kind: 'decimal', of: ({ amount }) => amount },
    firstDescending: true,
    csv: ({ amount }) => amount,
  },
  { id: 'actions', header: 'Actions', cell: () => null },
]

const amounts = fc.oneof(
  fc.constant(null),
  fc.tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.nat(12)).map(([units, places]) => {
    const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
    const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
    return decimal(units < 0n ? `-${text}` : text)
  }),
)
const lists = fc
  .array(fc.record({ name: fc.option(fc.string()), amount: amounts }))
  .map((rows) => rows.map((row, at) => ({ ...row, at })))

test('decimals sort exactly, null last, equal ones in their order, in both directions', () => {
  fc.assert(
    fc.property(lists, fc.boolean(), (rows, descending) => {
      const sorted = sortRows(rows, columns, { column: 'amount', descending }, 'en')
      expect(new Set(sorted)).toEqual(new Set(rows))
      const turn = descending ? -1 : 1
      const right = (a: Row, b: Row | undefined): boolean => {
        if (b === undefined) return true
        if (a.amount === null) return b.amount === null && a.at < b.at
        const order = b.amount === null ? -1 : compare(a.amount, b.amount) * turn
        return order < 0 || (order === 0 && a.at < b.at)
      }
      expect(sorted.filter((row, index) => !right(row, sorted[index + 1]))).toEqual([])
    }),
  )
})

test('texts sort as in the language, numbers in them by value', () => {
  const rows = ['ä', 'z', 'A10', null, 'a9'].map((name, at) => ({ at, name, amount: null }))
  const names = (language: string): (string | null)[] =>
    sortRows(rows, columns, { column: 'name', descending: false }, language).map(({ name }) => name)
  expect(names('de')).toEqual(['ä', 'a9', 'A10', 'z', null])
  expect(names('sv')).toEqual(['a9', 'A10', 'z', 'ä', null])
})

test('a list without sorting keeps its order', () => {
  const rows = [{ at: 0, name: 'b', amount: null }]
  expect(sortRows(rows, columns, null, 'en')).toBe(rows)
  expect(sortRows(rows, columns, { column: 'actions', descending: true }, 'en')).toBe(rows)
})

test('a press on a column head sorts in its own direction first, then reversed', () => {
  const [name, amount] = columns
  if (name === undefined || amount === undefined) throw new Error('no columns')
  expect(nextSorting(name, null)).toEqual({ column: 'name', descending: false })
  expect(nextSorting(amount, null)).toEqual({ column: 'amount', descending: true })
  expect(nextSorting(amount, { column: 'amount', descending: true }).descending).toBe(false)
  expect(nextSorting(name, { column: 'amount', descending: true }).descending).toBe(false)
})

test('a search ignores case, width and accents, and requires every word', () => {
  const rows = ['Café Binance', 'USDT Tether', null].map((name, at) => ({ at, name, amount: null }))
  const find = searchOf(rows, columns)
  expect(find('  ')).toBe(rows)
  expect(find('cafe')).toEqual([rows[0]])
  expect(find('ＵＳＤＴ')).toEqual([rows[1]])
  expect(find('tether usdt')).toEqual([rows[1]])
  expect(find('tether btc')).toEqual([])
})

test('each row is on exactly one page, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 30 }), (rows, size) => {
      const pages = Array.from({ length: pageCount(rows.length, size) }, (_, page) =>
        pageOf(rows, page, size),
      )
      expect(pages.flat()).toEqual(rows)
    }),
  )
})

test('a pager shows first, last and neighbours, at most seven numbers, and gaps only for two or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (count, any) => {
      const page = any % count
      const shown = shownPages(page, count)
      expect(shown.length).toBeLessThanOrEqual(7)
      for (const wanted of [0, page, count - 1]) expect(shown).toContain(wanted)
      for (const [index, each] of shown.entries()) {
        const [before, after] = [shown[index - 1], shown[index + 1]]
        if (each !== 'gap') continue
        if (typeof before !== 'number' || typeof after !== 'number') throw new Error('a gap at an end')
        expect(after - before).toBeGreaterThan(2)
      }
    }),
  )
})

test('ten thousand exact amounts sort quickly', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    at,
    name: null,
    amount: decimal(`${(at * 7919) % 10_007}.${String(at).padStart(8, '0')}`),
  }))
  const started = performance.now()
  sortRows(rows, columns, { column: 'amount', descending: true }, 'en')
  expect(performance.now() - started).toBeLessThan(400)
})
