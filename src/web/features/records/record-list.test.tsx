// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, savedFile, shownCards, shownTable } from '#tests/support/shown-tables.ts'
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
