// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { show } from '#src/web/ui/tests/show.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './table-props.ts'

type Row = { readonly id: string; readonly name: string; readonly amount: Decimal | null }

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sort: { kind: 'text', of: ({ name }) => name },
    search: ({ name }) => name,
    csv: ({ name }) => name,
    card: 'title',
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Amount value={amount} />,
    sort: { kind: 'decimal', of: ({ amount }) => amount },
    firstDescending: true,
    csv: ({ amount }) => amount,
  },
]
const rows: readonly Row[] = [
  { id: '1', name: 'BTC', amount: decimal('9.5') },
  { id: '2', name: '=USDT', amount: decimal('10.00000001') },
  { id: '3', name: 'ETH', amount: null },
]
const props: DataTableProps<Row> = {
  label: 'Coins',
  columns,
  rows,
  rowKey: ({ id }) => id,
  empty: { icon: <i />, title: 'No coins yet', text: 'Deposit some.' },
}
const names = (): (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))
const type = (text: string): boolean =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search coins' }), { target: { value: text } })

function setWidth(phone: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: phone, media }) as MediaQueryList,
  )
}

beforeEach(() => setWidth(false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a column head sorts in its own direction first, then reversed, and announces it', () => {
  show(<DataTable {...props} />)
  expect(names()).toEqual(['BTC', '=USDT', 'ETH'])
  press('Amount')
  expect(names()).toEqual(['=USDT', 'BTC', 'ETH'])
  expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending')
  press('Amount')
  expect(names()).toEqual(['BTC', '=USDT', 'ETH'])
  expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false)
})

test('a search keeps the matching rows, and one press clears it', () => {
  show(<DataTable {...props} search="Search coins" />)
  type('ｅth')
  expect(names()).toEqual(['ETH'])
  type('nothing')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  press('Show all')
  expect(names()).toHaveLength(3)
})

test('the pager shows the current page, and a search returns to the first page', () => {
  show(<DataTable {...props} search="Search coins" paging={{ kind: 'client', size: 2 }} />)
  expect(names()).toHaveLength(2)
  press('Page 2')
  expect(names()).toEqual(['ETH'])
  expect(screen.getByText('3 – 3 of 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  cleanup()
  show(<DataTable {...props} search="Search coins" paging={{ kind: 'client', size: 1 }} />)
  press('Page 3')
  type('t')
  expect(names()).toEqual(['BTC'])
})

test('a list that the server pages is sorted by the server, or not at all', () => {
  const onPage = vi.fn<(page: number) => void>()
  const onSort = vi.fn<() => void>()
  const paging = { kind: 'server', page: 1, size: 3, total: 9, onPage } as const
  const { unmount } = show(<DataTable {...props} paging={paging} />)
  expect(screen.queryByRole('button', { name: 'Amount' })).toBeNull()
  press('Next page')
  expect(onPage).toHaveBeenCalledWith(2)
  unmount()
  show(
    <DataTable {...props} paging={paging} onSort={onSort} sorting={{ column: 'name', descending: false }} />,
  )
  press('Amount')
  expect(onSort).toHaveBeenCalledWith({ column: 'amount', descending: true })
  expect(names()).toEqual(['BTC', '=USDT', 'ETH'])
})

test('loading, failed and empty tables say so and what to do', () => {
  const onRetry = vi.fn<() => void>()
  const { unmount } = show(<DataTable {...props} rows={undefined} />)
  expect(screen.getByText('Loading')).toBeTruthy()
  const busy = (): number => document.querySelectorAll('[aria-busy="true"]').length
  expect(busy()).toBe(1)
  unmount()
  show(<DataTable {...props} rows={undefined} failure={{ title: 'No list', onRetry }} />)
  expect(screen.getByRole('alert').textContent).toContain('No list')
  expect(busy()).toBe(0)
  press('Try again')
  expect(onRetry).toHaveBeenCalledOnce()
  cleanup()
  show(<DataTable {...props} rows={[]} />)
  expect(screen.getByText('No coins yet')).toBeTruthy()
})

test('rows stay when loading more of them fails', () => {
  const failure = { title: 'No more', onRetry: () => {} }
  show(<DataTable {...props} paging={{ kind: 'more', hasMore: true, onMore: () => {} }} failure={failure} />)
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('alert').textContent).toContain('No more')
})

test('the export holds the filtered rows, exact and escaped, in the shown order', async () => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:test'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  show(<DataTable {...props} search="Search coins" csv={{ name: 'coins' }} />)
  press('Amount')
  type('t')
  await act(() => {
    press('CSV')
    return Promise.resolve()
  })
  expect(clicked).toHaveBeenCalledOnce()
  expect(await made[0]?.text()).toMatch(/^\ufeff?Name,Amount\r\n'=USDT,10\.00000001\r\nBTC,9\.5\r\nETH,\r\n$/)
})

test('a failed export shows a message', async () => {
  const csv = { name: 'coins', rows: () => Promise.reject(new Error('timeout of 100000 ms')) }
  show(<DataTable {...props} csv={csv} />)
  await act(() => {
    press('CSV')
    return Promise.resolve()
  })
  expect(screen.getByRole('alert').textContent).toContain('The export failedtimeout of 100000 ms')
})

test('on a phone each row is a card from the same columns', () => {
  setWidth(true)
  show(<DataTable {...props} actions={({ name }) => <button type="button">Trade {name}</button>} />)
  expect(screen.queryByRole('table')).toBeNull()
  const [first] = within(screen.getByRole('list', { name: 'Coins' })).getAllByRole('listitem')
  expect(first?.textContent).toBe('BTCAmount9.5Trade BTC')
})

test('a long list renders only visible rows, and has the count of all', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, name: `C${at}`, amount: null }))
  show(<DataTable {...props} rows={many} />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60)
  expect(screen.getByText('10,000 rows')).toBeTruthy()
})

test('cards are sorted by a field above them, since they have no column heads', () => {
  setWidth(true)
  show(<DataTable {...props} />)
  const cards = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'amount' } })
  expect(cards()[0]).toContain('USDT')
  press('Descending, press for ascending')
  expect(cards()[0]).toContain('BTC')
})

function Deletable() {
  const [left, setLeft] = useState(rows)
  const actions = useCallback(
    ({ id, name }: Row) => (
      <button type="button" onClick={() => setLeft((before) => before.filter((row) => row.id !== id))}>
        {`Delete ${name}`}
      </button>
    ),
    [],
  )
  return <DataTable {...props} rows={left} actions={actions} />
}

test('a removed row passes the focus to the one in its place, then to the last one, then to the list', () => {
  show(<Deletable />)
  const remove = (name: string): void => {
    const button = screen.getByRole('button', { name: `Delete ${name}` })
    act(() => button.focus())
    fireEvent.click(button)
  }
  const focused = (): Element | null => document.activeElement
  remove('=USDT')
  expect(focused()?.textContent).toBe('Delete ETH')
  remove('ETH')
  expect(focused()?.textContent).toBe('Delete BTC')
  remove('BTC')
  expect(focused()?.textContent).toContain('No coins yet')
  expect(focused()).not.toBe(document.body)
})

test('a key that is held down deletes only one row', () => {
  show(<Deletable />)
  const button = screen.getByRole('button', { name: 'Delete BTC' })
  act(() => button.focus())
  fireEvent.click(button)
  const next = screen.getByRole('button', { name: 'Delete =USDT' })
  expect(document.activeElement).toBe(next)
  const press = (repeat: boolean): boolean => fireEvent.keyDown(next, { key: 'Enter', repeat })
  expect(press(true)).toBe(false)
  expect(press(true)).toBe(false)
  fireEvent.keyUp(next, { key: 'Enter' })
  expect(press(false)).toBe(true)
  expect(press(true)).toBe(true)
})
