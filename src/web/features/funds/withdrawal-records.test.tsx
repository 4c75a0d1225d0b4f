// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, savedFile, shownCards, shownTable } from '#tests/support/shown-tables.ts'
import { WithdrawalRecords } from './withdrawal-records.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const page = (...content: readonly object[]) =>
  ok({ content, totalElements: content.length, totalPages: 1, size: 10, number: 0 })

const [first, second, third] = [november(12, 7, 5), november(11, 18, 30), november(9, 23, 59)] as const

const sent = {
  id: 70_003,
  addTime: first.ms,
  coinName: 'BTC',
  address: 'bc1qx7k2m9tw4s0v5n8',
  money: '0.75000000',
  fee: '0.00050000',
  realMoney: '0.74970000',
  status: 2,
  hash: 'f4a1c09e77d2',
  protocol: 10,
  protocolName: 'Bitcoin',
  processMold: 1,
  processTime: first.ms,
  withdrawInfo: null,
  memo: null,
  remark: null,
}
const reviewed = {
  ...sent,
  id: 70_002,
  addTime: second.ms,
  coinName: 'XRP',
  address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
  money: '250.5',
  fee: '0.4',
  realMoney: '250.25',
  status: 0,
  hash: null,
  protocolName: 'XRP Ledger',
  memo: '104501',
}
const returned = {
  ...sent,
  id: 70_001,
  addTime: third.ms,
  coinName: 'USDT',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  money: '80',
  fee: '1.2',
  realMoney: '78.8',
  status: 3,
  hash: null,
  protocolName: 'Tron',
}

const written = (element: HTMLElement): string => element.textContent.replaceAll('\u{a0}', ' ')

function showWithdrawals(): void {
  serve({ '/uc/withdraw/list': page(sent, reviewed, returned) })
  showScreen(<WithdrawalRecords />, '/withdraw')
}

test('ENT-09.c the details of a withdrawal tell the fee that was kept, and of a returned one no fee', async () => {
  showWithdrawals()
  const details = async (button: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = screen.getByRole('dialog')
    const values = within(dialog).getAllByRole('definition').map(written)
    const found = within(dialog)
      .getAllByRole('term')
      .map((term, at) => [written(term), values[at]])
    cleanup()
    return Object.fromEntries(found) as Readonly<Record<string, string>>
  }
  expect(await details('Details BTC 70003')).toMatchObject({
    'Fee payable': '0.0005 BTC',
    'Fee deducted': '0.0002 BTC',
    'Fee paid': '0.0003 BTC',
    'You receive': '0.7497 BTC',
  })
  showWithdrawals()
  const back = await details('Details USDT 70001')
  expect(back).toMatchObject({ Returned: '80 USDT' })
  expect(Object.keys(back).filter((name) => name.startsWith('Fee'))).toEqual([])
})

test('FEAT-09.f ENT-09.b withdrawals: time, amount, target, the three fees, what arrives and the state', async () => {
  showWithdrawals()
  expect(await shownTable('Withdrawal records')).toEqual([
    [
      'Time',
      'Amount',
      'Network and address',
      'Fee payable',
      'Fee deducted',
      'Fee paid',
      'You receive',
      'Status',
    ],
    [
      'Nov 12, 2026, 07:05',
      '0.75 BTC',
      'Bitcoin bc1qx7k2…s0v5n8',
      '0.0005 BTC',
      '0.0002 BTC',
      '0.0003 BTC',
      '0.7497 BTC',
      'Success',
    ],
    [
      'Nov 11, 2026, 18:30',
      '250.50 XRP',
      'XRP Ledger rEb8TK3g…8DuaLh',
      '0.40 XRP',
      '0.15 XRP',
      '0.25 XRP',
      '250.25 XRP',
      'Reviewing',
    ],
    [
      'Nov 09, 2026, 23:59',
      '80 USDT',
      'Tron TQn9Y2kh…KcbLSE',
      '1.20 USDT',
      '— USDT',
      '0 USDT',
      'Returned',
      'Failure',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-withdrawals.csv',
    lines: [
      [
        'Time (UTC)',
        'Coin',
        'Amount',
        'Network',
        'Address',
        'Memo',
        'Fee payable',
        'Fee deducted',
        'Fee paid',
        'You receive',
        'Status',
        'Transaction',
      ],
      [
        first.utc,
        'BTC',
        '0.75000000',
        'Bitcoin',
        sent.address,
        '',
        '0.00050000',
        '0.00020000',
        '0.00030000',
        '0.74970000',
        'Success',
        sent.hash,
      ],
      [
        second.utc,
        'XRP',
        '250.5',
        'XRP Ledger',
        reviewed.address,
        '104501',
        '0.4',
        '0.15',
        '0.25',
        '250.25',
        'Reviewing',
        '',
      ],
      [third.utc, 'USDT', '80', 'Tron', returned.address, '', '1.2', '', '0', '', 'Failure', ''],
    ],
  })
})

test('FEAT-09.f ENT-09.b a withdrawal on a phone: what it paid and what arrives, without fees of nothing', async () => {
  onPhone()
  showWithdrawals()
  expect(await shownCards('Withdrawal records')).toEqual([
    [
      'Bitcoin',
      'bc1qx7k2…s0v5n8',
      '0.75 BTC',
      'Nov 12, 2026, 07:05',
      'Success',
      'Fee payable',
      '0.0005',
      'BTC',
      'Fee deducted',
      '0.0002',
      'BTC',
      'Fee paid',
      '0.0003',
      'BTC',
      'You receive',
      '0.7497 BTC',
    ],
    [
      'XRP Ledger',
      'rEb8TK3g…8DuaLh',
      '250.50 XRP',
      'Nov 11, 2026, 18:30',
      'Reviewing',
      'Fee payable',
      '0.40',
      'XRP',
      'Fee deducted',
      '0.15',
      'XRP',
      'Fee paid',
      '0.25',
      'XRP',
      'You receive',
      '250.25 XRP',
    ],
    [
      'Tron',
      'TQn9Y2kh…KcbLSE',
      '80 USDT',
      'Nov 09, 2026, 23:59',
      'Failure',
      'Fee payable',
      '1.20',
      'USDT',
      'You receive',
      'Returned',
    ],
  ])
})
