// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { walletBody } from '#src/web/features/wallet/tests/wallets.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, savedFile, shownCards, shownTable } from '#tests/support/shown-tables.ts'
import { day } from '#src/core/time/day.ts'
import { dayParameters } from '#src/web/list/filter/days.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { recordList } from './record-list.tsx'

const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const

const withdrawn = {
  id: 90_002,
  memberId: 600_012,
  type: 1,
  symbol: 'BTC',
  amount: '-0.75000000',
  fee: '0.00050000',
  discountFee: '0.00020000',
  realFee: '0.00030000',
  address: 'bc1qx7k2m9tw4s0v5n8',
  createTime: late.gmt8,
  flag: 0,
}
const traded = {
  ...withdrawn,
  id: 90_001,
  type: 3,
  symbol: 'USDT',
  amount: '1234.5',
  fee: '3.5',
  discountFee: '1.25',
  realFee: '2.25',
  address: null,
  createTime: early.gmt8,
}

const Records = () => <List list={useList(recordList)} />

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('FEAT-07.de ENT-08.bc records: time, type, coin, amount with its sign, the three fees and the state', async () => {
  serve({ '/uc/asset/transaction/all': ok({ content: [withdrawn, traded], totalElements: 2 }) })
  showScreen(<Records />, '/walletHistory')
  expect(await shownTable('Wallet history', { constant: ['Status'] })).toEqual([
    ['Time', 'Type', 'Coin', 'Amount', 'Fee payable', 'Fee deducted', 'Fee paid', 'Status'],
    [
      'Nov 12, 2026, 07:05:09',
      'Withdrawal',
      'BTC',
      '−0.75 BTC',
      '0.0005 BTC',
      '0.0002 BTC',
      '0.0003 BTC',
      'Completed',
    ],
    [
      'Nov 11, 2026, 18:30:41',
      'Spot trade',
      'USDT',
      '+1,234.5 USDT',
      '3.5 USDT',
      '1.25 USDT',
      '2.25 USDT',
      'Completed',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-history.csv',
    lines: [
      [
        'Time (UTC)',
        'Type code',
        'Type',
        'Coin',
        'Amount',
        'Fee payable',
        'Fee deducted',
        'Fee paid',
        'Address',
        'Number',
      ],
      [
        late.utc,
        'WITHDRAW',
        'Withdrawal',
        'BTC',
        '-0.75000000',
        '0.00050000',
        '0.00020000',
        '0.00030000',
        withdrawn.address,
        '90002',
      ],
      [early.utc, 'EXCHANGE', 'Spot trade', 'USDT', '1234.5', '3.5', '1.25', '2.25', '', '90001'],
    ],
  })
})

test('ENT-08.b records on a phone name the coin beside each fee, and no fee of nothing', async () => {
  onPhone()
  const received = { ...traded, type: 0, fee: '0', discountFee: null, realFee: null }
  serve({ '/uc/asset/transaction/all': ok({ content: [withdrawn, received], totalElements: 2 }) })
  showScreen(<Records />, '/walletHistory')
  expect(await shownCards('Wallet history')).toEqual([
    [
      'Withdrawal',
      '−0.75',
      'BTC',
      'Nov 12, 2026, 07:05:09',
      'Completed',
      'Fee payable',
      '0.0005',
      'BTC',
      'Fee deducted',
      '0.0002',
      'BTC',
      'Fee paid',
      '0.0003',
      'BTC',
    ],
    ['Deposit', '+1,234.5', 'USDT', 'Nov 11, 2026, 18:30:41', 'Completed'],
  ])
})

test('FEAT-07.d VAL-25.c coin, type and days of the address are asked for; a change of one keeps the others', async () => {
  const answer = ok({
    content: [withdrawn, { ...withdrawn, id: 1, createTime: early.gmt8 }],
    totalElements: 2,
  })
  const calls = serve({
    '/uc/asset/transaction/all': answer,
    '/uc/asset/wallet': walletBody([
      ['USDT', 'Tether', '1', '1', '0', '0'],
      ['BTC', 'Bitcoin', '1', '1', '0', '0'],
    ]),
  })
  showScreen(<Records />, '/walletHistory?coin=BTC&type=1&from=2026-11-12&to=2026-11-12')
  // A server that knows no days sends all of them.
  expect((await shownRows()).map(([time]) => time)).toEqual(['Nov 12, 2026, 07:05:09'])
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
  const options = (name: string) => [...select(name).options].map(({ text }) => text)
  await waitFor(() => expect(options('Coin')).toEqual(['All', 'BTC', 'USDT']))
  expect(options('Type').slice(0, 3)).toEqual(['All', 'Activity reward', 'Bought with fiat'])
  fireEvent.change(select('Coin'), { target: { value: 'USDT' } })
  fireEvent.change(select('Type'), { target: { value: '0' } })
  await waitFor(() => expect(address()).toBe('/walletHistory?coin=USDT&type=0&from=2026-11-12&to=2026-11-12'))
  const days = { from: day('2026-11-12'), to: day('2026-11-12') }
  const rest = { pageNo: '1', pageSize: '100', ...dayParameters(days) }
  await waitFor(() =>
    expect(calls.filter(({ url }) => url.endsWith('/transaction/all')).map(sent)).toEqual([
      { ...rest, symbol: 'BTC', type: '1' },
      { ...rest, symbol: 'USDT', type: '1' },
      { ...rest, symbol: 'USDT', type: '0' },
    ]),
  )
})

/** Cells of the rows that are shown. */
async function shownRows(): Promise<readonly (readonly string[])[]> {
  await screen.findByRole('table', { name: 'Wallet history' })
  await screen.findByText('Withdrawal', { selector: 'span' })
  const [, ...rows] = screen.getAllByRole('row')
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent))
}
