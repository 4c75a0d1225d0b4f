// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { address, showScreen } from '#tests/support/screen.tsx'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { operation } from '#src/web/client/tests/samples.ts'
import { ChoiceFilter } from './filter/choice-filter.tsx'
import { choiceField, type FilterOf, textField } from './filter/filter-field.ts'
import type { FiltersProps, ListDescription } from './list-description.ts'
import { List } from './list.tsx'
import type { Page } from './query/paged-read.ts'
import { useList } from './use-list.tsx'

type Row = { readonly id: string; readonly coin: string; readonly amount: Decimal; readonly at: Instant }
type Request = { readonly coin?: string; readonly type?: number }

const fields = {
  coin: textField('coin', operation({ patterns: { symbol: '^[A-Z]{1,5}$' } }), 'symbol'),
  type: choiceField('type', [0, 1]),
}
type Filter = FilterOf<typeof fields>

const rows: readonly Row[] = ['BTC', 'ETH'].map((coin) => ({
  id: coin,
  coin,
  amount: decimal('1.50'),
  at: instant(0),
}))
const read = vi.fn<(request: Request) => Promise<Page<Row>>>((request) => {
  const found = rows.filter(({ coin }) => request.coin === undefined || coin === request.coin)
  return Promise.resolve({ rows: found, total: found.length })
})

const description: ListDescription<Row, Filter, Request, AreaKeys['records']> = {
  title: 'records.title',
  error: 'records.error',
  empty: { icon: <i />, title: 'records.none' },
  file: () => 'records',
  columns: [
    { id: 'time', header: 'records.time', csv: { time: ({ at }) => at } },
    {
      id: 'coin',
      header: 'records.coin',
      cell: ({ coin }, { t }) => `${coin} ${t('records.done')}`,
      csv: ({ coin }) => coin,
    },
    { id: 'amount', header: 'records.amount', csv: ({ amount }) => amount },
    { id: 'status', header: 'records.status', cell: (_, { formatNumber }) => formatNumber(1000) },
  ],
  rowKey: ({ id }) => id,
  fields,
  Filters,
  read: { key: ['records'], page: (request) => read(request) },
  reading: 'pages',
  pageSize: 10,
  request: ({ coin, type }) => ({ ...(coin !== null && { coin }), ...(type !== null && { type }) }),
}

function Filters({ filter, change }: FiltersProps<Filter>) {
  return (
    <>
      <ChoiceFilter
        label="Coin"
        any="All"
        values={['BTC', 'ETH']}
        value={filter.coin}
        onChange={(coin) => change({ coin })}
      />
      <ChoiceFilter
        label="Type"
        any="All"
        values={[0, 1]}
        value={filter.type}
        onChange={(type) => change({ type })}
      />
    </>
  )
}

const Shown = () => <List list={useList(description)} />
const cells = (): (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const choose = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  read.mockClear()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('columns stand on the screen, in the file, or in both', async () => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:test'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  showScreen(<Shown />, '/records?coin=BTC')
  await screen.findByText('BTC Completed')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Coin',
    'Status',
  ])
  await act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }))
    return Promise.resolve()
  })
  expect(await made[0]?.text()).toMatch(
    /^\ufeff?Time \(UTC\),Coin,Amount\r\n1970-01-01T00:00:00\.000Z,BTC,1\.50\r\n$/,
  )
})

test('VAL-25.c the filter stands in the address, next to what else does, and the server is asked for it', async () => {
  showScreen(<Shown />, '/records?coin=ETH&transfer=spot')
  await screen.findByText('ETH Completed')
  expect(cells()).toHaveLength(1)
  expect(screen.getByLabelText('Coin')).toHaveProperty('value', 'ETH')
  // Both before the screen has followed the first.
  act(() => {
    choose('Coin', 'BTC')
    choose('Type', '1')
  })
  await screen.findByText('BTC Completed')
  expect(address()).toBe('/records?transfer=spot&coin=BTC&type=1')
  expect(read).toHaveBeenLastCalledWith({ coin: 'BTC', type: 1 })
})

test('VAL-25.c a wrong value in the address is not chosen and not sent', async () => {
  showScreen(<Shown />, '/records?coin=%3Cscript%3E&type=7')
  await screen.findByText('BTC Completed')
  expect(read.mock.calls).toEqual([[{}]])
  expect(screen.getByLabelText('Coin')).toHaveProperty('value', '')
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('a filter that lets nothing through is taken off with one press; an empty list offers no file', async () => {
  showScreen(<Shown />, '/records?coin=DOGE&transfer=spot')
  await screen.findByText('Nothing found')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByText('ETH Completed')
  expect(address()).toBe('/records?transfer=spot')
  cleanup()
  read.mockResolvedValueOnce({ rows: [], total: 0 })
  showScreen(<Shown />, '/records')
  await screen.findByText('No movements yet')
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
})

test('each choice is a step in the history of the browser', async () => {
  showScreen(<Shown />, '/records')
  await screen.findByText('BTC Completed')
  const before = window.history.length
  choose('Coin', 'BTC')
  choose('Type', '0')
  expect(window.history.length).toBe(before + 2)
})
