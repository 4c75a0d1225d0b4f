// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { november } from '#tests/support/local-time.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { savedFile } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { ChoiceFilter } from './filter/choice-filter.tsx'
import { numberField, tabField } from './filter/filter-field.ts'
import type { ListView } from './list-description.ts'
import { List } from './list.tsx'
import type { ListState } from './use-list.tsx'

type Row = { readonly id: string; readonly coin: string; readonly at: number | null }
type Keys = AreaKeys['records'] | AreaKeys['api-keys']

const moment = november(12, 7, 5)
const rows: readonly Row[] = [
  { id: '1', coin: 'BTC', at: moment.ms },
  { id: '2', coin: 'ETH', at: null },
]
const view: ListView<Row, Keys> = {
  title: 'records.title',
  error: 'records.error',
  empty: {
    icon: <i />,
    title: 'api-keys.about',
    text: 'records.noneText',
    values: { most: 7 },
    action: <b>Own action</b>,
  },
  rowKey: ({ id }) => id,
  file: (t) => t('records.title'),
  columns: [
    {
      id: 'coin',
      header: 'records.coin',
      cell: ({ coin }) => coin,
      csv: ({ coin }, { t }) => `${coin} ${t('records.done')}`,
    },
    { id: 'time', header: 'records.time', csv: { time: ({ at }) => (at === null ? null : instant(at)) } },
    { id: 'amount', header: 'records.amount', csv: ({ id }) => decimal(`${id}.50`) },
  ],
}
const refetch = vi.fn<() => void>()
const list: ListState<Row, Keys> = {
  view,
  asked: { error: null, isFetching: false, refetch },
  rows,
  filterKey: 'all',
}

beforeEach(() => {
  refetch.mockClear()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const texts = (): readonly string[] => shownTexts(document.body, '[data-testid], section')

test('the file of a list has its own columns, moments in UTC and every row that the list can read', async () => {
  const every = () => Promise.resolve([...rows, { id: '3', coin: 'SOL', at: moment.ms + 60_000 }])
  showScreen(<List list={{ ...list, asked: { ...list.asked, every } }} />, '/')
  expect(await savedFile()).toEqual({
    name: 'Wallet history.csv',
    lines: [
      ['Coin', 'Time (UTC)', 'Amount'],
      ['BTC Completed', moment.utc, '1.50'],
      ['ETH Completed', '', '2.50'],
      ['SOL Completed', november(12, 7, 6).utc, '3.50'],
    ],
  })
})

test('an empty list says what there is none of with its numbers and its action; another text or action takes the place', () => {
  showScreen(<List list={{ ...list, rows: [] }} />, '/')
  expect(texts()).toEqual([
    'With an API key a program can act for your account. You can have up to 7 keys.',
    'Deposits, trades, transfers and rewards appear here.',
    'Own action',
  ])
  cleanup()
  showScreen(
    <List
      list={{ ...list, rows: [], emptyText: 'api-keys.noneText' }}
      emptyAction={<b>Given action</b>}
      heading={<b>Heading</b>}
    />,
    '/',
  )
  expect(texts()).toEqual([
    'Heading',
    'With an API key a program can act for your account. You can have up to 7 keys.',
    'Create one to connect a trading program or your own scripts.',
    'Given action',
  ])
})

test('a list that failed names its rows and the cause, and asks again', () => {
  const asked = { error: new Error('Too busy.'), isFetching: false, refetch }
  showScreen(<List list={{ ...list, asked, rows: undefined, filters: <b>Filters</b> }} />, '/')
  expect(texts()).toEqual(['Filters', 'CSV', 'The history could not be loaded', 'Too busy.', 'Try again'])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a value that an address names stays chosen although it is not among those of the filter', () => {
  const onChange = vi.fn<(value: number | null) => void>()
  const textOf = (value: number): string => `Type ${value}`
  const filter = { label: 'Type', any: 'All', values: [0, 1], textOf, onChange }
  showScreen(<ChoiceFilter {...filter} value={7} />, '/')
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
  expect([field.value, shownTexts(field)]).toEqual(['7', ['All', 'Type 7', 'Type 0', 'Type 1']])
  for (const value of ['0', '']) fireEvent.change(field, { target: { value } })
  expect(onChange.mock.calls).toEqual([[0], [null]])
  cleanup()
  showScreen(<ChoiceFilter {...filter} value={1} />, '/')
  expect(shownTexts(screen.getByRole('combobox'))).toEqual(['All', 'Type 0', 'Type 1'])
})

test('numbers of records and tabs are read from an address and written to it; the first tab is not', () => {
  const number = numberField('plan', true)
  const tab = tabField('show', ['open', 'past'])
  const at = (query: string) => [
    number.read(new URLSearchParams(query)),
    tab.read(new URLSearchParams(query)),
  ]
  expect([at('plan=12&show=past'), at('plan=&show=other'), at('')]).toEqual([
    ['12', 'past'],
    [null, 'open'],
    [null, 'open'],
  ])
  expect([number.write('12'), number.write(null), tab.write('past'), tab.write('open')]).toEqual([
    { plan: '12' },
    {},
    { show: 'past' },
    {},
  ])
  expect([number.narrows, numberField('plan', false).narrows, tab.narrows]).toEqual([true, false, false])
})
