// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '#src/web/ui/tests/show.tsx'
import { onPhone, shownCards, shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './table-props.ts'

type Row = { readonly id: string; readonly pair: string; readonly fee: number }

const columns: readonly Column<Row>[] = [
  { id: 'state', header: 'State', card: 'badge', cell: ({ id }) => `State ${id}` },
  {
    id: 'pair',
    header: 'Pair',
    card: 'title',
    cell: ({ pair }) => pair,
    sort: { kind: 'text', of: ({ pair }) => pair },
  },
  { id: 'sum', header: 'Sum', card: 'value', align: 'end', cell: ({ id }) => `Sum ${id}` },
  { id: 'time', header: 'Time', card: 'note', cell: ({ id }) => `Time ${id}` },
  {
    id: 'fee',
    header: 'Fee',
    priority: 2,
    cell: ({ fee }) => `Fee ${fee}`,
    isIdle: ({ fee }) => fee === 0,
    sort: { kind: 'number', of: ({ fee }) => fee },
    firstDescending: true,
  },
  { id: 'kind', header: 'Kind', card: 'none', cell: ({ id }) => `Kind ${id}` },
]
const rows: readonly Row[] = [
  { id: '1', pair: 'ETH', fee: 0 },
  { id: '2', pair: 'BTC', fee: 3 },
]
const onRetry = vi.fn<() => void>()
const props: DataTableProps<Row> = {
  label: 'Orders',
  columns,
  rows,
  rowKey: ({ id }) => id,
  empty: { icon: <i />, title: 'No orders', text: 'Place one.', action: <a href="/exchange">Trade</a> },
}
const actions = ({ pair }: Row) => <button type="button">Cancel {pair}</button>

beforeEach(() => {
  onRetry.mockClear()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a card has title and value, note and badge, then the lines that are worth one, then its buttons', async () => {
  onPhone()
  show(<DataTable {...props} actions={actions} />)
  expect(await shownCards('Orders')).toEqual([
    ['ETH', 'Sum 1', 'Time 1', 'State 1'],
    ['BTC', 'Sum 2', 'Time 2', 'State 2', 'Fee', 'Fee 3'],
  ])
  expect(screen.getAllByRole('button', { name: /^Cancel/ }).map(({ textContent }) => textContent)).toEqual([
    'Cancel ETH',
    'Cancel BTC',
  ])
  expect(screen.getByText('2 rows')).toBeTruthy()
})

test('a table has all columns in their order, with their alignment and priority, and a head for the buttons', async () => {
  show(<DataTable {...props} actions={actions} />)
  expect(await shownTable('Orders')).toEqual([
    ['State', 'Pair', 'Sum', 'Time', 'Fee', 'Kind'],
    ['State 1', 'ETH', 'Sum 1', 'Time 1', 'Fee 0', 'Kind 1'],
    ['State 2', 'BTC', 'Sum 2', 'Time 2', 'Fee 3', 'Kind 2'],
  ])
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  const [, row] = screen.getAllByRole('row')
  for (const cells of [screen.getAllByRole('columnheader'), [...(row?.children ?? [])]]) {
    expect(cells.map((cell) => cell.getAttribute('data-align'))).toEqual([
      null,
      null,
      'end',
      null,
      null,
      null,
      null,
    ])
    expect(cells.map((cell) => cell.getAttribute('data-priority'))).toEqual([
      null,
      null,
      null,
      null,
      '2',
      null,
      null,
    ])
  }
})

test('cards are sorted by one of the columns that can be, first in its own direction, and as they came otherwise', () => {
  onPhone()
  show(<DataTable {...props} />)
  const field = screen.getByRole('combobox', { name: 'Sort by' })
  const options = (): readonly string[] => shownTexts(field)
  const pairs = (): readonly (string | undefined)[] =>
    screen.getAllByRole('listitem').map((card) => shownTexts(card)[0])
  expect([options(), pairs()]).toEqual([
    ['Default', 'Pair', 'Fee'],
    ['ETH', 'BTC'],
  ])
  fireEvent.change(field, { target: { value: 'pair' } })
  expect([options(), pairs()]).toEqual([
    ['Pair', 'Fee'],
    ['BTC', 'ETH'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Ascending, press for descending' }))
  expect(pairs()).toEqual(['ETH', 'BTC'])
  fireEvent.change(field, { target: { value: 'fee' } })
  expect(pairs()).toEqual(['BTC', 'ETH'])
  expect(screen.getByRole('button', { name: 'Descending, press for ascending' })).toBeTruthy()
})

test('cards cannot be sorted in a bare panel, where there are none, or where the server pages', () => {
  onPhone()
  const paging = { kind: 'server', page: 0, size: 2, total: 2, onPage: () => {} } as const
  for (const more of [
    { bare: true },
    { rows: [] },
    { paging },
    { rows: undefined, failure: { title: 'No', onRetry } },
  ]) {
    show(<DataTable {...props} {...more} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    cleanup()
  }
  show(<DataTable {...props} bare />)
  expect(screen.queryByText('2 rows')).toBeNull()
})

test('a list without rows says why and what to do, one that failed the cause, and busy while it is tried again', () => {
  show(<DataTable {...props} rows={[]} />)
  expect(shownTexts(document.body, 'section')).toEqual(['No orders', 'Place one.', 'Trade'])
  expect(screen.queryByText('0 rows')).toBeNull()
  cleanup()
  const failure = { title: 'The orders could not be loaded', text: 'Too busy.', onRetry, busy: true }
  show(<DataTable {...props} rows={undefined} failure={failure} />)
  expect(shownTexts(screen.getByRole('alert'))).toEqual([
    'The orders could not be loaded',
    'Too busy.',
    'Try again',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).not.toHaveBeenCalled()
  expect(document.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(1)
})

test.each([
  [{ kind: 'client', size: 8 } as const, 8],
  [undefined, 6],
])('rows that are on their way hold the place of as many as a page has: %o', (paging, count) => {
  show(<DataTable {...props} rows={undefined} paging={paging} />)
  const waiting = screen.getByRole('status', { name: 'Orders' })
  const lines = [...waiting.children].filter(({ children }) => children.length > 1)
  expect(lines.map(({ children }) => children.length)).toEqual(Array.from({ length: count }, () => 5))
})

test('more rows are fetched by a button, which is gone at the end and takes one press at a time', () => {
  const onMore = vi.fn<() => void>()
  const more = { kind: 'more', hasMore: true, onMore } as const
  for (const [paging, isThere, presses] of [
    [more, true, 1],
    [{ ...more, busy: true }, true, 1],
    [{ ...more, hasMore: false }, false, 1],
  ] as const) {
    show(<DataTable {...props} paging={paging} />)
    const button = screen.queryByRole('button', { name: 'Show more' })
    expect(button !== null).toBe(isThere)
    if (button !== null) fireEvent.click(button)
    expect(onMore).toHaveBeenCalledTimes(presses)
    expect(screen.getByText('2 rows')).toBeTruthy()
    cleanup()
  }
})

test('filters that leave all rows out are taken off together with the search', () => {
  const onClearFilters = vi.fn<() => void>()
  const searched = columns.map((column) => ({ ...column, search: ({ pair }: Row) => pair }))
  show(
    <DataTable
      {...props}
      columns={searched}
      search="Search orders"
      onClearFilters={onClearFilters}
      filters={<b>Filter</b>}
    />,
  )
  expect(screen.getByText('Filter')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search orders' }), { target: { value: 'DOGE' } })
  expect(shownTexts(document.body, 'section')).toContain('No row matches your search and filters.')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(onClearFilters).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  cleanup()
  show(<DataTable {...props} rows={[]} onClearFilters={onClearFilters} />)
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(onClearFilters).toHaveBeenCalledTimes(2)
})
